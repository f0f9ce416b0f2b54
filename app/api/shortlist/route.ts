import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { MOST_SHORTLISTED } from '@/lib/contract/shortlist'
import { answerRefusal, guardedPost } from '@/lib/server/guarded-post'
import { getSessionToken } from '@/lib/server/session-cookie'
import { answerSignedOut } from '@/lib/server/session-user'
import { callShortlist } from '@/lib/server/shortlist'
import { visitorAddress } from '@/lib/server/visitor-address'

const ids = z.array(z.string().min(1).max(64)).max(MOST_SHORTLISTED)
const changeSchema = z.object({ add: ids, remove: ids })

function answer(outcome: Awaited<ReturnType<typeof callShortlist>>): NextResponse {
  const headers = { 'cache-control': 'no-store' }
  if (outcome === 'signed-out') return answerSignedOut()
  if (outcome === 'away') return NextResponse.json({ reason: 'away' }, { status: 503, headers })
  return NextResponse.json(outcome, { headers })
}

/** The ids of the institutions that the account keeps: `{ids}`, `null` where the provider keeps none for anybody. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const visitor = { address: visitorAddress(request.headers), token: getSessionToken(request.cookies) }
  return answer(await callShortlist(visitor))
}

/** Changes it by `add` and `remove`, and answers as GET does. */
export const POST = guardedPost(async ({ fields, visitor }) => {
  const change = changeSchema.safeParse(fields)
  return change.success ? answer(await callShortlist(visitor, change.data)) : answerRefusal(422)
})
