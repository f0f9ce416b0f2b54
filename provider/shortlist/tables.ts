import { index, integer, pgTable, serial, uniqueIndex } from 'drizzle-orm/pg-core'
import { students } from '@/provider/account/store/student-tables'
import { institutes } from '@/provider/directory/store/schema'
import { moment } from '@/provider/platform/columns'

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
    addedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('shortlisted_once').on(table.studentId, table.instituteId), index().on(table.instituteId)],
)
