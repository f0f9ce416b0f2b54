import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { isSameDigest } from '@/provider/auth/digests'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SECRET_BYTES = 20
const PERIOD_S = 30
/** What an authenticator calls its entry, and a browser the desk that asks for a passkey. */
export const ISSUER = 'Karnataka Education Guide, desk'

/** What the desk keeps secret under the pepper: who reads the database alone can make no code. */
export type DeskSecrets = {
  /** The secret that an invitation brings, in Base32: the same whenever it is opened, and written down nowhere. */
  ofInvitation: (token: string) => string
  seal: (secret: string) => string
  open: (sealed: string) => string
  /** Lets whoever has it see the draft of a section or an institution, until the moment that it says. */
  signPreview: (of: string, until: Date) => string
  /** @returns of what; `null` for what was never signed, and for what is over */
  readPreview: (token: string, now: Date) => string | null
}

export function makeDeskSecrets(pepper: string): DeskSecrets {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'desk-credentials', 32))
  const signed = (said: string) => {
    const digest = createHmac('sha256', pepper)
      .update(JSON.stringify(['desk-preview', said]))
      .digest('base64url')
    return `${said}.${digest}`
  }
  return {
    ofInvitation: (token) => {
      const digest = createHmac('sha256', pepper)
        .update(JSON.stringify(['desk-invitation', token]))
        .digest()
      return new Secret({ buffer: new Uint8Array(digest.subarray(0, SECRET_BYTES)).buffer }).base32
    },
    seal: (secret) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce)
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString()
      } catch (cause) {
        // For the log: OpenSSL's own words name no variable.
        throw new Error('OTP_PEPPER is not the one under which this account of the desk was opened', { cause })
      }
    },
    signPreview: (of, until) => signed(`${of}.${Math.floor(until.getTime() / 1_000)}`),
    readPreview: (token, now) => {
      const [of = '', until = ''] = token.split('.')
      const isOurs = isSameDigest(signed(`${of}.${until}`), token)
      return isOurs && Number(until) * 1_000 > now.getTime() ? of : null
    },
  }
}

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S })

/** What an authenticator reads from a QR code. */
export const authenticatorAddress = (secret: string, mail: string) => totpOf(secret, mail).toString()

/**
 * Which half minute a code belongs to: the present one, the one before or the next, since clocks differ.
 * @returns `null` for a wrong code
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD_S) + delta
}
