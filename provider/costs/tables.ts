import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ScholarshipSaid } from './scholarship-schema'

/** What the desk says of scholarships: it leads over the list that comes with the program, and adds to it. */
export const scholarshipEdits = pgTable('scholarship_edits', {
  id: text().primaryKey(),
  /** `null`: it was withdrawn, and its id is given to no other. */
  said: jsonb().$type<ScholarshipSaid>(),
})
