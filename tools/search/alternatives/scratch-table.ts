import type pg from 'pg'
import { SEARCH_ROWS } from './alternative'

/** Makes a table of ids and texts anew in a schema of its own, so that the product's tables stay as they are. */
export async function makeTable(pool: pg.Pool, table: string): Promise<void> {
  await pool.query('create schema if not exists alternatives')
  await pool.query(`drop table if exists alternatives.${table}`)
  await pool.query(`create table alternatives.${table} as
    select id, name, concat_ws(' ', name, place) as text from (${SEARCH_ROWS}) rows`)
}

/** Bytes of a scratch table with its indexes. */
export async function tableSize(pool: pg.Pool, table: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select pg_total_relation_size('alternatives.${table}') as bytes`,
  )
  return Number(rows[0]?.bytes ?? 0)
}

export async function idsOf(pool: pg.Pool, statement: string, values: unknown[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(statement, values)
  return rows.map(({ id }) => id)
}
