import { type RefObject, useLayoutEffect } from 'react'

/** Scrolls a bar sideways, and nothing else, until its selected tab is seen whole. */
export function useTabInView(bar: RefObject<HTMLElement | null>, selected: string | null) {
  useLayoutEffect(() => {
    const box = bar.current
    const tab = box?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!box || !tab) return
    const start = tab.offsetLeft - box.offsetLeft
    const isCut = start < box.scrollLeft || start + tab.offsetWidth > box.scrollLeft + box.clientWidth
    if (isCut) box.scrollTo({ left: start - (box.clientWidth - tab.offsetWidth) / 2, behavior: 'instant' })
  }, [bar, selected])
}
