import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { makeLists } from '@/tools/import/make-lists'
import { measureWebsite } from '@/tools/import/beside-website'
import { peakMemory, watchReaders } from '@/tools/import/watch'
import { measureMerging } from '@/tools/import/measure-merging'
import { openDatabase } from '@/provider/open-database'
import { startCluster } from '@/testing/provider/postgres-cluster'
import { readCommandLine } from '@/tools/command-line'

const USAGE = `npm run bench:import -- [FOLDER] [--website]

  Imports the two large public lists into fresh databases of both kinds, twice each, beside a reader.

  FOLDER     holds udise*.csv.gz and aicte_india*.gz; without one, invented lists of the same size serve
  --website  imports the schools beside the built website (npm run build) instead, and says how long pages take

  For example: npm run bench:import -- --website`

type Run = { seconds: number; rows: number; importMb: number; databaseMb: number; waitMs: number; said: string }

const { values, positionals } = readCommandLine(USAGE, { website: { type: 'boolean', default: false } }, 1)
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-import-'))

async function lists(): Promise<{ name: string; file: string; args: string[] }[]> {
  const [folder] = positionals
  const named = (pattern: RegExp) =>
    folder === undefined ? undefined : readdirSync(folder).find((name) => pattern.test(name))
  let schools = named(/^udise.*\.csv(\.gz)?$/)
  let colleges = named(/^aicte_india.*\.gz$/)
  if (folder !== undefined && schools !== undefined && colleges !== undefined) {
    console.log(`Lists: ${schools} and ${colleges} in ${folder}.`)
    schools = path.join(folder, schools)
    colleges = path.join(folder, colleges)
  } else {
    schools = path.join(scratch, 'schools.csv.gz')
    colleges = path.join(scratch, 'institutions.ndjson.gz')
    await makeLists(schools, colleges)
    console.log('Lists: invented ones of the public lists’ size (give a folder with the real ones to use those).')
  }
  return [
    { name: 'schools', file: schools, args: [] },
    { name: 'institutions, all India', file: colleges, args: ['--state', 'all'] },
  ]
}

/** Processes whose parent is one of these. */
function childrenOf(pids: readonly number[]): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return pids.includes(parent) ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

async function importOnce(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  pool: pg.Pool,
  databasePids: () => number[],
): Promise<Run> {
  const readers = watchReaders(pool)
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/import.mts', file, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', () => {})
  let importMb = 0
  let databaseMb = 0
  const timer = setInterval(() => {
    importMb = Math.max(importMb, peakMemory(child.pid ?? 0))
    databaseMb = Math.max(databaseMb, ...databasePids().map(peakMemory))
  }, 100)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  const seconds = (performance.now() - start) / 1000
  const waitMs = await readers.stop()
  if (code !== 0) throw new Error(`the import ended with ${code}: ${said}`)
  const rows = Number((/^([\d,]+) rows read/m.exec(said)?.[1] ?? '0').replaceAll(',', ''))
  return { seconds, rows, importMb, databaseMb, waitMs, said: said.split('\n')[0] ?? '' }
}

function show(database: string, list: string, run: string, result: Run) {
  const cells = [
    database.padEnd(11),
    list.padEnd(24),
    run.padEnd(7),
    `${result.seconds.toFixed(1)} s`.padStart(8),
    `${Math.round(result.rows / result.seconds).toLocaleString('en')} rows/s`.padStart(15),
    `${result.importMb} MB`.padStart(8),
    `${result.databaseMb} MB`.padStart(9),
    `${(result.waitMs / 1000).toFixed(2)} s`.padStart(9),
  ]
  console.log(cells.join(' '))
  console.log(`            ${result.said}`)
}

type Files = Awaited<ReturnType<typeof lists>>

async function bench(
  database: 'PostgreSQL' | 'embedded',
  makeUrl: () => Promise<string | undefined>,
  files: Files,
  clusterPid: () => number[],
) {
  for (const { name, file, args } of files) {
    const DATA_DIR = mkdtempSync(path.join(scratch, 'data-'))
    const DATABASE_URL = await makeUrl()
    // As when a provider is running: it has the database open, and the import comes to it.
    const { pool, close } = await openDatabase({ DATABASE_URL, DATA_DIR })
    const env = { ...process.env, DATA_DIR, DATABASE_URL: DATABASE_URL ?? '', REVALIDATE_SECRET: '' }
    const pids = () =>
      database === 'embedded' ? childrenOf([process.pid]).filter((pid) => !isImport(pid)) : childrenOf(clusterPid())
    show(database, name, 'first', await importOnce(file, args, env, pool, pids))
    show(database, name, 'second', await importOnce(file, args, env, pool, pids))
    const { rows } = await pool.query<{ institutes: number; courses: number }>(
      'select (select count(*) from institutes)::int institutes, (select count(*) from courses)::int courses',
    )
    console.log(`            ${rows[0]?.institutes} institutions and ${rows[0]?.courses} courses are in the directory.`)
    await close()
  }
}

function isImport(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('scripts/import.mts')
  } catch {
    return true
  }
}

function postmasters(): number[] {
  return childrenOf([process.pid]).filter(
    (pid) => existsSync(`/proc/${pid}/comm`) && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres'),
  )
}

async function benchWebsite(database: string, makeUrl: () => Promise<string | undefined>, files: Files) {
  const [schools] = files
  if (schools !== undefined) await measureWebsite(database, await makeUrl(), schools.file, scratch)
}

function sayMerging() {
  const { pairs, precision, recall, mergedWrongly, missed } = measureMerging()
  console.log(
    `merging: ${pairs} labelled pairs, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${mergedWrongly.length} merged wrongly, ${missed.length} missed)`,
  )
}

const files = await lists()
console.log(
  values.website
    ? '| database | when | page | asked | p50 ms | p95 ms | longest | failed |\n|---|---|---|--:|--:|--:|--:|--:|'
    : 'database    list                     run      seconds            rate   import  database  others waited',
)
const measure = values.website ? benchWebsite : bench
let databases = 0
const cluster = await startCluster()
try {
  const newDatabase = async () => {
    const client = new pg.Client({ connectionString: cluster.url('postgres') })
    await client.connect()
    databases += 1
    await client.query(`create database bench_${databases}`)
    await client.end()
    return cluster.url(`bench_${databases}`)
  }
  await measure('PostgreSQL', newDatabase, files, postmasters)
} finally {
  await cluster.stop()
}
try {
  await measure(
    'embedded',
    async () => undefined,
    files,
    () => [],
  )
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 10 })
}
if (!values.website) sayMerging()
