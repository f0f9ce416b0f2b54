import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase, type DatabasePlace, type OpenDatabase } from '@/provider/store/database'

export type TestPlace = { place: DatabasePlace; remove: () => Promise<void> }

/** An empty data folder for an embedded database. */
export function embeddedPlace(): TestPlace {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'embedded-test-'))
  return { place: { DATA_DIR }, remove: async () => rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 10 }) }
}

/** An empty database in the cluster that the tests' global setup started. */
export async function postgresPlace(): Promise<TestPlace> {
  const cluster = process.env.TEST_POSTGRES_URL
  if (!cluster) throw new Error('TEST_POSTGRES_URL is not set: provider/testing/global-setup.ts did not run.')
  const name = `test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: cluster })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const DATABASE_URL = cluster.replace(/[^/]*$/, name)
  return { place: { DATABASE_URL, DATA_DIR: tmpdir() }, remove: () => run(`drop database ${name} with (force)`) }
}

/** The first start of an embedded database takes seconds, and many times that on a busy machine. */
const OPEN_LIMIT_MS = 240_000

/**
 * Runs the same tests on an embedded database and on PostgreSQL. `database()` is the open one,
 * inside tests and their hooks; each block begins with an empty directory.
 */
export function describeOnEachDatabase(name: string, tests: (database: () => OpenDatabase) => void) {
  const kinds = [
    ['embedded', async () => embeddedPlace()],
    ['PostgreSQL', postgresPlace],
  ] as const
  describe.each(kinds)(`${name} (%s)`, (_kind, makePlace) => {
    let made: TestPlace | undefined
    let opened: OpenDatabase | undefined

    beforeAll(async () => {
      made = await makePlace()
      opened = await openDatabase(made.place)
    }, OPEN_LIMIT_MS)

    afterAll(async () => {
      await opened?.close()
      await made?.remove()
    }, OPEN_LIMIT_MS)

    tests(() => {
      if (!opened) throw new Error('the database is open only inside tests and their hooks')
      return opened
    })
  })
}
