import { getFromBff } from '@/lib/client/bff-client'
import type { Language } from '@/lib/contract/lenient'

const PATIENCE_MS = 10_000

function isVersioned(value: unknown): value is { version: string } {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'version') === 'string'
}

/** Which version of the home page there is now. @throws BffError, also while a part of it cannot be had */
export async function fetchHomeVersion(lang: Language): Promise<string> {
  const { version } = await getFromBff(`/api/home?lang=${lang}`, isVersioned, AbortSignal.timeout(PATIENCE_MS))
  return version
}
