import { and, eq, isNotNull } from 'drizzle-orm'
import {
  INSTITUTION_FIELD_NAMES,
  type InstitutionField,
  MERGE_OBSTACLES,
  type MergeObstacle,
} from '@/lib/contract/desk/institution'
import type { Dependent } from '@/lib/contract/desk/import-undo'
import type { Text } from '@/lib/contract/lenient'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { getInstitution } from '@/provider/desk/store/institutions'
import { versionOfValue } from '@/provider/desk/store/version'
import { importedRecords } from '@/provider/directory/store/schema'
import { decideSame, movesInto, undoSame, whyNotSame } from '@/provider/import/matches/decide'
import { listDependents } from '@/provider/import/matches/dependents'
import { MatchError, type MatchReason } from '@/provider/import/matches/match-error'
import { auditMerge } from '@/provider/import/matches/trail'
import { type Becoming, foresee, type Standing } from '@/provider/import/matches/standing'
import { matchCases } from '@/provider/import/store/import-tables'
import { type Database, poolUnder } from '@/provider/platform/database'

type Compared = { name: InstitutionField; from: string; into: string; after: string }
type Part = Omit<Standing, 'values'>
export type MergePreview = {
  into: { id: number; name: Text } | null
  obstacle: MergeObstacle | null
  hanging: Dependent[]
  /** Of what both say, and of what would stand there then. */
  version: string | null
  fields: Compared[]
  parts: { from: Part; into: Part; after: Part } | null
}
const NOTHING = { hanging: [], version: null, fields: [], parts: null }

const obstacleOf = (reason: MatchReason | null): MergeObstacle =>
  MERGE_OBSTACLES.find((each) => each === reason) ?? 'notListed'

/** What would become of two institutions that are one; `null` where there is no first one. */
export async function previewMerge(db: Database, fromId: number, intoId: number): Promise<MergePreview | null> {
  if ((await getInstitution(db, fromId)) === null) return null
  const into = await getInstitution(db, intoId)
  if (into === null || into.institute.retiredAt !== null) return { ...NOTHING, into: null, obstacle: 'unknown' }
  const named = { id: intoId, name: into.institute.name }
  if (fromId === intoId) return { ...NOTHING, into: named, obstacle: 'itself' }
  const { pool } = poolUnder(db)
  const why = await whyNotSame(pool, fromId, intoId)
  if (why !== null)
    return { ...NOTHING, into: named, obstacle: obstacleOf(why), hanging: await listDependents(pool, fromId) }
  const becoming = await foresee(pool, [fromId, intoId], await movesInto(pool, fromId, intoId))
  const one = becoming.get(fromId)?.before
  const { before: other, after } = becoming.get(intoId) ?? {}
  // One of them went while this was read.
  if (!one || !other || !after) return { ...NOTHING, into: null, obstacle: 'unknown' }
  const fields = INSTITUTION_FIELD_NAMES.flatMap((name) => {
    const compared = { name, from: one.values[name], into: other.values[name], after: after.values[name] }
    return new Set([compared.from, compared.into, compared.after]).size > 1 ? compared : []
  })
  const version = versionOfMerge(becoming, fromId, intoId)
  return { ...NOTHING, into: named, obstacle: null, version, fields, parts: { from: one, into: other, after } }
}

const versionOfMerge = (becoming: ReadonlyMap<number, Becoming>, from: number, into: number) =>
  versionOfValue([becoming.get(from)?.before, becoming.get(into)])

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

export type MergeOutcome = 'done' | 'importing' | 'changed' | MergeObstacle

async function outcomeOf(work: () => Promise<void>): Promise<MergeOutcome> {
  try {
    await work()
    return 'done'
  } catch (error) {
    if (!(error instanceof MatchError)) throw error
    const { reason } = error
    return reason === 'importing' || reason === 'changed' ? reason : obstacleOf(reason)
  }
}

type Merge = { from: number; into: number; version: string }

/**
 * Makes two institutions one as that was shown, by the engine of `npm run matches`: the first goes, and its address leads to the
 * other.
 */
export async function merge(db: Database, account: DeskAccount, { from, into, version }: Merge, now: Date) {
  if (from === into) return 'itself'
  const stays = await getInstitution(db, into)
  // By a retired one neither would be found.
  if (stays === null || stays.institute.retiredAt !== null) return 'unknown'
  const target = poolUnder(db)
  const why = await whyNotSame(target.pool, from, into)
  if (why !== null) return obstacleOf(why)
  const audit = auditMerge(target.pool, account, now, 'institutions-merged', [from, into])
  return outcomeOf(() =>
    decideSame(target, from, into, async (moves) => {
      // From here on nobody else changes either.
      const becoming = await foresee(target.pool, [from, into], moves)
      if (versionOfMerge(becoming, from, into) !== version)
        throw new MatchError('These two are not as they were shown; nothing was changed.', 'changed')
      return audit(moves)
    }),
  )
}

/** Undoes that: the first stands again, under its number. */
export async function undoMerge(db: Database, account: DeskAccount, { from, into }: Merge, now: Date) {
  const merged = await listMerged(db, into)
  if (!merged.some(({ id }) => id === from)) return 'notListed'
  const target = poolUnder(db)
  return outcomeOf(() => undoSame(target, from, auditMerge(target.pool, account, now, 'merge-undone', [from, into])))
}
