import { getFromBff, patient } from '@/lib/client/bff-client'
import type { Query } from '@/lib/client/late-query'
import { queryKeys } from '@/lib/client/query-keys'
import type { Language } from '@/lib/contract/lenient'

function isVersioned(value: unknown): value is { version: string } {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'version') === 'string'
}

/** Which version of the home page there is now. Fails also while a part of it cannot be had. */
export function homeVersionQuery(lang: Language): Query<string> {
  return {
    queryKey: queryKeys.homeVersion(lang),
    queryFn: async ({ signal }) => (await getFromBff(`/api/home?lang=${lang}`, isVersioned, patient(signal))).version,
  }
}
