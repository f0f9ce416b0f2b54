import 'server-only'
import { signInFirst } from '@/lib/server/account/private-page'
import { type OwnProfile, readProfile } from '@/lib/server/account/profile'
import type { Visitor } from '@/lib/server/auth/session-call'
import { surviveOutage } from '@/lib/server/provider/outage'

/**
 * The profile of whose page it is; without a session, or with one that is over, the page is left for
 * signing in. `null` while the provider is away.
 * @param path of the page, with its query
 */
export async function readOwnProfile(visitor: Visitor, path: string): Promise<OwnProfile | null> {
  const own = await surviveOutage(() => readProfile(visitor), { fallback: 'away' })
  if (own === null) signInFirst(path)
  return own === 'away' ? null : own
}
