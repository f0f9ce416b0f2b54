import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { InstitutionValues } from '@/lib/contract/desk/institution'
import type { Level } from '@/lib/contract/level'
import { institutes } from '@/provider/directory/store/schema'

export type EditedCourse = {
  name: string
  category: string | null
  duration: string | null
  fees: number | null
  seats: number | null
  level: Level | null
  streamId: number | null
}

/**
 * The desk's word on an institution, kept apart from what lists say so that every import abides by it: by field, as the
 * desk's form has it; an empty text says that there is none. A field that is not there is the lists'.
 */
export const instituteEdits = pgTable('institute_edits', {
  instituteId: integer()
    .primaryKey()
    .references(() => institutes.id, { onDelete: 'cascade' }),
  said: jsonb().$type<InstitutionValues>().notNull(),
  /** The courses in the place of those of lists; `null`: those of lists stand. */
  courses: jsonb().$type<EditedCourse[]>(),
  /** By name, as it was then. */
  changedBy: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})
