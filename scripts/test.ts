/** The gate: everything that must hold, in one run. Ends with a line `N passed, N failed`. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  countEndToEnd,
  countUnit,
  describeFailures,
  endToEndTimes,
  slowest,
  unitTimes,
  type Counts,
  type EndToEndReport,
  type UnitReport,
} from './test-reports'
import { ensureBrowsers, ensurePostgres, ensureRedis } from './test-tools'

type Step = {
  name: string
  command: string[]
  environment?: Record<string, string>
  count?: () => Promise<Counts>
  /** Another step speaks meanwhile: what this one says is printed whole, when it has ended. */
  isBeside?: boolean
}

const reports = await mkdtemp(join(tmpdir(), 'gate-'))
const unitReport = join(reports, 'unit.json')
const endToEndReport = join(reports, 'end-to-end.json')

function run({ name, command, environment, isBeside = false }: Step): Promise<number> {
  const [file = '', ...args] = command
  const said: Buffer[] = []
  const heading = `\n== ${name}\n`
  if (!isBeside) process.stdout.write(heading)
  return new Promise((resolve) => {
    const output = isBeside ? 'pipe' : 'inherit'
    const env = { ...process.env, ...environment }
    const child = spawn(file, args, { stdio: ['inherit', output, output], env })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
    child.once('error', () => resolve(1))
    child.once('close', (code) => {
      if (isBeside) process.stdout.write(`${heading}${Buffer.concat(said).toString()}`)
      resolve(code ?? 1)
    })
  })
}

const readReport = async <Report>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Report

async function readUnit(): Promise<Counts> {
  const report = await readReport<UnitReport>(unitReport)
  process.stdout.write(`\n${slowest(unitTimes(report))}`)
  return countUnit(report)
}

async function readEndToEnd(): Promise<Counts> {
  const report = await readReport<EndToEndReport>(endToEndReport)
  process.stdout.write(`\n${slowest(endToEndTimes(report))}${await describeFailures(report)}`)
  return countEndToEnd(report)
}

const format: Step = { name: 'format', command: ['npx', 'prettier', '--check', '.'], isBeside: true }
const lint: Step = { name: 'lint', command: ['npx', 'eslint', '.', '--max-warnings=0'], isBeside: true }
const unused: Step = { name: 'unused exports', command: ['npm', 'run', '--silent', 'unused'], isBeside: true }
const unit: Step = {
  name: 'unit and integration',
  // One more than there are cores: a test waits for its database, which works in a process of its own.
  command: ['npx', 'jest', `--maxWorkers=${availableParallelism() + 1}`, '--json', `--outputFile=${unitReport}`],
  count: readUnit,
}
const types: Step = { name: 'types', command: ['npm', 'run', '--silent', 'types'], isBeside: true }
const build: Step = { name: 'build', command: ['npx', 'next', 'build'], isBeside: true }
const weight: Step = { name: 'weight', command: ['npm', 'run', 'weight', '--', '--bytes'], isBeside: true }
const endToEnd: Step = {
  name: 'end-to-end',
  // `npm run test:e2e` runs the wide ones, too (playwright.config.ts).
  command: ['npx', 'playwright', 'test', '--reporter=list,json', '--retries=1'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: endToEndReport, SKIP_WIDE: '1' },
  count: readEndToEnd,
}

const total: Counts = { passed: 0, failed: 0 }
const rows: string[] = []

async function runStep(step: Step): Promise<void> {
  const started = Date.now()
  const code = await run(step)
  const counts = (await step.count?.().catch(() => null)) ?? { passed: 0, failed: 0 }
  // A step without tests of its own, or one that broke outside its tests, counts as one.
  if (step.count === undefined && code === 0) counts.passed = 1
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  total.passed += counts.passed
  total.failed += counts.failed
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  const again = counts.secondTries ? `, ${counts.secondTries} at a second try` : ''
  rows.push(`${step.name.padEnd(22)} ${counts.passed} passed, ${counts.failed} failed${again}, ${seconds} s`)
}

async function runInTurn(steps: Step[]): Promise<void> {
  for (const step of steps) await runStep(step)
}

// Meanwhile what the tests need is brought in, where it is missing: that waits for the network and the disk.
const formatting = runInTurn([format, unused])
const linting = runStep(lint)
ensurePostgres()
ensureRedis()
Object.assign(process.env, ensureBrowsers())
await formatting
// The unit tests wait for their databases for a fifth of the time, and the build has one core for half of its own:
// beside each other they leave no core idle. The browsers' tests, which are told how long a step may take, are alone.
await Promise.all([runStep(unit), linting.then(() => runInTurn([types, build, weight]))])
await runStep(endToEnd)

await rm(reports, { recursive: true, force: true })
process.stdout.write(
  `\n${rows.map((row) => `  ${row}`).join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`,
)
process.exitCode = total.failed === 0 ? 0 : 1
