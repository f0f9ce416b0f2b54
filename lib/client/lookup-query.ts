'use client'

import { useQuery } from '@tanstack/react-query'
import type { IsShape } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import { isDistricts, isOptions } from '@/lib/client/directory-answers'
import type { District, Option } from '@/lib/contract/lookup'

export type Lookup<Entry> = { entries: readonly Entry[]; state: 'loading' | 'failed' | 'ready'; retry: () => void }

/** These change once in months; a visit sees one version. */
const STALE_MS = 600_000

function useLookup<Entry>(
  path: string,
  is: IsShape<Entry[]>,
  { server, enabled }: { server: Entry[] | null; enabled: boolean },
): Lookup<Entry> {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['lookup', path],
    queryFn: ({ signal }) => getFromBff(path, is, signal),
    enabled,
    initialData: server ?? undefined,
    staleTime: STALE_MS,
  })
  // One that is never asked for by itself, and did not come with the page, has failed there.
  const hasFailed = !isFetching && (isError || !enabled)
  const state = data !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading'
  return { entries: data ?? [], state, retry: () => void refetch() }
}

/** The institution types, which the server sends along; where it could not (`null`), only a retry asks. */
export function useInstituteTypes(server: Option[] | null) {
  return useLookup('/api/institute-types', isOptions, { server, enabled: false })
}

/** The districts with their cities, which the server sends along; where it could not, only a retry asks. */
export function useDistricts(server: District[] | null) {
  return useLookup('/api/districts', isDistricts, { server, enabled: false })
}

/** The streams that came with the page: for which type, and `null` when they could not be had. */
export type ServerStreams = { typeId: string | null; streams: Option[] | null }

/** The streams of a type, asked for when another type is chosen than the server knew of. */
export function useStreams(typeId: string | null, server: ServerStreams) {
  const isServers = typeId === server.typeId
  return useLookup(`/api/streams?typeId=${encodeURIComponent(typeId ?? '')}`, isOptions, {
    server: isServers ? server.streams : null,
    enabled: typeId !== null && !isServers,
  })
}
