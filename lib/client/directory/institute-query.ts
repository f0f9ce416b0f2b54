'use client'

import { type LazyAnswer, useLazyQuery } from '@/lib/client/lazy-query'
import type { ResultPage } from '@/lib/rules/directory/result-page'

/** What the server rendered: the results for one query, `null` when it could not get them. */
export type ServerResults = { query: string; page: ResultPage | null }

export type InstituteResults = { page: ResultPage | null } & Omit<LazyAnswer<ResultPage>, 'data'>

/**
 * The results for a query of the filter page. Those that came with the page are never asked for
 * again; any other query is, and an answer that comes after the query has changed is dropped (its
 * request is aborted, and it belongs to another key).
 */
export function useInstitutes(query: string, server: ServerResults): InstituteResults {
  const { data, state, retry } = useLazyQuery(({ institutes }) => institutes(query), {
    of: query,
    server: query === server.query ? server.page : undefined,
  })
  return { page: data ?? null, state, retry }
}
