import type pg from 'pg'
import { type Actor, auditStatement } from '@/provider/desk/store/audit'
import { storable } from '@/provider/import/clean/text'
import type { Journal } from '@/provider/import/journal'
import type { Statement } from './cases'

/** Of an import by the command so many rows are kept, and none that is as before: a register has tens of thousands. */
const MAX_ROWS = 10_000

/** What became of rows, for a run whose number `run` gives as its one row. */
const INSERT_ROWS = `insert into import_run_rows (run_id, position, outcome, row)
  select run.id, position, outcome, row
  from run, jsonb_to_recordset($1::jsonb) as r (position int, outcome text, row jsonb)`

/** What a broken row says of itself quotes it as it came. */
const rowsOf = (journal: Journal) =>
  Array.from(journal.report(), (row, position) => ({
    ...{ position, outcome: row.outcome },
    row: Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? storable(value) : value]),
    ),
  }))

/** What became of every row of a run, in the place of what was kept before. */
export function replaceRows(id: number, journal: Journal): Statement[] {
  return [
    { text: 'delete from import_run_rows where run_id = $1', values: [id] },
    { text: `with run (id) as (select $2::int) ${INSERT_ROWS}`, values: [JSON.stringify(rowsOf(journal)), id] },
  ]
}

/** The number of an import by the command, before anything of it is written. */
export async function reserveRun(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(`select nextval(pg_get_serial_sequence('import_runs', 'id')) as id`)
  return Number(rows[0]?.id)
}

/** An import by the command, for the history at the desk. `by` is whoever has the terminal. */
export function recordRun(
  run: { id: number; files: readonly string[]; sources: readonly string[]; by: string },
  journal: Journal,
): Statement {
  const rows = rowsOf(journal)
    .filter(({ outcome }) => outcome !== 'unchanged')
    .slice(0, MAX_ROWS)
  return {
    text: `with run as (
        insert into import_runs (id, state, version, file_name, kind, area, source, map, columns, totals, "by", created_at, started_at)
        values ($6, 'published', 1, $2, 'any', 'karnataka', $3, '{}', '[]', $4, $5, now(), now()) returning id)
      ${INSERT_ROWS}`,
    values: [
      JSON.stringify(rows),
      run.files.join(', '),
      [...new Set(run.sources)].join(', '),
      JSON.stringify(journal.totals()),
      run.by,
      run.id,
    ],
  }
}

/** That a list was imported, for the audit trail: by whom, which, and how many of its rows came to what. */
export const auditRun = (
  by: Actor,
  now: Date,
  { id, file, source }: { id: number; file: string; source: string },
  journal: Journal,
): Statement =>
  auditStatement(by, now, {
    action: 'list-published',
    record: `import ${id}`,
    after: { file, source, ...journal.totals() },
  })

/** Does what stands in a transaction, in its order. */
export async function execute(client: pg.PoolClient, statements: readonly Statement[]): Promise<void> {
  for (const { text, values, isNeeded } of statements) {
    const { rowCount } = await client.query(text, values)
    if (isNeeded && rowCount === 0) throw new Error('what an import was to change is not there any more')
  }
}

/** Writes all of it, or nothing. */
export async function writeAtOnce(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await execute(client, statements)
    await client.query('commit')
    client.release()
  } catch (error) {
    // A connection in an unknown state must not go back to the pool.
    client.release(true)
    throw error
  }
}
