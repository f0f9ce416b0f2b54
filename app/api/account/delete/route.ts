import { deletionRoute } from '@/lib/bff/deletion-route'
import { codeDigits } from '@/lib/rules/auth/one-time-code'
import { deleteAccount } from '@/lib/server/account/account'
import { getEnvironment } from '@/lib/server/env'

/** A whole SMS may be pasted where its code belongs. */
const LONGEST_CODE_TEXT = 500

/** Deletes the account with the code `otp`: `{ok: true}`, and the session is over; or a failure. */
export const POST = deletionRoute((visitor, browser, _, { otp }) => {
  const typed = typeof otp === 'string' ? otp.slice(0, LONGEST_CODE_TEXT) : ''
  return deleteAccount(visitor, codeDigits(typed, getEnvironment().otpLength), browser)
}, 'away')
