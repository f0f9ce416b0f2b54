import { z } from 'zod'
import { CONTACT_TYPES, COUNSELLING_TYPES } from '@/lib/contract/request'
import {
  checkRequest,
  COUNSELLING_FORMS,
  readRequest,
  type RequestForm,
  type RequestProblems,
} from '@/lib/rules/request-form'
import { REQUEST_PROBLEMS } from '@/lib/rules/request-problems'

/** The forms' rules as schemas, for the servers; browsers call checkRequest itself, without zod. */

/** Anything: what is no text counts as nothing, so that every field that is wrong is named at once. */
const field = z.unknown().optional()
const person = { name: field, phone: field, email: field }

/** Adds an issue for each field that is wrong, its message in the words of the specification. */
function read<Form extends RequestForm>(form: Form, body: Record<string, unknown>, context: z.RefinementCtx) {
  const problems: RequestProblems = checkRequest(form, body)
  for (const [name, problem] of Object.entries(problems)) {
    context.addIssue({ code: 'custom', path: [name], message: REQUEST_PROBLEMS[problem], params: { problem } })
  }
  return readRequest(form, body)
}

/** `POST /contact/store`: the fields as readRequest gives them, and the tab. */
export const contactRequestSchema = z
  .object({
    ...person,
    type: z.enum(CONTACT_TYPES, 'The type is enquiry or feedback'),
    course: field,
    message: field,
    interest: field,
  })
  .transform(({ type, ...body }, context) => ({ type, ...read('contact', body, context) }))

/** `POST /counselling/store`, by counselling (`career`) and mentoring (`mentor`) requests. */
export const counsellingRequestSchema = z
  .object({
    ...person,
    role: field,
    interest: field,
    counselling_mode: field,
    query: field,
    type: z.enum(COUNSELLING_TYPES, 'The type is career or mentor'),
  })
  .transform(({ type, ...body }, context) => ({ type, ...read(COUNSELLING_FORMS[type], body, context) }))
