import { z } from 'zod'

/** Goes with a request: a UUID that the form made, so that a repeat is stored once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** What may go with any request of a visitor, and a provider may ignore. */
const circumstances = {
  /** The page's path. */
  source: z.string().optional(),
  /** The sentence shown at the button. */
  consent: z.string().optional(),
  /** It looks like a robot's. */
  suspected: z.boolean().optional(),
}

export const CONTACT_TYPES = ['enquiry', 'feedback'] as const

/** `POST /contact/store`, as it goes over the wire; the rules of the form's fields are the form's. */
export const contactBodySchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  type: z.enum(CONTACT_TYPES),
  course: z.string(),
  message: z.string(),
  interest: z.string().default(''),
  ...circumstances,
})
export type ContactBody = z.output<typeof contactBodySchema>

export const COUNSELLING_TYPES = ['career', 'mentor'] as const

/** `POST /counselling/store`: a counselling (`career`) or mentoring (`mentor`) request. */
export const counsellingBodySchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  role: z.string(),
  interest: z.string(),
  counselling_mode: z.string(),
  query: z.string(),
  type: z.enum(COUNSELLING_TYPES),
  ...circumstances,
})
export type CounsellingBody = z.output<typeof counsellingBodySchema>
