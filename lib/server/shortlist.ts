import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { shortlistAnswerSchema, type ShortlistBody } from '@/lib/contract/shortlist'
import { ProviderError } from '@/lib/server/provider'
import { callForVisitor, type Visitor } from '@/lib/server/session-call'

/** The ids that the account keeps; `null`: the provider does not offer to keep any. */
export type AccountShortlist = readonly string[] | null

/** The account's shortlist, after a change where one is given. */
export async function callShortlist(
  visitor: Visitor,
  change?: ShortlistBody,
): Promise<{ ids: AccountShortlist } | 'signed-out' | 'away'> {
  if (visitor.token === null) return 'signed-out'
  try {
    const method = change === undefined ? 'GET' : 'POST'
    const { status, ok, json } = await callForVisitor(visitor, method, endpoints.shortlist, change)
    if (status === 401) return 'signed-out'
    if (status === 404) return { ids: null }
    const ids = shortlistAnswerSchema.safeParse(json)
    return ok && ids.success ? { ids: ids.data } : 'away'
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return 'away'
  }
}
