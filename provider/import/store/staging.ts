import { getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type pg from 'pg'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { composedRow, withSaid } from '@/provider/edits/fields'
import type { Edits } from '@/provider/edits/list-edits'
import { ImportError } from '@/provider/import/import-error'
import type { Composed } from '@/provider/import/merge/compose'
import { importStagedInstitutes } from '@/provider/import/store/import-tables'
import type { Statement } from './cases'
import { TAKEN_OVER } from './lease'
import { DROP_LOOSE_DRAFTS, type DraftKey } from './drafts'
import { execute, writeAtOnce } from './record-run'

/** `byDesk`: the desk's word, which stands in the place of what the records say. */
export type StagedInstitute = {
  id: number
  isNew: boolean
  composed: Composed
  byDesk: Edits
  records: DraftKey[]
}

/**
 * Drops what a run left that ended early, its own or the last one's. Who has lost the lease leaves everything: it is
 * the next one's by now.
 */
export async function tidy(pool: pg.Pool, owner: string): Promise<void> {
  await writeAtOnce(pool, [
    { text: 'select from import_lease where id = 1 and owner = $1 for update', values: [owner], isNeeded: true },
    { text: 'truncate import_staged_institutes, import_staged_courses, import_staged_records', values: [] },
    { text: DROP_LOOSE_DRAFTS, values: [] },
  ])
}

/** Ids for institutions to come, in order. */
export async function reserveIds(pool: pg.Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence('institutes', 'id')) as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => Number(row.id)).sort((a, b) => a - b)
}

const FIELDS = Object.entries(getTableColumns(importStagedInstitutes)).map(([field, column]) => ({
  field,
  name: toSnakeCase(field),
  type: column.getSQLType(),
}))
/** What the staging table and the directory both have. */
const SHARED = FIELDS.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'is_new')
const COLUMNS = SHARED.join(', ')

function instituteRow({ id, isNew, composed, byDesk }: StagedInstitute) {
  const listed = composedRow(composed)
  const row: typeof importStagedInstitutes.$inferInsert = { ...withSaid(listed, byDesk.said), id, isNew }
  return Object.fromEntries(FIELDS.map(({ field, name }) => [name, Reflect.get(row, field)]))
}

/** Writes institutions, their courses and their records where the last transaction takes them from. */
export async function stage(pool: pg.Pool, institutes: readonly StagedInstitute[]): Promise<void> {
  await pool.query(
    `insert into import_staged_institutes (id, is_new, ${COLUMNS})
     select id, is_new, ${COLUMNS} from jsonb_to_recordset($1::jsonb) as d (
       ${FIELDS.map(({ name, type }) => `${name} ${type}`).join(', ')})`,
    [JSON.stringify(institutes.map(instituteRow))],
  )
  const courses = institutes.flatMap(({ id, composed, byDesk }) =>
    (byDesk.courses ?? composed.courses).map((course, position) => ({
      institute_id: id,
      stream_id: course.streamId,
      position,
      name: course.name,
      category: course.category,
      duration: course.duration,
      fees: course.fees,
      seats: course.seats,
      level: course.level,
    })),
  )
  if (courses.length > 0) {
    await pool.query(
      `insert into import_staged_courses (institute_id, stream_id, position, name, category, duration, fees, seats, level)
       select * from jsonb_to_recordset($1::jsonb) as d (
         institute_id int, stream_id int, position int, name text, category text, duration text, fees int, seats int,
         level text)`,
      [JSON.stringify(courses)],
    )
  }
  const records = institutes.flatMap(({ id, records: keys }) => keys.map((key) => ({ ...key, id })))
  await pool.query(
    `insert into import_staged_records (source, external_id, fingerprint, institute_id)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::int[])`,
    [
      records.map((each) => each.source),
      records.map((each) => each.externalId),
      records.map((each) => each.fingerprint),
      records.map((each) => each.id),
    ],
  )
}

const assignments = SHARED.map((column) => `${column} = s.${column}`).join(', ')

const PUBLISH = [
  `insert into institutes (id, ${COLUMNS}) select id, ${COLUMNS} from import_staged_institutes where is_new order by id`,
  `update institutes i set ${assignments}, updated_at = now() from import_staged_institutes s where s.id = i.id and not s.is_new`,
  `delete from courses c using import_staged_institutes s where s.id = c.institute_id and not s.is_new`,
  `insert into courses (institute_id, stream_id, position, name, category, duration, fees, seats, level)
   select institute_id, stream_id, position, name, category, duration, fees, seats, level from import_staged_courses order by seq`,
  `insert into imported_records (source, external_id, institute_id, fingerprint)
   select source, external_id, institute_id, fingerprint from import_staged_records
   on conflict (source, external_id) do update
   set institute_id = excluded.institute_id, fingerprint = excluded.fingerprint, imported_at = now()`,
]

/** References that the directory does not have; there are none unless the cleaning is wrong. */
const CHECK = `select count(*)::int as wrong from import_staged_institutes s
  where not exists (select from institute_types t where t.id = s.type_id)
     or (s.district_id is not null and not exists (select from districts d where d.id = s.district_id))
     or (s.city_id is not null and not exists (select from cities c where c.id = s.city_id))`
const CHECK_COURSES = `select count(*)::int as wrong from import_staged_courses s
  where s.stream_id is not null and not exists (select from streams t where t.id = s.stream_id)`

/**
 * The embedded database answers nobody while a transaction runs, and checking each row's references
 * by itself takes three quarters of the time: there, all are checked at once. A server of its own
 * lets others read meanwhile, and its user may not switch the checks off.
 */
async function checkReferencesAtOnce(client: pg.PoolClient): Promise<void> {
  for (const check of [CHECK, CHECK_COURSES]) {
    const { rows } = await client.query<{ wrong: number }>(check)
    if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} staged rows refer to what the directory does not have`)
  }
  await client.query('set local session_replication_role = replica')
}

/** What is done in the transaction that publishes, before the directory changes, and after. */
type Besides = { before?: readonly Statement[]; besides: readonly Statement[] }

/** The staging tables are not logged: a database that crashed since has emptied them, and not what stands on them. */
async function checkStaged(client: pg.PoolClient, staged: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from import_staged_institutes')
  if (rows[0]?.count !== staged) throw new ImportError(IMPORT_REASONS.lost)
}

/**
 * Puts what is staged into the directory, and does what is to be done besides, in one transaction: all of it, or nothing. Throws an
 * `ImportError` when the lease was lost meanwhile, or not all of the `staged` institutions are there any more. Gives the milliseconds that it took, during
 * which the embedded database answers nobody else.
 */
export async function publish(
  pool: pg.Pool,
  owner: string,
  isEmbedded: boolean,
  { staged, before = [], besides }: Besides & { staged: number },
): Promise<number> {
  const client = await pool.connect()
  const start = performance.now()
  try {
    await client.query('begin')
    const { rowCount } = await client.query('select from import_lease where id = 1 and owner = $1 for update', [owner])
    if (rowCount !== 1) throw new ImportError(TAKEN_OVER)
    await checkStaged(client, staged)
    if (isEmbedded) await checkReferencesAtOnce(client)
    await execute(client, before)
    for (const statement of PUBLISH) await client.query(statement)
    await execute(client, besides)
    await client.query('commit')
    client.release()
    return performance.now() - start
  } catch (error) {
    // A connection in an unknown state must not go back to the pool.
    client.release(true)
    throw error
  }
}
