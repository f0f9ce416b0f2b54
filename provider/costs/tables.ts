import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { FeeSheet } from './fee-sheets'
import type { ScholarshipSaid } from './scholarship-schema'

/** What the desk says of scholarships: it leads over the list that comes with the program, and adds to it. */
export const scholarshipEdits = pgTable('scholarship_edits', {
  id: text().primaryKey(),
  /** `null`: it was withdrawn, and its id is given to no other. */
  said: jsonb().$type<ScholarshipSaid>(),
})

/** What the desk says of the fee sheets of academic years: it leads over the files that come with the program, and adds to them. */
export const feeSheetEdits = pgTable('fee_sheet_edits', {
  year: text().primaryKey(),
  /** `null`: it was withdrawn. */
  said: jsonb().$type<FeeSheet>(),
})
