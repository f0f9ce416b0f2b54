import { and, asc, count, eq, ilike, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { MATCH_FIELDS, type MatchField, type MatchObstacle, type MatchState } from '@/lib/contract/desk/match'
import type { Text } from '@/lib/contract/lenient'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { containing } from '@/provider/desk/store/audit'
import { courses, institutes, importedRecords } from '@/provider/directory/store/schema'
import { composedRow, type EditedColumns, valuesOf } from '@/provider/edits/fields'
import type { Draft } from '@/provider/import/draft'
import { decideDoubt, type RecordId, undoRecord } from '@/provider/import/matches/decide'
import { MatchError } from '@/provider/import/matches/match-error'
import { auditDecided, auditUndone } from '@/provider/import/matches/trail'
import { compose } from '@/provider/import/merge/compose'
import { listDrafts, recordKey } from '@/provider/import/store/drafts'
import { matchCases } from '@/provider/import/store/import-tables'
import { type Database, poolUnder } from '@/provider/platform/database'
import { sources } from '@/provider/sources/source-tables'

export type Said = { values: Partial<Record<MatchField, string>>; courses: string[] }
export type Named = { id: number; name: Text }
export type MatchRow = RecordId &
  Said & {
    sourceTitle: string | null
    version: string
    name: string
    mayBegin: boolean
    candidates: (Named & Said & { why: string })[]
    decision: 'same' | 'apart' | null
    institution: Named | null
  }

/** Decisions about what was in doubt; those that two institutions are one stand on the page of the one that stayed. */
const isDecided = and(
  isNotNull(matchCases.decision),
  isNull(matchCases.formerInstituteId),
  // Colleges of closing ranks stand in a room of their own.
  eq(matchCases.isByHand, false),
  sql`jsonb_array_length(${matchCases.candidates}) > 0`,
)
const standing = (state: MatchState) => (state === 'open' ? isNull(matchCases.decision) : isDecided)

export type MatchQuery = { state: MatchState; source: string | undefined; q: string | undefined }

/** How many rows of each list stand so. */
export async function countMatches(db: Database, state: MatchState) {
  return db
    .select({ name: matchCases.source, title: sources.title, count: count() })
    .from(matchCases)
    .leftJoin(sources, eq(sources.name, matchCases.source))
    .where(standing(state))
    .groupBy(matchCases.source, sources.title)
    .orderBy(asc(matchCases.source))
}

export const countDoubts = (db: Database) => db.$count(matchCases, standing('open'))

/** A page of the rows that stand so, by name, each beside the institutions that it may be. */
export async function listMatches(db: Database, query: MatchQuery, { page, limit }: { page: number; limit: number }) {
  const { state, source, q } = query
  const where = and(
    standing(state),
    source === undefined ? undefined : eq(matchCases.source, source),
    q === undefined ? undefined : ilike(matchCases.name, containing(q)),
  )
  const rows = await db
    .select({
      each: matchCases,
      title: sources.title,
      version: sql<string>`coalesce(${matchCases.fingerprint}, ${importedRecords.fingerprint}, '')`,
      institution: { id: institutes.id, name: institutes.name },
    })
    .from(matchCases)
    .leftJoin(sources, eq(sources.name, matchCases.source))
    .leftJoin(
      importedRecords,
      and(eq(importedRecords.source, matchCases.source), eq(importedRecords.externalId, matchCases.externalId)),
    )
    .leftJoin(institutes, eq(institutes.id, importedRecords.instituteId))
    .where(where)
    .orderBy(asc(matchCases.name), asc(matchCases.source), asc(matchCases.externalId))
    .limit(limit)
    .offset((page - 1) * limit)
  const keys = rows.map(({ each, version }) => ({ ...each, fingerprint: version }))
  const drafts = await listDrafts(poolUnder(db).pool, keys)
  const draftOf = new Map(drafts.map((draft) => [recordKey(draft.source, draft.externalId), draft]))
  const candidates = await readInstitutions(
    db,
    rows.flatMap(({ each }) => each.candidates.map(({ instituteId }) => instituteId)),
  )
  const data = rows.map(({ each, title, version, institution }): MatchRow => {
    const draft = draftOf.get(recordKey(each.source, each.externalId))
    const { source: name, externalId } = each
    return {
      ...{ source: name, externalId, sourceTitle: title, version, name: each.name, decision: each.decision },
      ...(draft === undefined ? { values: {}, courses: [] } : saidByList(draft)),
      mayBegin: draft !== undefined && draft.typeId !== null,
      // One that has gone since is none that it may be.
      candidates: each.candidates.flatMap(({ instituteId, why }) => {
        const found = candidates.get(instituteId)
        return found === undefined ? [] : { ...found, why }
      }),
      institution,
    }
  })
  return { rows: data, total: await db.$count(matchCases, where) }
}

function said(row: EditedColumns, its: readonly { name: string }[]): Said {
  const values = valuesOf(row)
  return {
    values: Object.fromEntries(MATCH_FIELDS.map((name) => [name, values[name]])),
    courses: its.map(({ name }) => name),
  }
}

function saidByList(draft: Draft): Said {
  const { values, courses: its } = said(composedRow(compose([draft])), draft.courses)
  return { values: { ...values, ...(draft.typeId === null && { type_id: '' }) }, courses: its }
}

export async function readInstitutions(db: Database, ids: readonly number[]): Promise<Map<number, Named & Said>> {
  if (ids.length === 0) return new Map()
  const [rows, taught] = await Promise.all([
    db
      .select()
      .from(institutes)
      .where(and(inArray(institutes.id, [...ids]), isNull(institutes.retiredAt))),
    db
      .select({ id: courses.instituteId, name: courses.name })
      .from(courses)
      .where(inArray(courses.instituteId, [...ids]))
      .orderBy(asc(courses.position)),
  ])
  return new Map(
    rows.map((row) => {
      const its = taught.filter(({ id }) => id === row.id)
      return [row.id, { id: row.id, name: row.name, ...said(row, its) }]
    }),
  )
}

/** `instituteId`: of which the website is told. */
export type MatchOutcome = { kind: 'done'; instituteId: number } | { kind: 'importing' | 'changed' | MatchObstacle }

async function outcomeOf(work: () => Promise<number>): Promise<MatchOutcome> {
  try {
    return { kind: 'done', instituteId: await work() }
  } catch (error) {
    if (!(error instanceof MatchError)) throw error
    return { kind: error.reason ?? 'changed' }
  }
}

/** Decides by the engine of `npm run matches` that a row is this institution's, or (`null`) begins one of its own. */
export async function decide(
  db: Database,
  account: DeskAccount,
  row: RecordId & { version: string },
  instituteId: number | null,
  now: Date,
): Promise<MatchOutcome> {
  if (instituteId !== null && !(await readInstitutions(db, [instituteId])).has(instituteId)) return { kind: 'unknown' }
  const more = auditDecided(account, now, row, instituteId)
  return outcomeOf(() => decideDoubt(poolUnder(db), row, instituteId, more))
}

/** Undoes such a decision: the row is in doubt again. */
export async function undoDecision(
  db: Database,
  account: DeskAccount,
  row: RecordId & { version: string },
  now: Date,
): Promise<MatchOutcome> {
  const { source, externalId, version } = row
  const [found] = await db
    .select({ instituteId: importedRecords.instituteId })
    .from(matchCases)
    .innerJoin(
      importedRecords,
      and(eq(importedRecords.source, matchCases.source), eq(importedRecords.externalId, matchCases.externalId)),
    )
    .where(
      and(
        isDecided,
        eq(matchCases.source, source),
        eq(matchCases.externalId, externalId),
        eq(importedRecords.fingerprint, version),
      ),
    )
  if (found === undefined) return { kind: 'changed' }
  return outcomeOf(async () => {
    await undoRecord(poolUnder(db), row, auditUndone(account, now, row))
    return found.instituteId
  })
}
