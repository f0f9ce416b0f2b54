import type pg from 'pg'
import { dropCases, keepCases, listCases, type MatchCase, type Statement } from '@/provider/import/store/cases'
import { recordKey } from '@/provider/import/store/drafts'
import { caseFor, change, type MatchTarget, recordsOf } from './decide'
import { MatchError } from './match-error'

/**
 * Decides that two institutions are two: `duplicates` finds them no more.
 * @param more what happens in the same transaction
 */
export async function decideApart(
  target: MatchTarget,
  one: number,
  other: number,
  more: readonly Statement[] = [],
): Promise<void> {
  const { pool } = target
  if (one === other) throw new MatchError('Those are one institution: nobody can say that they are two.')
  await change(target, async () => {
    const records = await recordsOf(pool, one)
    await recordsOf(pool, other)
    const known = await listCases(pool)
    if ((await saidOfEither(pool, known, one, other)).length > 0)
      throw new MatchError(`Somebody said already that institutions ${one} and ${other} are two.`, 'changed')
    const cases = records.map((record) => {
      const before = known.get(recordKey(record.source, record.externalId)) ?? null
      const kept = before ?? { ...caseFor(record, null), decision: 'apart' as const }
      return { ...kept, apartFrom: [...new Set([...kept.apartFrom, other])] }
    })
    return { moves: [], besides: [keepCases(cases), ...more] }
  })
}

/** Undoes that two were said to be two: they are found again where they are alike. */
export async function undoApart(
  target: MatchTarget,
  one: number,
  other: number,
  more: readonly Statement[] = [],
): Promise<void> {
  const { pool } = target
  await change(target, async () => {
    const known = await listCases(pool)
    const cases = await saidOfEither(pool, known, one, other)
    if (cases.length === 0)
      throw new MatchError(`Nobody said that institutions ${one} and ${other} are two.`, 'changed')
    const dropped = cases.filter(isOnlyApart)
    return { moves: [], besides: [keepCases(cases), ...(dropped.length > 0 ? [dropCases(dropped)] : []), ...more] }
  })
}

/** The same of both: whichever of them it was said of. */
async function saidOfEither(pool: pg.Pool, known: ReadonlyMap<string, MatchCase>, one: number, other: number) {
  const said = await Promise.all([saidApart(pool, known, one, other), saidApart(pool, known, other, one)])
  return said.flat()
}

/** The cases of an institution's records that say that it is not another one, without this. */
async function saidApart(pool: pg.Pool, known: ReadonlyMap<string, MatchCase>, of: number, other: number) {
  const { rows } = await pool.query<{ source: string; external_id: string }>(
    'select source, external_id from imported_records where institute_id = $1',
    [of],
  )
  return rows.flatMap(({ source, external_id: externalId }) => {
    const found = known.get(recordKey(source, externalId))
    if (found === undefined || !found.apartFrom.includes(other)) return []
    return [{ ...found, apartFrom: found.apartFrom.filter((id) => id !== other) }]
  })
}

/** Whether a case says nothing any more: it was never in doubt, and nobody decided anything else. */
const isOnlyApart = ({ decision, apartFrom, candidates, formerInstituteId, isByHand }: MatchCase) =>
  decision === 'apart' && apartFrom.length === 0 && candidates.length === 0 && formerInstituteId === null && !isByHand
