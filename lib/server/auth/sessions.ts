import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { sessionListSchema, type StudentSession } from '@/lib/contract/session'
import { failed, type Result, SENT } from '@/lib/rules/result'
import { callForVisitor, type Visitor } from '@/lib/server/auth/session-call'
import { surviveOutage } from '@/lib/server/provider/outage'

/** The rest of the settings does not wait longer for this list. */
const LIST_LIMIT_MS = 3_000

/** Where the visitor is signed in; `null` while it cannot be told. */
export async function readSessions(visitor: Visitor): Promise<StudentSession[] | null> {
  const ask = () => callForVisitor(visitor, 'GET', endpoints.sessions, undefined, { limitMs: LIST_LIMIT_MS })
  const reply = await surviveOutage(ask, { fallback: null })
  const sessions = sessionListSchema.safeParse(reply?.json)
  return reply?.ok && sessions.success ? sessions.data : null
}

/** Ends one of the visitor's sessions, or all but the one that asks. One that has ended already is no failure. @throws ProviderError */
export async function endSessions(visitor: Visitor, which: string | 'others'): Promise<Result<{ ok: true }>> {
  if (visitor.token === null) return failed('signed-out')
  const path = which === 'others' ? endpoints.sessionsEndOthers : endpoints.sessionEnd(which)
  const { status, ok } = await callForVisitor(visitor, 'POST', path, {})
  if (status === 401) return failed('signed-out')
  return ok || (status === 404 && which !== 'others') ? SENT : failed('away', { message: null })
}
