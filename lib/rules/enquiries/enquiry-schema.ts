import { z } from 'zod'
import { MAX_CONSENT_LENGTH } from '@/lib/contract/constants'
import { CONTACT_TYPES, type ContactBody, COUNSELLING_TYPES, type CounsellingBody } from '@/lib/contract/enquiry'
import { checkEnquiry, readEnquiry } from '@/lib/rules/enquiries/enquiry-check'
import { COUNSELLING_FORMS, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryForm, EnquiryProblems } from '@/lib/rules/enquiries/enquiry-form'
import { INTEREST_PRESETS, MODES, ROLES } from '@/lib/rules/enquiries/enquiry-options'
import { ENQUIRY_PROBLEMS } from '@/lib/rules/enquiries/enquiry-problems'
import { cleanLine, isUnfit } from '@/lib/rules/text/written-text'

/** The forms' rules as schemas, for the embedded provider; browsers and the website call checkEnquiry itself, without zod. */

/** Takes anything: what is no text counts as nothing, so that every field that is wrong is named at once. */
const field = (description: string, more: Record<string, unknown> = {}) =>
  z
    .unknown()
    .optional()
    .meta({ type: 'string', description, ...more })

const PERSON = {
  name: field('Required'),
  phone: field('Required: ten digits, of any script; `+91` or `0` before them is understood'),
  email: field('Required'),
}
const MESSAGE = field('Required', { maxLength: MAX_MESSAGE_LENGTH })
const LINE = field('Required', { maxLength: MAX_LINE_LENGTH })
const INTEREST = { examples: INTEREST_PRESETS }
const CIRCUMSTANCES = {
  source: field("The page's path"),
  consent: field('The sentence that stood at the button'),
  suspected: z.unknown().optional().meta({ type: 'boolean', description: "It looks like a robot's" }),
}

const MAX_SOURCE_LENGTH = 300

/** What is odd here never costs a visitor the enquiry: it is cut, or left out. */
function readCircumstances(body: Record<string, unknown>) {
  const line = (value: unknown, most: number) =>
    typeof value !== 'string' || isUnfit(value) ? null : cleanLine(value).slice(0, most) || null
  const source = line(body.source, MAX_SOURCE_LENGTH)
  return {
    source: source?.startsWith('/') ? source : null,
    consent: line(body.consent, MAX_CONSENT_LENGTH),
    suspected: body.suspected === true,
  }
}

/** The body as it is kept. Adds an issue for each field that is wrong, in the words of the specification. */
function read<Form extends EnquiryForm>(form: Form, body: Record<string, unknown>, context: z.RefinementCtx) {
  const problems: EnquiryProblems = checkEnquiry(form, body)
  for (const [name, problem] of Object.entries(problems)) {
    context.addIssue({ code: 'custom', path: [name], message: ENQUIRY_PROBLEMS[problem], params: { problem } })
  }
  return { ...readEnquiry(form, body), ...readCircumstances(body) }
}

/** `POST /contact/store`. */
export const contactEnquirySchema = z
  .object({
    ...PERSON,
    name: LINE,
    type: z.enum(CONTACT_TYPES, 'The type is enquiry or feedback'),
    course: LINE,
    message: MESSAGE,
    interest: field('May be empty', INTEREST),
    ...CIRCUMSTANCES,
  } satisfies Record<keyof ContactBody, z.ZodType>)
  .transform(({ type, ...body }, context) => ({ type, ...read('contact', body, context) }))
export type ContactEnquiry = z.output<typeof contactEnquirySchema>

/** `POST /counselling/store`: counselling (`career`) and mentoring (`mentor`) enquiries. */
export const counsellingEnquirySchema = z
  .object({
    ...PERSON,
    role: field('Required', { enum: ROLES }),
    interest: field('Required: one of the examples, or a text of its own', INTEREST),
    counselling_mode: field('Required', { enum: MODES }),
    query: MESSAGE,
    type: z.enum(COUNSELLING_TYPES, 'The type is career or mentor'),
    ...CIRCUMSTANCES,
  } satisfies Record<keyof CounsellingBody, z.ZodType>)
  .transform(({ type, ...body }, context) => ({ type, ...read(COUNSELLING_FORMS[type], body, context) }))
export type CounsellingEnquiry = z.output<typeof counsellingEnquirySchema>
