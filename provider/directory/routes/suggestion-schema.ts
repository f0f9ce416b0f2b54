import { z } from '@hono/zod-openapi'

/** An institution by name and place, as a search box or an offer shows it. */
export const suggestionSchema = z
  .strictObject({ id: z.int(), name: z.string(), city: z.string().nullable(), district: z.string().nullable() })
  .openapi('Suggestion')
