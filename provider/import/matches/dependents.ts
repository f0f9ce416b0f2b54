import type pg from 'pg'
import { type Dependent, DEPENDENT_TABLES } from '@/lib/contract/desk/import-undo'
import type { Statement } from '@/provider/import/store/cases'
import type { Move } from '@/provider/import/steps/move-records'
import { MatchError, type MatchReason } from './match-error'

/** Of which table a part alone hangs on an institution. */
const PARTS = {
  proposed: `institute_proposals where state = 'open' and`,
  represented: 'desk_accounts where closed_at is null and',
  // Of other lists an id is no number.
  ending: `(select case list when 'institutions' then record_id::int end as institute_id from record_ends) as ends where`,
} as const satisfies Record<Exclude<Dependent, (typeof DEPENDENT_TABLES)[number]>, string>

/** What hangs on institutions, each by its word. @param which of them, as a condition on `institute_id` */
export const dependentsOf = (which: string): string =>
  [...DEPENDENT_TABLES.map((table) => [table, `${table} where`]), ...Object.entries(PARTS)]
    .map(([word, from]) => `select institute_id, '${word}' as dependent from ${from} institute_id ${which}`)
    .join(' union all ')

/** All that hangs on an institution, each kind once. */
export async function listDependents(pool: pg.Pool, id: number): Promise<Dependent[]> {
  const { rows } = await pool.query<{ dependent: Dependent }>(
    `select distinct dependent from (${dependentsOf('= $1')}) as h order by dependent`,
    [id],
  )
  return rows.map(({ dependent }) => dependent)
}

/** What can be done about it is another thing for each. */
const REFUSALS = {
  institute_drafts: ['institute drafts that wait: publish or discard them at the desk first', 'drafted'],
  proposed: ['a proposal of its representative that waits: decide about it at the desk first', 'proposed'],
  represented: ['a representative at the desk: close their account first', 'represented'],
  ending: ['a time at which it is to be retired: take that back at the desk first', 'ending'],
} as const satisfies Partial<Record<Dependent, readonly [words: string, reason: MatchReason]>>
const isNamed = (dependent: Dependent): dependent is keyof typeof REFUSALS => dependent in REFUSALS

/** That nothing hangs on institutions that would go: it would go with them. */
export async function checkNoDependents(pool: pg.Pool, ids: readonly number[]): Promise<void> {
  const { rows } = await pool.query<{ institute_id: number; dependent: Dependent }>(
    `${dependentsOf('= any($1::int[])')} limit 1`,
    [ids],
  )
  if (rows[0] === undefined) return
  const { institute_id: id, dependent } = rows[0]
  if (isNamed(dependent)) {
    const [words, reason] = REFUSALS[dependent]
    throw new MatchError(`Institution ${id} has ${words}; nothing was changed.`, reason)
  }
  throw new MatchError(
    `Institution ${id} has ${dependent.replace('_', ' ')}, which would be lost; nothing was changed. ` +
      'Of two institutions the one that has them must stay: decide the other way round.',
    'hangs',
  )
}

/** Within the transaction that removes them: holds institutions, and undoes all of it where something was hung on one since. */
export const holdBare = (ids: readonly number[]): Statement[] => [
  { text: 'select from institutes where id = any($1::int[]) order by id for update', values: [ids] },
  { text: `select where not exists (${dependentsOf('= any($1::int[])')})`, values: [ids], isNeeded: true },
]

/** Those that an editor retired, or made the successor of another, or planned to. */
const LED_TO = `select id from institutes where id = any($1::int[]) and retired_at is not null
  union select successor_id from institutes where successor_id = any($1::int[])
  union select i.id from institutes i join record_ends e on e.list = 'institutions' and e.said ->> 'successor' = i.id::text
    where i.id = any($1::int[])`

/** Of those that are held and would go: undoes all of it where such a one was planned since, for which nobody waits for an import. */
export const holdUnled = (ids: readonly number[]): Statement => ({
  text: `select where not exists (${LED_TO})`,
  values: [ids],
  isNeeded: true,
})

/** That an editor retired none of them, or made it the successor of another, or planned that: its address would lead nowhere. */
export async function checkNoneRetired(pool: pg.Pool, ids: readonly number[]): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(`${LED_TO} limit 1`, [ids])
  if (rows[0] === undefined) return
  throw new MatchError(
    `Institution ${rows[0].id} was retired at the desk, or is the successor of one that was or will be; nothing was changed.`,
    'hangs',
  )
}

/** That nobody tied a college of closing ranks to them by hand, but for those that move along. */
export async function checkNoneTied(pool: pg.Pool, ids: readonly number[], moves: readonly Move[]): Promise<void> {
  const { rows } = await pool.query<{ source: string; external_id: string; institute_id: number }>(
    `select r.source, r.external_id, r.institute_id from imported_records r join match_cases c using (source, external_id)
     where c.is_by_hand and c.decision = 'same' and r.institute_id = any($1::int[])`,
    [ids],
  )
  const tied = rows.find((row) =>
    moves.every(({ source, externalId }) => source !== row.source || externalId !== row.external_id),
  )
  if (tied === undefined) return
  throw new MatchError(
    `Somebody tied the college ${tied.source} ${tied.external_id} to institution ${tied.institute_id}, which would go: ` +
      'undo that first; nothing was changed.',
    'ranks_tied',
  )
}
