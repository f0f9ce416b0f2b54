import { z } from '@hono/zod-openapi'
import { ACADEMIC_YEAR } from '@/lib/contract/desk/fee-sheet'
import { payersSchema } from '@/provider/costs/fee-sheets'
import { nullableTextSchema, textSchema } from '@/provider/http/answers'

export const scholarshipSchema = z
  .strictObject({
    id: z.string(),
    name: textSchema,
    giver: textSchema,
    year: z
      .string()
      .regex(ACADEMIC_YEAR)
      .nullable()
      .openapi({ description: 'The academic year of which all this is said; `null`: of none', example: '2030-31' }),
    applies: payersSchema,
    courses: z.array(z.string()),
    gives: nullableTextSchema,
    conditions: z.array(textSchema),
    apply: nullableTextSchema,
    until: z.iso.date().nullable(),
    url: z.url({ protocol: /^https$/ }),
    read_at: z.iso.date(),
    from_copy: z.boolean().openapi({ description: 'Not the page itself was read then, but a stored copy of it' }),
  })
  .openapi('Scholarship')
export type ScholarshipRow = z.output<typeof scholarshipSchema>
/** What a scholarship says, whatever it is called. */
export type ScholarshipSaid = Omit<ScholarshipRow, 'id'>
