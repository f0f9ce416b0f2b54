import 'server-only'
import { emptyFormState, type FormState } from '@/lib/rules/form-state'
import type { SignInCall, SignInFailure } from '@/lib/rules/sign-in'
import { getFormState } from '@/lib/server/form-state'
import type { Post } from '@/lib/server/guarded-post'
import type { SignInInput } from '@/lib/server/sign-in-input'
import type { SignInOutcome } from '@/lib/server/sign-in-outcome'

/** What the page of a form shows after a post; `wanted` is where to go in the end. */
export function nextState(
  call: SignInCall,
  { request }: Post,
  input: SignInInput,
  outcome: Exclude<SignInOutcome, { kind: 'signed-in' }>,
  wanted: string | null,
): FormState {
  const before = getFormState(request.cookies)
  // A code that was sent to this number before still counts.
  const isSame = before?.form === input.form && before.phone === input.phone
  const { firstName, lastName, terms, otp } = input
  const state = {
    ...emptyFormState(input.form),
    ...{ firstName, lastName, terms, otp },
    phone: input.phone || input.typedPhone,
    resendAt: isSame ? before.resendAt : null,
    returnTo: wanted,
  }
  switch (outcome.kind) {
    case 'code-sent':
      return { ...state, step: 'code', notice: 'code-sent', resendAt: Date.now() + outcome.retryAfter * 1000 }
    case 'phone-verified':
      return { ...state, step: 'names', otp: '' }
    case 'failure': {
      const { retryAfter } = outcome.failure
      const isWaiting = call === 'send' && retryAfter !== null
      return {
        ...state,
        step: failedStep(call, outcome.failure, isSame ? before.step : 'phone'),
        resendAt: isWaiting ? Date.now() + retryAfter * 1000 : state.resendAt,
        failure: { ...outcome.failure, call },
      }
    }
  }
}

function failedStep(call: SignInCall, { reason, field }: SignInFailure, before: FormState['step']): FormState['step'] {
  if (field === 'phone' || reason === 'unverified') return 'phone'
  if (call === 'send') return before === 'code' ? 'code' : 'phone'
  return call === 'verify' ? 'code' : 'names'
}
