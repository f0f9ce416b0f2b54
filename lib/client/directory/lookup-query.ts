'use client'

import { type LazyAnswer, useLazyQuery } from '@/lib/client/lazy-query'

export type Lookup<Entry> = { entries: readonly Entry[] } & Omit<LazyAnswer<Entry>, 'data'>

const NONE: readonly never[] = []

/** A list of choices; what came with the page is not asked for again. */
export function useLookup<Entry>(...asked: Parameters<typeof useLazyQuery<readonly Entry[]>>): Lookup<Entry> {
  const { data, state, retry } = useLazyQuery(...asked)
  return { entries: data ?? NONE, state, retry }
}
