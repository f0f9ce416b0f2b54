import { index, integer, pgTable, serial, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { institutes } from '@/provider/store/schema'
import { students } from '@/provider/store/student-tables'

/** The institutions that students keep, in the order in which they were added. */
export const shortlisted = pgTable(
  'shortlisted',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    instituteId: integer()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('shortlisted_once').on(table.studentId, table.instituteId), index().on(table.instituteId)],
)
