import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { MATCH_DECISIONS } from '@/lib/contract/desk/match'
import type { Text } from '@/lib/contract/lenient'
import { LEVELS } from '@/lib/contract/level'
import { factColumns } from '@/provider/directory/facts'
import { moment } from '@/provider/platform/columns'

/**
 * What an import needs besides the directory itself. The staging tables are emptied after every
 * import and hold nothing worth a backup (the migration makes them UNLOGGED).
 */

/** Who imports now. One row at most; it expires by itself when its owner died. */
export const importLease = pgTable('import_lease', {
  id: integer().primaryKey(),
  owner: text().notNull(),
  host: text().notNull(),
  pid: integer().notNull(),
  expiresAt: moment().notNull(),
})

/**
 * What each record of a list says, cleaned, by its digest: a row never changes, so that a run may
 * write it at any time. The directory's records point at theirs (`imported_records.fingerprint`);
 * one that nothing points at is left over from a run that ended early.
 */
export const importDrafts = pgTable(
  'import_drafts',
  {
    source: text().notNull(),
    externalId: text().notNull(),
    fingerprint: text().notNull(),
    /** Records that share it are compared for merging. */
    block: text().notNull(),
    draft: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.externalId, table.fingerprint] }), index().on(table.block)],
)

/** Institutions as they will stand, with the id that they will have. */
export const importStagedInstitutes = pgTable('import_staged_institutes', {
  id: integer().primaryKey(),
  isNew: boolean().notNull(),
  name: jsonb().$type<Text>().notNull(),
  alternativeNames: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  typeId: integer().notNull(),
  typeIds: integer().array().notNull(),
  streamIds: integer().array().notNull(),
  districtId: integer(),
  cityId: integer(),
  address1: text(),
  zip: text(),
  state: text().notNull(),
  tagline: jsonb().$type<Text>(),
  description1: jsonb().$type<Text>(),
  ...factColumns(),
  isResidential: boolean().notNull(),
})

export const importStagedCourses = pgTable('import_staged_courses', {
  seq: serial().primaryKey(),
  instituteId: integer().notNull(),
  streamId: integer(),
  position: integer().notNull(),
  name: text().notNull(),
  category: text(),
  duration: text(),
  fees: integer(),
  seats: integer(),
  level: text({ enum: LEVELS }),
})

export const importStagedRecords = pgTable(
  'import_staged_records',
  {
    source: text().notNull(),
    externalId: text().notNull(),
    instituteId: integer().notNull(),
    fingerprint: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.externalId] })],
)

/** An institution that a doubtful record may be: how likely, and why. */
export const matchCandidateSchema = z.object({
  instituteId: z.number(),
  name: z.string(),
  weight: z.number(),
  why: z.string(),
})
export type MatchCandidate = z.output<typeof matchCandidateSchema>

/**
 * Records of lists of which nobody could say without asking whether an institution of the directory is theirs, and what
 * somebody decided. A record in doubt is in `import_drafts`, but not in the directory. A row stays when it is decided:
 * the next edition of the list has the record under the same id, and a decision can be undone.
 */
export const matchCases = pgTable(
  'match_cases',
  {
    source: text().notNull(),
    externalId: text().notNull(),
    /** The version of the record that is in doubt; `null` once it is in the directory. */
    fingerprint: text(),
    name: text().notNull(),
    candidates: jsonb().$type<MatchCandidate[]>().notNull(),
    /** `null`: in doubt. */
    decision: text({ enum: MATCH_DECISIONS }),
    /** Where the record stood before somebody decided; `null`: nowhere, it was in doubt. */
    formerInstituteId: integer(),
    /** Of a college of closing ranks: somebody said of it by itself whose it is, and no row of a list was in doubt. */
    isByHand: boolean().notNull().default(false),
    /** To which institution an import had tied it before. */
    tiedBefore: integer(),
    /** Institutions that it is not. */
    apartFrom: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.source, table.externalId] })],
)
