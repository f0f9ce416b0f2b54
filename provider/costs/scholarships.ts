import { z } from '@hono/zod-openapi'
import { payersSchema } from '@/provider/costs/fee-sheets'
import list from '@/provider/costs/scholarships.json'
import { nullableTextSchema, textSchema } from '@/provider/http/answers'

export const scholarshipSchema = z
  .strictObject({
    id: z.string(),
    name: textSchema,
    giver: textSchema,
    applies: payersSchema,
    courses: z.array(z.string()),
    gives: nullableTextSchema,
    conditions: z.array(textSchema),
    apply: nullableTextSchema,
    until: z.iso.date().nullable(),
    url: z.url({ protocol: /^https$/ }),
    read_at: z.iso.date(),
  })
  .openapi('Scholarship')

/** Those of which an official page was read. */
export const SCHOLARSHIPS = z.array(scholarshipSchema).parse(list)
