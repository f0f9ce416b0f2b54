import { z } from 'zod'

const identifier = z.union([z.string(), z.number()])

/**
 * `POST /institutes/{id}/reviews`, as it goes over the wire. The institution's id stands under
 * both names (spec 2 §7); `rating` is 1 to 5.
 */
export const reviewBodySchema = z.object({
  user_id: identifier,
  instituteId: identifier,
  institute_id: identifier,
  name: z.string(),
  role: z.string(),
  rating: z.number(),
  description: z.string(),
})
export type ReviewBody = z.output<typeof reviewBodySchema>
