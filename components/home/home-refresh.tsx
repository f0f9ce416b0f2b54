'use client'

import { useEffect } from 'react'
import { type ShownHome, useFreshHome } from './use-fresh-home'

/** Asks for the home page anew when the visitor comes back to the tab or to the network (spec 1 §4, "Home loading"). */
export function HomeRefresh({ lang, version }: ShownHome) {
  const { ask } = useFreshHome({ lang, version })
  useEffect(() => {
    const stop = new AbortController()
    window.addEventListener('online', ask, { signal: stop.signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask(), {
      signal: stop.signal,
    })
    return () => stop.abort()
  }, [ask])
  return null
}
