import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { Language } from '@/lib/contract/language'
import { institutes } from '@/provider/directory/store/schema'
import { moment } from '@/provider/platform/columns'

const ofInstitute = () =>
  integer()
    .notNull()
    .references(() => institutes.id, { onDelete: 'cascade' })

const ofBrochure = {
  title: text().notNull(),
  /** Of an upload at the desk a path on this host, under which `desk_uploads` has the file. */
  fileUrl: text().notNull(),
  /** Of the file; `null`: nobody has said. */
  language: text().$type<Language>(),
}

export const brochures = pgTable(
  'brochures',
  { id: serial().primaryKey(), instituteId: ofInstitute(), ...ofBrochure },
  (table) => [index().on(table.instituteId), index().on(table.fileUrl)],
)

/** What the desk removed or replaced, for as long as it can be brought back: apart, so that no reader of the others has to leave it out. */
export const removedBrochures = pgTable(
  'removed_brochures',
  { id: serial().primaryKey(), instituteId: ofInstitute(), ...ofBrochure, removedAt: moment().notNull() },
  (table) => [index().on(table.instituteId)],
)
