import 'server-only'
import type { CascadeLists } from '@/lib/rules/directory/cascade'
import { surviveOutage } from '@/lib/server/provider/outage'
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
