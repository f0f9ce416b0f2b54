'use client'

import { useQuery } from '@tanstack/react-query'
import { getFromBff } from '@/lib/client/bff-client'
import { isResultPage } from '@/lib/client/directory-answers'
import type { ResultPage } from '@/lib/rules/result-page'

/** What the server rendered: the results for one query, `null` when it could not get them. */
export type ServerResults = { query: string; page: ResultPage | null }

export type InstituteResults = {
  page: ResultPage | null
  state: 'loading' | 'failed' | 'ready'
  retry: () => void
}

/**
 * The results for a query of the filter page. Those that came with the page are never asked for
 * again; any other query is, and an answer that comes after the query has changed is dropped (its
 * request is aborted, and it belongs to another key).
 */
export function useInstitutes(query: string, server: ServerResults): InstituteResults {
  const isServers = query === server.query
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['institutes', query],
    queryFn: ({ signal }) => getFromBff(`/api/institutes?${query}`, isResultPage, signal),
    enabled: !isServers,
    initialData: isServers ? (server.page ?? undefined) : undefined,
  })
  const hasFailed = !isFetching && (isError || isServers)
  const state = data !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading'
  return { page: data ?? null, state, retry: () => void refetch() }
}
