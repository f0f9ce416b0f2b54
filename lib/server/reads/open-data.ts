import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { openDataSchema, recordDetailSchema, recordPageSchema } from '@/lib/contract/open-data'
import { openApiSchema } from '@/lib/contract/open-api'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readForPage } from '@/lib/server/provider/outage'
import { findInProvider, readProvider } from '@/lib/server/provider/provider'

const tags = () => [cacheTags.directory]

/** The files of open data; `null` of a provider that offers none. @throws ProviderError */
export const findOpenData = cachedRead('open-data', () => findInProvider(endpoints.exports, openDataSchema), tags)
/** The same for a page: never an error. */
export const readOpenData = readForPage(findOpenData)

/** The licence under which the operator gives on what is theirs; `null`: none is known. Never an error. */
export async function readOwnLicence() {
  const read = await readOpenData()
  return read === 'failed' ? null : (read?.licence ?? null)
}

/** What a provider says of its calls; `null` where it says nothing. Never an error. */
export const readOpenApi = readForPage(
  cachedRead('open-api', () => findInProvider(endpoints.openApi, openApiSchema), tags),
)

/** A page of the directory with what may be given on of each institution. @throws ProviderError */
export const listRecords = (query: URLSearchParams) => readProvider(endpoints.instituteRecords(query), recordPageSchema)

/** The same of one institution; `null` when there is none. @throws ProviderError */
export const findRecord = cachedRead(
  'institute-record',
  (id: string) => findInProvider(endpoints.instituteRecord(id), recordDetailSchema),
  (id: string) => [cacheTags.directory, cacheTags.institute(id)],
)
