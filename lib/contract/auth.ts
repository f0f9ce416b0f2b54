import { z } from 'zod'
import type { Body } from '@/lib/contract/body'
import { messageAnswerSchema } from '@/lib/contract/error'
import {
  englishText,
  id,
  image,
  isFields,
  object,
  part,
  reading,
  required,
  string,
  underData,
} from '@/lib/contract/lenient'

export const OTP_TYPES = ['registration', 'login'] as const
export type OtpType = (typeof OTP_TYPES)[number]

/** Beside the two of signing in: a code that allows to delete the account of who is signed in. */
export const DELETION_OTP_TYPE = 'deletion'

/** Everything that a code may be for. */
export const CODE_PURPOSES = [...OTP_TYPES, DELETION_OTP_TYPE] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/**
 * `POST /auth/otp/send`; for a deletion with a token, the phone being the student's own. `browser_nonce` is the same for
 * send, verify and a registration of one browser, and nobody else's: a provider that keeps it lets a code, and what it
 * proves, serve that browser alone.
 */
export const OTP_SEND = { phone_number: 'mobile', otp_type: CODE_PURPOSES, browser_nonce: 'browser?' } as const
export type OtpSendBody = Body<typeof OTP_SEND>

/** `POST /auth/otp/verify`. */
export const OTP_VERIFY = {
  phone_number: 'mobile',
  otp_type: OTP_TYPES,
  otp: 'code',
  browser_nonce: 'browser?',
  device: 'device?',
} as const
export type OtpVerifyBody = Body<typeof OTP_VERIFY>

/** `POST /auth/register/complete`. */
export const REGISTER = {
  phone_number: 'mobile',
  first_name: 'name',
  last_name: 'name',
  consent: 'consent?',
  browser_nonce: 'browser?',
  device: 'device?',
} as const
export type RegisterBody = Body<typeof REGISTER>

/** A plan's name, given as such or as an object with `name`. */
export const planName = reading((value) => englishText.parse(isFields(value) && 'name' in value ? value.name : value))

function joined(first: string | null, last: string | null): string | null {
  return [first, last].filter((name) => name !== null).join(' ') || null
}

const studentSchema = part({
  id,
  first_name: englishText,
  last_name: englishText,
  full_name: englishText,
  phone_number: string,
  email: string,
  image_url: image,
  plan: planName,
}).transform((student) => ({
  id: student.id,
  firstName: student.first_name,
  lastName: student.last_name,
  fullName: student.full_name ?? joined(student.first_name, student.last_name),
  phoneNumber: student.phone_number,
  email: student.email,
  image: student.image_url,
  plan: student.plan,
}))
/** A student as sign-in gives one. Every field may be absent. */
export type Student = z.output<typeof studentSchema>

/** A session: without a token there is none. The token never reaches a browser. */
const sessionSchema = z.object({ token: required(string), student: studentSchema })
/** The `data` of a verified login and of a completed registration; fails without a token. */
export const sessionAnswerSchema = underData(sessionSchema)

/** `GET /auth/user`: the menu in the navbar. Fails when `data` is no object. */
export const userAnswerSchema = underData(object(studentSchema))

const SUCCESS = 'suceesfully completed'
const REGISTERED = 'already registered'
const UNKNOWN = 'number not registered'

/** Contains, ignoring case; `message` and `error_message` both count, because either may carry it. */
function says(answer: unknown, words: string): boolean {
  const { message, errorMessage } = messageAnswerSchema.parse(answer)
  return [message, errorMessage].some((text) => text?.toLowerCase().includes(words))
}

/** A code was right: the message contains "Suceesfully Completed", spelt so (spec 1 §4). */
export const saysVerified = (answer: unknown) => says(answer, SUCCESS)
/** A number is already registered, whatever the status (spec 1 §8). */
export const saysAlreadyRegistered = (answer: unknown) => says(answer, REGISTERED)
/** A number is not registered, whatever the status (spec 1 §8). */
export const saysNotRegistered = (answer: unknown) => says(answer, UNKNOWN)
