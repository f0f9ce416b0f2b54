import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@/provider/open-database'
import { queriesIn, unborneBy } from '@/testing/provider/former-queries'
import { startCluster } from '@/testing/provider/postgres-cluster'
import { readCommandLine } from '@/tools/command-line'

const FILE = 'provider/migrations/former-queries.json'
const USAGE = `npm run queries    writes down what this release asks of its database (${FILE})
  --log FOLDER    reads what PostgreSQL wrote down there (POSTGRES_LOG), and runs no tests

Run it where a release is made: it runs the provider's tests, and keeps each statement that they had PostgreSQL do. From
then on provider/platform/former-queries.test.ts fails for a migration that this release, which still serves while the
next one starts, could not bear. Ends with 0 when it is written, with 1 where the tests fail.

  For example: npm run queries -- --log /tmp/statements`

/** The provider's tests on a PostgreSQL that writes down what it is asked. */
async function runTests(log: string): Promise<boolean> {
  chmodSync(log, 0o777)
  const tests = ['jest', '--selectProjects', 'provider', '--testPathPatterns', path.resolve('provider/')]
  const running = spawn('npx', tests, { stdio: 'inherit', env: { ...process.env, POSTGRES_LOG: log } })
  const [code] = await once(running, 'exit')
  return code === 0
}

/** Those that the newest tables bear: tests ask wrong ones on purpose, and of tables of their own. */
async function borne(queries: readonly string[]): Promise<string[]> {
  const cluster = await startCluster()
  try {
    const opened = await openDatabase({ DATABASE_URL: cluster.url('postgres'), DATA_DIR: tmpdir() })
    const wrong = (await unborneBy(opened.pool, queries)).map(({ query }) => query)
    await opened.close()
    return queries.filter((query) => !wrong.includes(query))
  } finally {
    await cluster.stop()
  }
}

async function main(): Promise<number> {
  const { values } = readCommandLine(USAGE, { log: { type: 'string' } })
  const log = values.log ?? mkdtempSync(path.join(tmpdir(), 'queries-'))
  try {
    if (values.log === undefined && !(await runTests(log))) return 1
    const queries = await borne(await queriesIn(log))
    writeFileSync(FILE, `${JSON.stringify(queries.toSorted(), null, 2)}\n`)
    console.log(`${queries.length} queries are in ${FILE}.`)
    return 0
  } finally {
    if (values.log === undefined) rmSync(log, { recursive: true, force: true })
  }
}

process.exitCode = await main()
