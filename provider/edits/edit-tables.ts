import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { BULK_FIELDS, type BulkFate } from '@/lib/contract/desk/bulk'
import type { InstitutionValues } from '@/lib/contract/desk/institution'
import type { Miss } from '@/lib/contract/desk/content'
import type { Level } from '@/lib/contract/level'
import { institutes } from '@/provider/directory/store/schema'
import { draftColumns, moment } from '@/provider/platform/columns'
import type { EditedColumns } from './fields'

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
  changedAt: moment().notNull(),
})

/** What somebody of the desk wants an institution to say, and no page shows yet; one of an institution at most. */
export const instituteDrafts = pgTable('institute_drafts', {
  instituteId: integer()
    .primaryKey()
    .references(() => institutes.id, { onDelete: 'cascade' }),
  ...draftColumns(),
})

/** What became of an institution in a change of many, and what it takes to undo that. */
export type ChangedRecord = {
  id: number
  before: string
  after: string
  fate: BulkFate
  /** What it says since; where it says something else, somebody has changed it. */
  version: string | null
  columns: Partial<EditedColumns>
  /** Of the fields that changed, what the desk had said before; where it had said nothing, lists lead again. */
  said: InstitutionValues
  /** Of one that was retired, the time at which it was to be, and by whose word. */
  end?: PlannedEnd
}
/** As it is kept in JSON. */
export type PlannedEnd = {
  said: Readonly<Record<string, string>>
  publishAt: string | null
  timeSetById: number | null
  timeSetBy: string | null
  missed: Miss | null
}

/** Changes of many institutions at once. */
export const instituteChanges = pgTable('institute_changes', {
  id: serial().primaryKey(),
  field: text({ enum: BULK_FIELDS }).notNull(),
  records: jsonb().$type<ChangedRecord[]>().notNull(),
  /** By name, as it was then. */
  changedBy: text().notNull(),
  changedAt: moment().notNull(),
  undoneBy: text(),
  undoneAt: moment(),
})
