import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { INSTITUTE_TABS, type InstituteTab } from '@/lib/rules/institute/institute-tabs'
import { openTab } from './tab-address'

type Box = RefObject<HTMLElement | null>

/**
 * Shows the open panel alone. The others stay findable: `hidden="until-found"`, which React cannot
 * write, lets the browser's search and a link into a panel open it.
 * @returns what to call before a tab is opened by hand: when the bar sticks and its panel has been
 *   scrolled away, the new panel starts right under the bar instead of somewhere in its middle
 */
export function useOpenPanel(bar: Box, sections: Box, open: InstituteTab | null): () => void {
  const isScrolledInto = useRef(false)

  useLayoutEffect(() => {
    if (open === null) return
    for (const section of sections.current?.children ?? []) {
      if (section.id === open) section.removeAttribute('hidden')
      else section.setAttribute('hidden', 'until-found')
    }
    if (isScrolledInto.current) sections.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    isScrolledInto.current = false
  }, [sections, open])

  useEffect(() => {
    const box = sections.current
    const reveal = (event: Event) => {
      const tab = INSTITUTE_TABS.find((each) => event.target instanceof Element && event.target.id === each)
      if (tab) openTab(tab)
    }
    box?.addEventListener('beforematch', reveal)
    return () => box?.removeEventListener('beforematch', reveal)
  }, [sections])

  return () => {
    const box = sections.current
    if (!box || !bar.current) return
    const { top, height } = box.getBoundingClientRect()
    const { bottom: barEnd } = bar.current.getBoundingClientRect()
    isScrolledInto.current = top < barEnd
    // A short panel after a long one must not let the page slip downwards under the visitor.
    const filling = Math.min(height, window.innerHeight - Math.max(top, barEnd))
    box.style.setProperty('min-height', `${Math.max(0, Math.floor(filling))}px`)
  }
}
