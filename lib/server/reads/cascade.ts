import 'server-only'
import type { CascadeLists } from '@/lib/rules/cascade'
import { listDistricts, listInstituteTypes, listStreams } from '@/lib/server/reads/lookup'
import { settled } from '@/lib/server/settled'

/**
 * The lists of the cascading filter for one of its steps without JavaScript, with the streams of the
 * type that is chosen. One that cannot be had leaves the others as they are.
 */
export async function readCascadeStep(typeId: string | null): Promise<CascadeLists> {
  const [types, streams, districts] = await Promise.all([
    settled(listInstituteTypes(), null),
    typeId === null ? [] : settled(listStreams(typeId), null),
    settled(listDistricts(), null),
  ])
  return { types, streams, districts }
}
