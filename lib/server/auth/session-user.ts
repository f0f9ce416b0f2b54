import 'server-only'
import { type Student, userAnswerSchema } from '@/lib/contract/auth'
import { endpoints } from '@/lib/contract/endpoints'
import type { SessionUser } from '@/lib/rules/auth/sign-in'
import { callForVisitor, type Visitor } from '@/lib/server/auth/session-call'
import { toSessionUser } from '@/lib/server/auth/sign-in-reply'
import { surviveOutage } from '@/lib/server/provider/outage'
import { ProviderError } from '@/lib/server/provider/provider'

/** Whose the visitor's token is; `null`: nobody's any more (401). @throws ProviderError */
export async function getStudent(
  visitor: Visitor,
  more: Parameters<typeof callForVisitor>[4] = {},
): Promise<Student | null> {
  const { status, ok, json } = await callForVisitor(visitor, 'GET', endpoints.user, undefined, more)
  if (status === 401) return null
  const user = userAnswerSchema.safeParse(json)
  if (ok && user.success) return user.data
  throw new ProviderError(ok ? 'unreadable' : 'status', endpoints.user, `status ${status}`, status)
}

/** Who the visitor's token belongs to, as the navbar shows it; `null`: nobody any more. @throws ProviderError */
export async function getSessionUser(
  visitor: Visitor,
  more: Parameters<typeof getStudent>[1] = {},
): Promise<SessionUser | null> {
  const student = await getStudent(visitor, more)
  return student === null ? null : toSessionUser(student)
}

/** Nobody waits longer for a session to die at the provider. */
const END_LIMIT_MS = 3_000

/** Ends the visitor's session at the provider, where it can be had and has such a call. */
export async function endAtProvider(visitor: Visitor): Promise<void> {
  if (visitor.token === null) return
  const more = { limitMs: END_LIMIT_MS, isLast: true }
  const end = () => callForVisitor(visitor, 'POST', endpoints.logout, undefined, more)
  await surviveOutage(end, { fallback: null })
}
