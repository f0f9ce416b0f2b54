import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { institutes } from '@/provider/directory/store/schema'

/**
 * An editor's word on the other names of an institution, kept apart from what lists say so that
 * every import abides by it: a name to add, or a list's name to leave out. `letters` is what two
 * spellings of one name share (`nameLetters`).
 */
export const nameEdits = pgTable(
  'name_edits',
  {
    instituteId: integer()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    letters: text().notNull(),
    name: text().notNull(),
    isAdded: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.letters] })],
)
