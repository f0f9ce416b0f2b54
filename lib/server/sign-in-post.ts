import 'server-only'
import { NextResponse } from 'next/server'
import type { OtpType } from '@/lib/contract/auth'
import { localizedPath } from '@/lib/rules/localized-url'
import { returnPath } from '@/lib/rules/return-path'
import { SIGN_IN_FIELDS, type SignInCall } from '@/lib/rules/sign-in'
import { setFormState, setVerifiedPhone } from '@/lib/server/form-state'
import { guardedPost, type Post, type Refusal } from '@/lib/server/guarded-post'
import { nextState } from '@/lib/server/next-form-state'
import { ProviderError } from '@/lib/server/provider'
import { clearReturnCookie, getReturnCookie, setSession } from '@/lib/server/session-cookie'
import type { Visitor } from '@/lib/server/session-call'
import { readSignIn, type SignInInput } from '@/lib/server/sign-in-input'
import { failure, type SignInOutcome } from '@/lib/server/sign-in-outcome'

type Handle = (input: SignInInput, visitor: Visitor, post: Post) => Promise<SignInOutcome>

/**
 * A route of signing in: JSON is answered with JSON, a form with a redirect to its page, or to where
 * the visitor wanted to go. A provider that cannot be had is the failure `away`.
 * @param fallback the purpose of a post that does not say its own
 */
export function signInPost(call: SignInCall, fallback: OtpType, handle: Handle) {
  const answer = (post: Post, input: SignInInput, outcome: SignInOutcome) =>
    post.isForm ? formAnswer(call, post, input, outcome) : jsonAnswer(post, input, outcome)
  return guardedPost(
    async (post) => {
      const input = readSignIn(post.fields, fallback)
      // No session is needed to get one, and an old one says nothing about the new.
      const visitor = { ...post.visitor, token: null }
      const outcome = await handle(input, visitor, post).catch((error: unknown) => {
        if (error instanceof ProviderError) return failure('away')
        throw error
      })
      return answer(post, input, outcome)
    },
    { refuse: (post, refusal) => answer(post, readSignIn(post.fields, fallback), refusalOutcome(refusal)) },
  )
}

function refusalOutcome({ status, field, retryAfter }: Refusal): SignInOutcome {
  if (status === 429) return failure('limited', { retryAfter })
  return failure('invalid', { field: SIGN_IN_FIELDS.find((name) => name === field) ?? null })
}

function returnTo({ request, fields }: Post): string | null {
  const asked = typeof fields.return === 'string' ? returnPath(fields.return) : null
  return asked ?? returnPath(getReturnCookie(request.cookies))
}

/** The cookies that go with an outcome, whoever asked. */
function keep(answer: NextResponse, { phone }: SignInInput, outcome: SignInOutcome): NextResponse {
  if (outcome.kind === 'phone-verified') setVerifiedPhone(answer, phone)
  if (outcome.kind !== 'signed-in') return answer
  setSession(answer, outcome.token)
  setVerifiedPhone(answer, null)
  setFormState(answer, null)
  clearReturnCookie(answer)
  return answer
}

function jsonAnswer(post: Post, input: SignInInput, outcome: SignInOutcome): NextResponse {
  const body = (): NextResponse => {
    switch (outcome.kind) {
      case 'failure': {
        const { failure: said, status } = outcome
        const headers: HeadersInit = said.retryAfter === null ? {} : { 'retry-after': String(said.retryAfter) }
        return NextResponse.json(said, { status, headers })
      }
      case 'code-sent':
        return NextResponse.json({ ok: true, retryAfter: outcome.retryAfter })
      case 'phone-verified':
        return NextResponse.json({ ok: true })
      case 'signed-in':
        return NextResponse.json({ ok: true, user: outcome.user, returnTo: returnTo(post) })
    }
  }
  return keep(body(), input, outcome)
}

function formAnswer(call: SignInCall, post: Post, input: SignInInput, outcome: SignInOutcome): NextResponse {
  const wanted = returnTo(post)
  if (outcome.kind === 'signed-in') return keep(seeOther(wanted ?? localizedPath('/', input.lang)), input, outcome)
  const answer = keep(seeOther(localizedPath(`/${input.form}`, input.lang)), input, outcome)
  setFormState(answer, nextState(call, post, input, outcome, wanted))
  return answer
}

/** The browser goes there with GET. */
export function seeOther(path: string): NextResponse {
  return new NextResponse(null, { status: 303, headers: { location: path } })
}
