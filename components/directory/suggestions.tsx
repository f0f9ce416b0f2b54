'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { useRouter } from 'next/navigation'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { Handover, type InputProps } from '@/components/ui/handover'
import { isPlainClick } from '@/components/ui/plain-click'
import { useMain } from '@/components/ui/use-main'
import type { Offered } from '@/lib/client/directory/suggestion-answer'
import { useSuggestions } from '@/lib/client/directory/suggestion-query'
import type { Language } from '@/lib/contract/language'
import type { Suggestion } from '@/lib/contract/suggestion'
import type { SuggestionMessages } from '@/lib/messages/en/suggestions'
import { suggestionQuery } from '@/lib/rules/directory/suggestion'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { formatMessage } from '@/lib/rules/text/format-message'
import { makeRoomBelow } from './scroll'
import { InstituteOption, SearchOption } from './suggestion-option'

export type SuggestionsProps = {
  text: string
  onText: (text: string) => void
  /** Takes what makes an input a combobox. */
  attach: (props: InputProps) => void
  /** Something was typed before this came. */
  startsOpen: boolean
  lang: Language
  prefix: string
  texts: SuggestionMessages
}

/** No choice, but the search for what is typed. */
const SEARCH = 'search'
type Row = Suggestion | typeof SEARCH

/** The search stands last; and first where it says more than a name. */
function rowsOf(offered: Offered | null): Row[] {
  if (offered === null) return []
  return offered.reading === null ? [...offered.institutes, SEARCH] : [SEARCH, ...offered.institutes]
}

/** Where the list stands, and room for it under the box. */
function useListPlace(isOpen: boolean) {
  const inputRef = useRef<HTMLInputElement>(null)
  const actionsRef = useRef<Autocomplete.Root.Actions>(null)
  const { main, findMain } = useMain()
  useEffect(() => {
    if (!isOpen) actionsRef.current?.unmount()
    else if (inputRef.current !== null) makeRoomBelow(inputRef.current)
  }, [isOpen])
  return { inputRef, actionsRef, main, findMain }
}

/**
 * The list under a search box (WAI-ARIA combobox). Without a choice Enter sends the form as ever; a
 * choice leads to the institution's page. Loaded on need by search-box.tsx.
 */
export const Suggestions = memo(function Suggestions({
  text,
  onText,
  attach,
  startsOpen,
  lang,
  prefix,
  texts,
}: SuggestionsProps) {
  const [isWanted, setWanted] = useState(startsOpen)
  const offered = useSuggestions(isWanted ? suggestionQuery(text) : null, lang)
  const router = useRouter()
  const isOpen = offered !== null
  const { inputRef, actionsRef, main, findMain } = useListPlace(isOpen)
  const rows = rowsOf(offered)

  return (
    <Autocomplete.Root
      mode="list"
      // The directory has chosen already.
      filter={null}
      items={rows}
      itemToStringValue={(row) => (row === SEARCH ? text : sayText(row.name, lang))}
      value={text}
      // A chosen name does not become the search: its page is opened.
      onValueChange={(value, { reason }) => reason !== 'item-press' && onText(value)}
      open={isOpen}
      onOpenChange={setWanted}
      actionsRef={actionsRef}
    >
      {/* The hidden button that closes the list speaks English. */}
      <span lang="en">
        <Autocomplete.Input
          ref={inputRef}
          onBlur={() => setWanted(false)}
          render={(props) => <Handover props={props} to={attach} />}
        />
      </span>
      <Autocomplete.Status ref={findMain} className="sr-only">
        {offered !== null && countText(offered.institutes.length, texts)}
      </Autocomplete.Status>
      <Autocomplete.Portal container={main}>
        <Autocomplete.Positioner
          sideOffset={8}
          collisionPadding={8}
          collisionAvoidance={{ side: 'none', align: 'shift', fallbackAxisSide: 'none' }}
          className="z-40 data-anchor-hidden:invisible"
        >
          <Panel note={offered?.institutes.length === 0 ? texts.none : null}>
            <Autocomplete.List aria-label={texts.list}>
              {(row: Row) =>
                row === SEARCH ? (
                  <SearchOption
                    key={SEARCH}
                    value={row}
                    label={offered?.reading ?? fillMessage(texts.searchFor, { text: text.trim() })}
                    onClick={() => inputRef.current?.form?.requestSubmit()}
                  />
                ) : (
                  <InstituteOption
                    key={row.id}
                    suggestion={row}
                    search={text}
                    lang={lang}
                    href={`${prefix}${institutePath(row.id)}`}
                    onClick={(event) => {
                      if (!isPlainClick(event)) return
                      event.preventDefault()
                      setWanted(false)
                      router.push(`${prefix}${institutePath(row.id)}`)
                    }}
                  />
                )
              }
            </Autocomplete.List>
          </Panel>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
})

/**
 * Not the primitive's Popup, which hides the rest of the page from screen readers while it is open; it would also end
 * the closing, which `unmount` does here.
 */
function Panel({ note, children }: { note: string | null; children: ReactNode }) {
  return (
    <div
      // Its scrollbar must not take the focus.
      onMouseDown={(event) => event.preventDefault()}
      className="max-h-[clamp(7rem,var(--available-height),27rem)] w-(--anchor-width) max-w-(--available-width) overflow-y-auto overscroll-contain rounded-card border border-line bg-surface py-2 shadow-float"
    >
      {note !== null && (
        <p aria-hidden className="px-5 pt-1.5 pb-3 text-sm text-grey">
          {note}
        </p>
      )}
      {children}
    </div>
  )
}

function countText(count: number, texts: SuggestionMessages): string {
  return count === 0 ? texts.none : formatMessage(texts.count, { count })
}
