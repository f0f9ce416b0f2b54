'use client'

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Language } from '@/lib/contract/lenient'
import { type HomeRead, mergeHome } from '@/lib/rules/home-data'
import { HomeProvider, type HomeTexts } from './home-context'
import type { HomeRefetch } from './home-refetch'

type Props = { initial: HomeRead; lang: Language; texts: HomeTexts; children: ReactNode }

/**
 * Holds what the home page shows (spec 1 §4, "Home loading"): first what the server rendered, later
 * what is asked anew when the visitor comes back to the tab or to the network. What asks, and React
 * Query with it, is loaded the first time that this happens.
 */
export function LiveHome({ initial, lang, texts, children }: Props) {
  const [shown, setShown] = useState({ initial, home: initial })
  // The page was rendered anew.
  if (shown.initial !== initial) setShown({ initial, home: mergeHome(shown.home, initial) })
  const [isWanted, setIsWanted] = useState(false)
  const [Refetch, setRefetch] = useState<typeof HomeRefetch | null>(null)
  const [tries, setTries] = useState(0)
  const [isTrying, setIsTrying] = useState(false)

  useEffect(() => {
    if (isWanted) return
    const stop = new AbortController()
    const want = () => setIsWanted(true)
    window.addEventListener('online', want, { signal: stop.signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && want(), {
      signal: stop.signal,
    })
    return () => stop.abort()
  }, [isWanted])

  useEffect(() => {
    if (!isWanted || Refetch !== null) return
    import('./home-refetch').then(
      (loaded) => setRefetch(() => loaded.HomeRefetch),
      () => {
        // The next occasion tries again.
        setIsWanted(false)
        setIsTrying(false)
      },
    )
  }, [isWanted, Refetch])

  const show = useCallback(
    (read: HomeRead) => setShown(({ initial, home }) => ({ initial, home: mergeHome(home, read) })),
    [],
  )
  const settle = useCallback(() => setIsTrying(false), [])
  function tryAgain() {
    setIsTrying(true)
    setIsWanted(true)
    setTries((count) => count + 1)
  }

  return (
    <HomeProvider value={{ home: shown.home, lang, texts, tryAgain, isTrying }}>
      {children}
      {Refetch && <Refetch initial={initial} lang={lang} tries={tries} onRead={show} onSettled={settle} />}
    </HomeProvider>
  )
}
