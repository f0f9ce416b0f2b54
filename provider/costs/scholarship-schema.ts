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
/** An invented one: no page can stand at its address (RFC 2606). */
export const isInvented = ({ url }: Pick<ScholarshipRow, 'url'>) => new URL(url).hostname.endsWith('.example')
export const scholarshipListAnswer = z.strictObject({
  data: z.array(
    scholarshipSchema.extend({ is_sample: z.boolean().openapi({ description: 'It is invented: nobody gives it' }) }),
  ),
})
export const answerScholarships = (rows: readonly ScholarshipRow[]) => ({
  data: rows.map((row) => ({ ...row, is_sample: isInvented(row) })),
})
/** What a scholarship says, whatever it is called. */
export type ScholarshipSaid = Omit<ScholarshipRow, 'id'>
