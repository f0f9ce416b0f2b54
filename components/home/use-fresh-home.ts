import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useTransition } from 'react'
import { askOnce } from '@/lib/client/lazy-query'
import type { Language } from '@/lib/contract/language'

export type ShownHome = {
  lang: Language
  /** What the page was made of (`homeVersion`); `null` where that could not be had. */
  version: string | null
}

/** By then the website has made the new page. */
const MADE_MS = 1_000

/**
 * Has the home page rendered anew where it has changed. A router that refreshes and gets no answer
 * leaves the page: so the website is asked first whether there is anything new, in a few bytes.
 */
export function useFreshHome({ lang, version }: ShownHome) {
  const router = useRouter()
  const [isAsking, start] = useTransition()
  const wanted = useRef<string | null>(null)

  const ask = useCallback(
    () =>
      start(async () => {
        // Offline, or the provider is away: what is shown stays.
        const { version: now } = await askOnce(({ homeVersion }) => homeVersion(lang)).catch(() => ({ version }))
        if (now === version) return
        wanted.current = now
        start(() => router.refresh())
      }),
    [lang, version, router],
  )

  // A cached page that is old is given once more while the new one is made.
  useEffect(() => {
    if (isAsking || wanted.current === null) return
    const isOld = wanted.current !== version
    wanted.current = null
    if (!isOld) return
    const timer = setTimeout(() => start(() => router.refresh()), MADE_MS)
    return () => clearTimeout(timer)
  }, [isAsking, version, router])

  return { ask, isAsking }
}
