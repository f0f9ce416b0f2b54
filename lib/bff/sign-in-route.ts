import 'server-only'
import type { NextRequest } from 'next/server'
import { anyFields, formRoute, type Post } from '@/lib/bff/form-route'
import { nextState } from '@/lib/bff/next-form-state'
import { carryReply } from '@/lib/bff/sealed-reply'
import type { OtpType } from '@/lib/contract/auth'
import { SIGN_IN_FIELDS, type SignInCall } from '@/lib/rules/auth/sign-in'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { returnPath } from '@/lib/rules/routes/return-path'
import { getCodeBrowser, keepCodeBrowser } from '@/lib/server/auth/code-browser'
import { setFormState, setVerifiedPhone } from '@/lib/server/auth/form-state'
import { clearReturnCookie, getReturnCookie, setSession } from '@/lib/server/auth/session-cookie'
import { beginSession } from '@/lib/server/auth/sign-in-begin'
import { readSignIn, type SignInInput } from '@/lib/server/auth/sign-in-input'
import { failure, type SignInOutcome } from '@/lib/server/auth/sign-in-outcome'

/**
 * A route of signing in: JSON is answered with JSON, a form with a redirect to its page, or to where
 * the visitor wanted to go. A provider that cannot be had is the failure `away`.
 * @param fallback the purpose of a post that does not say its own
 * @param work is given no token: no session is needed to get one, and an old one says nothing about the new
 */
export function signInRoute(
  call: SignInCall,
  fallback: OtpType,
  work: (input: SignInInput, post: Post) => Promise<SignInOutcome>,
) {
  return formRoute({
    schema: anyFields.transform((fields) => readSignIn(fields, fallback)),
    async work(input, post): Promise<SignInOutcome> {
      const outcome = await work(input, { ...post, visitor: { ...post.visitor, token: null } })
      if (!outcome.ok || outcome.begun === undefined) return outcome
      const user = await beginSession(outcome.begun, post.visitor)
      return { ...outcome, answer: { ok: true, user, returnTo: wanted(input, post.request) } }
    },
    refuse({ failure: { reason, field, retryAfter } }): SignInOutcome {
      if (reason !== 'invalid') return failure(reason, { retryAfter })
      return failure('invalid', { field: SIGN_IN_FIELDS.find((name) => name === field) })
    },
    page(outcome, input, { request }) {
      const returnTo = wanted(input, request)
      if (outcome.begun !== undefined) return { to: returnTo ?? localizedPath('/', input.lang) }
      return {
        to: localizedPath(`/${input.form}`, input.lang),
        keep: (answer) =>
          setFormState(answer, request.cookies, nextState(call, request.cookies, { ...input, returnTo }, outcome)),
      }
    },
    async cookies(answer, outcome, input, { request, browser }) {
      if (call === 'send' && maySendCode(outcome)) keepCodeBrowser(answer, browser)
      if (outcome.isVerified) {
        setVerifiedPhone(answer, request.cookies, input.phone)
        const verified = getCodeBrowser(request.cookies)
        // The provider lets the browser that verified the number complete the registration: known as long as verified.
        if (verified !== undefined) keepCodeBrowser(answer, verified)
      }
      if (outcome.begun === undefined) return
      setSession(answer, outcome.begun.token)
      await carryReply(answer, request.cookies, wanted(input, request))
      clearReturnCookie(answer)
    },
  })
}

/**
 * Also where the sending failed, a code may be on its way. But of two sendings at the same moment the one that is
 * refused must not take from the browser the name by which the other's code serves it.
 */
function maySendCode(outcome: SignInOutcome): boolean {
  return outcome.ok || outcome.failure.reason === 'away' || outcome.status === 503
}

/** Where the visitor wanted to go. */
function wanted({ returnTo }: SignInInput, { cookies }: NextRequest): string | null {
  return returnTo ?? returnPath(getReturnCookie(cookies))
}
