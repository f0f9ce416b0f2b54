import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useTransition } from 'react'
import { isText, objectOf } from '@/lib/client/answer-shape'
import { patient } from '@/lib/client/bff-client'
import { askOnce, bffQuery } from '@/lib/client/late-query'
import { queryKeys } from '@/lib/client/query-keys'
import type { Language } from '@/lib/contract/lenient'

export type ShownHome = {
  lang: Language
  /** What the page was made of (`homeVersion`); `null` where that could not be had. */
  version: string | null
}

const isVersioned = objectOf<{ version: string }>({ version: isText })

/** Which version of the page there is now. Fails also while a part of it cannot be had. */
const versionQuery = (lang: Language) =>
  bffQuery(queryKeys.homeVersion(lang), `/api/home?lang=${lang}`, isVersioned, patient)

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
        const { version: now } = await askOnce(versionQuery(lang)).catch(() => ({ version }))
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
