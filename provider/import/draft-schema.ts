import { z } from 'zod'
import type { Draft } from './draft'

const course = z.object({
  name: z.string(),
  category: z.string().nullable(),
  duration: z.string().nullable(),
  fees: z.number().nullable(),
  seats: z.number().nullable(),
  streamId: z.number().nullable(),
  origin: z.string(),
})

/** What the database gives back as a stored draft. */
export const draftSchema: z.ZodType<Draft> = z.object({
  source: z.string(),
  externalId: z.string(),
  name: z.object({ en: z.string(), kn: z.string().optional() }),
  // Records that an earlier version kept have none.
  alternativeNames: z.array(z.string()).default([]),
  state: z.string(),
  districtId: z.number().nullable(),
  cityId: z.number().nullable(),
  address: z.string().nullable(),
  zip: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  university: z.string().nullable(),
  ownership: z.string().nullable(),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  isResidential: z.boolean(),
  typeId: z.number(),
  typeIds: z.array(z.number()),
  streamIds: z.array(z.number()),
  courses: z.array(course),
})
