import { type NextRequest, NextResponse } from 'next/server'
import { getSessionToken } from '@/lib/server/session-cookie'
import { answerSignedOut } from '@/lib/server/session-user'
import { findSubscription } from '@/lib/server/subscription'
import { visitorAddress } from '@/lib/server/visitor-address'

type Context = { params: Promise<{ id: string }> }

/** How a plan that the visitor has chosen stands: `{status}`, `null` where it cannot be told; 401 without a session. */
export async function GET(request: NextRequest, { params }: Context): Promise<NextResponse> {
  const { id } = await params
  const visitor = { address: visitorAddress(request.headers), token: getSessionToken(request.cookies) }
  const subscription = await findSubscription(visitor, id)
  if (subscription === 'signed-out') return answerSignedOut()
  const status = subscription === 'away' || subscription === null ? null : subscription.status
  return NextResponse.json({ status }, { headers: { 'cache-control': 'no-store' } })
}
