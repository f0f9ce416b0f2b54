'use client'

import { Popover } from '@base-ui/react/popover'
import { type RefObject, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Checkbox } from '@/components/ui/checkbox'
import { ChoiceList } from '@/components/ui/choice-list'
import { closeExceptBy } from '@/components/ui/popup-change'
import { ProviderText } from '@/components/ui/provider-text'
import { Radio } from '@/components/ui/radio'
import { Skeleton } from '@/components/ui/skeleton'
import { useMain } from '@/components/ui/use-main'
import { useLazyQuery } from '@/lib/client/lazy-query'
import type { Lookup } from '@/lib/client/directory/lookup-query'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { CascadeMessages } from '@/lib/messages/en/cascade'
import { besideFilter } from '@/lib/rules/filters/known'
import { CascadeFailed } from './cascade-failed'
import { UnknownChoice } from './unknown-choice'

export type CascadePanelProps = {
  isOpen: boolean
  onClose: () => void
  trigger: RefObject<HTMLButtonElement | null>
  name: string
  contract: keyof CascadeMessages['known']
  /** What is chosen before it, as the query of an address: of those it is asked how much is known. */
  query: string
  any: string
  lookup: Lookup<Option>
  empty: string
  chosen: readonly string[]
  lang: Language
  text: CascadeMessages
  /** Several may be chosen. */
  onToggle?: (id: string) => void
  /** One may be chosen, or none. */
  onChoose?: (id: string | null) => void
  /** Of a list of cities: whether those without a city stay. */
  unknown?: { isIncluded: boolean; onToggle: () => void } | undefined
}

/** What opens under a dropdown of the cascading filter. Loaded on need by cascade-dropdown.tsx. */
export function CascadePanel({ isOpen, onClose, trigger, contract, query, unknown, ...list }: CascadePanelProps) {
  const { main, findMain } = useMain()
  const { data } = useLazyQuery(({ known }) => known(query), { of: query, isAsked: isOpen })
  const facets = data?.facets ?? null
  const { said, idle } = besideFilter(facets, contract, list.text, { isSet: list.chosen.length > 0 })
  const isNone = idle !== null
  // Of what there is not nothing is unknown.
  const isOffered = list.lookup.state === 'ready' && list.lookup.entries.length > 0
  const isLoading = list.lookup.state === 'loading'
  return (
    <>
      <span hidden ref={findMain} />
      {/* The button that opens it is there before this script, and is no trigger of the popover: out of it Tab would lead nowhere. */}
      <Popover.Root open={isOpen} onOpenChange={closeExceptBy(trigger, onClose)} modal="trap-focus">
        <Popover.Portal container={main}>
          <Popover.Positioner
            anchor={trigger}
            side="bottom"
            align="start"
            sideOffset={6}
            // Above its button or below it, never beside it: that is the next list's place.
            collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'none' }}
            // Under the navbar: what has the focus there would be scrolled from under it, and the list with it.
            collisionPadding={{ top: 88, right: 12, bottom: 12, left: 12 }}
            className="z-40 short:fixed! short:inset-2! short:transform-none!"
          >
            <Popover.Popup
              initialFocus={false}
              finalFocus={trigger}
              className="flex h-[min(26rem,var(--available-height))] w-[max(var(--anchor-width),17rem)] max-w-(--available-width) flex-col overflow-hidden rounded-card border border-line bg-surface text-ink shadow-float transition-opacity duration-150 ease-calm outline-none data-ending-style:opacity-0 data-starting-style:opacity-0 short:size-full! short:max-h-none! short:max-w-none!"
            >
              <FirstFocus key={`${list.lookup.state} ${isNone}`} isLoading={isLoading || isNone} />
              <Popover.Title className="sr-only">{list.name}</Popover.Title>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-3 pb-2">
                <Choices {...list} disabled={isNone} onPick={onClose} />
                <div className="mt-2 border-t border-line pt-2 empty:hidden">
                  {isOffered && said !== null && <p className="text-sm text-grey tabular-nums">{said}</p>}
                  {unknown !== undefined && (
                    <UnknownChoice
                      contract={contract}
                      facets={facets}
                      text={list.text}
                      label={list.text.includeUnknownCity}
                      checked={unknown.isIncluded}
                      disabled={isNone}
                      onChange={unknown.onToggle}
                    />
                  )}
                </div>
              </div>
              <div className="border-t border-line p-2">
                <Popover.Close className={buttonClass('quiet', 'md', 'min-h-11 w-full')}>
                  {list.text.done}
                </Popover.Close>
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}

/**
 * Takes the focus to the first control; to the popup itself with fingers, which so calls up no keyboard,
 * and while its list is on its way. Without scrolling, because the popup is not yet where it will be.
 */
function FirstFocus({ isLoading }: { isLoading: boolean }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const popup = mark.current?.closest<HTMLElement>('[role="dialog"]')
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    const control = isTouched || isLoading ? popup : popup?.querySelector<HTMLElement>('input, button')
    control?.focus({ preventScroll: true })
  }, [isLoading])
  return <span ref={mark} hidden />
}

type ChoicesProps = Omit<CascadePanelProps, 'isOpen' | 'onClose' | 'trigger' | 'contract' | 'query' | 'unknown'> & {
  /** None of them would change anything. */
  disabled: boolean
  onPick: () => void
}

function Choices({ disabled, name, any, lookup, empty, chosen, lang, text, onToggle, onChoose, onPick }: ChoicesProps) {
  if (lookup.state === 'failed') return <CascadeFailed text={text} onRetry={lookup.retry} />
  if (lookup.state === 'loading') {
    return (
      <div role="status" className="grid gap-4 py-3">
        <span className="sr-only">{text.listLoading}</span>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="h-5 w-4/5" />
        ))}
      </div>
    )
  }
  if (lookup.entries.length === 0) return <p className="py-2 text-grey">{empty}</p>
  // The arrow keys choose too, but what they pass is not what somebody wants.
  const pick = (event: React.MouseEvent) => event.detail > 0 && onPick()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">{name}</legend>
      <ChoiceList
        title={name}
        entries={lookup.entries}
        text={text}
        first={
          onChoose && (
            <Radio
              name={name}
              label={any}
              checked={chosen.length === 0}
              onChange={() => onChoose(null)}
              onClick={pick}
            />
          )
        }
        renderEntry={({ id }, label) =>
          onChoose ? (
            <Radio
              name={name}
              label={<ProviderText of={label} lang={lang} />}
              checked={chosen.includes(id)}
              onChange={() => onChoose(id)}
              onClick={pick}
            />
          ) : (
            <Checkbox
              label={<ProviderText of={label} lang={lang} />}
              checked={chosen.includes(id)}
              onChange={() => onToggle?.(id)}
            />
          )
        }
      />
    </fieldset>
  )
}
