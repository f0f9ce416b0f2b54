import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { LicenceName } from '@/lib/contract/licence'
import type { RankWordSaid } from '@/provider/closing-ranks/rank-word-schema'
import { districts, institutes } from '@/provider/directory/store/schema'
import { moment } from '@/provider/platform/columns'

/** Lists of closing ranks, each of one round of one year. */
export const rankLists = pgTable(
  'rank_lists',
  {
    id: serial().primaryKey(),
    /** An exam's id: one of the words (rank-words.ts), or one of the operator's own. */
    exam: text().notNull(),
    year: smallint().notNull(),
    round: smallint().notNull(),
    /** `H`: the list of Kalyana-Karnataka, which is published apart; else empty. */
    region: text().notNull().default(''),
    title: text().notNull(),
    /** `null`: none is stated. */
    licence: text().$type<LicenceName>(),
    url: text(),
    /** As of which day it speaks. */
    dated: date(),
    /** Of which it has a rank: reading them off its ranks would read all of these. */
    categories: text().array().notNull(),
    /** A digest of all that it says: equal for a list that would change nothing. */
    fingerprint: text().notNull(),
    readAt: moment().notNull(),
    isSample: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('rank_lists_once').on(table.exam, table.year, table.round, table.region)],
)

/** A college as the lists of an exam name it. */
export const rankColleges = pgTable(
  'rank_colleges',
  {
    id: serial().primaryKey(),
    exam: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    /** What the list says of where it is. */
    place: text(),
    /** As the list says it: an institution that is known says it better. */
    districtId: integer().references(() => districts.id),
    /**
     * Of invented lists. What an import matched stands with its other records, in `imported_records` under the
     * exam's source and the college's code: a decision of an editor's counts at once.
     */
    instituteId: integer().references(() => institutes.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('rank_colleges_once').on(table.exam, table.code), index().on(table.instituteId)],
)

export const rankCourses = pgTable(
  'rank_courses',
  {
    id: serial().primaryKey(),
    collegeId: integer()
      .notNull()
      .references(() => rankColleges.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** A stream of the directory, by which courses of many names are found together. */
    streamId: integer(),
  },
  (table) => [uniqueIndex('rank_courses_once').on(table.collegeId, table.name)],
)

/** The last ranks that were admitted. Where nobody was, there is none. */
export const rankCells = pgTable(
  'rank_cells',
  {
    listId: integer()
      .notNull()
      .references(() => rankLists.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => rankCourses.id, { onDelete: 'cascade' }),
    /** As the list writes it: `2AG`. */
    category: text().notNull(),
    /** Lists give halves, quarters and less, down to thirty-seconds: a double has them exactly. */
    rank: doublePrecision().notNull(),
    page: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.category, table.courseId] }),
    index().on(table.courseId, table.category),
  ],
)

/** The rows of lists without a rank in any category: nobody was admitted to the course. */
export const rankEmptyRows = pgTable(
  'rank_empty_rows',
  {
    listId: integer()
      .notNull()
      .references(() => rankLists.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => rankCourses.id, { onDelete: 'cascade' }),
    page: smallint(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.listId] }), index().on(table.listId)],
)

/** What the desk says of codes and exams: it leads over the words that come with the program, and adds to them. */
export const rankWordEdits = pgTable('rank_word_edits', {
  id: text().primaryKey(),
  /** `null`: it was withdrawn. */
  said: jsonb().$type<RankWordSaid>(),
})
