import { existsSync } from 'node:fs'
import path from 'node:path'
import { DirectoryFiller } from '@/tools/bench/fill-directory'
import { complaintOf, findLists, importList, NoLists, type RealLists } from '@/tools/bench/real-lists'
import { judge, type Measured } from '@/tools/search/bench/goals'
import { measureDirectory } from '@/tools/search/bench/measure-directory'
import { startProvider } from '@/tools/bench/provider-process'
import { reportGoals, showDirectory } from '@/tools/search/bench/show-figures'
import {
  DATABASE_KINDS,
  withScratchDatabase,
  type DatabaseKind,
  type ScratchDatabase,
} from '@/tools/bench/scratch-databases'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run bench:search -- FOLDER [--rows 100000,1000000] [--only postgres|embedded] [--queries N] [--seed N] [--ours] [--against FOLDER]

  FOLDER     holds the AICTE list (aicte_karnataka*.json or aicte_india*.ndjson) and the UDISE list (udise*.csv), also .gz
  --rows     to how many institutions to fill up after the lists alone (default 100000,1000000,1500000; embedded up to 100000)
  --only     one of the databases
  --queries  how often each thing is timed (default 600; slow alternatives less often)
  --seed     of institutions and queries (default 1)
  --ours     without the alternatives, which take most of the time
  --against  the folder of another version, with node_modules: its provider answers the same requests in turn

Ends with 1 when a goal is missed.

  For example: npm run bench:search -- lists --rows 100000 --only postgres --ours`

const { values, positionals } = readCommandLine(
  USAGE,
  {
    rows: { type: 'string', default: '100000,1000000,1500000' },
    only: { type: 'string' },
    queries: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    ours: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
  1,
)

/** The embedded database is for directories of this size at most. */
const MAX_EMBEDDED = 100_000

type Options = {
  lists: RealLists
  rows: number[]
  kinds: readonly DatabaseKind[]
  queries: number
  seed: number
  isOursAlone: boolean
  against?: string
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text.trim())) refuse(`"${text}" is not a whole number.\n\n${USAGE}`)
  return Number(text)
}

function otherVersion(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined
  if (existsSync(path.join(folder, 'provider/main.ts'))) return path.resolve(folder)
  throw new NoLists(`There is no version of this project in ${folder}.\n\n${USAGE}`)
}

function readOptions(): Options {
  const only = values.only?.toLowerCase()
  const kinds = DATABASE_KINDS.filter((kind) => only === undefined || kind.toLowerCase().startsWith(only))
  if (kinds.length === 0) return refuse(`--only takes postgres or embedded.\n\n${USAGE}`)
  return {
    lists: findLists(positionals[0]),
    rows: values.rows
      .split(',')
      .filter(Boolean)
      .map(wholeNumber)
      .sort((a, b) => a - b),
    kinds,
    queries: wholeNumber(values.queries),
    seed: wholeNumber(values.seed),
    isOursAlone: values.ours,
    against: otherVersion(values.against),
  }
}

async function emptyProviderMemory(scratch: ScratchDatabase): Promise<number> {
  const provider = await startProvider(scratch.empty)
  const megabytes = provider.memory()
  await provider.stop()
  return megabytes
}

async function benchDatabase(
  kind: DatabaseKind,
  { lists, rows, queries, seed, isOursAlone, against }: Options,
): Promise<Measured[]> {
  return withScratchDatabase(kind, async (scratch) => {
    const all: Measured[] = []
    const emptyMegabytes = await emptyProviderMemory(scratch)
    // Two processes cannot share the embedded one.
    const other = kind === 'PostgreSQL' ? against : undefined
    const measure = async (title: string, institutes: number) => {
      const measured = await measureDirectory(scratch, institutes, {
        samples: queries,
        warmUps: 50,
        seed,
        isOursAlone,
        against: other,
      })
      console.log(showDirectory(title, measured, emptyMegabytes))
      all.push(measured)
    }
    const { pool } = scratch
    const imported = await importList(pool, kind === 'embedded', lists.institutions)
    await measure('the AICTE list of Karnataka', imported)
    const held = await importList(pool, kind === 'embedded', lists.schools)
    await measure('the AICTE list and the schools of Karnataka', held)
    const wanted = rows.filter((total) => total > held && (kind === 'PostgreSQL' || total <= MAX_EMBEDDED))
    const filler = new DirectoryFiller(pool, seed, Math.max(0, ...wanted))
    for (const total of wanted) {
      const start = performance.now()
      await filler.fillUpTo(total)
      console.log(
        `Filled up to ${total.toLocaleString('en')} in ${Math.round((performance.now() - start) / 1000)} s.\n`,
      )
      await measure('filled up with institutions varied from the real ones', total)
    }
    return all
  })
}

async function main() {
  const options = readOptions()
  const all: Measured[] = []
  for (const kind of options.kinds) all.push(...(await benchDatabase(kind, options)))
  reportGoals(judge(all))
}

try {
  await main()
} catch (error) {
  console.error(complaintOf(error))
  process.exitCode = 1
}
