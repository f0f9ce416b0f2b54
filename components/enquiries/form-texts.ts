import type { EnquiryMessages } from '@/lib/messages/en/enquiries'
import type { EnquiryForm } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryProblem } from '@/lib/rules/enquiries/enquiry-problems'

const COMMON = [
  'name',
  'phone',
  'phoneHint',
  'email',
  'message',
  'messageCount',
  'leaveEmpty',
  'submitting',
  'submitted',
  'failed',
  'correct',
  'tooMany',
  'kept',
  'thanks',
] as const
const CONTACT = ['tabs', 'enquiryTab', 'feedbackTab', 'course', 'submitEnquiry', 'submitFeedback'] as const
const COUNSELLING = [
  'role',
  'choose',
  'interestHint',
  'showInterests',
  'noMatch',
  'roles',
  'modes',
  'interests',
] as const

type Problems = Partial<Record<EnquiryProblem, string>>
type Common = Pick<EnquiryMessages, (typeof COMMON)[number]> & { problems: Problems }
export type ContactTexts = Common & Pick<EnquiryMessages, (typeof CONTACT)[number]>
/** `interest`, `mode` and `submit` are called otherwise in either form. */
export type CounsellingTexts = Common &
  Pick<EnquiryMessages, (typeof COUNSELLING)[number]> & { interest: string; mode: string; submit: string }
export type FormTexts = Common & (ContactTexts | CounsellingTexts)

const NOT_OF_CONTACT: readonly EnquiryProblem[] = ['roleMissing']
const OF_COUNSELLING: readonly EnquiryProblem[] = ['concernMissing', 'counsellingModeMissing']
const OF_MENTORING: readonly EnquiryProblem[] = ['interestMissing', 'mentoringModeMissing']
const OF_CONTACT: readonly EnquiryProblem[] = ['nameTooLong', 'nameBeyondMessage', 'courseMissing', 'courseTooLong']
const OTHERS: Record<EnquiryForm, ReadonlySet<EnquiryProblem>> = {
  contact: new Set([...NOT_OF_CONTACT, ...OF_COUNSELLING, ...OF_MENTORING]),
  counselling: new Set([...OF_CONTACT, ...OF_MENTORING]),
  mentoring: new Set([...OF_CONTACT, ...OF_COUNSELLING]),
}

function pick<Key extends keyof EnquiryMessages>(text: EnquiryMessages, keys: readonly Key[]) {
  // fromEntries forgets which key has which type.
  return Object.fromEntries(keys.map((key) => [key, text[key]])) as Pick<EnquiryMessages, Key>
}

function problemsOf(text: EnquiryMessages, form: EnquiryForm): Problems {
  const others: ReadonlySet<string> = OTHERS[form]
  return Object.fromEntries(Object.entries(text.problems).filter(([problem]) => !others.has(problem)))
}

/** What the contact form says, and nothing else: it goes to the browser. */
export function contactTexts(text: EnquiryMessages): ContactTexts {
  return { ...pick(text, COMMON), ...pick(text, CONTACT), problems: problemsOf(text, 'contact') }
}

/** What the counselling or the mentoring form says. */
export function counsellingTexts(text: EnquiryMessages, form: 'counselling' | 'mentoring'): CounsellingTexts {
  const own =
    form === 'counselling'
      ? { interest: text.concern, mode: text.counsellingMode, submit: text.submitCounselling }
      : { interest: text.interest, mode: text.mentoringMode, submit: text.submitMentoring }
  return { ...pick(text, COMMON), ...pick(text, COUNSELLING), ...own, problems: problemsOf(text, form) }
}
