'use client'

import { type LateAnswer, useLateQuery } from '@/lib/client/late-query'

export type Lookup<Entry> = { entries: readonly Entry[] } & Omit<LateAnswer<Entry>, 'data'>

const NONE: readonly never[] = []

/** A list of choices; what came with the page is not asked for again. */
export function useLookup<Entry>(...asked: Parameters<typeof useLateQuery<readonly Entry[]>>): Lookup<Entry> {
  const { data, state, retry } = useLateQuery(...asked)
  return { entries: data ?? NONE, state, retry }
}
