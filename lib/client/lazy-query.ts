'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { PATIENCE_MS } from '@/lib/client/patience'
import type { Seen, Select } from '@/lib/client/query-client'

type Library = typeof import('@/lib/client/query-client')
/** Once it has come. */
let library: Library | undefined

/** @throws where it does not come, or not in time */
async function load(): Promise<Library> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('React Query did not come in time')), PATIENCE_MS)
  })
  try {
    library = await Promise.race([import('@/lib/client/query-client'), late])
    return library
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What is true now, where nothing is shown of the asking: an answer that is under way is from before, and dropped.
 * @throws what the query throws; also where React Query does not come
 */
export async function askOnce<Data>(select: Select<Data>): Promise<Data> {
  return (await load()).askNow(select)
}

export type LazyAnswer<Data> = {
  data: Data | undefined
  state: 'loading' | 'failed' | 'ready'
  retry: () => void
}

type Options<Data> = {
  /** What tells this question from the one before, where it changes. */
  of?: string | null
  /** What came with the page, `null` where the server could not have it: then only `retry` asks. */
  server?: Data | null
  /** Whether there is anything to ask. */
  isAsked?: boolean
  /** How soon to try again where React Query itself does not come; else only `retry` does. */
  loadAgainMs?: number
}

/**
 * `useQuery` for what stands in the first view: React Query and the queries come with the first question, and a page
 * that asks nothing never loads them.
 */
export function useLazyQuery<Data>(
  select: Select<Data>,
  { of, server, isAsked = true, loadAgainMs }: Options<Data> = {},
): LazyAnswer<Data> {
  /** By which question: a try is of one, and not of those after it. */
  const [tried, setTried] = useState<readonly Options<Data>['of'][]>([])
  const [seen, setSeen] = useState<Seen<Data> & { ask: string }>()
  const tries = tried.filter((each) => each === of).length
  const ask = isAsked && (server === undefined || tries > 0) ? `${tries} ${of}` : null
  const observe = useEffectEvent((loaded: Library | null, asked: string, stop: AbortSignal) => {
    const tell = ({ data, isError }: Seen<Data>) => setSeen({ data, isError, ask: asked })
    if (loaded === null) tell({ data: undefined, isError: true })
    else loaded.observeQuery(select, tell, stop)
  })

  useEffect(() => {
    if (ask === null) return
    const left = new AbortController()
    const begin = async () => {
      // `null`: offline, a slow network, or a new version was deployed meanwhile.
      const loaded = await load().catch(() => null)
      if (left.signal.aborted) return
      observe(loaded, ask, left.signal)
      if (loaded !== null) return
      if (loadAgainMs !== undefined) setTimeout(() => void begin(), loadAgainMs)
      else window.addEventListener('online', () => void begin(), { once: true, signal: left.signal })
    }
    void begin()
    return () => {
      left.abort()
      // The same may be asked again later, of somebody else.
      setSeen(undefined)
    }
  }, [ask, loadAgainMs])

  const current = seen?.ask === ask ? seen : undefined
  // What another part, or an earlier visit, was answered shows at once.
  const known = current?.data ?? (ask === null ? undefined : library?.keptAnswer(select))
  const data = known === undefined ? (server ?? undefined) : known
  const hasFailed = ask === null ? server === null : current?.isError === true
  return {
    data,
    state: data !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading',
    retry: () => setTried([...tried, of]),
  }
}
