import { and, eq, isNotNull } from 'drizzle-orm'
import {
  INSTITUTION_FIELD_NAMES,
  type InstitutionField,
  MERGE_OBSTACLES,
  type MergeObstacle,
} from '@/lib/contract/desk/institution'
import type { Text } from '@/lib/contract/lenient'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { getInstitution } from '@/provider/desk/store/institutions'
import { importedRecords } from '@/provider/directory/store/schema'
import { composedRow, valuesOf, withSaid } from '@/provider/edits/fields'
import { decideSame, undoSame, whyNotSame } from '@/provider/import/matches/decide'
import { MatchError } from '@/provider/import/matches/match-error'
import { auditMerge } from '@/provider/import/matches/trail'
import { compose } from '@/provider/import/merge/compose'
import { listRecordedOf } from '@/provider/import/store/drafts'
import { matchCases } from '@/provider/import/store/import-tables'
import { type Database, poolUnder } from '@/provider/platform/database'

type Compared = { name: InstitutionField; from: string; into: string; after: string }
export type MergePreview = {
  into: { id: number; name: Text } | null
  obstacle: MergeObstacle | null
  fields: Compared[]
}

/** What would become of two institutions that are one; `null` where there is no first one. */
export async function previewMerge(db: Database, fromId: number, intoId: number): Promise<MergePreview | null> {
  const from = await getInstitution(db, fromId)
  if (from === null) return null
  const into = await getInstitution(db, intoId)
  if (into === null || into.institute.retiredAt !== null) return { into: null, obstacle: 'unknown', fields: [] }
  const named = { id: intoId, name: into.institute.name }
  if (fromId === intoId) return { into: named, obstacle: 'itself', fields: [] }
  const { pool } = poolUnder(db)
  const why = await whyNotSame(pool, fromId, intoId)
  if (why !== null)
    return { into: named, obstacle: MERGE_OBSTACLES.find((each) => each === why) ?? 'notListed', fields: [] }
  const drafts = (await listRecordedOf(pool, [fromId, intoId])).map(({ draft }) => draft)
  const [one, other] = [valuesOf(from.institute), valuesOf(into.institute)]
  const after = valuesOf(withSaid(composedRow(compose(drafts)), into.edits?.said ?? {}))
  const fields = INSTITUTION_FIELD_NAMES.flatMap((name) => {
    const compared = { name, from: one[name], into: other[name], after: after[name] }
    return new Set([one[name], other[name], after[name]]).size > 1 ? compared : []
  })
  return { into: named, obstacle: null, fields }
}

/** Those that somebody found to be this one, and that can stand again. */
export async function listMerged(db: Database, id: number): Promise<{ id: number; name: Text }[]> {
  const rows = await db
    .selectDistinctOn([matchCases.formerInstituteId], { id: matchCases.formerInstituteId, name: matchCases.name })
    .from(matchCases)
    .innerJoin(
      importedRecords,
      and(eq(importedRecords.source, matchCases.source), eq(importedRecords.externalId, matchCases.externalId)),
    )
    .where(
      and(
        eq(importedRecords.instituteId, id),
        eq(matchCases.decision, 'same'),
        isNotNull(matchCases.formerInstituteId),
      ),
    )
  return rows.flatMap(({ id: former, name }) => (former === null ? [] : { id: former, name: { en: name } }))
}

export type MergeOutcome = 'done' | 'importing' | MergeObstacle

async function outcomeOf(work: () => Promise<void>): Promise<MergeOutcome> {
  try {
    await work()
    return 'done'
  } catch (error) {
    if (!(error instanceof MatchError)) throw error
    const { reason } = error
    return reason === 'importing' ? reason : (MERGE_OBSTACLES.find((each) => each === reason) ?? 'notListed')
  }
}

/** Makes two institutions one, by the engine of `npm run matches`: the first goes, and its address leads to the other. */
export async function merge(db: Database, account: DeskAccount, from: number, into: number, now: Date) {
  if (from === into) return 'itself'
  const stays = await getInstitution(db, into)
  // By a retired one neither would be found.
  if (stays === null || stays.institute.retiredAt !== null) return 'unknown'
  const target = poolUnder(db)
  return outcomeOf(() =>
    decideSame(target, from, into, auditMerge(target.pool, account, now, 'institutions-merged', [from, into])),
  )
}

/** Undoes that: the first stands again, under its number. */
export async function undoMerge(db: Database, account: DeskAccount, from: number, into: number, now: Date) {
  const merged = await listMerged(db, into)
  if (!merged.some(({ id }) => id === from)) return 'notListed'
  const target = poolUnder(db)
  return outcomeOf(() => undoSame(target, from, auditMerge(target.pool, account, now, 'merge-undone', [from, into])))
}
