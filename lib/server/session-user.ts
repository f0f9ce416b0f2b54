import 'server-only'
import { NextResponse } from 'next/server'
import { type Student, userAnswerSchema } from '@/lib/contract/auth'
import { endpoints } from '@/lib/contract/endpoints'
import type { SessionUser } from '@/lib/rules/sign-in'
import { ProviderError } from '@/lib/server/provider'
import { clearSession } from '@/lib/server/session-cookie'
import { callForVisitor, type Visitor } from '@/lib/server/session-call'
import { toSessionUser } from '@/lib/server/sign-in-reply'

/** Whose the visitor's token is; `null`: nobody's any more (401). @throws ProviderError */
export async function getStudent(visitor: Visitor): Promise<Student | null> {
  const { status, ok, json } = await callForVisitor(visitor, 'GET', endpoints.user)
  if (status === 401) return null
  const user = userAnswerSchema.safeParse(json)
  if (ok && user.success) return user.data
  throw new ProviderError(ok ? 'unreadable' : 'status', endpoints.user, `status ${status}`, status)
}

/** Who the visitor's token belongs to, as the navbar shows it; `null`: nobody any more. @throws ProviderError */
export async function getSessionUser(visitor: Visitor): Promise<SessionUser | null> {
  const student = await getStudent(visitor)
  return student === null ? null : toSessionUser(student)
}

/** For a call that needs a session, without one or when the provider answers it with 401: signs out. */
export function answerSignedOut(): NextResponse {
  const answer = NextResponse.json({ reason: 'signed-out' }, { status: 401, headers: { 'cache-control': 'no-store' } })
  clearSession(answer)
  return answer
}
