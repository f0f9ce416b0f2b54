import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import {
  added,
  institutesOf,
  NO_SCORE,
  precisionOf,
  recallOf,
  score,
  tryImport,
  type Failure,
  type Score,
} from '@/tools/matching/evaluate'
import {
  HALVES,
  halfOf,
  listsWithSchools,
  OWN_LABELS,
  readLabels,
  type Half,
  type Label,
} from '@/tools/matching/labels'
import { writeAnotherList } from '@/tools/matching/large-lists'
import { tryPortals } from '@/tools/matching/portals/try-portals'
import { findLabelledList, type LabelledList } from '@/tools/matching/lists'
import { complaintOf, findLists, importList, NoLists } from '@/tools/bench/real-lists'
import { DATABASE_KINDS, withScratchDatabase } from '@/tools/bench/scratch-databases'
import { readCommandLine, refuse } from '@/tools/command-line'

const GOALS = { precision: 0.99, recall: 0.93, doubtful: 0.08, seconds: 90 }
const GOALS_SAID = `precision ${GOALS.precision}, recall ${GOALS.recall}, at most ${GOALS.doubtful} doubtful`

const USAGE = `npm run eval:matching -- FOLDER [--labels FOLDER] [--rows] [--quick]
npm run eval:matching -- FOLDER --portals [--seed N] [--rows]

  FOLDER     holds the AICTE list (aicte_karnataka*.json) and the UDISE list (udise*.csv), and each list that the labels
             name: name*.csv, also .gz, as npm run import reads it; nirf*.json; KEA's closing ranks (kea*round*.pdf)
  --labels   holds another labels.csv (list, row, ids: AICTE ids or UDISE codes) than ${OWN_LABELS},
             and may hold its lists
  --rows     prints each row of the half for developing that was matched wrongly, or not at all, or is in doubt. The
             other half, for reporting, is not shown: what was looked at says nothing about lists to come
  --quick    leaves out how long 57,000 against 57,000 take
  --portals  scores, instead of the labels, institutions of aicte_karnataka*.json as portals, notices and people write
             them: some 350 rows in six styles, a third of them of institutions that are not there
  --seed     of which institutions are drawn, and how they are rewritten (default 1). A seed of which rows were read
             says nothing about lists to come

Ends with 1 when the half for reporting, or all rows of the portals, miss a goal: ${GOALS_SAID}.

  For example: npm run eval:matching -- lists --quick`

const { values, positionals } = readCommandLine(
  USAGE,
  {
    labels: { type: 'string' },
    rows: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    portals: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
  1,
)

function readOptions() {
  const [folder] = positionals
  if (folder === undefined) return refuse(USAGE)
  const { labels: other, rows, quick, portals } = values
  const seed = Number(values.seed ?? 1)
  const isMixed = portals ? other !== undefined || quick : values.seed !== undefined
  if (isMixed || !Number.isSafeInteger(seed)) return refuse(USAGE)
  const labels = other === undefined ? OWN_LABELS : path.join(other, 'labels.csv')
  if (!existsSync(labels)) throw new NoLists(`There is no ${labels}.\n\n${USAGE}`)
  const folders = other === undefined ? [folder] : [other, folder]
  return { ...findLists(folder), folders, labels: readLabels(labels), rows, quick, portals, seed }
}

type Options = ReturnType<typeof readOptions>

function line(name: string, all: Score): string {
  const share = (value: number) => value.toFixed(3)
  const cells = [
    name,
    all.rows,
    all.matched,
    share(precisionOf(all)),
    share(recallOf(all)),
    share(all.doubtful / all.rows),
  ]
  return `| ${cells.join(' | ')} |`
}

function show({ label, kind, name, institute, reason }: Failure): string {
  const said = `${name}${institute === '' ? '' : ` → ${institute}`}`
  return `${kind}  ${label.list} ${label.row}  ${said}, is ${label.ids.join(' ') || 'none'}\n    ${reason}`
}

type Scored = { list: string; half: Half; score: Score; failures: Failure[] }

/** Scores lists on a directory that holds some others, each half of their labelled rows by itself. */
async function tryLists(held: readonly string[], lists: readonly LabelledList[], labels: readonly Label[]) {
  return withScratchDatabase('embedded', async ({ pool }) => {
    for (const file of held) await importList(pool, true, file)
    const instituteOf = await institutesOf(pool)
    const scored: Scored[] = []
    for (const list of lists) {
      const own = labels.filter((label) => label.list === list.name)
      const report = await tryImport(pool, true, list)
      for (const half of HALVES) {
        const rows = own.filter((label) => halfOf(label) === half)
        if (rows.length > 0) scored.push({ list: list.name, half, ...score(rows, report, instituteOf) })
      }
    }
    return scored
  })
}

const sum = (scored: readonly { score: Score }[]) => scored.reduce((all, each) => added(all, each.score), NO_SCORE)

const HEAD = '| list | rows | matched | precision | recall | doubtful |\n| --- | --- | --- | --- | --- | --- |'

function print(scored: readonly Scored[]): void {
  console.log(HEAD)
  for (const half of HALVES) {
    const own = scored.filter((each) => each.half === half)
    if (own.length === 0) continue
    console.log(line(`**half for ${half}**`, sum(own)))
    for (const each of own) console.log(line(`– ${each.list}`, each.score))
  }
  console.log(`${line('all', sum(scored))}\n`)
}

function reachesGoals(all: Score): boolean {
  return (
    precisionOf(all) >= GOALS.precision && recallOf(all) >= GOALS.recall && all.doubtful <= GOALS.doubtful * all.rows
  )
}

/** Scores the labels, prints the table, and says whether the half for reporting reaches every goal. */
async function evaluate({ institutions, schools, folders, labels, rows }: Options, scratch: string): Promise<boolean> {
  const withSchools = listsWithSchools(labels)
  const lists: LabelledList[] = []
  for (const name of new Set(labels.map(({ list }) => list))) lists.push(await findLabelledList(name, folders, scratch))
  const parts = [
    { held: [institutions], lists: lists.filter(({ name }) => !withSchools.has(name)) },
    { held: [institutions, schools], lists: lists.filter(({ name }) => withSchools.has(name)) },
  ]
  const scored: Scored[] = []
  for (const part of parts) if (part.lists.length > 0) scored.push(...(await tryLists(part.held, part.lists, labels)))
  print(scored)
  const developing = scored.filter(({ half }) => half === 'developing')
  if (rows) for (const failure of developing.flatMap(({ failures }) => failures)) console.log(show(failure))
  return reachesGoals(sum(scored.filter(({ half }) => half === 'reporting')))
}

/** Scores names as portals write them, prints the table, and says whether all of it reaches every goal. */
async function evaluatePortals({ institutions, seed, rows }: Options, scratch: string): Promise<boolean> {
  const scored = await tryPortals(institutions, seed, scratch)
  console.log(HEAD)
  for (const each of scored) console.log(line(each.list, each.score))
  console.log(line(`**as portals write, seed ${seed}**`, sum(scored)))
  if (rows) for (const failure of scored.flatMap(({ failures }) => failures)) console.log(show(failure))
  return reachesGoals(sum(scored))
}

/** How long a list of as many schools takes beside the register of schools, on each database. */
async function time(schools: string, scratch: string): Promise<boolean> {
  const other = path.join(scratch, 'other-schools.csv')
  await writeAnotherList(schools, other)
  let isFast = true
  for (const kind of DATABASE_KINDS) {
    const { seconds, busy, blocked } = await withScratchDatabase(kind, async ({ pool }) => {
      await importList(pool, kind === 'embedded', schools)
      const delay = monitorEventLoopDelay({ resolution: 1 })
      delay.enable()
      const [start, before] = [performance.now(), process.cpuUsage()]
      await importList(pool, kind === 'embedded', other)
      const { user, system } = process.cpuUsage(before)
      delay.disable()
      const blocked = { longest: delay.max / 1_000_000, p99: delay.percentile(99) / 1_000_000 }
      return { seconds: (performance.now() - start) / 1000, busy: (user + system) / 1_000_000, blocked }
    })
    const load = os.loadavg()[0] ?? 0
    console.log(
      `57,000 against 57,000, ${kind}: ${seconds.toFixed(0)} s, all of the import; ` +
        `${busy.toFixed(0)} s of a processor in this process; its event loop waited ${blocked.longest.toFixed(0)} ms ` +
        `at the longest, p99 ${blocked.p99.toFixed(0)} ms; load ${load.toFixed(1)} at the end`,
    )
    isFast &&= seconds <= GOALS.seconds
  }
  return isFast
}

async function main() {
  const options = readOptions()
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'eval-matching-'))
  try {
    const isGood = await (options.portals ? evaluatePortals : evaluate)(options, scratch)
    const isFast = options.portals || options.quick || (await time(options.schools, scratch))
    if (!isGood || !isFast) process.exitCode = 1
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

try {
  await main()
} catch (error) {
  console.error(complaintOf(error))
  process.exitCode = 1
}
