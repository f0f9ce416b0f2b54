import type { SignInCall, SignInField, SignInFailure } from '@/lib/rules/auth/sign-in'

/**
 * The field beside which a failure is shown, or `null`: above the form, because no other input would
 * mend it. A number that belongs into the other form is the phone's matter, a refused code the code's.
 */
export function failurePlace(call: SignInCall, { reason, field = null }: SignInFailure): SignInField | null {
  if (field !== null) return field
  if (reason === 'already-registered' || reason === 'not-registered') return 'phone'
  const isRefused = reason === 'wrong-code' || reason === 'refused'
  return call === 'verify' && isRefused ? 'otp' : null
}
