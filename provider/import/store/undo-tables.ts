import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { FormerList, RenamedCollege } from '@/provider/import/undo/former-ranks'

/**
 * What the latest imports made of records of lists, and what each was before: enough to undo them, since an institution
 * is made of its records anew. No reference to the run: it is written before the command's run is.
 */
export const importUndo = pgTable(
  'import_undo',
  {
    source: text().notNull(),
    externalId: text().notNull(),
    runId: integer().notNull(),
    /** The version that the import brought. */
    fingerprint: text().notNull(),
    /** The institution to which it went; `null`: it was in doubt. */
    instituteId: integer(),
    /** The version before; `null`: the directory did not have it. */
    formerFingerprint: text(),
    /** The row of `match_cases` that the import took away or replaced. */
    formerCase: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.source, table.externalId, table.runId] }), index().on(table.runId)],
)

/**
 * The lists of closing ranks that the latest imports brought, and what stood in the place of each before: some 500 kB of
 * JSON for one of KEA's, of which the database keeps a quarter.
 */
export const importUndoRanks = pgTable(
  'import_undo_ranks',
  {
    runId: integer().notNull(),
    exam: text().notNull(),
    year: smallint().notNull(),
    round: smallint().notNull(),
    region: text().notNull(),
    title: text().notNull(),
    /** Of the list that the import brought. */
    fingerprint: text().notNull(),
    /** The edition before, as it is written again; `null`: there was none. */
    former: jsonb().$type<FormerList>(),
    /** The list's colleges as it names them, and as the lists before had named them. */
    colleges: jsonb().$type<RenamedCollege[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.exam, table.year, table.round, table.region] })],
)
