import { date, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import {
  IMPORT_AREAS,
  IMPORT_KINDS,
  IMPORT_OUTCOMES,
  IMPORT_STATES,
  type ImportTotals,
} from '@/lib/contract/desk/import'
import type { ReportRow } from '@/provider/import/journal'
import type { UndoPlan } from '@/provider/import/undo/plan-undo'
import type { ListColumn } from '@/provider/import/read/list-columns'
import { bytes } from '@/provider/platform/bytes'
import { moment } from '@/provider/platform/columns'

/** A list by its name, with its row of `sources` before an import (`null`: none) and the `read_at` that the import left. */
export type FormerSource = { name: string; before: Record<string, unknown> | null; read_at: string }

type ListCounts = 'lists_removed' | 'lists_restored'
/** Of what was undone before lists of closing ranks could be they are not counted. */
type KeptPlan = Omit<UndoPlan, ListCounts> & Partial<Pick<UndoPlan, ListCounts>>

/** Imports from the desk: a list that was uploaded, what a dry run of it says, and what became of it. */
export const importRuns = pgTable('import_runs', {
  id: serial().primaryKey(),
  state: text({ enum: IMPORT_STATES }).notNull(),
  /** Grows with each dry run, so that nobody publishes what they have not seen. */
  version: integer().notNull(),
  fileName: text().notNull(),
  /** The list itself, in the database so that each of several providers has it; gone once it is published. */
  content: bytes(),
  kind: text({ enum: IMPORT_KINDS }).notNull(),
  area: text({ enum: IMPORT_AREAS }).notNull(),
  /** Under which name its records go: as asked for, then as it was found. */
  source: text(),
  title: text(),
  licence: text(),
  url: text(),
  dated: date(),
  /** Which of our columns somebody chose, by the list's names. */
  map: jsonb().$type<Record<string, string>>().notNull(),
  columns: jsonb().$type<ListColumn[]>().notNull(),
  totals: jsonb().$type<ImportTotals>(),
  /** Why it failed, in the command's words; a run that has none ended early. */
  failure: text(),
  /** A digest of the directory for which the dry run holds. */
  directory: text(),
  /** No reference: what was published outlives the account. */
  accountId: integer(),
  by: text().notNull(),
  createdAt: moment().notNull(),
  /** Of what goes on now. */
  startedAt: moment().notNull(),
  /** `null`: it stays. */
  expiresAt: moment(),
  /**
   * Counts up with each import that is published: which one came later. A number of its own, because an upload has its id
   * before it is published. `null`: not yet, or before this was written down (its id says it then).
   */
  publication: integer(),
  /** What was said of its lists before, as rows of `sources`; `null`: the import cannot be undone. */
  formerSources: jsonb().$type<FormerSource[]>(),
  /** Who undoes it, or has. No reference, as above. */
  undoneAccountId: integer(),
  undoneBy: text(),
  undoneAt: moment(),
  /** What came of that. */
  undone: jsonb().$type<KeptPlan>(),
})

export const importRunRows = pgTable(
  'import_run_rows',
  {
    runId: integer()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    outcome: text({ enum: IMPORT_OUTCOMES }).notNull(),
    row: jsonb().$type<ReportRow>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    index().on(table.runId, table.outcome, table.position),
  ],
)
