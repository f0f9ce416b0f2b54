import 'server-only'
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { getEnvironment } from '@/lib/server/env'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Cookies are small, and texts compress well. Quick enough for what a form can hold. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: 1 } }

const contentSchema = z.object({ until: z.number(), value: z.unknown() })

/** One key for each purpose, so that what was sealed for one opens for no other. */
function key(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', getEnvironment().formSecret, '', `sealed:${purpose}`, 32))
}

/** Each session has a purpose of its own, and all who are signed out have one together: nobody else opens what was sealed for it. */
export function purposeOf(name: string, token: string | null): string {
  return token === null ? name : `${name} of ${createHash('sha256').update(token).digest('base64url')}`
}

/** Compresses, encrypts and signs a value that a browser keeps for us and can neither read nor change; `lifeS` in seconds. */
export function seal(purpose: string, value: unknown, lifeS: number): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key(purpose), nonce)
  const text = JSON.stringify({ until: Date.now() + lifeS * 1000, value })
  const sealed = Buffer.concat([cipher.update(brotliCompressSync(text, BROTLI)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The value that was sealed, or `null`: not ours, for another purpose, changed, or past its life. */
export function unseal<Schema extends z.ZodType>(
  purpose: string,
  sealed: string | null,
  schema: Schema,
): z.output<Schema> | null {
  if (sealed === null) return null
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(ALGORITHM, key(purpose), nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const packed = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    const { until, value } = contentSchema.parse(JSON.parse(brotliDecompressSync(packed).toString('utf8')))
    return until < Date.now() ? null : schema.parse(value)
  } catch {
    return null
  }
}
