import 'server-only'
import type { SessionUser } from '@/lib/rules/auth/sign-in'
import type { Visitor } from '@/lib/server/auth/session-call'
import { endAtProvider, getSessionUser } from '@/lib/server/auth/session-user'
import { surviveOutage } from '@/lib/server/provider/outage'

type Begun = { token: string; user: SessionUser }

/**
 * What a new session begins with: the one that this browser had ends at the provider, and the provider is
 * asked who the student is ("the cached user is invalidated", spec 1 §7). The answer of signing in may
 * hold less; it serves where there is no better one.
 * @param former who asked, with the token of before
 */
export async function beginSession(begun: Begun, former: Visitor): Promise<SessionUser> {
  const [user] = await Promise.all([
    askUser({ ...former, token: begun.token }),
    former.token === begun.token ? null : endAtProvider(former),
  ])
  return user ?? begun.user
}

function askUser(visitor: Visitor): Promise<SessionUser | null> {
  const ask = () => getSessionUser(visitor, { limitMs: USER_LIMIT_MS, isLast: true })
  return surviveOutage(ask, { fallback: null })
}

/** Who has given the right code does not wait longer for a name and a picture. */
const USER_LIMIT_MS = 3_000
