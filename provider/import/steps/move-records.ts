import type pg from 'pg'
import { z } from 'zod'
import { isRanksSource } from '@/provider/closing-ranks/exams'
import { listEdits, NO_EDITS } from '@/provider/edits/list-edits'
import { compose } from '@/provider/import/merge/compose'
import type { Statement } from '@/provider/import/store/cases'
import { listDrafts, listKnown, listRecordedOf, recordKey, type DraftKey } from '@/provider/import/store/drafts'
import { stage, type StagedInstitute } from '@/provider/import/store/staging'
import { withEdits } from './stage-institutes'
import { listNameEdits } from '@/provider/names/name-edits'

/** A version of a record, and the institution to which it goes; `null`: out of the directory. */
export type Move = DraftKey & { to: number | null }

/**
 * What becomes of every institution that gains or loses a record: composed anew, or `emptied`: it loses its last one, or
 * closing ranks alone tell of it, since these say too little to be one.
 */
export async function composeMoves(
  pool: pg.Pool,
  moves: readonly Move[],
): Promise<{ kept: StagedInstitute[]; emptied: number[] }> {
  const known = await listKnown(pool, moves)
  const from = [...known.values()].map(({ instituteId }) => instituteId)
  const to = moves.flatMap((move) => move.to ?? [])
  const touched = [...new Set([...from, ...to])]
  const keys = new Set(moves.map(({ source, externalId }) => recordKey(source, externalId)))
  const recorded = await listRecordedOf(pool, touched)
  const staying = recorded.filter(({ draft }) => !keys.has(recordKey(draft.source, draft.externalId)))
  const drafts = new Map(
    (await listDrafts(pool, moves)).map((draft) => [recordKey(draft.source, draft.externalId), draft]),
  )
  const { rows } = await pool.query('select id from institutes where id = any($1::int[])', [touched])
  const there = new Set(
    z
      .array(z.object({ id: z.number() }))
      .parse(rows)
      .map(({ id }) => id),
  )
  const edits = await listNameEdits(pool, touched)
  const byDesk = await listEdits(pool, touched)
  const institutes = touched.map((id) => {
    const coming = moves.filter((move) => move.to === id)
    const all = [
      ...staying.filter(({ instituteId }) => instituteId === id).map(({ draft }) => draft),
      ...coming.flatMap(({ source, externalId }) => drafts.get(recordKey(source, externalId)) ?? []),
    ]
    return { id, isNew: !there.has(id), all, records: coming }
  })
  const isKept = ({ all }: (typeof institutes)[number]) => all.some(({ source }) => !isRanksSource(source))
  return {
    kept: institutes.filter(isKept).map(({ all, ...institute }) => ({
      ...institute,
      composed: withEdits(compose(all), edits.get(institute.id)),
      byDesk: byDesk.get(institute.id) ?? NO_EDITS,
    })),
    emptied: institutes.filter((each) => !isKept(each)).map(({ id }) => id),
  }
}

/**
 * Stages every institution that gains or loses a record as it will be, and gives what must happen besides when that is
 * published: those that are emptied go. Their ids are given, too, and how many were staged.
 */
export async function stageMoves(
  pool: pg.Pool,
  moves: readonly Move[],
): Promise<{ staged: number; besides: Statement[]; emptied: number[] }> {
  const { kept, emptied } = await composeMoves(pool, moves)
  await stage(pool, kept)
  const leaving = moves.filter((move) => move.to === null)
  const besides: Statement[] = [
    {
      text: `delete from imported_records r using unnest($1::text[], $2::text[]) as k (source, external_id)
        where r.source = k.source and r.external_id = k.external_id`,
      values: [leaving.map(({ source }) => source), leaving.map(({ externalId }) => externalId)],
    },
    // By name: the embedded database's last transaction runs without the references' own deletions.
    { text: 'delete from imported_records where institute_id = any($1::int[])', values: [emptied] },
    { text: 'delete from courses where institute_id = any($1::int[])', values: [emptied] },
    { text: 'delete from removed_brochures where institute_id = any($1::int[])', values: [emptied] },
    { text: 'delete from institutes where id = any($1::int[])', values: [emptied] },
  ]
  return { staged: kept.length, besides, emptied }
}
