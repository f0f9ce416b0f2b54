import 'server-only'
import { surviveOutage } from '@/lib/server/outage'
import { signInFirst } from '@/lib/server/private-page'
import { type OwnProfile, readProfile } from '@/lib/server/profile'
import type { Visitor } from '@/lib/server/session-call'

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
