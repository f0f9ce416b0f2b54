import 'server-only'
import { cache } from 'react'
import { toResultPage } from '@/lib/rules/directory/result-page'
import { filtersToProviderQuery, parseFilters } from '@/lib/rules/filters/address'
import { surviveOutage } from '@/lib/server/provider/outage'
import { listInstitutes } from '@/lib/server/reads/institute'
import { listDistricts, listInstituteTypes, listStreams } from '@/lib/server/reads/lookup'

/** A section whose read failed degrades alone. */
const orNull = { fallback: null }

/**
 * Everything that the filter page shows, read at once and once for each render.
 * @param query canonical, as `filtersToQuery` writes it
 */
export const readDirectory = cache(async (query: string) => {
  const filters = parseFilters(new URLSearchParams(query))
  const { typeId } = filters
  const [page, types, streams, districts] = await Promise.all([
    surviveOutage(async () => toResultPage(await listInstitutes(filtersToProviderQuery(filters)), filters), orNull),
    surviveOutage(listInstituteTypes, orNull),
    typeId === null ? [] : surviveOutage(() => listStreams(typeId), orNull),
    surviveOutage(listDistricts, orNull),
  ])
  return { results: { query, page }, types, streams: { typeId, streams }, districts }
})
