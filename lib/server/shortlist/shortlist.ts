import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { shortlistAnswerSchema, type ShortlistBody } from '@/lib/contract/shortlist'
import { failed, type Result } from '@/lib/rules/result'
import { callForVisitor, type Visitor } from '@/lib/server/auth/session-call'
import { surviveOutage } from '@/lib/server/provider/outage'
import { saysAbsent } from '@/lib/server/provider/provider'

/** The ids that the account keeps; `null`: the provider does not offer to keep any. */
export type AccountShortlist = readonly string[] | null

/** The account's shortlist, after a change where one is given. */
export async function callShortlist(
  visitor: Visitor,
  change?: ShortlistBody,
): Promise<Result<{ ids: AccountShortlist }>> {
  if (visitor.token === null) return failed('signed-out')
  const method = change === undefined ? 'GET' : 'POST'
  const ask = () => callForVisitor(visitor, method, endpoints.shortlist, change)
  const reply = await surviveOutage(ask, { fallback: null })
  if (reply?.status === 401) return failed('signed-out')
  if (reply !== null && saysAbsent(reply.status)) return { ok: true, answer: { ids: null } }
  const ids = shortlistAnswerSchema.safeParse(reply?.json)
  return reply?.ok && ids.success ? { ok: true, answer: { ids: ids.data } } : failed('away')
}
