import type { SignInCall, SignInFailure } from '@/lib/rules/auth/sign-in'

/** The two forms of signing in, each a page of its own for browsers without JavaScript. */
export const SIGN_IN_FORMS = ['login', 'register'] as const
export type SignInForm = (typeof SIGN_IN_FORMS)[number]

/** How far somebody has come in one of the forms; `names` in registration alone. */
export const SIGN_IN_STEPS = ['phone', 'code', 'names'] as const
export type SignInStep = (typeof SIGN_IN_STEPS)[number]

/**
 * What a page without JavaScript shows after a post: what was typed, and what came of it. `resendAt`
 * is when another code can be asked for, in ms of the epoch.
 */
export type FormState = {
  form: SignInForm
  step: SignInStep
  phone: string
  otp: string
  firstName: string
  lastName: string
  terms: boolean
  resendAt: number | null
  /** Where to go in the end, already checked. */
  returnTo: string | null
  notice: 'code-sent' | 'signed-out' | null
  failure: (SignInFailure & { call: SignInCall }) | null
}

/** A form that nobody has touched. */
export function emptyFormState(form: SignInForm): FormState {
  return {
    form,
    step: 'phone',
    phone: '',
    otp: '',
    firstName: '',
    lastName: '',
    terms: false,
    resendAt: null,
    returnTo: null,
    notice: null,
    failure: null,
  }
}
