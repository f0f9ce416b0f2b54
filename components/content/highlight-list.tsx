'use client'

import { clsx } from 'clsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useCentredItem } from './use-centred-item'

export type HighlightEntry = {
  /** What stands in the list: label and subtitle. */
  head: ReactNode
  /** Its picture and its bullets; `null` when it has none. */
  body: ReactNode
}

/**
 * The scroll-linked list (spec 1 §2): a press chooses an item, and from then on so does scrolling.
 * Without JavaScript every item stands under its own head.
 */
export function HighlightList({ label, entries }: { label: string; entries: readonly HighlightEntry[] }) {
  const id = useId()
  const [active, setActive] = useState(0)
  const [wasPressed, setPressed] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useCentredItem(list, wasPressed, setActive)

  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-10 noscript:lg:grid-cols-1">
      <ul
        ref={list}
        aria-label={label}
        className="relative grid max-h-76 [scrollbar-width:thin] [scrollbar-color:var(--color-line-3)_transparent] auto-rows-max self-start overflow-y-auto overscroll-y-auto rounded-panel border border-line bg-surface p-2 lg:max-h-92 noscript:hidden"
      >
        {entries.map(({ head }, index) => (
          <li key={index}>
            <button
              type="button"
              id={`${id}-head-${index}`}
              aria-controls={`${id}-body-${index}`}
              aria-current={index === active || undefined}
              onClick={() => {
                setActive(index)
                setPressed(true)
              }}
              className={clsx(
                'grid min-h-18 w-full cursor-pointer grid-cols-1 content-center gap-0.5 rounded-card border-l-4 px-5 py-3 text-left wrap-anywhere transition-colors duration-200 ease-calm',
                index === active ? 'border-turmeric bg-river-tint' : 'border-transparent hover:bg-sunk',
              )}
            >
              {head}
            </button>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-5">
        {entries.map(({ head, body }, index) => (
          <div
            key={index}
            id={`${id}-body-${index}`}
            role="group"
            aria-labelledby={`${id}-head-${index}`}
            className={clsx('wrap-anywhere', index !== active && 'scripting:hidden')}
          >
            <div className="scripting:hidden">{head}</div>
            {body}
          </div>
        ))}
      </div>
    </div>
  )
}
