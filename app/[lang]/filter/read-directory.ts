import 'server-only'
import { cache } from 'react'
import { parseFilters } from '@/lib/rules/filters-parse'
import { filtersToProviderQuery } from '@/lib/rules/filters-query'
import { toResultPage } from '@/lib/rules/result-page'
import { ProviderError } from '@/lib/server/provider'
import { listInstitutes } from '@/lib/server/reads/institute'
import { listDistricts, listInstituteTypes, listStreams } from '@/lib/server/reads/lookup'

/** A section whose read failed degrades alone; the outage has been logged. */
async function orNull<Result>(read: Promise<Result>): Promise<Result | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ProviderError) return null
    throw error
  }
}

/**
 * Everything that the filter page shows, read at once and once for each render.
 * @param query canonical, as `filtersToQuery` writes it
 */
export const readDirectory = cache(async (query: string) => {
  const filters = parseFilters(new URLSearchParams(query))
  const { typeId } = filters
  const [page, types, streams, districts] = await Promise.all([
    orNull(listInstitutes(filtersToProviderQuery(filters)).then((answer) => toResultPage(answer, filters))),
    orNull(listInstituteTypes()),
    typeId === null ? [] : orNull(listStreams(typeId)),
    orNull(listDistricts()),
  ])
  return { results: { query, page }, types, streams: { typeId, streams }, districts }
})
