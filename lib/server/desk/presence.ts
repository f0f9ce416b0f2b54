import 'server-only'
import type { DeskUser } from '@/lib/contract/desk/account'
import { deskPresenceSchema, type PresenceList, type Present } from '@/lib/contract/desk/presence'
import type { Visitor } from '@/lib/server/auth/session-call'
import { askDesk } from '@/lib/server/desk/ask-desk'
import { surviveOutage } from '@/lib/server/provider/outage'
import { isTheirs } from './desk-page'

export type PresenceAt = { list: PresenceList; id: string }

/** Who else has a record open, once it is said that this visitor has; `null`: nobody can say, or may. */
export async function askPresence(visitor: Visitor, at: PresenceAt): Promise<Present[] | null> {
  const ask = () => askDesk(visitor, 'POST /desk/presence', at)
  const reply = await surviveOutage(ask, { fallback: null })
  return reply?.ok ? (deskPresenceSchema.safeParse(reply.json).data ?? null) : null
}

/** The same for the page that shows a record; `null` also with a provider that lacks the call. */
export async function openPresence(user: DeskUser | null, visitor: Visitor, list: PresenceList, id: string) {
  if (!isTheirs(user, 'POST /desk/presence')) return null
  const others = await askPresence(visitor, { list, id })
  return others && { list, id, others }
}
