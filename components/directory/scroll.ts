import { type RefObject, useLayoutEffect, useRef } from 'react'

/** How long after a change of page the results come into view (spec 2 §9). */
const SCROLL_DELAY_MS = 100

/** Brings an element to the top of the window, at once where motion is unwelcome. */
export function scrollTo(element: HTMLElement | null) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' })
}

/** What a list under a field needs to show a few of its rows. */
const LIST_ROOM_PX = 260

/** Moves a field up where the window, or the keyboard that halves it, leaves too little under it for a list. */
export function makeRoomBelow(field: HTMLElement) {
  const height = window.visualViewport?.height ?? window.innerHeight
  if (height - field.getBoundingClientRect().bottom < LIST_ROOM_PX) scrollTo(field)
}

/** After a change of page: scrolls to the element's section, and reading goes on from the element. */
export function scrollToLater(target: RefObject<HTMLElement | null>) {
  setTimeout(() => {
    scrollTo(target.current?.closest('section') ?? null)
    target.current?.focus({ preventScroll: true })
  }, SCROLL_DELAY_MS)
}

/**
 * While results are on their way the window holds on to nothing that is seen: when they come during a smooth
 * scroll, browsers would move its goal by as much as they are higher than what stood in their place.
 */
export function useLooseWindow(areResultsComing: boolean) {
  const frame = useRef(0)
  useLayoutEffect(() => {
    if (!areResultsComing) return
    cancelAnimationFrame(frame.current)
    const { style } = document.documentElement
    style.setProperty('overflow-anchor', 'none')
    // Until those that have come stand in the page: that is laid out after one frame's callbacks, before the next's.
    return () => {
      frame.current = requestAnimationFrame(() => {
        frame.current = requestAnimationFrame(() => void style.removeProperty('overflow-anchor'))
      })
    }
  }, [areResultsComing])
}
