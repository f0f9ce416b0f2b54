import 'server-only'
import type { District, Option } from '@/lib/contract/lookup'
import { listDistricts, listInstituteTypes } from '@/lib/server/reads/lookup'
import { surviveOutage } from '@/lib/server/provider/outage'

/** What forms of the desk choose from; nothing while the provider is away. */
export async function readLookups(): Promise<{ types: readonly Option[]; districts: readonly District[] }> {
  const [types, districts] = await Promise.all([
    surviveOutage(() => listInstituteTypes(), { fallback: [] }),
    surviveOutage(() => listDistricts(), { fallback: [] }),
  ])
  return { types, districts }
}
