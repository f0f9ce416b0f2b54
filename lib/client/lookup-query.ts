'use client'

import type { IsShape } from '@/lib/client/answer-shape'
import { isDistricts, isOptions } from '@/lib/client/directory-answers'
import { bffQuery, type LateAnswer, type Query, useLateQuery } from '@/lib/client/late-query'
import { queryKeys } from '@/lib/client/query-keys'

export type Lookup<Entry> = { entries: readonly Entry[] } & Omit<LateAnswer<Entry>, 'data'>

/** These change once in months; a visit sees one version. */
const STALE_MS = 600_000

function lookupQuery<Entry>(queryKey: readonly string[], path: string, is: IsShape<Entry[]>): Query<readonly Entry[]> {
  return { ...bffQuery<readonly Entry[]>(queryKey, path, is), staleTime: STALE_MS }
}

export const typesQuery = lookupQuery(queryKeys.types, '/api/institute-types', isOptions)
/** The districts with their cities. */
export const districtsQuery = lookupQuery(queryKeys.districts, '/api/districts', isDistricts)

export function streamsQuery(typeId: string) {
  return lookupQuery(queryKeys.streams(typeId), `/api/streams?typeId=${encodeURIComponent(typeId)}`, isOptions)
}

const NONE: readonly never[] = []

/** A list of choices; what came with the page is not asked for again. */
export function useLookup<Entry>(...asked: Parameters<typeof useLateQuery<readonly Entry[]>>): Lookup<Entry> {
  const { data, state, retry } = useLateQuery(...asked)
  return { entries: data ?? NONE, state, retry }
}
