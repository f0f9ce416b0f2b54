import type pg from 'pg'
import { HANGING_TABLES } from '@/lib/contract/desk/import-undo'
import type { Statement } from '@/provider/import/store/cases'
import { MatchError } from './match-error'

/** That nothing hangs on institutions that would go: it would go with them. */
export async function checkNothingHangs(pool: pg.Pool, ids: readonly number[]): Promise<void> {
  for (const table of HANGING_TABLES) {
    const { rows } = await pool.query<{ id: number }>(
      `select institute_id as id from ${table} where institute_id = any($1::int[]) limit 1`,
      [ids],
    )
    if (rows[0] === undefined) continue
    throw new MatchError(
      `Institution ${rows[0].id} has ${table.replace('_', ' ')}, which would be lost; nothing was changed. ` +
        'Of two institutions the one that has them must stay: decide the other way round.',
      'hangs',
    )
  }
}

/** Within the transaction that removes them: holds institutions, and undoes all of it where something was hung on one since. */
export const holdBare = (ids: readonly number[]): Statement[] => [
  { text: 'select from institutes where id = any($1::int[]) order by id for update', values: [ids] },
  {
    text: `select where not exists (${HANGING_TABLES.map((table) => `select 1 from ${table} where institute_id = any($1::int[])`).join(' union all ')})`,
    values: [ids],
    isNeeded: true,
  },
]

/** That an editor retired one of them, or made it the successor of another: its address would lead nowhere. */
export async function checkNoneRetired(pool: pg.Pool, ids: readonly number[]): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from institutes where id = any($1::int[]) and retired_at is not null
     union select successor_id from institutes where successor_id = any($1::int[]) limit 1`,
    [ids],
  )
  if (rows[0] === undefined) return
  throw new MatchError(
    `Institution ${rows[0].id} was retired at the desk, or is the successor of one that was; nothing was changed.`,
    'hangs',
  )
}
