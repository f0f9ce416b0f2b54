'use client'

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useSyncExternalStore,
  type RefObject,
  useLayoutEffect,
} from 'react'
import { isModified, isPlainClick } from '@/components/ui/plain-click'
import { INSTITUTE_TABS, type InstituteTab, tabOfKey } from '@/lib/rules/institute/institute-tabs'
import styles from './institute-tabs.module.css'
import { openTab, readTab, watchTab } from './tab-address'
import { useOpenPanel } from './use-open-panel'

/** Scrolls a bar sideways, and nothing else, until its selected tab is seen whole. */
function useTabInView(bar: RefObject<HTMLElement | null>, selected: string | null) {
  useLayoutEffect(() => {
    const box = bar.current
    const tab = box?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!box || !tab) return
    const start = tab.offsetLeft - box.offsetLeft
    const isCut = start < box.scrollLeft || start + tab.offsetWidth > box.scrollLeft + box.clientWidth
    if (isCut) box.scrollTo({ left: start - (box.clientWidth - tab.offsetWidth) / 2, behavior: 'instant' })
  }, [bar, selected])
}

type Props = {
  label: string
  names: Record<InstituteTab, string>
  panels: Record<InstituteTab, ReactNode>
}

/**
 * Tabs of which each has an address (`#courses`). In the HTML they are links to sections under one
 * another, which is what is seen without JavaScript and in print. Where scripts run, the style
 * sheet alone shows the addressed section from the first paint on, so that nothing moves when this
 * component takes over (`open` is `null` until then) and the links become tabs.
 */
export function InstituteTabs({ label, names, panels }: Props) {
  const open = useSyncExternalStore<InstituteTab | null>(watchTab, readTab, () => null)
  const bar = useRef<HTMLDivElement>(null)
  const sections = useRef<HTMLDivElement>(null)
  useTabInView(bar, open)
  const keepStartInView = useOpenPanel(bar, sections, open)

  function show(tab: InstituteTab) {
    keepStartInView()
    openTab(tab)
  }

  function follow(event: MouseEvent, tab: InstituteTab) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    show(tab)
  }

  function walk(event: KeyboardEvent, tab: InstituteTab) {
    const target = event.key === ' ' ? tab : tabOfKey(event.key, tab)
    if (target === null || isModified(event)) return
    event.preventDefault()
    bar.current?.querySelector<HTMLElement>(`[href="#${target}"]`)?.focus({ preventScroll: true })
    show(target)
  }

  return (
    <div className={styles.tabs} data-open={open ?? 'none'}>
      <div ref={bar} role={open ? 'tablist' : 'navigation'} aria-label={label} className={styles.bar}>
        {INSTITUTE_TABS.map((tab) => (
          <a
            key={tab}
            id={`tab-${tab}`}
            href={`#${tab}`}
            className={styles.tab}
            {...(open && {
              role: 'tab',
              'aria-selected': tab === open,
              'aria-controls': tab,
              tabIndex: tab === open ? 0 : -1,
              onClick: (event) => follow(event, tab),
              onKeyDown: (event) => walk(event, tab),
            })}
          >
            {names[tab]}
          </a>
        ))}
      </div>
      <div ref={sections} className={styles.panels}>
        {INSTITUTE_TABS.map((tab) => (
          <section
            key={tab}
            id={tab}
            aria-labelledby={`tab-${tab}`}
            className={styles.panel}
            {...(open && {
              role: 'tabpanel',
              tabIndex: tab === open ? 0 : undefined,
              // `hidden="until-found"` empties a closed panel, but leaves its frame to screen readers.
              'aria-hidden': tab === open ? undefined : true,
            })}
          >
            <h2 className={styles.heading}>{names[tab]}</h2>
            {panels[tab]}
          </section>
        ))}
      </div>
    </div>
  )
}
