import { codeDigits } from '@/lib/rules/one-time-code'
import { deleteAccount } from '@/lib/server/account'
import { deletionPost } from '@/lib/server/deletion-post'
import { getEnvironment } from '@/lib/server/env'

/** A whole SMS may be pasted where its code belongs. */
const LONGEST_CODE_TEXT = 500

/** Deletes the account with the code `otp`: `{ok: true}`, and the session is over; or a `DeletionFailure`. */
export const POST = deletionPost(({ visitor, fields }) => {
  const typed = typeof fields.otp === 'string' ? fields.otp.slice(0, LONGEST_CODE_TEXT) : ''
  return deleteAccount(visitor, codeDigits(typed, getEnvironment().otpLength))
})
