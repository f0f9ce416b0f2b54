import { z } from '@hono/zod-openapi'
import { CATEGORIES, FEE_PERIODS, SEATS_OF_SHEETS } from '@/lib/contract/fee-rules'
import { OWNERSHIPS } from '@/lib/contract/ownership'
import { nullableTextSchema, textSchema } from '@/provider/http/answers'
import sheet2025 from '@/provider/costs/sheets/2025-26.json'

const day = z.iso.date()
const rupees = z.int().min(0)

export const payersSchema = z
  .array(
    z.strictObject({
      category: z.enum(CATEGORIES),
      income_over: rupees.nullable(),
      income_upto: rupees.nullable(),
    }),
  )
  .openapi({ description: 'For whom, by category and income of the family in rupees a year; empty: for everybody' })

const columnSchema = z.strictObject({
  id: z.string(),
  name: textSchema,
  short: textSchema,
  note: nullableTextSchema.optional().openapi({ description: 'What a payer should know of it' }),
  seat: z.enum(SEATS_OF_SHEETS),
  courses: z.array(z.string()).openapi({ description: 'For these alone; empty: for all' }),
  applies: payersSchema,
})

const courseSchema = z.strictObject({
  id: z.string(),
  name: textSchema,
  known_as: z
    .array(z.string())
    .openapi({ description: 'How the names of its courses or of their families begin in the directory' }),
  exams: z
    .array(z.string())
    .optional()
    .openapi({ description: 'Whose lists of closing ranks have such courses alone, at seats of this sheet' }),
  years: z.number().positive().nullable(),
  years_note: nullableTextSchema,
  university_fee: rupees.nullable(),
  extras: z.array(z.strictObject({ name: textSchema, amount: rupees })),
})

const rowSchema = z.strictObject({
  id: z.string(),
  name: textSchema,
  ownerships: z.array(z.enum(OWNERSHIPS)),
  known_as: z.array(z.string()).optional().openapi({
    description: 'How the names of institutions begin whose line it is; these have no other line of the table',
  }),
  amounts: z.array(z.strictObject({ column: z.string(), amount: rupees.nullable() })),
  other_fees: rupees.nullable(),
  other_fees_of: z.array(z.string()).optional().openapi({ description: 'Of these courses alone; empty: of all' }),
})

const tableSchema = z.strictObject({
  title: textSchema,
  period: z.enum(FEE_PERIODS),
  says_period: z.boolean().openapi({ description: 'Whether the sheet itself says for which period its amounts are' }),
  courses: z.array(courseSchema).min(1),
  rows: z.array(rowSchema).min(1),
})

/** How the file of a year, and the answer, must be. */
export const feeSheetSchema = z
  .strictObject({
    year: z.string().regex(/^\d{4}-\d{2}$/),
    title: textSchema,
    authority: textSchema,
    order: z.string().nullable(),
    dated: day.nullable(),
    url: z.url({ protocol: /^https$/ }),
    page: z.int().positive().nullable(),
    read_at: day,
    remarks: z.array(textSchema),
    columns: z.array(columnSchema).min(1),
    tables: z.array(tableSchema).min(1),
  })
  .openapi('FeeSheet')
export type FeeSheet = z.output<typeof feeSheetSchema>

const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length

/** Why a file cannot be used, where its parts are well formed, but do not fit each other. */
function misfits({ columns, tables }: FeeSheet): string[] {
  const columnIds = columns.map(({ id }) => id)
  const courseIds = tables.flatMap(({ courses }) => courses.map(({ id }) => id))
  const wrong = isOnce(columnIds) && isOnce(courseIds) ? [] : ['a column or a course stands twice']
  for (const { id, courses } of columns) {
    if (!courses.every((course) => courseIds.includes(course)))
      wrong.push(`column ${id} is for a course without a table`)
  }
  for (const { title, rows } of tables) {
    if (!isOnce(rows.map(({ id }) => id))) wrong.push(`a row stands twice in "${title.en}"`)
    for (const { id, amounts } of rows) {
      if (amounts.map(({ column }) => column).join() !== columnIds.join())
        wrong.push(`row ${id} of "${title.en}" does not have each column once, in their order`)
    }
  }
  return wrong
}

/** A file of fee rules, or an error that says what is wrong with it. */
export const fileSchema = feeSheetSchema.superRefine((sheet, context) => {
  for (const message of misfits(sheet)) context.addIssue({ code: 'custom', message })
})

/** The files that come with the program, by academic year, the newest first: the desk leads over them (fee-sheet-list.ts). */
export const FEE_SHEETS: readonly FeeSheet[] = z.array(fileSchema).parse([sheet2025])
