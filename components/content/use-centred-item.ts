'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'
import { closestToCentre } from '@/lib/rules/content/closest-to-centre'

/** How often scrolling is looked at (spec 1 §9). */
const THROTTLE_MS = 100

/**
 * While the list is scrolled, says which of its items is closest to its vertical centre, at most
 * once in 100 ms.
 * @param isOn says nothing while it is not
 */
export function useCentredItem(list: RefObject<HTMLElement | null>, isOn: boolean, onCentred: (index: number) => void) {
  const centred = useEffectEvent(onCentred)
  useEffect(() => {
    const element = list.current
    if (!isOn || element === null) return
    let timer: ReturnType<typeof setTimeout> | null = null
    const look = () => {
      timer = null
      const items = Array.from(element.children, (item) => item.getBoundingClientRect())
      const index = closestToCentre(element.getBoundingClientRect(), items)
      if (index !== null) centred(index)
    }
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      element.removeEventListener('scroll', onScroll)
      if (timer !== null) clearTimeout(timer)
    }
  }, [list, isOn])
}
