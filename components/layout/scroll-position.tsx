'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { anchorTarget, startAtAnchor, startAtTop } from './page-start'

/** How long after navigation a page scrolls to the anchor of its address (spec 1 §9). */
const ANCHOR_DELAY_MS = 200
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls to the anchor after a moment, unless the visitor has begun to scroll. @returns how to call it off */
function startAtAnchorSoon(how: { takesFocus: boolean }): () => void {
  const callOff = () => {
    clearTimeout(timer)
    OWN_SCROLLING.forEach((type) => window.removeEventListener(type, callOff))
  }
  const timer = setTimeout(() => {
    callOff()
    const target = anchorTarget(window.location.hash)
    if (target) startAtAnchor(target, how)
  }, ANCHOR_DELAY_MS)
  OWN_SCROLLING.forEach((type) => window.addEventListener(type, callOff, { passive: true }))
  return callOff
}

/** Whether this document was opened by an address, not reloaded or come back to: then the browser scrolls. */
function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate'
}

/**
 * A page that is navigated to begins at its top, or at the anchor of its address (spec 1 §2, §9).
 * Back and Forward are left to the browser, which returns to where the visitor was
 * (docs/adr/0020-where-a-page-begins.md).
 */
export function ScrollPosition() {
  const pathname = usePathname()
  const shown = useRef<string | null>(null)
  const isTraversal = useRef(false)
  const callOff = useRef(() => {})

  useEffect(() => {
    // One within a page brings no new path, and must not count for the next page.
    const onPopState = () => (isTraversal.current = window.location.pathname !== shown.current)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    const isFirst = shown.current === null
    const isLeftToBrowser = isFirst ? !isNewDocument() : isTraversal.current
    shown.current = pathname
    isTraversal.current = false
    callOff.current()
    if (isLeftToBrowser) return
    if (window.location.hash !== '') callOff.current = startAtAnchorSoon({ takesFocus: !isFirst })
    else if (!isFirst) startAtTop()
  }, [pathname])

  return null
}
