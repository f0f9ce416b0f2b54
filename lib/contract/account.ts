import { z } from 'zod'
import { OTP_TYPES } from '@/lib/contract/auth'
import { flag, part, underData } from '@/lib/contract/lenient'

/** Beside the two of signing in (`OTP_TYPES`): a code that allows to delete the account of who is signed in. */
export const DELETION_OTP_TYPE = 'deletion'

/** Everything that a code may be for. */
export const CODE_PURPOSES = [...OTP_TYPES, DELETION_OTP_TYPE] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** `POST /auth/otp/send` with a token, the phone being the student's own. */
export type DeletionSendBody = { phone_number: string; otp_type: typeof DELETION_OTP_TYPE; browser_nonce?: string }

/** `POST /account/delete` (optional). 200: the account is gone; a wrong code is answered as `verify` does. */
export type AccountDeleteBody = { otp: string; browser_nonce?: string }

const offer = part({ account: flag })

/** Whether the answer of `GET /profile` says that `GET /account/export` and `POST /account/delete` are there. */
export function offersAccountCalls(profileAnswer: unknown): boolean {
  return offer.parse(profileAnswer).account
}

/** `GET /account/export` (optional): everything that is stored about the student, in the provider's own shape. */
export const accountExportSchema = underData(z.record(z.string(), z.unknown()))
export type AccountExport = z.output<typeof accountExportSchema>
