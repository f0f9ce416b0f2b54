import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { DatabasePlace } from '@/provider/platform/database'
import { embeddedPlace, postgresPlace, type TestPlace } from './databases'
import { startCluster, type Cluster } from './postgres-cluster'

declare global {
  var testCluster: Cluster | undefined
  var testEmbedded: TestPlace | undefined
}

/** By a program: what jest compiles for its setup cannot import JSON. */
async function makeDirectory(place: DatabasePlace): Promise<void> {
  const program = ['--import', 'tsx', 'testing/provider/make-directory.mts', JSON.stringify(place)]
  await promisify(execFile)(process.execPath, program)
}

/** @param made a database with an empty directory, where there is one already */
async function makePostgres(made: string | undefined): Promise<void> {
  const place = made === undefined ? (await postgresPlace()).place : { DATABASE_URL: made, DATA_DIR: tmpdir() }
  if (made === undefined) await makeDirectory(place)
  process.env.TEST_POSTGRES_COPIED = place.DATABASE_URL?.split('/').at(-1)
}

/** @param made an embedded database with an empty directory, where there is one already */
async function makeEmbedded(made: string | undefined): Promise<void> {
  globalThis.testEmbedded = embeddedPlace()
  const DATA_DIR = path.join(globalThis.testEmbedded.place.DATA_DIR, 'empty')
  if (made === undefined) await makeDirectory({ DATA_DIR })
  else cpSync(made, DATA_DIR, { recursive: true })
  process.env.TEST_EMBEDDED_COPIED = DATA_DIR
}

/**
 * Starts one PostgreSQL for all test files of the provider, and makes an empty directory in it and
 * in an embedded database: each file works on copies of its own. Both take seconds: a program that
 * runs many tests one by one makes them once, and says where.
 */
export default async function setUp() {
  const { TEST_POSTGRES_MADE, TEST_EMBEDDED_MADE } = process.env
  if (TEST_POSTGRES_MADE === undefined) globalThis.testCluster = await startCluster(process.env.POSTGRES_LOG)
  process.env.TEST_POSTGRES_URL = TEST_POSTGRES_MADE ?? globalThis.testCluster?.url('postgres')
  await Promise.all([makePostgres(TEST_POSTGRES_MADE), makeEmbedded(TEST_EMBEDDED_MADE)])
}
