import { z } from 'zod'
import { LONGEST_CONSENT } from '@/lib/contract/constants'
import { CONTACT_TYPES, type ContactBody, COUNSELLING_TYPES, type CounsellingBody } from '@/lib/contract/request'
import { checkRequest, COUNSELLING_FORMS, LONGEST_LINE, LONGEST_MESSAGE, readRequest } from '@/lib/rules/request-form'
import type { RequestForm, RequestProblems } from '@/lib/rules/request-form'
import { INTEREST_PRESETS, MODES, ROLES } from '@/lib/rules/request-options'
import { REQUEST_PROBLEMS } from '@/lib/rules/request-problems'
import { cleanLine, isUnfit } from '@/lib/rules/written-text'

/** The forms' rules as schemas, for the servers; browsers call checkRequest itself, without zod. */

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
const MESSAGE = field('Required', { maxLength: LONGEST_MESSAGE })
const LINE = field('Required', { maxLength: LONGEST_LINE })
const INTEREST = { examples: INTEREST_PRESETS }
const CIRCUMSTANCES = {
  source: field("The page's path"),
  consent: field('The sentence that stood at the button'),
  suspected: z.unknown().optional().meta({ type: 'boolean', description: "It looks like a robot's" }),
}

const LONGEST_SOURCE = 300

/** What is odd here never costs a visitor the request: it is cut, or left out. */
function readCircumstances(body: Record<string, unknown>) {
  const line = (value: unknown, most: number) =>
    typeof value !== 'string' || isUnfit(value) ? null : cleanLine(value).slice(0, most) || null
  const source = line(body.source, LONGEST_SOURCE)
  return {
    source: source?.startsWith('/') ? source : null,
    consent: line(body.consent, LONGEST_CONSENT),
    suspected: body.suspected === true,
  }
}

/** The body as it is kept. Adds an issue for each field that is wrong, in the words of the specification. */
function read<Form extends RequestForm>(form: Form, body: Record<string, unknown>, context: z.RefinementCtx) {
  const problems: RequestProblems = checkRequest(form, body)
  for (const [name, problem] of Object.entries(problems)) {
    context.addIssue({ code: 'custom', path: [name], message: REQUEST_PROBLEMS[problem], params: { problem } })
  }
  return { ...readRequest(form, body), ...readCircumstances(body) }
}

/** `POST /contact/store`. */
export const contactRequestSchema = z
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
export type ContactRequest = z.output<typeof contactRequestSchema>

/** `POST /counselling/store`: counselling (`career`) and mentoring (`mentor`) requests. */
export const counsellingRequestSchema = z
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
export type CounsellingRequest = z.output<typeof counsellingRequestSchema>
