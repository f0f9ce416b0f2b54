import 'server-only'
import type { DeskUser } from '@/lib/contract/desk/account'
import { deskPresenceSchema, type PresenceList, type Present } from '@/lib/contract/desk/presence'
import { deskRequest } from '@/lib/contract/desk/request'
import { callForVisitor, type Visitor } from '@/lib/server/auth/session-call'
import { surviveOutage } from '@/lib/server/provider/outage'
import { isTheirs } from './desk-page'

export type PresenceAt = { list: PresenceList; id: string }

/** No page waits longer to say it. */
const PRESENCE_LIMIT_MS = 1_500

/** Who else has a record open, once it is said that this visitor has; `null`: nobody can say, or may. */
export async function askPresence(visitor: Visitor, at: PresenceAt): Promise<Present[] | 'signedOut' | null> {
  const { method, path, body } = deskRequest('POST /desk/presence', at)
  // A page that stays open longer than its session is nothing to warn of.
  const more = { limitMs: PRESENCE_LIMIT_MS, isLast: true }
  const reply = await surviveOutage(() => callForVisitor(visitor, method, path, body, more), { fallback: null })
  if (reply?.status === 401) return 'signedOut'
  return reply?.ok ? (deskPresenceSchema.safeParse(reply.json).data ?? null) : null
}

/** The same for the page that shows a record; `null` also with a provider that lacks the call. */
export async function openPresence(user: DeskUser | null, visitor: Visitor, list: PresenceList, id: string) {
  if (!isTheirs(user, 'POST /desk/presence')) return null
  const others = await askPresence(visitor, { list, id })
  return others === null || others === 'signedOut' ? null : { list, id, others }
}
