import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
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

/** The start of an embedded database takes a second, and many times that on a busy machine. */
const OPEN_LIMIT_MS = 240_000

/**
 * Runs the same tests on an embedded database and on PostgreSQL. `database()` is the open one,
 * inside tests and their hooks; each block begins with an empty directory.
 */
export function describeOnEachDatabase(name: string, tests: (database: () => OpenDatabase) => void) {
  const kinds = [
    ['embedded', async () => embeddedDirectory()],
    ['PostgreSQL', postgresDirectory],
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
