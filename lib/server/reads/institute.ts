import 'server-only'
import { brochureListSchema } from '@/lib/contract/brochure'
import { endpoints } from '@/lib/contract/endpoints'
import type { Facets } from '@/lib/contract/facets'
import {
  type InstitutePage,
  instituteDetailSchema,
  institutePageSchema,
  retiredInstituteSchema,
} from '@/lib/contract/institute'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { callProvider, findInProvider, readProvider } from '@/lib/server/provider/provider'

/**
 * One page of the directory (docs/contract.md "Directory"). Not cached here: the combinations of
 * filters are without end, and would fill the disk.
 * @throws ProviderError
 */
export function listInstitutes(query: URLSearchParams): Promise<InstitutePage> {
  return readProvider(endpoints.institutes(query), institutePageSchema)
}

/**
 * What is counted of the institutions of a query, without them: an answer has one at least.
 * @throws ProviderError
 */
export async function countFacets(query: URLSearchParams): Promise<Facets | null> {
  const one = new URLSearchParams(query)
  one.set('limit', '1')
  return (await listInstitutes(one)).facets
}

/** How many institutions there are. @throws ProviderError */
export const countInstitutes = cachedRead(
  'institute-count',
  async () => (await listInstitutes(new URLSearchParams({ limit: '1' }))).total,
  () => [cacheTags.directory],
)

const instituteTags = (id: string) => [cacheTags.directory, cacheTags.institute(id)]

/**
 * Everything known about one institution, or `null` when there is none: also for an id in a spelling of its own
 * (`01`), which a provider may read as another one's. Each would be a page apart, with a canonical address.
 * @throws ProviderError
 */
export const getInstitute = cachedRead(
  'institute',
  async (id: string) => {
    const detail = await findInProvider(endpoints.institute(id), instituteDetailSchema)
    return detail !== null && (detail.id ?? id) === id ? detail : null
  },
  instituteTags,
)

/**
 * What became of an institution that is not there: `null` where there never was one, else the id of its successor, or
 * none. @throws ProviderError
 */
export const findRetired = cachedRead(
  'retired-institute',
  async (id: string): Promise<{ successorId: string | null } | null> => {
    const { status, json } = await callProvider(endpoints.institute(id), {})
    return status === 410 ? { successorId: retiredInstituteSchema.parse(json) } : null
  },
  instituteTags,
)

/** The brochures of one institution. @throws ProviderError */
export const listBrochures = cachedRead(
  'brochures',
  async (id: string) => (await findInProvider(endpoints.brochures(id), brochureListSchema)) ?? [],
  instituteTags,
)
