import { z } from '@hono/zod-openapi'
import { MAX_CONSENT_LENGTH, MAX_NOTE_LENGTH } from '@/lib/contract/constants'
import { MAX_NAME_LENGTH } from '@/lib/rules/auth/sign-in'
import { asciiDigits } from '@/lib/rules/text/digits'
import { isEmail, MAX_EMAIL_LENGTH } from '@/lib/rules/text/email'
import { VISIBLE } from '@/lib/rules/text/written-text'
import { readMobile } from '@/provider/auth/mobile-number'

/** Fields that a visitor fills in, with the specification's messages where it has them (spec 1 §5). */

const NO_MOBILE = 'Enter a valid 10-digit mobile number starting with 6-9'
const NO_NAME = 'Please fill in all required fields'
const NO_EMAIL = 'Enter a valid email address'
export const WRONG_CODE = 'Invalid OTP'

const MAX_DEVICE_LENGTH = 60

/** Control characters, halves of pairs, and what turns the direction of the text around it. */
export const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
/** Something that can be seen. */

function reading<Output>(
  missing: string,
  read: (value: string) => { value: Output } | { wrong: string },
  openapi: Record<string, unknown>,
) {
  return z
    .string(missing)
    .transform((given, context) => {
      const outcome = read(given)
      if ('value' in outcome) return outcome.value
      context.addIssue({ code: 'custom', message: outcome.wrong })
      return z.NEVER
    })
    .openapi({ type: 'string', ...openapi })
}

/** An Indian mobile number; its ten digits. */
export const mobileField = reading<string>(
  NO_MOBILE,
  (given) => {
    const value = readMobile(given)
    return value === null ? { wrong: NO_MOBILE } : { value }
  },
  { description: 'An Indian mobile number: ten digits from 6 to 9 on; `+91` or `0` before it is understood.' },
)

/** A one-time code; its digits. One that cannot be right costs no try. */
export const codeField = reading<string>(
  WRONG_CODE,
  (given) => {
    const value = asciiDigits(given.slice(0, 40)).replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    return /^\d{4,8}$/.test(value) ? { value } : { wrong: WRONG_CODE }
  },
  { description: 'The code, of `OTP_LENGTH` digits' },
)

/** What a browser is known by while a code is under way; `null` from a website that names none. */
export const browserField = z
  .string()
  .regex(/^[\w-]{16,128}$/, 'The browser_nonce is 16 to 128 letters, digits, - and _')
  .nullish()
  .transform((nonce) => nonce ?? null)
  .openapi({
    type: 'string',
    description:
      'A random text that the website keeps for the browser. With it a code serves this browser alone, and tries from elsewhere cost it nothing; of its reports of a review one counts.',
  })

/** On what somebody signs in, in a few words. */
export const deviceField = z
  .string('The device is no text')
  .nullish()
  .transform(
    // By characters: half of one is no text.
    (words) =>
      [
        ...(words ?? '')
          .normalize('NFC')
          .replace(/[\p{C}\p{Z}]+/gu, ' ')
          .trim(),
      ]
        .slice(0, MAX_DEVICE_LENGTH)
        .join('') || null,
  )
  .openapi({ type: 'string', description: 'The browser and the system in a few words, for the list of sessions' })

/** A name in NFC, from 1 to 50 characters. @param label how the message calls it, "First name" */
export function nameField(label: string) {
  return reading<string>(
    NO_NAME,
    (given) => {
      const value = given.normalize('NFC').trim()
      if (UNFIT.test(value)) return { wrong: `${label} contains a character that cannot be used` }
      if (!VISIBLE.test(value)) return { wrong: NO_NAME }
      if ([...value].length > MAX_NAME_LENGTH)
        return { wrong: `${label} must not exceed ${MAX_NAME_LENGTH} characters` }
      return { value }
    },
    { minLength: 1, maxLength: MAX_NAME_LENGTH },
  )
}

/** An address for mail, or `null` for nothing. */
export const emailField = reading<string | null>(
  NO_EMAIL,
  (given) => {
    const value = given.normalize('NFC').trim()
    if (value === '') return { value: null }
    return isEmail(value) && !UNFIT.test(value) ? { value } : { wrong: NO_EMAIL }
  },
  { maxLength: MAX_EMAIL_LENGTH, description: 'An email address, or nothing' },
)

/** The sentence that stood at the button. */
export const consentField = reading<string>(
  'The consent is no text',
  (given) => {
    const value = given.normalize('NFC').trim()
    if (UNFIT.test(value)) return { wrong: 'The consent contains a character that cannot be used' }
    return value.length > MAX_CONSENT_LENGTH ? { wrong: 'The consent is too long' } : { value }
  },
  { maxLength: MAX_CONSENT_LENGTH, description: 'The sentence that stood at the button; kept with the time' },
)

/** As UNFIT, but for the ends of lines. */
export const UNFIT_IN_LINES = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** A note of the desk, in NFC, of one line or several. */
export const noteField = reading<string>(
  'Write something first',
  (given) => {
    const value = given.normalize('NFC').replace(/\r\n?/g, '\n').trim()
    if (!VISIBLE.test(value)) return { wrong: 'Write something first' }
    if (UNFIT_IN_LINES.test(value)) return { wrong: 'The note contains a character that cannot be used' }
    return [...value].length > MAX_NOTE_LENGTH
      ? { wrong: `The note must not exceed ${MAX_NOTE_LENGTH} characters` }
      : { value }
  },
  { minLength: 1, maxLength: MAX_NOTE_LENGTH },
)

/** Deeper than any section. */
const MAX_DEPTH = 8
/** What no column of a database takes. */
const UNSTORABLE = /[\0\p{Cs}]/u
const EACH_UNSTORABLE = new RegExp(UNSTORABLE, 'gu')

/** A text of which the call itself says what it may be. Nobody can type what is left out. */
export const storableText = z.string().overwrite((text) => text.replace(EACH_UNSTORABLE, ''))

function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < MAX_DEPTH &&
    Object.entries(value)
      .flat()
      .every((each) => isStorable(each, depth + 1))
  )
}

/** A section of content as it was typed: whether it can be published, `provider/content/check.ts` says. */
export const contentField = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown())], 'The fields are an object or a list')
  .refine((value) => isStorable(value), 'The fields cannot be kept')
