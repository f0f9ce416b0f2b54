import { z } from 'zod'
import type { Body } from '@/lib/contract/body'
import { flag, part, underData } from '@/lib/contract/lenient'

/** `POST /account/delete` (optional). 200: the account is gone; a wrong code is answered as `verify` does. */
export const ACCOUNT_DELETE = { otp: 'code', browser_nonce: 'browser?' } as const
export type AccountDeleteBody = Body<typeof ACCOUNT_DELETE>

const offer = part({ account: flag })

/** Whether the answer of `GET /profile` says that `GET /account/export` and `POST /account/delete` are there. */
export function offersAccountCalls(profileAnswer: unknown): boolean {
  return offer.parse(profileAnswer).account
}

/** `GET /account/export` (optional): everything that is stored about the student, in the provider's own shape. */
export const accountExportSchema = underData(z.record(z.string(), z.unknown()))
