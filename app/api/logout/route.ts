import { NextResponse } from 'next/server'
import { endpoints } from '@/lib/contract/endpoints'
import { emptyFormState } from '@/lib/rules/form-state'
import { localizedPath } from '@/lib/rules/localized-url'
import { setFormState, setVerifiedPhone } from '@/lib/server/form-state'
import { guardedPost, type Post } from '@/lib/server/guarded-post'
import { ProviderError } from '@/lib/server/provider'
import { clearSession } from '@/lib/server/session-cookie'
import { callForVisitor } from '@/lib/server/session-call'
import { readSignIn } from '@/lib/server/sign-in-input'
import { seeOther } from '@/lib/server/sign-in-post'

/** Nobody waits longer for a session to die at the provider; it dies in the browser at once. */
const LIMIT_MS = 3_000

/** Signs out: `{ok: true}`, also when the provider cannot be had or has no such call (404). */
export const POST = guardedPost(async (post) => {
  const { visitor } = post
  if (visitor.token !== null) {
    await callForVisitor(visitor, 'POST', endpoints.logout, undefined, { limitMs: LIMIT_MS }).catch(
      (error: unknown) => {
        if (!(error instanceof ProviderError)) throw error
      },
    )
  }
  const answer = post.isForm ? toLoginPage(post) : NextResponse.json({ ok: true })
  clearSession(answer)
  setVerifiedPhone(answer, null)
  return answer
})

/** As the navbar opens the login modal after a logout (spec 1 §2). */
function toLoginPage({ fields }: Post): NextResponse {
  const answer = seeOther(localizedPath('/login', readSignIn(fields, 'login').lang))
  setFormState(answer, { ...emptyFormState('login'), notice: 'signed-out' })
  return answer
}
