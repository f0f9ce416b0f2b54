'use client'

import type { QueryObserverOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Seen } from '@/lib/client/query-client'

/** What is asked, and how often; nothing of the library itself, so that any page may name it. */
export type Query<Data> = QueryObserverOptions<Data>

export type LateAnswer<Data> = {
  data: Data | undefined
  state: 'loading' | 'failed' | 'ready'
  retry: () => void
}

type Options<Data> = {
  /** What came with the page, `null` where the server could not have it: then only `retry` asks. */
  server?: Data | null
  isAsked?: boolean
}

/**
 * `useQuery` for what stands in the first view: React Query comes with the first question, and a page that asks
 * nothing never loads it.
 */
export function useLateQuery<Data>(
  query: Query<Data>,
  { server, isAsked = server === undefined }: Options<Data> = {},
): LateAnswer<Data> {
  const [tries, setTries] = useState(0)
  const [seen, setSeen] = useState<Seen<Data> & { ask: string }>()
  const ask = isAsked || tries > 0 ? JSON.stringify([query.queryKey, tries]) : null
  const observe = useEffectEvent(async (asked: string, stop: AbortSignal) => {
    const tell = ({ data, isError }: Seen<Data>) => setSeen({ data, isError, ask: asked })
    // Without it nothing can be asked: offline, or a new version was deployed meanwhile.
    const library = await import('@/lib/client/query-client').catch(() => null)
    if (stop.aborted) return
    if (library === null) tell({ data: undefined, isError: true })
    else library.observeQuery(query, tell, stop)
  })

  useEffect(() => {
    if (ask === null) return
    const left = new AbortController()
    void observe(ask, left.signal)
    return () => left.abort()
  }, [ask])

  const current = seen?.ask === ask ? seen : undefined
  const data = current?.data === undefined ? (server ?? undefined) : current.data
  const hasFailed = ask === null ? server === null : current?.isError === true
  return {
    data,
    state: data !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading',
    retry: () => setTries(tries + 1),
  }
}
