'use client'

import type { QueryKey, QueryObserverOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { IsShape } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import type { Seen } from '@/lib/client/query-client'

/** What is asked, and how often; nothing of the library itself, so that any page may name it. */
export type Query<Data> = QueryObserverOptions<Data>

/**
 * What a path of the website's own API answers.
 * @param limit `patient`, or until the browser gives up
 */
export function bffQuery<Data>(
  queryKey: QueryKey,
  path: string,
  is: IsShape<Data>,
  limit = (signal: AbortSignal) => signal,
): Query<Data> {
  return { queryKey, queryFn: ({ signal }) => getFromBff(path, is, limit(signal)) }
}

type Library = typeof import('@/lib/client/query-client')
/** Once it has come. */
let library: Library | undefined

async function load(): Promise<Library> {
  library = await import('@/lib/client/query-client')
  return library
}

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
 * What is true now, where nothing is shown of the asking: an answer that is under way is from before, and dropped.
 * @throws what the query throws; also where React Query does not come
 */
export async function askOnce<Data>(query: Query<Data>): Promise<Data> {
  const { queryClient } = await load()
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  return queryClient.fetchQuery({ ...query, staleTime: 0 })
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
  // What asks again by itself also tries again by itself to have the library.
  const againMs = typeof query.refetchInterval === 'number' ? query.refetchInterval : null
  const observe = useEffectEvent((loaded: Library | null, asked: string, stop: AbortSignal) => {
    const tell = ({ data, isError }: Seen<Data>) => setSeen({ data, isError, ask: asked })
    if (loaded === null) tell({ data: undefined, isError: true })
    else loaded.observeQuery(query, tell, stop)
  })

  useEffect(() => {
    if (ask === null) return
    const left = new AbortController()
    const begin = async () => {
      // `null`: offline, or a new version was deployed meanwhile.
      const loaded = await load().catch(() => null)
      if (left.signal.aborted) return
      observe(loaded, ask, left.signal)
      if (loaded === null && againMs !== null) setTimeout(() => void begin(), againMs)
    }
    void begin()
    return () => left.abort()
  }, [ask, againMs])

  const current = seen?.ask === ask ? seen : undefined
  // What another part, or an earlier visit, was answered shows at once.
  const kept = ask === null ? undefined : library?.queryClient.getQueryData<Data>(query.queryKey)
  const known = current?.data === undefined ? kept : current.data
  const data = known === undefined ? (server ?? undefined) : known
  const hasFailed = ask === null ? server === null : current?.isError === true
  return {
    data,
    state: data !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading',
    retry: () => setTries(tries + 1),
  }
}
