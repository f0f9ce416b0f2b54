import { z } from '@hono/zod-openapi'
import { disambiguationSchema } from '@/provider/http/answers'

/** An institution by name and place, as a search box or an offer shows it. */
export const suggestionSchema = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    disambiguation: disambiguationSchema,
    city: z.string().nullable(),
    district: z.string().nullable(),
  })
  .openapi('Suggestion')
