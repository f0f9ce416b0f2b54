import type pg from 'pg'
import { z } from 'zod'
import { MAX_LEFT_NAMED, UNDO_REASONS, type UndoReason, type UndoReport } from '@/lib/contract/desk/import-undo'
import { dependentsOf } from '@/provider/import/matches/dependents'
import { type KeptList, listKept } from './former-ranks'
import { required, text } from '@/lib/contract/lenient'
import { LATER } from './publication'

/** What hangs on institutions, each by the reason that names it. @param which of them, as a condition on their id */
const dependents = (which: string) =>
  [
    dependentsOf(which),
    `select id, 'retired' from institutes where retired_at is not null and id ${which}`,
    `select successor_id, 'retired' from institutes where successor_id ${which}`,
    `select id, 'retired' from institutes where id ${which} and exists (
       select from record_ends where list = 'institutions' and said ->> 'successor' = institutes.id::text)`,
    `select r.institute_id, 'ranks_tied' from imported_records r join match_cases c using (source, external_id)
     where c.source like 'ranks:%' and c.decision = 'same' and (c.is_by_hand or c.former_institute_id is null)
       and r.institute_id ${which}`,
  ].join(' union all ')

/** What a record must be to tell of an institution: one of closing ranks alone makes none. */
const TELLS = `source not like 'ranks:%'`

/**
 * What becomes of each record that an import (`$1`) wrote: `back` to what it said before, `gone`, no longer in `doubt`,
 * or left as it is (`later`), since it is not as the import left it. `emptied` are institutions that lose their last
 * record but those of closing ranks, which make none; where something hangs on one, `why` says what, and its records stay.
 */
const PLAN = `with later as (${LATER}),
  fates as (
    select u.*, coalesce(i.name, jsonb_build_object('en', coalesce(c.name, u.external_id))) as name, case
      when u.institute_id is null then case when c.decision is null and c.fingerprint = u.fingerprint then 'doubt' else 'later' end
      when r.fingerprint is distinct from u.fingerprint or r.institute_id is distinct from u.institute_id then 'later'
      -- It says the same again since a later import brought it back.
      when exists (select from import_undo n where n.source = u.source and n.external_id = u.external_id
        and n.run_id in (select id from later))
        then 'later'
      when u.former_fingerprint is not null then 'back'
      -- Somebody said of a college of closing ranks what the import had found by itself.
      when (c.decision = 'same' or c.is_by_hand) and not u.${TELLS} then 'later' else 'gone' end as fate
    from import_undo u left join imported_records r using (source, external_id)
    left join match_cases c using (source, external_id) left join institutes i on i.id = u.institute_id
    where u.run_id = $1),
  emptied as (
    select g.id from (select institute_id as id, count(*) filter (where ${TELLS}) as gone from fates
      where fate = 'gone' group by institute_id) g
    join (select institute_id as id, count(*) filter (where ${TELLS}) as there from imported_records
      where institute_id in (select institute_id from fates) group by institute_id) t using (id)
    where g.gone = t.there and g.gone > 0),
  dependents (id, why) as (select id, min(why) from (${dependents('in (select id from emptied)')}) as h (id, why) group by id),
  plan as (
    select f.*, e.id is not null as is_emptied, case when f.fate = 'later' then 'later' else h.why end as why
    from fates f left join emptied e on e.id = f.institute_id left join dependents h on h.id = f.institute_id)`

const totalsSchema = z.object({
  removed: z.number(),
  restored: z.number(),
  detached: z.number(),
  doubts: z.number(),
})
const leftSchema = z.object({
  institute_id: z.number().nullable(),
  name: required(text),
  why: z.enum(UNDO_REASONS),
  total: z.number(),
})

/** An undo as the provider answers it: with names as they are stored. */
export type UndoPlan = Omit<UndoReport, 'left'> & {
  left: { institute_id: number | null; name: z.output<typeof leftSchema>['name']; why: UndoReason }[]
}

/** Of lists under `H`. */
const KALYANA_KARNATAKA = { en: 'Kalyana-Karnataka', kn: 'ಕಲ್ಯಾಣ ಕರ್ನಾಟಕ' }

/** A list of closing ranks by its title; of one year and round there may be two, by where their seats are for. */
function sayList({ title, year, round, region }: Pick<KeptList, 'title' | 'year' | 'round' | 'region'>) {
  const place = region === 'H' ? KALYANA_KARNATAKA : null
  return {
    en: `${title} (${[year, `round ${round}`, ...(place ? [place.en] : [])].join(', ')})`,
    kn: `${title} (${[year, `${round}ನೇ ಸುತ್ತು`, ...(place ? [place.kn] : [])].join(', ')})`,
  }
}

/** What undoing an import would come to, for the directory as it is. */
export async function planUndo(pool: pg.Pool, runId: number): Promise<UndoPlan> {
  const counted = await pool.query(
    `${PLAN} select count(distinct institute_id) filter (where is_emptied and why is null)::int as removed,
      count(*) filter (where fate = 'back')::int as restored,
      count(*) filter (where fate = 'gone' and not is_emptied)::int as detached,
      count(*) filter (where fate = 'doubt')::int as doubts from plan`,
    [runId],
  )
  const { rows } = await pool.query(
    `${PLAN}, stays as (
       select institute_id, name, why from plan where why is not null
       group by institute_id, name, why, case when institute_id is null then external_id end)
     select *, count(*) over ()::int as total from stays order by why, name ->> 'en', institute_id limit ${MAX_LEFT_NAMED}`,
    [runId],
  )
  const left = rows.map((row: unknown) => leftSchema.parse(row))
  const lists = await listKept(pool, runId)
  const changed = lists.flatMap(({ stands, ...list }) =>
    stands ? [] : { institute_id: null, name: sayList(list), why: 'later' as const },
  )
  const standing = lists.filter(({ stands }) => stands)
  return {
    ...totalsSchema.parse(counted.rows[0]),
    lists_removed: standing.filter(({ former }) => former === null).length,
    lists_restored: standing.filter(({ former }) => former !== null).length,
    left_total: (left[0]?.total ?? 0) + changed.length,
    left: [...changed, ...left.map(({ institute_id, name, why }) => ({ institute_id, name, why }))].slice(
      0,
      MAX_LEFT_NAMED,
    ),
  }
}

const recordSchema = z.object({
  source: z.string(),
  external_id: z.string(),
  fingerprint: z.string(),
  former_fingerprint: z.string().nullable(),
  institute_id: z.number(),
})
const keySchema = z.object({ source: z.string(), external_id: z.string() })
const idSchema = z.object({ id: z.number() })

/** Institutions that go; records that change in those that stay; and records whose row of `match_cases` is as before again; and lists of closing ranks. */
export async function listUndone(pool: pg.Pool, runId: number) {
  const emptied = await pool.query(
    `${PLAN} select distinct institute_id as id from plan where is_emptied and why is null`,
    [runId],
  )
  const records = await pool.query(
    `${PLAN} select source, external_id, fingerprint, former_fingerprint, institute_id from plan
     where not is_emptied and fate in ('back', 'gone') order by institute_id`,
    [runId],
  )
  const cases = await pool.query(
    `${PLAN} select source, external_id from plan
     where fate = 'doubt' or (fate = 'gone' and why is null and former_case is not null)`,
    [runId],
  )
  return {
    lists: await listKept(pool, runId),
    emptied: emptied.rows.map((row: unknown) => idSchema.parse(row).id),
    records: records.rows.map((row: unknown) => recordSchema.parse(row)),
    cases: cases.rows.map((row: unknown) => keySchema.parse(row)),
  }
}

/**
 * That nothing hangs on these institutions: one row, or none. By the list itself: of a query the database would expect a few,
 * and compare each of a register's with each.
 */
export const NO_DEPENDENTS = `select where not exists (${dependents('= any($1::int[])')})`
