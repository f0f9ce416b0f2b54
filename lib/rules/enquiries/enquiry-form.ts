import type { COUNSELLING_TYPES } from '@/lib/contract/enquiry'
import { nationalDigits, PHONE_LENGTH } from '@/lib/rules/auth/phone'
import { MODES, ROLES } from '@/lib/rules/enquiries/enquiry-options'
import type { EnquiryProblem } from '@/lib/rules/enquiries/enquiry-problems'
import { isEmail } from '@/lib/rules/text/email'
import { cleanLine, cleanText, countCharacters, isUnfit } from '@/lib/rules/text/written-text'

/** The forms by which visitors ask for something, and their fields in the order in which they stand. */
export const ENQUIRY_FIELDS = {
  contact: ['name', 'phone', 'email', 'course', 'message', 'interest'],
  counselling: ['name', 'phone', 'email', 'role', 'interest', 'counselling_mode', 'query'],
  mentoring: ['name', 'phone', 'email', 'role', 'interest', 'counselling_mode', 'query'],
} as const
export type EnquiryForm = keyof typeof ENQUIRY_FIELDS
export type EnquiryField<Form extends EnquiryForm = EnquiryForm> = (typeof ENQUIRY_FIELDS)[Form][number]
export type EnquiryValues<Form extends EnquiryForm = EnquiryForm> = Record<EnquiryField<Form>, string>
/** What is wrong, by field; empty when nothing is. */
export type EnquiryProblems<Form extends EnquiryForm = EnquiryForm> = Partial<
  Record<EnquiryField<Form>, EnquiryProblem>
>

/** The form that sends this `type` of `POST /counselling/store`. */
export const COUNSELLING_FORMS = {
  career: 'counselling',
  mentor: 'mentoring',
} as const satisfies Record<(typeof COUNSELLING_TYPES)[number], EnquiryForm>

/** The contact form's name and course (spec 1 §9). */
export const LONGEST_LINE = 50
/** The specification's limit of messages, which it applies to the name (spec 1 §5). */
const MESSAGE_LIMIT_OF_NAME = 300
/** Of a field for which the specification has no limit. */
const LONGEST_FREE_LINE = 300
export const LONGEST_MESSAGE = 5_000
/** From here on the form counts along. */
const COUNT_FROM = 4_500

/** How long a message is, counted as it is checked. */
export function messageLength(typed: string): number {
  return countCharacters(cleanText(typed))
}

/** What the form's counter shows: the message's length, or `null` while there is room enough. */
export function messageCount(typed: string): number | null {
  const length = messageLength(typed)
  return length < COUNT_FROM ? null : length
}

type Check = (value: string) => EnquiryProblem | null

function required(missing: EnquiryProblem, ...checks: readonly Check[]): Check {
  return (value) => {
    if (value === '') return missing
    for (const check of checks) {
      const problem = check(value)
      if (problem !== null) return problem
    }
    return null
  }
}

const atMost =
  (most: number, problem: EnquiryProblem): Check =>
  (value) =>
    countCharacters(value) > most ? problem : null
const oneOf =
  (options: readonly string[], problem: EnquiryProblem): Check =>
  (value) =>
    options.includes(value) ? null : problem
const fit: Check = (value) => (isUnfit(value) ? 'unfit' : null)

const freeLine = [atMost(LONGEST_FREE_LINE, 'lineTooLong'), fit] as const
// The phone has been read: it is its digits, or what stood there instead.
const phone = required('phoneMissing', (value) =>
  value.length === PHONE_LENGTH && /^\d+$/.test(value) ? null : 'phoneInvalid',
)
const email = required('emailMissing', (value) => (isEmail(value) && !isUnfit(value) ? null : 'emailInvalid'))
const message = required('messageMissing', atMost(LONGEST_MESSAGE, 'messageTooLong'), fit)

function counselling(interest: EnquiryProblem, mode: EnquiryProblem): Record<EnquiryField<'counselling'>, Check> {
  return {
    name: required('nameMissing', ...freeLine),
    phone,
    email,
    role: required('roleMissing', oneOf(ROLES, 'roleMissing')),
    interest: required(interest, ...freeLine),
    counselling_mode: required(mode, oneOf(MODES, mode)),
    query: message,
  }
}

const CHECKS: { [Form in EnquiryForm]: Record<EnquiryField<Form>, Check> } = {
  contact: {
    name: required(
      'nameMissing',
      atMost(MESSAGE_LIMIT_OF_NAME, 'nameBeyondMessage'),
      atMost(LONGEST_LINE, 'nameTooLong'),
      fit,
    ),
    phone,
    email,
    course: required('courseMissing', atMost(LONGEST_LINE, 'courseTooLong'), fit),
    message,
    interest: (value) => freeLine.reduce<EnquiryProblem | null>((problem, check) => problem ?? check(value), null),
  },
  counselling: counselling('concernMissing', 'counsellingModeMissing'),
  mentoring: counselling('interestMissing', 'mentoringModeMissing'),
}

function readPhone(typed: string): string {
  const text = cleanLine(typed)
  const digits = nationalDigits(text)
  // A number of another country, or with a digit too many, is wrong; without any digit nothing was given.
  return digits === '' && /\p{Nd}/u.test(text) ? text : digits
}

function readField(field: EnquiryField, typed: unknown): string {
  if (typeof typed !== 'string') return ''
  if (field === 'phone') return readPhone(typed)
  return field === 'message' || field === 'query' ? cleanText(typed) : cleanLine(typed)
}

/**
 * The fields of a form as they are sent and kept: texts in NFC without spaces around them, the phone
 * as its digits. What is missing, or no text, is empty; anything else that was sent is left out.
 */
export function readEnquiry<Form extends EnquiryForm>(
  form: Form,
  typed: Readonly<Record<string, unknown>>,
): EnquiryValues<Form>
export function readEnquiry(form: EnquiryForm, typed: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = ENQUIRY_FIELDS[form].map((field) => [
    field,
    readField(field, Object.hasOwn(typed, field) ? typed[field] : undefined),
  ])
  return Object.fromEntries(entries)
}

/**
 * Checks what a form sends (spec 1 §5), in the browser, in the website's server and in the provider.
 * @param typed as it was typed: it is read by readEnquiry first
 * @returns what is wrong, by field, in the order of the form's fields; one problem for each
 */
export function checkEnquiry<Form extends EnquiryForm>(
  form: Form,
  typed: Readonly<Record<string, unknown>>,
): EnquiryProblems<Form>
export function checkEnquiry(
  form: EnquiryForm,
  typed: Readonly<Record<string, unknown>>,
): Record<string, EnquiryProblem> {
  const values = new Map<string, string>(Object.entries(readEnquiry(form, typed)))
  const checked = Object.entries<Check>(CHECKS[form]).map(([field, check]) => [field, check(values.get(field) ?? '')])
  return Object.fromEntries(checked.filter(([, problem]) => problem !== null))
}
