'use client'

import { Button } from '@/components/ui/button'
import { RemovableChip } from '@/components/ui/chip'
import { isPlainClick } from '@/components/ui/plain-click'
import { countNarrowing, listActiveFilters } from '@/lib/rules/filters/active'
import { filtersToHref } from '@/lib/rules/filters/address'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark } from '@/lib/rules/text/localized-text'
import { FORM_ID, useDirectory } from './directory-context'

type Props = {
  /** The parts of the search stand beside these, each with a cross of its own. */
  hidesSearch: boolean
  /** Finds a new place for the focus. */
  onRemoved: () => void
}

/** What is chosen, each with a cross that takes it away. */
export function ActiveFilters({ hidesSearch, onRemoved }: Props) {
  const { texts, filters, types, streams, districts, go, clear, prefix, lang } = useDirectory()
  const names = { types: types.entries, streams: streams.entries, districts: districts.entries }
  const active = listActiveFilters(filters, names)
  const chips = hidesSearch ? active.filter(({ kind }) => kind !== 'search') : active
  if (chips.length === 0) return null

  return (
    <ul aria-label={texts.activeFilters} className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => {
        const name = chip.say(chip, texts, lang)
        return (
          <li key={chip.key} className="max-w-full">
            <RemovableChip
              label={name}
              lang={chip.name ? langMark(chip.name, lang) : undefined}
              removeLabel={fillMessage(texts.removeFilter, { name })}
              href={filtersToHref(chip.without, prefix)}
              onRemove={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                go(chip.without)
                onRemoved()
              }}
            />
          </li>
        )
      })}
      {countNarrowing(chips) > 1 && (
        <li>
          <Button
            type="submit"
            form={FORM_ID}
            name="clear"
            value="filters"
            variant="danger-text"
            className="min-h-11 px-3 text-sm"
            onClick={(event) => {
              event.preventDefault()
              clear()
              onRemoved()
            }}
          >
            {texts.clearAll}
          </Button>
        </li>
      )}
    </ul>
  )
}
