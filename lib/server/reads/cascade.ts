import 'server-only'
import type { Facets } from '@/lib/contract/facets'
import type { CascadeLists } from '@/lib/rules/directory/cascade'
import { type CascadeStep, chosenUntil } from '@/lib/rules/directory/cascade-steps'
import { filtersToProviderQuery } from '@/lib/rules/filters/address'
import type { Filters } from '@/lib/rules/filters/table'
import { surviveOutage } from '@/lib/server/provider/outage'
import { countFacets } from '@/lib/server/reads/institute'
import { listDistricts, listInstituteTypes, listStreams } from '@/lib/server/reads/lookup'

/**
 * The lists of the cascading filter for one of its steps without JavaScript, with the streams of the
 * type that is chosen. One that cannot be had leaves the others as they are.
 */
export async function readCascadeStep(typeId: string | null): Promise<CascadeLists> {
  const survival = { fallback: null, keepsPageBriefly: true }
  const [types, streams, districts] = await Promise.all([
    surviveOutage(listInstituteTypes, survival),
    typeId === null ? [] : surviveOutage(() => listStreams(typeId), survival),
    surviveOutage(listDistricts, survival),
  ])
  return { types, streams, districts }
}

/** What is counted and known at a step, of the institutions that are chosen so far; `null` where it cannot be had. */
export function readCascadeFacets(step: CascadeStep, filters: Filters): Promise<Facets | null> {
  const query = filtersToProviderQuery(chosenUntil(step, filters))
  return surviveOutage(() => countFacets(query), { fallback: null })
}
