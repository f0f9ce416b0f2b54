import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What was searched for and nobody is called, by day in India: how often, and by nobody. */
export const unansweredSearches = pgTable(
  'unanswered_searches',
  {
    /** As `countedWords` leaves them. */
    words: text().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.words, table.day] }), index().on(table.day)],
)
