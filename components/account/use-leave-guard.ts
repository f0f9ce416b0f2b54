import { useEffect, useRef, useState } from 'react'
import { isPlainClick } from '@/components/ui/plain-click'
import { GOING } from '@/lib/client/go-to'

/** Leads elsewhere in this tab: not to a part of this page, a new tab or a file. */
function leads(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (!isPlainClick(event)) return false
  if (link.pathname.startsWith('/api/') || (link.target !== '' && link.target !== '_self')) return false
  const { origin, pathname, search } = window.location
  const isHere = link.origin === origin && link.pathname === pathname && link.search === search
  return !isHere || link.hash === ''
}

/**
 * Asks before changes that are not saved are lost: by a link of the page, by Back, and, in the
 * browser's own words, by a reload or by leaving for another site; by logging out before that is done. Not where
 * the page itself is loaded anew (`reloadAt`): then they are somebody's who is signed out.
 *
 * Back cannot be held up, so a second entry of this page stands in the history while there is
 * something to lose: Back leads from one to the other, and is then asked about.
 * @returns `isAsking`; `leave` goes on as was meant, `stay` does not
 */
export function useLeaveGuard(isDirty: boolean) {
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const isAllowed = useRef(false)
  const hasEntry = useRef(false)
  const dirty = useRef(isDirty)

  useEffect(() => {
    dirty.current = isDirty
    if (!isDirty || hasEntry.current) return
    hasEntry.current = true
    window.history.pushState(window.history.state, '', window.location.href)
  }, [isDirty])

  useEffect(() => {
    const isHeld = () => dirty.current && !isAllowed.current

    function pressed(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!isHeld() || link === null || !leads(link, event)) return
      event.preventDefault()
      event.stopPropagation()
      setGoOn(() => () => {
        isAllowed.current = true
        link.click()
      })
    }

    function wentBack() {
      if (!hasEntry.current) return
      hasEntry.current = false
      // Nothing to lose any more: the entry of its own is passed over.
      if (!isHeld()) return window.history.back()
      window.history.pushState(window.history.state, '', window.location.href)
      hasEntry.current = true
      setGoOn(() => () => {
        isAllowed.current = true
        hasEntry.current = false
        window.history.go(-2)
      })
    }

    function asked(event: CustomEvent<() => void>) {
      if (!isHeld()) return
      event.preventDefault()
      setGoOn(() => event.detail)
    }

    function allow() {
      isAllowed.current = true
    }

    function unloads(event: BeforeUnloadEvent) {
      if (isHeld()) event.preventDefault()
    }

    window.addEventListener('click', pressed, true)
    window.addEventListener('popstate', wentBack)
    window.addEventListener('beforeunload', unloads)
    window.addEventListener('leaving', asked)
    window.addEventListener(GOING, allow)
    return () => {
      window.removeEventListener('click', pressed, true)
      window.removeEventListener('popstate', wentBack)
      window.removeEventListener('beforeunload', unloads)
      window.removeEventListener('leaving', asked)
      window.removeEventListener(GOING, allow)
    }
  }, [])

  return {
    isAsking: goOn !== null,
    stay: () => setGoOn(null),
    leave() {
      setGoOn(null)
      goOn?.()
    },
  }
}
