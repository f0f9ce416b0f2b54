'use client'

import { useQuery } from '@tanstack/react-query'
import { getFromBff } from '@/lib/client/bff-client'
import { isResultPage } from '@/lib/client/directory-answers'
import type { Query } from '@/lib/client/late-query'
import { districtsQuery, type Lookup, streamsQuery, typesQuery } from '@/lib/client/lookup-query'
import { getQueryClient } from '@/lib/client/query-client'
import { queryKeys } from '@/lib/client/query-keys'
import type { District, Option } from '@/lib/contract/lookup'
import type { ResultPage } from '@/lib/rules/result-page'

/** `server`: what came with the page, where it could be had. */
type Options<Data> = { server: Data | null; enabled: boolean }

/** One that is never asked for by itself, and did not come with the page, has failed there. */
function usePageQuery<Data>(query: Query<Data>, { server, enabled }: Options<Data>) {
  const options = { ...query, enabled, initialData: server ?? undefined }
  const { data, isFetching, isError, refetch } = useQuery<Data>(options, getQueryClient())
  const hasFailed = !isFetching && (isError || !enabled)
  const state = data !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading'
  return { data, state, retry: () => void refetch() } as const
}

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
  const { data, state, retry } = usePageQuery<ResultPage>(
    {
      queryKey: queryKeys.institutes(query),
      queryFn: ({ signal }) => getFromBff(`/api/institutes?${query}`, isResultPage, signal),
    },
    { server: isServers ? server.page : null, enabled: !isServers },
  )
  return { page: data ?? null, state, retry }
}

function useLookup<Entry>(query: Query<readonly Entry[]>, options: Options<readonly Entry[]>): Lookup<Entry> {
  const { data, state, retry } = usePageQuery(query, options)
  return { entries: data ?? [], state, retry }
}

/** The institution types, which the server sends along; where it could not (`null`), only a retry asks. */
export function useInstituteTypes(server: Option[] | null) {
  return useLookup(typesQuery, { server, enabled: false })
}

/** The districts with their cities, which the server sends along; where it could not, only a retry asks. */
export function useDistricts(server: District[] | null) {
  return useLookup(districtsQuery, { server, enabled: false })
}

/** The streams that came with the page: for which type, and `null` when they could not be had. */
export type ServerStreams = { typeId: string | null; streams: Option[] | null }

/** The streams of a type, asked for when another type is chosen than the server knew of. */
export function useStreams(typeId: string | null, server: ServerStreams) {
  const isServers = typeId === server.typeId
  return useLookup(streamsQuery(typeId ?? ''), {
    server: isServers ? server.streams : null,
    enabled: typeId !== null && !isServers,
  })
}
