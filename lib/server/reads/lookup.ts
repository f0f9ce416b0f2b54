import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { districtListSchema, optionListSchema } from '@/lib/contract/lookup'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { findInProvider, readProvider } from '@/lib/server/provider/provider'

const directory = () => [cacheTags.directory]

/** The institution types, in the provider's order. @throws ProviderError */
export const listInstituteTypes = cachedRead(
  'institute-types',
  () => readProvider(endpoints.instituteTypes, optionListSchema),
  directory,
)

/** The streams of one institution type; none of an unknown one. @throws ProviderError */
export const listStreams = cachedRead(
  'streams',
  async (typeId: string) => (await findInProvider(endpoints.streams(typeId), optionListSchema)) ?? [],
  directory,
)

/** The districts, each with its cities. @throws ProviderError */
export const listDistricts = cachedRead(
  'districts',
  () => readProvider(endpoints.districts, districtListSchema),
  directory,
)
