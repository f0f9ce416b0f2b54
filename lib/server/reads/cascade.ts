import 'server-only'
import type { CascadeLists } from '@/lib/rules/cascade'
import { listDistricts, listInstituteTypes, listStreams } from '@/lib/server/reads/lookup'
import { settled } from '@/lib/server/settled'

/** The lists of the home page's cascading filter: one that cannot be had leaves the others as they are. */
export async function readCascadeLists(): Promise<CascadeLists> {
  const [types, districts] = await Promise.all([settled(listInstituteTypes(), null), settled(listDistricts(), null)])
  const first = types?.[0]
  return { types, districts, streams: first === undefined ? null : await settled(listStreams(first.id), null) }
}

/** The same lists for one step of the filter without JavaScript, with the streams of the type that is chosen. */
export async function readCascadeStep(typeId: string | null): Promise<CascadeLists> {
  const [types, streams, districts] = await Promise.all([
    settled(listInstituteTypes(), null),
    typeId === null ? [] : settled(listStreams(typeId), null),
    settled(listDistricts(), null),
  ])
  return { types, streams, districts }
}
