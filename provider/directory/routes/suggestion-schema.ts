import { z } from '@hono/zod-openapi'
import { disambiguationSchema, nullableTextSchema, textSchema } from '@/provider/http/answers'

/** An institution by name and place, as a search box or an offer shows it. */
export const suggestionSchema = z
  .strictObject({
    id: z.int(),
    name: textSchema,
    disambiguation: disambiguationSchema,
    city: nullableTextSchema,
    district: nullableTextSchema,
  })
  .openapi('Suggestion')
