'use client'

import { useEffect, useState } from 'react'
import type { IsShape } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import type { Lookup } from '@/lib/client/lookup-query'

type Answers<Entry> = Readonly<Record<string, readonly Entry[] | 'failed'>>

/**
 * A list of choices for a page without React Query: asked for once in a visit, and again only by
 * `retry`.
 * @param path `null` while nothing is to be asked
 * @param server what came with the page for its first path: `null` where it could not be had
 */
export function useFetchedLookup<Entry>(
  path: string | null,
  is: IsShape<Entry[]>,
  server?: { path: string; entries: readonly Entry[] | null },
): Lookup<Entry> {
  const [answers, setAnswers] = useState<Answers<Entry>>(() =>
    server === undefined ? {} : { [server.path]: server.entries ?? 'failed' },
  )
  const answer = path === null ? undefined : answers[path]
  const isWanted = path !== null && answer === undefined

  useEffect(() => {
    if (path === null || !isWanted) return
    const stop = new AbortController()
    getFromBff(path, is, stop.signal).then(
      (entries) => setAnswers((all) => ({ ...all, [path]: entries })),
      () => {
        if (!stop.signal.aborted) setAnswers((all) => ({ ...all, [path]: 'failed' }))
      },
    )
    return () => stop.abort()
  }, [path, isWanted, is])

  return {
    entries: answer === undefined || answer === 'failed' ? [] : answer,
    state: answer === undefined ? 'loading' : answer === 'failed' ? 'failed' : 'ready',
    retry: () => setAnswers((all) => Object.fromEntries(Object.entries(all).filter(([asked]) => asked !== path))),
  }
}
