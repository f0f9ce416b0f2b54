import type { NextRequest, NextResponse } from 'next/server'
import { answerJson, visitorOf } from '@/lib/bff/result'
import { failed } from '@/lib/rules/result'
import { findOwnReview } from '@/lib/server/reviews/review-send'

type Context = { params: Promise<{ id: string }> }

/** What the visitor wrote about this institution before: `{review}`, `null` where there is none; 401 without a session. */
export async function GET(request: NextRequest, { params }: Context): Promise<NextResponse> {
  const { id } = await params
  const review = await findOwnReview(visitorOf(request), id)
  return answerJson(review === 'signed-out' ? failed('signed-out') : { ok: true, answer: { review } })
}
