import { COUNSELLING_TYPES, type CounsellingBody } from '@/lib/contract/enquiry'
import type { EnquiryProblem } from '@/lib/rules/enquiries/enquiry-problems'
import { cleanText, countCharacters } from '@/lib/rules/text/written-text'

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
} as const satisfies Record<CounsellingBody['type'], EnquiryForm>

/** What such a form sends as its `type`; `undefined` of the contact form, which has tabs for that. */
export function counsellingType(form: EnquiryForm): CounsellingBody['type'] | undefined {
  return COUNSELLING_TYPES.find((type) => COUNSELLING_FORMS[type] === form)
}

/** Where a browser sends each form, with its script or without. */
export const ENQUIRY_PATHS: Record<EnquiryForm, string> = {
  contact: '/api/contact',
  counselling: '/api/counselling',
  mentoring: '/api/counselling',
}

/** Filled in by programs that fill in everything. What it catches is stored and marked, never dropped. */
export const HONEYPOT_FIELD = 'website'

/** The contact form's name and course (spec 1 §9). */
export const MAX_LINE_LENGTH = 50
export const MAX_MESSAGE_LENGTH = 5_000
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
