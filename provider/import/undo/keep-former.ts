import type pg from 'pg'
import { z } from 'zod'
import type { PreparedList } from '@/provider/import/ranks/prepare-ranks'
import type { MatchCase, Statement } from '@/provider/import/store/cases'
import { keepFormerRanks } from './former-ranks'
import { NEXT, ORDER } from './publication'

/** So many imports can be undone: the latest. Each keeps a row for each record that it wrote, and the versions before. */
export const MAX_UNDOABLE = 10

/** What is noted before an import publishes, and what after it, in its transaction. */
type Kept = { before: Statement[]; after: Statement[] }
export const NOTHING_KEPT: Kept = { before: [], after: [] }

const rowSchema = z.object({ rows: z.string().nullable() })

/** How lists are described, as JSON: before an import describes them. */
export async function formerSources(pool: pg.Pool, names: readonly string[]): Promise<string> {
  const { rows } = await pool.query(
    'select jsonb_agg(to_jsonb(s))::text as rows from sources s where name = any($1::text[])',
    [names],
  )
  return rowSchema.parse(rows[0]).rows ?? '[]'
}

/**
 * Notes what an import makes of each record that is staged or in doubt, and of each list of closing ranks, and what it was before.
 * @param runId the import's number in the history
 * @param sources what `formerSources` gave, before these lists were described anew
 */
export function keepFormer(
  runId: number,
  names: readonly string[],
  sources: string,
  doubts: readonly MatchCase[],
  ranks: readonly PreparedList[],
): Kept {
  const records: Statement = {
    text: `insert into import_undo (source, external_id, run_id, fingerprint, institute_id, former_fingerprint, former_case)
      select s.source, s.external_id, $1, s.fingerprint, s.institute_id, r.fingerprint, to_jsonb(c)
      from import_staged_records s left join imported_records r using (source, external_id)
      left join match_cases c on c.source = s.source and c.external_id = s.external_id and c.decision is null`,
    values: [runId],
  }
  const inDoubt: Statement = {
    text: `insert into import_undo (source, external_id, run_id, fingerprint, former_case)
      select k.source, k.external_id, $1, k.fingerprint, to_jsonb(c)
      from unnest($2::text[], $3::text[], $4::text[]) as k (source, external_id, fingerprint)
      left join match_cases c on c.source = k.source and c.external_id = k.external_id`,
    values: [
      runId,
      doubts.map(({ source }) => source),
      doubts.map(({ externalId }) => externalId),
      doubts.map(({ fingerprint }) => fingerprint),
    ],
  }
  const described: Statement = {
    text: `update import_runs set former_sources = coalesce((
        select jsonb_agg(jsonb_build_object('name', s.name, 'before', b.row, 'read_at', s.read_at))
        from sources s left join jsonb_array_elements($2::jsonb) as b (row) on b.row ->> 'name' = s.name
        where s.name = any($3::text[])), '[]'), publication = ${NEXT} where id = $1`,
    values: [runId, sources, names],
    isNeeded: true,
  }
  const older: Statement = {
    text: `with old as (
        update import_runs set former_sources = null where id in (
          select id from import_runs where former_sources is not null order by ${ORDER} desc offset ${MAX_UNDOABLE})
        returning id), lists as (
        delete from import_undo_ranks r using old where r.run_id = old.id)
      delete from import_undo u using old where u.run_id = old.id`,
    values: [],
  }
  const before = [records, ...(doubts.length > 0 ? [inDoubt] : []), ...keepFormerRanks(runId, ranks)]
  return { before, after: [described, older] }
}
