import 'server-only'
import { signInFirst } from '@/lib/server/private-page'
import { type OwnProfile, readProfile } from '@/lib/server/profile'
import { ProviderError } from '@/lib/server/provider'
import type { Visitor } from '@/lib/server/session-call'

/**
 * The profile of whose page it is; without a session, or with one that is over, the page is left for
 * signing in. `null` while the provider is away.
 * @param path of the page, with its query
 */
export async function readOwnProfile(visitor: Visitor, path: string): Promise<OwnProfile | null> {
  const own = await readProfile(visitor).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    return 'away' as const
  })
  if (own === null) signInFirst(path)
  return own === 'away' ? null : own
}
