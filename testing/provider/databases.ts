import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { keysOf } from '@/lib/contract/keys-of'
import { seedReferenceData } from '@/provider/directory/store/reference-data'
import { openDatabase } from '@/provider/open-database'
import type { DatabasePlace, OpenDatabase } from '@/provider/platform/database'

export type TestPlace = { place: DatabasePlace; remove: () => Promise<void> }

/** A data folder for an embedded database: empty, or a copy of another. */
export function embeddedPlace(copied?: string): TestPlace {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'embedded-test-'))
  if (copied !== undefined) cpSync(copied, DATA_DIR, { recursive: true })
  return { place: { DATA_DIR }, remove: async () => rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 10 }) }
}

/** A database in the cluster that the tests' global setup started: empty, or a copy of another. */
export async function postgresPlace(copied = 'template1'): Promise<TestPlace> {
  const cluster = setUpBefore('TEST_POSTGRES_URL')
  const name = `test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: cluster })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name} template ${copied}`)
  const DATABASE_URL = cluster.replace(/[^/]*$/, name)
  return { place: { DATABASE_URL, DATA_DIR: tmpdir() }, remove: () => run(`drop database ${name} with (force)`) }
}

/** What the global setup left for every test file. */
function setUpBefore(variable: string): string {
  const value = process.env[variable]
  if (!value) throw new Error(`${variable} is not set: testing/provider/global-setup.ts did not run.`)
  return value
}

/**
 * An empty directory in a database of its own, a copy of the one that the global setup made: making one takes the
 * embedded database seconds.
 */
export const embeddedDirectory = (): TestPlace => embeddedPlace(setUpBefore('TEST_EMBEDDED_COPIED'))
export const postgresDirectory = (): Promise<TestPlace> => postgresPlace(setUpBefore('TEST_POSTGRES_COPIED'))

/**
 * Empties every table, and lets numbers begin at one again. Triggers sleep meanwhile: some refuse that anything goes.
 * What has grown is truncated, since rows that are gone are passed by each later look.
 */
const EMPTY = `
begin;
set local session_replication_role = replica;
do $$
declare relation regclass;
begin
  for relation in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    if pg_relation_size(relation) > 500000 then execute format('truncate %s cascade', relation);
    else execute format('delete from %s', relation);
    end if;
  end loop;
  perform setval(seqrelid::regclass, seqstart, false) from pg_sequence join pg_class on pg_class.oid = seqrelid
    where relnamespace = 'public'::regnamespace;
end $$;
commit`

/**
 * Empties tables and all that refer to them, as `truncate … cascade` does, which takes the embedded database a fifth of
 * a second of a processor for an institution's fifty: each of their files, and of their indexes', is made anew.
 * Of the triggers that a truncate has, that of the directory alone is done here: figures of reviews stay, and of the audit
 * trail nothing refuses.
 * @param isRestarted whether their numbers begin at one again
 */
export async function emptyTables({ pool }: OpenDatabase, tables: readonly string[], isRestarted = false) {
  await pool.query(`do $$
declare
  emptied oid[];
  relation oid;
begin
  with recursive found(id) as (
    select unnest('{${tables.join()}}'::text[]::regclass[])::oid
    union select conrelid from pg_constraint join found on confrelid = id where contype = 'f'
  ) select array_agg(id) into emptied from found;
  foreach relation in array emptied loop
    execute format('lock table %s in access exclusive mode', relation::regclass);
  end loop;
  -- What the triggers of an emptied directory do.
  if emptied && '{institutes, courses}'::text[]::regclass[]::oid[] then
    insert into directory_changes (institute_id, changed_in) select id, pg_current_xact_id() from institutes order by id
      on conflict (institute_id) do update set changed_in = excluded.changed_in;
  end if;
  set local session_replication_role = replica;
  foreach relation in array emptied loop
    execute format('delete from %s', relation::regclass);
  end loop;
  if ${isRestarted} then
    perform setval(seqrelid::regclass, seqstart, false) from pg_sequence
      join pg_depend on objid = seqrelid and classid = 'pg_class'::regclass and deptype in ('a', 'i')
      where refobjid = any(emptied);
  end if;
end $$`)
}

/** Where the database of this worker of jest's is; made by the first test file that asks. */
const ofWorker = {
  embedded: async (): Promise<DatabasePlace> => {
    const copied = setUpBefore('TEST_EMBEDDED_COPIED')
    const DATA_DIR = path.join(path.dirname(copied), `worker-${process.env.JEST_WORKER_ID}`)
    if (!existsSync(DATA_DIR)) cpSync(copied, DATA_DIR, { recursive: true })
    return { DATA_DIR }
  },
  PostgreSQL: async (): Promise<DatabasePlace> => {
    const copied = setUpBefore('TEST_POSTGRES_COPIED')
    const name = `${copied}_${process.env.JEST_WORKER_ID}`
    const client = new pg.Client({ connectionString: setUpBefore('TEST_POSTGRES_URL') })
    await client.connect()
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name} template ${copied}`)
    await client.end()
    return { DATABASE_URL: setUpBefore('TEST_POSTGRES_URL').replace(/[^/]*$/, name), DATA_DIR: tmpdir() }
  },
}

/** The start of an embedded database takes a second, and many times that on a busy machine. */
const OPEN_LIMIT_MS = 240_000

/**
 * Runs the same tests on an embedded database and on PostgreSQL. `database()` is the open one,
 * inside tests and their hooks; each block begins with an empty directory. The databases stay for the next test
 * file: making a new one for each took a fifth of all these tests' time.
 */
export function describeOnEachDatabase(
  name: string,
  tests: (database: () => OpenDatabase, kind: keyof typeof ofWorker) => void,
) {
  describe.each(keysOf(ofWorker))(`${name} (%s)`, (kind) => {
    let opened: OpenDatabase | undefined

    beforeAll(async () => {
      opened = await openDatabase(await ofWorker[kind]())
      await opened.pool.query(EMPTY)
      await seedReferenceData(opened.db)
    }, OPEN_LIMIT_MS)

    // Its connections alone: the embedded database's process serves on until the worker ends.
    afterAll(() => opened?.pool.end(), OPEN_LIMIT_MS)

    tests(() => {
      if (!opened) throw new Error('the database is open only inside tests and their hooks')
      return opened
    }, kind)
  })
}
