import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@/provider/open-database'
import { terminalProgress } from '@/provider/command/progress'
import { countSample } from '@/sample/seed'
import { asTable } from '@/tools/fuzz/report'
import { fuzz, type Row } from '@/tools/fuzz/run'
import { startWorld } from '@/tools/fuzz/world'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run fuzz    sends every call of the provider inputs made from its schemas: good, nearly good and bad ones
  --runs N          inputs of each call (100000)
  --only WORDS      the calls that have these words in their name, such as 'POST /shortlist'
  --seed N          the same inputs again (one by the time)
  --database URL    on this PostgreSQL, an empty database that is filled; on an embedded one of its own otherwise
  --website         the website's own routes instead (app/api, and what the forms of the desk are sent to)
  --json            prints the result for machines

  npm run fuzz -- --runs 1000
  npm run fuzz -- --only /auth/ --seed 7

No answer may be a 5xx, be other than openapi.json says, be unreadable to the website, or tell of another visitor.
Ends with 0 where all of it holds, 1 where an input was found that breaks it (printed in its smallest form), 2 where the
command cannot be read.`

const OPTIONS = {
  runs: { type: 'string', default: '100000' },
  only: { type: 'string', default: '' },
  seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  database: { type: 'string' },
  website: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

function readOptions() {
  const { values } = readCommandLine(USAGE, OPTIONS)
  const [runs, seed] = [Number(values.runs), Number(values.seed)]
  if (!Number.isInteger(runs) || runs < 1) refuse('--runs is a whole number from 1')
  if (!Number.isInteger(seed)) refuse('--seed is a whole number')
  return { ...values, runs, seed }
}

/** By jest, which alone can play what Next gives a route. */
function fuzzWebsite(runs: number, seed: number, only: string): number {
  const env = { ...process.env, FUZZ_RUNS: String(runs), PROPERTY_SEED: String(seed) }
  const named = only === '' ? [] : ['-t', only]
  const tests = ['jest', '--runTestsByPath', 'tools/fuzz/website.test.ts', ...named]
  return spawnSync('npx', tests, { stdio: 'inherit', env }).status ?? 1
}

async function main(): Promise<number> {
  const { runs, seed, only, json, database, website } = readOptions()
  if (website) return fuzzWebsite(runs, seed, only)
  const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'))
  const progress = terminalProgress(process.stderr)
  const opened = await openDatabase({ DATABASE_URL: database, DATA_DIR: folder })
  const rows: Row[] = []
  try {
    const { sample, others } = await countSample(opened.db)
    if (sample + others > 0) {
      console.error('--database: there are institutions in it. Name an empty one, which is filled.')
      return 2
    }
    const world = await startWorld(opened.db)
    try {
      let tried = 0
      const begin = (call: string) => {
        tried = 0
        progress.begin(call, runs)
      }
      const done = (row: Row) => {
        progress.end()
        rows.push(row)
      }
      await fuzz(world, { runs, seed, only, begin, done, tick: () => progress.at((tried += 1)) })
    } finally {
      await world.stop()
    }
  } finally {
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  }
  if (rows.length === 0) {
    console.error(`No call has "${only}" in its name.`)
    return 2
  }
  console.log(json ? JSON.stringify({ seed, rows }, null, 2) : `Seed ${seed}\n\n${asTable(rows)}`)
  return rows.some(({ finding }) => finding !== null) ? 1 : 0
}

process.exitCode = await main()
