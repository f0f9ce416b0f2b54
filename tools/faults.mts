import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { z } from 'zod'
import { openDatabase } from '@/provider/open-database'
import { ensureBrowsers, ensurePostgres, ensureRedis } from '../scripts/test-tools'
import { startCluster } from '@/testing/provider/postgres-cluster'
import type { Fault } from './faults/fault'
import { readCommandLine } from '@/tools/command-line'

type Outcome = 'passed' | 'failed' | 'ran nothing' | 'broke'
type Listed = Fault & { list: string }

const listSchema = z.object({
  faults: z.array(
    z.strictObject({
      says: z.string().min(10),
      file: z.string(),
      find: z.string().min(1),
      put: z.string(),
      test: z.string().regex(/\.(?:test\.tsx?|spec\.ts)$/),
      title: z.string().optional(),
    }),
  ),
})
const jestSchema = z.object({
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
})
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

const USAGE = `npm run faults -- [WORDS…]

  Are the tests worth their names? Plants every fault of tools/faults/ in a copy of the project, one at a time, and
  expects the test that it names to fail; unbroken, the same test must pass. By hand, not in the gate. Each core has a
  copy of its own; end-to-end tests, which are built anew for each fault in the website, run one after another.
  Ends with 1 when a fault is not caught.

  WORDS     those alone whose list or sentence has one of these

  For example: npm run faults -- server toast`
const words = readCommandLine(USAGE, {}, Infinity).positionals.map((word) => word.toLowerCase())
const lists = resolve('tools/faults')

async function readFaults(): Promise<Listed[]> {
  const files = readdirSync(lists).filter((name) => name !== 'fault.ts')
  const found = await Promise.all(
    files.map(async (name) => {
      const { faults } = listSchema.parse(await import(pathToFileURL(join(lists, name)).href))
      return faults.map((fault) => ({ ...fault, list: basename(name, '.ts') }))
    }),
  )
  const matches = ({ list, says }: Listed) => words.some((word) => `${list} ${says}`.toLowerCase().includes(word))
  return found.flat().filter((fault) => words.length === 0 || matches(fault))
}

/** The files that git knows or does not ignore, and node_modules by hard links: builds follow no link out of a folder. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'faults-'))
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of stdout.split('\n').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    cpSync(file, join(copy, file))
  }
  if (spawnSync('cp', ['-al', 'node_modules', join(copy, 'node_modules')]).status !== 0)
    cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  return copy
}

/** @returns the exit code */
async function run(copy: string, command: string, args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, ...environment }
  const program = spawn(join(copy, 'node_modules/.bin', command), args, { cwd: copy, env, stdio: 'ignore' })
  const [code] = await once(program, 'exit')
  return Number(code ?? 1)
}

/** Jest's configuration as it comes out: working it out takes longer than most tests. */
const CONFIG = 'faults-jest.json'
const WRITE_CONFIG = `
  import config from './jest.config.mjs'
  import { writeFileSync } from 'node:fs'
  const { projects, ...common } = await config()
  const rootDir = process.cwd()
  writeFileSync('${CONFIG}', JSON.stringify({ ...common, rootDir, projects: projects.map((each) => ({ rootDir, ...each })) }))`

/** A title stands for itself, whatever signs it has. */
const literally = (title: string) => title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

function readReport<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  } finally {
    rmSync(file, { force: true })
  }
}

type Ran = { fullName: string; status: string }

/** A copy of the project, and an empty directory on each database, of which its tests that need one have copies. */
type Bench = { copy: string; made: { TEST_EMBEDDED_MADE: string; TEST_POSTGRES_MADE: string } }

/** What makes an empty directory: while it is broken, tests make their own. What it leans on besides (lib/) is whole by then. */
const MAKES_IT = /^provider\/(migrations|platform|geography|directory\/(store|taxonomy)|open-database)/
const EMBEDDED = mkdtempSync(join(tmpdir(), 'faults-'))

async function inCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function makeDirectories(): Promise<Bench['made']> {
  const name = `faults_${randomBytes(4).toString('hex')}`
  const [DATA_DIR, DATABASE_URL] = [join(EMBEDDED, name), cluster.url(name)]
  await inCluster(`create database ${name}`)
  for (const place of [{ DATA_DIR }, { DATA_DIR, DATABASE_URL }]) await (await openDatabase(place)).close()
  return { TEST_EMBEDDED_MADE: DATA_DIR, TEST_POSTGRES_MADE: DATABASE_URL }
}

/** @returns what each test of the file came to; `null` where it could not be run */
async function runJest({ copy, made }: Bench, test: string, { file, title }: Partial<Fault>): Promise<Ran[] | null> {
  const report = join(copy, 'faults-report.json')
  const only = title === undefined ? [] : ['-t', literally(title)]
  const words = ['--json', '--forceExit', `--config=${CONFIG}`, `--outputFile=${report}`, ...only]
  await run(copy, 'jest', [...words, '--runTestsByPath', test], MAKES_IT.test(file ?? '') ? {} : made)
  // What jest's one worker leaves for its next file: the next fault begins without.
  await inCluster(`drop database if exists ${new URL(made.TEST_POSTGRES_MADE).pathname.slice(1)}_1 with (force)`)
  const found = readReport(report, jestSchema)
  if (found === null || found.numRuntimeErrorTestSuites > 0) return null
  return found.testResults.flatMap(({ assertionResults }) => assertionResults)
}

function outcomeOf(ran: Ran[] | null, title = ''): Outcome {
  if (ran === null) return 'broke'
  const named = ran.filter(({ fullName }) => fullName.includes(title))
  if (named.some(({ status }) => status === 'failed')) return 'failed'
  return named.some(({ status }) => status === 'passed') ? 'passed' : 'ran nothing'
}

async function runPlaywright({ copy }: Bench, { test, title }: Fault): Promise<Outcome> {
  const report = join(copy, 'faults-report.json')
  const only = title === undefined ? [] : ['-g', literally(title)]
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  await run(copy, 'playwright', ['test', '--reporter=json', ...only, test], environment)
  const found = readReport(report, playwrightSchema)
  if (found === null) return 'broke'
  if (found.stats.unexpected + found.stats.flaky > 0) return 'failed'
  if (found.errors.length > 0) return 'broke'
  return found.stats.expected > 0 ? 'passed' : 'ran nothing'
}

const isEndToEnd = ({ test }: Fault) => test.endsWith('.spec.ts')
const BUILT = /^(?:app|components|lib|styles|public|provider\/migrations)\/|^[\w.-]+$/
let isBuiltWhole = false

async function runEndToEnd(bench: Bench, fault: Fault, isBroken: boolean): Promise<Outcome> {
  const isBuildBroken = isBroken && BUILT.test(fault.file)
  if ((isBuildBroken || !isBuiltWhole) && (await run(bench.copy, 'next', ['build'])) !== 0) return 'broke'
  isBuiltWhole = !isBuildBroken
  return runPlaywright(bench, fault)
}

/** Unbroken, each test file runs once for all of its faults. */
const unbroken = new Map<string, Promise<Ran[] | null>>()
/** What runs in browsers, before the first of its faults is planted: so one build serves them all. */
const unbrokenInBrowsers = new Map<Fault, Outcome>()

async function runUnbroken(bench: Bench, fault: Fault): Promise<Outcome> {
  const known = unbrokenInBrowsers.get(fault)
  if (known !== undefined) return known
  const ran = unbroken.get(fault.test) ?? runJest(bench, fault.test, {})
  unbroken.set(fault.test, ran)
  return outcomeOf(await ran, fault.title)
}

async function runBroken(bench: Bench, fault: Fault): Promise<Outcome> {
  if (isEndToEnd(fault)) return runEndToEnd(bench, fault, true)
  return outcomeOf(await runJest(bench, fault.test, fault), fault.title)
}

/** @returns what is wrong with the fault, or `null`: it was caught */
async function tryFault(bench: Bench, fault: Listed): Promise<string | null> {
  const before = await runUnbroken(bench, fault)
  if (before !== 'passed') return `unbroken, its test ${before}`
  const path = join(bench.copy, fault.file)
  const whole = readFileSync(path, 'utf8')
  const times = whole.split(fault.find).length - 1
  if (times !== 1) return `what it breaks stands ${times} times in ${fault.file}`
  writeFileSync(
    path,
    whole.replace(fault.find, () => fault.put),
  )
  try {
    const after = await runBroken(bench, fault)
    return after === 'failed' ? null : `not caught: the test ${after}`
  } finally {
    writeFileSync(path, whole)
  }
}

const faults = await readFaults()
ensurePostgres()
ensureRedis()
if (faults.some(isEndToEnd)) Object.assign(process.env, ensureBrowsers())
const cluster = await startCluster()
let caught = 0

/** Takes one after another from `waiting`, which others may take from, too. */
async function work(waiting: Listed[]): Promise<void> {
  const bench = { copy: copyProject(), made: await makeDirectories() }
  try {
    const isWritten = (await run(bench.copy, 'tsx', ['--input-type=module', '--eval', WRITE_CONFIG])) === 0
    if (!isWritten) throw new Error("jest's configuration could not be worked out")
    for (const fault of waiting.filter(isEndToEnd))
      unbrokenInBrowsers.set(fault, await runEndToEnd(bench, fault, false))
    for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
      const problem = await tryFault(bench, fault)
      if (problem === null) caught += 1
      process.stdout.write(`${problem === null ? 'caught' : 'MISSED'}  ${fault.list}: ${fault.says}\n`)
      if (problem !== null) process.stdout.write(`        ${problem} (${fault.test})\n`)
    }
  } finally {
    rmSync(bench.copy, { recursive: true, force: true })
  }
}

const byJest = faults.filter((fault) => !isEndToEnd(fault))
const inBrowsers = faults.filter(isEndToEnd)
try {
  const benches = Array.from({ length: Math.min(availableParallelism(), byJest.length) }, () => work(byJest))
  // Of two, the other goes on while one has failed: what both work on is theirs until then.
  await Promise.allSettled(benches)
  await Promise.all(benches)
  if (inBrowsers.length > 0) await work(inBrowsers)
} finally {
  await cluster.stop()
  rmSync(EMBEDDED, { recursive: true, force: true })
}
process.stdout.write(`\n${caught} caught, ${faults.length - caught} missed\n`)
process.exitCode = caught === faults.length && faults.length > 0 ? 0 : 1
