import type pg from 'pg'
import { z } from 'zod'
import type { MatchDecision } from '@/lib/contract/desk/match'
import { isRanksSource } from '@/provider/closing-ranks/exams'
import { dropCases, keepCases, listCases, type MatchCase, type Statement } from '@/provider/import/store/cases'
import { listDrafts, listKnown, recordKey } from '@/provider/import/store/drafts'
import { publish, reserveIds, tidy } from '@/provider/import/store/staging'
import { takeLease } from '@/provider/import/store/lease'
import { ImportError } from '@/provider/import/import-error'
import { stageMoves, type Move } from '@/provider/import/steps/move-records'
import { checkNoneRetired, checkNoneTied, checkNoDependents, holdBare, holdUnled } from './dependents'
import { MatchError, type MatchReason } from './match-error'

/** A record of a list by its list's name and its own id there. */
export type RecordId = { source: string; externalId: string }
/** What the audit trail calls it. */
export const recordOfRow = ({ source, externalId }: RecordId) => `row ${source} ${externalId}`
export type MatchTarget = { pool: pg.Pool; isEmbedded: boolean }

export type Change = { moves: Move[]; besides: Statement[] }

const recordSchema = z.object({
  source: z.string(),
  external_id: z.string(),
  fingerprint: z.string(),
  name: z.string(),
})

export async function recordsOf(pool: pg.Pool, instituteId: number) {
  const { rows } = await pool.query(
    `select r.source, r.external_id, r.fingerprint, i.name ->> 'en' as name
     from imported_records r join institutes i on i.id = r.institute_id
     where r.institute_id = $1 order by r.source, r.external_id`,
    [instituteId],
  )
  const records = rows.map((row: unknown) => recordSchema.parse(row))
  if (records.length === 0)
    throw new MatchError(`No list brought an institution with the id ${instituteId}.`, 'notListed')
  return records.map(({ external_id, ...others }) => ({ ...others, externalId: external_id }))
}

/** That an institution is one to which something can be tied. While nobody imports nobody retires one, either: both take the lease. */
export async function checkStands(pool: pg.Pool, instituteId: number): Promise<void> {
  await recordsOf(pool, instituteId)
  const { rowCount } = await pool.query('select from institutes where id = $1 and retired_at is not null', [
    instituteId,
  ])
  if (rowCount !== 0)
    throw new MatchError(`Institution ${instituteId} is retired; nothing was changed. Take its successor.`, 'unknown')
}

/** Makes a change while nobody imports, all of it or nothing. */
export async function change({ pool, isEmbedded }: MatchTarget, prepare: () => Promise<Change>): Promise<void> {
  const lease = await takeLease(pool).catch((error: unknown) => {
    if (!(error instanceof ImportError)) throw error
    throw new MatchError('An import is running; nothing was changed. Run this again when it has ended.', 'importing')
  })
  try {
    await tidy(pool, lease.owner)
    const { moves, besides } = await prepare()
    const staged = await stageMoves(pool, moves)
    await checkNoDependents(pool, staged.emptied)
    await checkNoneTied(pool, staged.emptied, moves)
    // Where records go nowhere, the address of what they leave leads nowhere.
    const isLost = moves.some(({ to }) => to === null)
    if (isLost) await checkNoneRetired(pool, staged.emptied)
    await publish(pool, lease.owner, isEmbedded, {
      staged: staged.staged,
      // Who adds something meanwhile would lose it.
      besides: [
        ...holdBare(staged.emptied),
        ...(isLost ? [holdUnled(staged.emptied)] : []),
        ...staged.besides,
        ...besides,
      ],
    })
  } finally {
    await tidy(pool, lease.owner).catch(() => {})
    await lease.release()
  }
}

async function caseOf(pool: pg.Pool, { source, externalId }: RecordId): Promise<MatchCase | null> {
  return (await listCases(pool)).get(recordKey(source, externalId)) ?? null
}

/**
 * Decides about a record in doubt: it belongs to an institution, or (`null`) begins one of its own.
 * @param version of the record, where another one is not to be decided about
 * @returns the institution that has the record now
 */
export async function decideDoubt(
  target: MatchTarget,
  { version, ...id }: RecordId & { version?: string },
  instituteId: number | null,
  more: (to: number) => readonly Statement[] = () => [],
): Promise<number> {
  const { pool } = target
  let to = 0
  await change(target, async () => {
    const found = await caseOf(pool, id)
    if (found !== null && found.decision !== null)
      throw new MatchError(
        `Somebody decided about ${id.source} ${id.externalId} already. To decide again, undo that first: ` +
          `npm run matches -- undo ${id.source} ${id.externalId}`,
        'changed',
      )
    if (found === null || found.fingerprint === null || found.fingerprint !== (version ?? found.fingerprint))
      throw new MatchError(`${id.source} ${id.externalId} is not in doubt; "list" prints what is.`, 'changed')
    const key = { ...id, fingerprint: found.fingerprint }
    if (instituteId === null) {
      const [draft] = await listDrafts(pool, [key])
      if (draft === undefined || draft.typeId === null)
        throw new MatchError(
          'Nothing tells what kind of institution that is: give the list a column "type", and import it again.',
          'kindless',
        )
    } else await checkStands(pool, instituteId)
    to = instituteId ?? (await reserveIds(pool, 1))[0] ?? 0
    const decided: MatchCase = {
      ...found,
      fingerprint: null,
      decision: instituteId === null ? 'apart' : 'same',
      apartFrom: instituteId === null ? found.candidates.map((candidate) => candidate.instituteId) : [],
    }
    return { moves: [{ ...key, to }], besides: [keepCases([decided]), ...more(to)] }
  })
  return to
}

export function caseFor({ source, externalId, name }: RecordId & { name: string }, known: MatchCase | null): MatchCase {
  return {
    source,
    externalId,
    fingerprint: null,
    name,
    candidates: known?.candidates ?? [],
    decision: null,
    formerInstituteId: null,
    apartFrom: known?.apartFrom ?? [],
    isByHand: known?.isByHand ?? false,
    tiedBefore: known?.tiedBefore ?? null,
  }
}

/** Why two institutions cannot be made one; `null` where they can. */
export async function whyNotSame(pool: pg.Pool, from: number, to: number): Promise<MatchReason | null> {
  try {
    await recordsOf(pool, from)
    await recordsOf(pool, to)
    await checkNoDependents(pool, [from])
    return null
  } catch (error) {
    if (error instanceof MatchError) return error.reason
    throw error
  }
}

/** Where records go when an institution is found to be another one. */
export const movesInto = async (pool: pg.Pool, from: number, to: number): Promise<Move[]> =>
  (await recordsOf(pool, from)).map((record) => ({ ...record, to }))

/** What happens in the same transaction, for the records that move. */
type MoreOfMoves = (moves: readonly Move[]) => Promise<readonly Statement[]>
const nothingMore: MoreOfMoves = async () => []

/** Decides that two institutions are one: the records of the first go to the second, and the first goes. */
export async function decideSame(
  target: MatchTarget,
  from: number,
  to: number,
  more: MoreOfMoves = nothingMore,
): Promise<void> {
  const { pool } = target
  if (from === to) throw new MatchError('Those are one institution already.')
  await change(target, async () => {
    const records = await recordsOf(pool, from)
    await recordsOf(pool, to)
    const known = await listCases(pool)
    const cases = records.map((record): MatchCase => {
      const before = known.get(recordKey(record.source, record.externalId)) ?? null
      // Of one that came here by such a decision, the first institution stands again when that is undone.
      const first = before?.decision === 'same' ? before.formerInstituteId : null
      return { ...caseFor(record, before), decision: 'same', formerInstituteId: first ?? from }
    })
    const moves = await movesInto(pool, from, to)
    return { moves, besides: [keepCases(cases), ...(await more(moves))] }
  })
}

/** What somebody said of a row of a list, and whose it was, or `null`. */
export type RowStanding = { decision: MatchDecision | null; institution: number | null }
type Undoing = Change & { before: RowStanding; after: RowStanding }
/** What undoing means for one record: whence it came, and what is then known of it. */
async function undone(pool: pg.Pool, id: RecordId): Promise<Undoing> {
  const found = await caseOf(pool, id)
  const known = (await listKnown(pool, [id])).get(recordKey(id.source, id.externalId))
  if (known === undefined)
    throw new MatchError(`${id.source} ${id.externalId} is not in the directory: there is nothing to undo.`, 'changed')
  const key = { ...id, fingerprint: known.fingerprint }
  const before = { decision: found?.decision ?? null, institution: known.instituteId }
  const became = (institution: number | null, decision: RowStanding['decision'] = null) => ({
    ...{ before, after: { decision, institution } },
  })
  if (found !== null && found.formerInstituteId !== null)
    return {
      ...became(found.formerInstituteId),
      moves: [{ ...key, to: found.formerInstituteId }],
      // What somebody said of a college by itself still holds.
      besides: [found.isByHand ? keepCases([{ ...found, formerInstituteId: null }]) : dropCases([id])],
    }
  if (found !== null && found.candidates.length > 0) {
    const again: MatchCase = { ...found, fingerprint: known.fingerprint, decision: null, apartFrom: [] }
    return { ...became(null), moves: [{ ...key, to: null }], besides: [keepCases([again])] }
  }
  if (found !== null) return { ...became(known.instituteId), moves: [], besides: [dropCases([id])] }
  const others = await recordsOf(pool, known.instituteId)
  const [own] = others.filter(({ source, externalId }) => source === id.source && externalId === id.externalId)
  // A college of closing ranks makes no institution by itself.
  if (others.filter(({ source }) => !isRanksSource(source)).length < 2 || own === undefined)
    throw new MatchError(
      `${id.source} ${id.externalId} is the only record of institution ${known.instituteId}: there is nothing to undo.`,
    )
  const [to = 0] = await reserveIds(pool, 1)
  const apart: MatchCase = {
    ...caseFor(own, null),
    decision: 'apart',
    formerInstituteId: known.instituteId,
    apartFrom: [known.instituteId],
  }
  return { ...became(to, 'apart'), moves: [{ ...key, to }], besides: [keepCases([apart])] }
}

/**
 * Undoes what became of a record: a decision, or a match that the import made by itself. Both sides are as before.
 * @param version of a record in doubt that was decided about, where nothing else is to be undone
 * @param more what happens in the same transaction
 */
export async function undoRecord(
  target: MatchTarget,
  { version, ...id }: RecordId & { version?: string },
  more: (before: RowStanding, after: RowStanding) => readonly Statement[] = () => [],
): Promise<void> {
  const { pool } = target
  await change(target, async () => {
    if (version !== undefined) {
      const known = (await listKnown(pool, [id])).get(recordKey(id.source, id.externalId))
      const found = await caseOf(pool, id)
      if (known?.fingerprint !== version || !found?.decision || found.formerInstituteId !== null)
        throw new MatchError(`${id.source} ${id.externalId} is not as it was shown.`, 'changed')
    }
    const { moves, besides, before, after } = await undone(pool, id)
    return { moves, besides: [...besides, ...more(before, after)] }
  })
}

/** The institution that an institution was found to be. Throws a `MatchError` where nobody found it to be another one. */
export async function mergedInto(pool: pg.Pool, instituteId: number): Promise<number> {
  const { rows } = await pool.query<{ institute_id: number }>(
    `select r.institute_id from match_cases c join imported_records r using (source, external_id)
     where c.decision = 'same' and c.former_institute_id = $1 limit 1`,
    [instituteId],
  )
  if (rows[0] === undefined)
    throw new MatchError(`Nobody decided that institution ${instituteId} is another one.`, 'notListed')
  return rows[0].institute_id
}

/** Undoes that an institution was found to be another one: it stands again under its id. */
export async function undoSame(
  target: MatchTarget,
  instituteId: number,
  more: MoreOfMoves = nothingMore,
): Promise<void> {
  const { pool } = target
  await change(target, async () => {
    const cases = [...(await listCases(pool)).values()].filter(
      ({ decision, formerInstituteId }) => decision === 'same' && formerInstituteId === instituteId,
    )
    if (cases.length === 0)
      throw new MatchError(`Nobody decided that institution ${instituteId} is another one.`, 'notListed')
    const changes = []
    for (const each of cases) changes.push(await undone(pool, each))
    const moves = changes.flatMap((each) => each.moves)
    return { moves, besides: [...changes.flatMap(({ besides }) => besides), ...(await more(moves))] }
  })
}
