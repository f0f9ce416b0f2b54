import 'server-only'
import { emptyFormState, type FormState } from '@/lib/rules/auth/form-state'
import type { SignInCall, SignInFailure } from '@/lib/rules/auth/sign-in'
import { getFormState } from '@/lib/server/auth/form-state'
import type { Cookies } from '@/lib/server/auth/session-cookie'
import type { SignInInput } from '@/lib/server/auth/sign-in-input'
import type { SignInOutcome } from '@/lib/server/auth/sign-in-outcome'

/** What the page of a form shows after a post that signed nobody in. */
export function nextState(call: SignInCall, cookies: Cookies, input: SignInInput, outcome: SignInOutcome): FormState {
  const before = getFormState(cookies)
  // A code that was sent to this number before still counts.
  const isSame = before?.form === input.form && before.phone === input.phone
  const { firstName, lastName, terms, otp, returnTo } = input
  const state = {
    ...emptyFormState(input.form),
    ...{ firstName, lastName, terms, otp, returnTo },
    phone: input.phone || input.typedPhone,
    resendAt: isSame ? before.resendAt : null,
  }
  if (outcome.isVerified) return { ...state, step: 'names', otp: '' }
  const wait = (outcome.ok ? outcome.answer.retryAfter : outcome.failure.retryAfter) ?? null
  const resendAt = call === 'send' && wait !== null ? Date.now() + wait * 1000 : state.resendAt
  if (outcome.ok) return { ...state, step: 'code', notice: 'code-sent', resendAt }
  const step = failedStep(call, outcome.failure, isSame ? before.step : 'phone')
  return { ...state, step, resendAt, failure: { ...outcome.failure, call } }
}

function failedStep(call: SignInCall, { reason, field }: SignInFailure, before: FormState['step']): FormState['step'] {
  if (field === 'phone' || reason === 'unverified') return 'phone'
  if (call === 'send') return before === 'code' ? 'code' : 'phone'
  return call === 'verify' ? 'code' : 'names'
}
