import type { NextRequest, NextResponse } from 'next/server'
import { answerJson, visitorOf } from '@/lib/bff/result'
import { failed } from '@/lib/rules/result'
import { findSubscription } from '@/lib/server/plans/subscription'

type Context = { params: Promise<{ id: string }> }

/** How a plan that the visitor has chosen stands: `{status}`, `null` where it cannot be told; 401 without a session. */
export async function GET(request: NextRequest, { params }: Context): Promise<NextResponse> {
  const { id } = await params
  const subscription = await findSubscription(visitorOf(request), id)
  if (subscription === 'signed-out') return answerJson(failed('signed-out'))
  const status = subscription === 'away' || subscription === null ? null : subscription.status
  return answerJson({ ok: true, answer: { status } })
}
