import { parseArgs } from 'node:util'
import { complaintOf, findLists, importList, NoLists } from '@/tools/search/bench/real-lists'
import { DATABASE_KINDS, withScratchDatabase, type DatabaseKind } from '@/tools/search/bench/scratch-databases'
import { showGoals } from '@/tools/search/bench/show-figures'
import { evaluateDatabase } from '@/tools/search/eval/evaluate-database'
import { judgeQuality } from '@/tools/search/eval/quality-goals'
import { readQuerySet } from '@/tools/search/eval/query-set'
import { showEngines, showFailures, showKinds } from '@/tools/search/eval/show-quality'

const USAGE = `npm run eval:search -- FOLDER [--only postgres|embedded] [--ours] [--failures]

  FOLDER      holds the AICTE list (aicte_karnataka*.json or aicte_india*.ndjson) and the UDISE list (udise*.csv), also .gz
  --only      one of the databases
  --ours      without the alternatives, which take some ten minutes
  --failures  what ours misses in the develop half

Ends with 1 when a goal is missed.`

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      ours: { type: 'boolean', default: false },
      failures: { type: 'boolean', default: false },
    },
  })
  const only = values.only?.toLowerCase()
  const kinds = DATABASE_KINDS.filter((kind) => only === undefined || kind.toLowerCase().startsWith(only))
  if (kinds.length === 0) throw new NoLists(`--only takes postgres or embedded.\n\n${USAGE}`)
  return { lists: findLists(positionals[0]), kinds, isOursAlone: values.ours, showsFailures: values.failures }
}

/** Evaluates on one database; whether every goal is reached. */
async function evaluateOn(kind: DatabaseKind, { lists, isOursAlone, showsFailures }: ReturnType<typeof readOptions>) {
  return withScratchDatabase(kind, async (scratch) => {
    await importList(scratch.pool, kind === 'embedded', lists.institutions)
    const held = await importList(scratch.pool, kind === 'embedded', lists.schools)
    const { directory, engines, names } = await evaluateDatabase(scratch, readQuerySet(), isOursAlone)
    const ours = engines[0]?.scored ?? []
    const goals = judgeQuality(ours, names)
    console.log(`### ${kind}, ${held.toLocaleString('en')} institutions\n\n${showEngines(engines)}\n`)
    console.log(`${showKinds(ours)}\n`)
    if (showsFailures) console.log(`${showFailures(ours, directory)}\n`)
    if (showsFailures && names.notFirst.length > 0) console.log(`Names not first: ${names.notFirst.join(' | ')}\n`)
    console.log(`${showGoals(goals)}\n`)
    return goals.every(({ passed }) => passed !== false)
  })
}

async function main() {
  const options = readOptions()
  for (const kind of options.kinds) {
    if (!(await evaluateOn(kind, options))) process.exitCode = 1
  }
}

try {
  await main()
} catch (error) {
  console.error(complaintOf(error))
  process.exitCode = 1
}
