import 'server-only'
import { NextResponse } from 'next/server'
import { userAnswerSchema } from '@/lib/contract/auth'
import { endpoints } from '@/lib/contract/endpoints'
import type { SessionUser } from '@/lib/rules/sign-in'
import { ProviderError } from '@/lib/server/provider'
import { clearSession } from '@/lib/server/session-cookie'
import { callForVisitor, type Visitor } from '@/lib/server/session-call'
import { toSessionUser } from '@/lib/server/sign-in-reply'

/** Who the visitor's token belongs to; `null`: to nobody any more (401). @throws ProviderError */
export async function getSessionUser(visitor: Visitor): Promise<SessionUser | null> {
  const { status, ok, json } = await callForVisitor(visitor, 'GET', endpoints.user)
  if (status === 401) return null
  const user = userAnswerSchema.safeParse(json)
  if (ok && user.success) return toSessionUser(user.data)
  throw new ProviderError(ok ? 'unreadable' : 'status', endpoints.user, `status ${status}`, status)
}

/** For a call that needs a session, without one or when the provider answers it with 401: signs out. */
export function answerSignedOut(): NextResponse {
  const answer = NextResponse.json({ reason: 'signed-out' }, { status: 401, headers: { 'cache-control': 'no-store' } })
  clearSession(answer)
  return answer
}
