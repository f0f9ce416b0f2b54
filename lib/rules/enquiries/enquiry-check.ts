import { nationalDigits, PHONE_LENGTH } from '@/lib/rules/auth/phone'
import {
  ENQUIRY_FIELDS,
  MAX_LINE_LENGTH,
  MAX_MESSAGE_LENGTH,
  type EnquiryField,
  type EnquiryForm,
  type EnquiryProblems,
  type EnquiryValues,
} from '@/lib/rules/enquiries/enquiry-form'
import { MODES, ROLES } from '@/lib/rules/enquiries/enquiry-options'
import type { EnquiryProblem } from '@/lib/rules/enquiries/enquiry-problems'
import { isEmail } from '@/lib/rules/text/email'
import { cleanLine, cleanText, countCharacters, isUnfit } from '@/lib/rules/text/written-text'

// Apart from enquiry-form.ts, which every page with a form loads: browsers load this with the first use of one.

/** The specification's limit of messages, which it applies to the name (spec 1 §5). */
const MESSAGE_LIMIT_OF_NAME = 300
/** Of a field for which the specification has no limit. */
const MAX_FREE_LINE_LENGTH = 300

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

const freeLine = [atMost(MAX_FREE_LINE_LENGTH, 'lineTooLong'), fit] as const
// The phone has been read: it is its digits, or what stood there instead.
const phone = required('phoneMissing', (value) =>
  value.length === PHONE_LENGTH && /^\d+$/.test(value) ? null : 'phoneInvalid',
)
const email = required('emailMissing', (value) => (isEmail(value) && !isUnfit(value) ? null : 'emailInvalid'))
const message = required('messageMissing', atMost(MAX_MESSAGE_LENGTH, 'messageTooLong'), fit)

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
      atMost(MAX_LINE_LENGTH, 'nameTooLong'),
      fit,
    ),
    phone,
    email,
    course: required('courseMissing', atMost(MAX_LINE_LENGTH, 'courseTooLong'), fit),
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
