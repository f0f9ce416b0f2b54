'use client'

import { Tabs as Base } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import { useEffect, useState, type ReactNode } from 'react'

type TabItem = {
  /** Also the fragment of the address under which this tab is open. Unique on the page. */
  id: string
  label: ReactNode
  content: ReactNode
}

type Props = {
  /** The accessible name of the row of tabs. */
  label: string
  items: TabItem[]
  className?: string
}

/**
 * Tabs of which each has an address (`#id`). All panels are in the HTML; without JavaScript they
 * stand under one another and the tabs lead to them, so a panel begins with a heading of its own
 * (it may hide it with `scripting:sr-only`).
 */
export function Tabs({ label, items, className }: Props) {
  const [active, setActive] = useState(items[0]?.id ?? '')

  useEffect(() => {
    const openAddressed = () => {
      const addressed = items.find((item) => `#${item.id}` === window.location.hash)
      if (addressed) setActive(addressed.id)
    }
    openAddressed()
    window.addEventListener('hashchange', openAddressed)
    return () => window.removeEventListener('hashchange', openAddressed)
  }, [items])

  const open = (id: string) => {
    setActive(id)
    // Not by following the link: that would scroll, and fill the history with tabs.
    window.history.replaceState(window.history.state, '', `#${id}`)
  }

  return (
    <Base.Root value={active} onValueChange={open} className={className}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className="relative flex [scrollbar-width:none] gap-6 overflow-x-auto border-b border-line-2"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.id}
            value={item.id}
            nativeButton={false}
            render={<a href={`#${item.id}`} onClick={(event) => event.preventDefault()} />}
            className={clsx(
              'flex min-h-12 shrink-0 cursor-pointer items-center border-b-3 border-transparent pt-0.5 font-medium whitespace-nowrap text-ink-2 transition-colors duration-150 ease-calm hover:text-ink',
              'focus-visible:-outline-offset-3 data-active:border-river data-active:font-semibold data-active:text-ink forced-colors:border-[Canvas]',
            )}
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.id} value={item.id} keepMounted className="pt-6">
          <div id={item.id} className="scroll-mt-32">
            {item.content}
          </div>
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
