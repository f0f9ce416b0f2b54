import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
