import { type NextRequest, NextResponse } from 'next/server'
import { findOwnReview } from '@/lib/server/review-send'
import { getSessionToken } from '@/lib/server/session-cookie'
import { answerSignedOut } from '@/lib/server/session-user'
import { visitorAddress } from '@/lib/server/visitor-address'

type Context = { params: Promise<{ id: string }> }

/** What the visitor wrote about this institution before: `{review}`, `null` where there is none; 401 without a session. */
export async function GET(request: NextRequest, { params }: Context): Promise<NextResponse> {
  const { id } = await params
  const visitor = { address: visitorAddress(request.headers), token: getSessionToken(request.cookies) }
  const review = await findOwnReview(visitor, id)
  if (review === 'signed-out') return answerSignedOut()
  return NextResponse.json({ review }, { headers: { 'cache-control': 'no-store' } })
}
