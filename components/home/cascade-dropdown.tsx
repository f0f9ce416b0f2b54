'use client'

import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Lookup } from '@/lib/client/directory/lookup-query'
import { goTo } from '@/lib/client/go-to'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { CascadeMessages } from '@/lib/messages/en/cascade'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import type { CascadePanelProps } from './cascade-panel'

type Props = {
  name: string
  /** Stands in it while nothing is chosen. */
  any: string
  contract: CascadePanelProps['contract']
  query: string
  lookup: Lookup<Option>
  /** What it says where there is nothing to choose from. */
  empty: string
  /** Why it is disabled; `null` when it is not. */
  locked: string | null
  chosen: readonly string[]
  lang: Language
  text: CascadeMessages
  /** The page on which the same can be chosen. */
  stepsHref: string
} & (
  | { onToggle: (id: string) => void; onChoose?: undefined; unknown?: undefined }
  | { onChoose: (id: string | null) => void; onToggle?: undefined; unknown: CascadePanelProps['unknown'] }
)

/** A dropdown of the cascading filter. Its list is loaded when somebody reaches for it. */
export function CascadeDropdown({ name, any, lookup, empty, locked, chosen, lang, text, stepsHref, ...panel }: Props) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isReachedFor, setIsReachedFor] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<CascadePanelProps> | null>(null)
  const isShown = isOpen && locked === null

  useEffect(() => {
    if (!isReachedFor || Panel !== null) return
    import('./cascade-panel').then(
      (loaded) => setPanel(() => loaded.CascadePanel),
      // Offline, or a new version was deployed meanwhile.
      () => isOpen && goTo(stepsHref),
    )
  }, [isReachedFor, Panel, isOpen, stepsHref])

  const names = lookup.entries.filter((entry) => chosen.includes(entry.id)).map((entry) => entry.name)
  const [only] = names
  const first = only && sayText(only, lang)
  const value =
    chosen.length === 0
      ? null
      : first === undefined
        ? fillMessage(text.chosen, { count: chosen.length })
        : names.length === 1
          ? first
          : fillMessage(text.andMore, { name: first, count: names.length - 1 })
  const reachFor = () => setIsReachedFor(true)
  return (
    <div className="relative min-w-0">
      <button
        ref={trigger}
        type="button"
        disabled={locked !== null}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        aria-labelledby={`${id}-name ${id}-value`}
        onPointerEnter={reachFor}
        onFocus={reachFor}
        onClick={() => {
          reachFor()
          setIsOpen(!isOpen)
        }}
        className={clsx(
          'grid min-h-14 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 rounded-md border px-4 py-2 text-left transition-colors duration-150 ease-calm',
          'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk enabled-hover:border-ink-2',
          isShown ? 'border-river bg-surface' : 'border-line-3 bg-surface',
        )}
      >
        <span id={`${id}-name`} className="text-xs leading-tight text-grey">
          {name}
        </span>
        <span
          id={`${id}-value`}
          lang={only && langMark(only, lang)}
          className={clsx(
            'col-start-1 truncate text-base leading-snug',
            value === null ? 'text-ink-2' : 'font-semibold text-ink',
            locked !== null && 'text-sm text-grey',
          )}
        >
          {locked ?? value ?? any}
        </span>
        <span className="col-start-2 row-span-2 row-start-1 text-ink-2">
          <Icon of={ChevronDown} className={clsx('transition-transform duration-150', isShown && 'rotate-180')} />
        </span>
      </button>
      {Panel && (
        <Panel
          {...{ isOpen: isShown, trigger, name, any, lookup, empty, chosen, lang, text, ...panel }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
