import { z } from '@hono/zod-openapi'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/enquiry'

const MAX_KEY_LENGTH = 200
const UNREADABLE = `The ${IDEMPOTENCY_HEADER} is a text of 1 to ${MAX_KEY_LENGTH} visible characters`

/**
 * The header that names a sending, so that a repeat is answered as the first was and stored once.
 * As a bare text, or in quotation marks, as the IETF's draft has it (a string of structured fields).
 */
export const idempotencyKey = z
  .string()
  .transform((given) => given.trim().replace(/^"(.*)"$/, '$1'))
  .pipe(z.string().regex(new RegExp(`^[\\x21\\x23-\\x7e]{1,${MAX_KEY_LENGTH}}$`), UNREADABLE))
  .optional()

/** @param description what a repeat under a key is answered */
export const idempotencyHeaders = (description: string) =>
  z.object({ 'idempotency-key': idempotencyKey.openapi({ description }) })
