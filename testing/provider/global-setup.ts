import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
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

/** In an embedded database it takes seconds: a program that runs many tests one by one makes it once, and says where. */
async function makeEmbedded(place: DatabasePlace): Promise<void> {
  const made = process.env.TEST_EMBEDDED_MADE
  if (made === undefined) await makeDirectory(place)
  else cpSync(made, place.DATA_DIR, { recursive: true })
}

/**
 * Starts one PostgreSQL for all test files of the provider, and makes an empty directory in it and
 * in an embedded database: each file works on copies of its own.
 */
export default async function setUp() {
  globalThis.testCluster = await startCluster(process.env.POSTGRES_LOG)
  process.env.TEST_POSTGRES_URL = globalThis.testCluster.url('postgres')
  const inPostgres = await postgresPlace()
  globalThis.testEmbedded = embeddedPlace()
  const inFolder = { DATA_DIR: path.join(globalThis.testEmbedded.place.DATA_DIR, 'empty') }
  await Promise.all([makeDirectory(inPostgres.place), makeEmbedded(inFolder)])
  process.env.TEST_POSTGRES_COPIED = inPostgres.place.DATABASE_URL?.split('/').at(-1)
  process.env.TEST_EMBEDDED_COPIED = inFolder.DATA_DIR
}
