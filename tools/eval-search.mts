import { complaintOf, findLists, importList } from '@/tools/bench/real-lists'
import {
  DATABASE_KINDS,
  withScratchDatabase,
  type DatabaseKind,
  type ScratchDatabase,
} from '@/tools/bench/scratch-databases'
import { reportGoals } from '@/tools/search/bench/show-figures'
import { judgeAsked } from '@/tools/search/eval/asked/asked-goals'
import { readAskedSet } from '@/tools/search/eval/asked/asked-set'
import { evaluateAsked } from '@/tools/search/eval/asked/evaluate-asked'
import { readWomensRecords } from '@/tools/search/eval/asked/institutions'
import { showAsked, showAskedFailures } from '@/tools/search/eval/asked/show-asked'
import { evaluateDatabase } from '@/tools/search/eval/evaluate-database'
import { judgeQuality } from '@/tools/search/eval/quality-goals'
import { answeredByInstitutions, readQuerySet } from '@/tools/search/eval/query-set'
import { showEngines, showFailures, showKinds } from '@/tools/search/eval/show-quality'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run eval:search -- FOLDER [--only postgres|embedded] [--ours] [--failures]

  FOLDER      holds the AICTE list (aicte_karnataka*.json or aicte_india*.ndjson) and the UDISE list (udise*.csv), also .gz
  --only      one of the databases
  --ours      without the alternatives, which take some ten minutes
  --failures  what ours misses in the develop half

Ends with 1 when a goal is missed.

  For example: npm run eval:search -- lists --only postgres --ours --failures`

const { values, positionals } = readCommandLine(
  USAGE,
  {
    only: { type: 'string' },
    ours: { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
  },
  1,
)

function readOptions() {
  const only = values.only?.toLowerCase()
  const kinds = DATABASE_KINDS.filter((kind) => only === undefined || kind.toLowerCase().startsWith(only))
  if (kinds.length === 0) return refuse(`--only takes postgres or embedded.\n\n${USAGE}`)
  return { lists: findLists(positionals[0]), kinds, isOursAlone: values.ours, showsFailures: values.failures }
}
type Options = ReturnType<typeof readOptions> & { womens: ReadonlySet<string> }

/** Evaluates on what the database holds now: both lists (`isWhole`), or the institutions alone. */
async function evaluateHeld(scratch: ScratchDatabase, title: string, options: Options, isWhole: boolean) {
  const { isOursAlone, showsFailures, womens } = options
  const queries = isWhole ? readQuerySet() : readQuerySet().filter(answeredByInstitutions)
  const { directory, engines, names } = await evaluateDatabase(scratch, queries, isOursAlone || !isWhole)
  const asked = await evaluateAsked(scratch, readAskedSet(), { womens, isWhole })
  const ours = engines[0]?.scored ?? []
  console.log(`### ${title}\n\n${showEngines(engines)}\n\n${showKinds(ours)}\n\n${showAsked(asked)}\n`)
  if (showsFailures) console.log(`${showFailures(ours, directory)}\n\n${showAskedFailures(asked)}\n`)
  if (showsFailures && names.notFirst.length > 0) console.log(`Names not first: ${names.notFirst.join(' | ')}\n`)
  reportGoals([...judgeQuality(ours, names), ...judgeAsked(asked.scored)])
}

async function evaluateOn(kind: DatabaseKind, options: Options) {
  await withScratchDatabase(kind, async (scratch) => {
    for (const list of ['institutions', 'schools'] as const) {
      const held = await importList(scratch.pool, kind === 'embedded', options.lists[list])
      await evaluateHeld(scratch, `${kind}, ${held.toLocaleString('en')} institutions`, options, list === 'schools')
    }
  })
}

async function main() {
  const options = readOptions()
  const womens = await readWomensRecords([options.lists.institutions, options.lists.schools])
  for (const kind of options.kinds) await evaluateOn(kind, { ...options, womens })
}

try {
  await main()
} catch (error) {
  console.error(complaintOf(error))
  process.exitCode = 1
}
