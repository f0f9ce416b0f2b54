'use client'

import { useId, useState, type ReactNode } from 'react'
import type { Text } from '@/lib/contract/lenient'
import { findByName } from '@/lib/rules/directory/find-by-name'
import { fillMessage } from '@/lib/rules/text/fill-message'

/** From here on a list gets a box that finds in it. */
const LONG_LIST = 10

type Entry = { id: string; name: Text; otherNames?: readonly string[] | undefined }
type Props<Choice extends Entry> = {
  title: string
  entries: readonly Choice[]
  /** What stands above the entries, such as "All cities". */
  first?: ReactNode
  /** `label` is its name, with the other name by which it was found. */
  renderEntry: (entry: Choice, label: Text) => ReactNode
  /** `findInList` has a place for the title: `{list}`. */
  text: { findInList: string; nothingInList: string }
}

/** Choices under one another. A long list scrolls within itself, and can be searched. */
export function ChoiceList<Choice extends Entry>({ title, entries, first, renderEntry, text }: Props<Choice>) {
  const [wanted, setWanted] = useState('')
  const id = useId()
  const isLong = entries.length > LONG_LIST
  const found = findByName(entries, wanted)
  const name = fillMessage(text.findInList, { list: title })
  return (
    <>
      {isLong && (
        <input
          type="text"
          id={id}
          aria-label={name}
          placeholder={name}
          value={wanted}
          autoComplete="off"
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            // Enter would send the whole form.
            if (event.key === 'Enter') event.preventDefault()
          }}
          className="mb-2 min-h-11 w-full rounded-md border border-line-3 bg-surface px-3.5 text-sm placeholder:text-grey hover:border-ink-2 noscript:hidden"
        />
      )}
      <ul
        className={
          isLong
            ? // Disabled, nobody could scroll it by keyboard.
              '-mr-3 -ml-1 max-h-72 overflow-y-auto overscroll-contain pr-3 pl-1 in-disabled:overflow-hidden short:max-h-none'
            : undefined
        }
      >
        {wanted.trim() === '' && first !== undefined && <li>{first}</li>}
        {found.map(({ entry, label }) => (
          <li key={entry.id}>{renderEntry(entry, label)}</li>
        ))}
      </ul>
      {isLong && (
        <p role="status" className="text-sm text-grey not-empty:py-2">
          {found.length === 0 && text.nothingInList}
        </p>
      )}
    </>
  )
}
