import { deletionRoute } from '@/lib/bff/deletion-route'
import { codeDigits, MAX_CODE_TEXT_LENGTH } from '@/lib/rules/auth/one-time-code'
import { deleteAccount } from '@/lib/server/account/account'
import { getEnvironment } from '@/lib/server/env'

/** Deletes the account with the code `otp`: `{ok: true}`, and the session is over; or a failure. */
export const POST = deletionRoute((visitor, browser, _, { otp }) => {
  const typed = typeof otp === 'string' ? otp.slice(0, MAX_CODE_TEXT_LENGTH) : ''
  return deleteAccount(visitor, codeDigits(typed, getEnvironment().otpLength), browser)
}, 'away')
