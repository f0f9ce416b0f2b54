import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import {
  added,
  NO_SCORE,
  precisionOf,
  recallOf,
  score,
  tryImport,
  type Failure,
  type Score,
} from '@/tools/matching/evaluate'
import { listsWithSchools, readLabels, type Label } from '@/tools/matching/labels'
import { writeAnotherList } from '@/tools/matching/large-lists'
import { findLabelledList, type LabelledList } from '@/tools/matching/lists'
import { complaintOf, findLists, importList, NoLists } from '@/tools/search/bench/real-lists'
import { DATABASE_KINDS, withScratchDatabase } from '@/tools/search/bench/scratch-databases'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run eval:matching -- FOLDER --labels FOLDER [--rows] [--quick]

  FOLDER     holds the AICTE list (aicte_karnataka*.json) and the UDISE list (udise*.csv)
  --labels   holds labels.csv (list, row, ids: AICTE ids or UDISE codes) and each list that it names (kea*.csv,
             nirf*.json; in FOLDER will do): rows as npm run import reads them
  --rows     prints each row that was matched wrongly, or not at all, or is in doubt. What was looked at so says
             nothing any more about lists to come: choose weights on it, and report on other labels
  --quick    leaves out how long 57,000 against 57,000 take

Ends with 1 when a goal is missed.

  For example: npm run eval:matching -- lists --labels labelled --quick`

const { values, positionals } = readCommandLine(
  USAGE,
  {
    labels: { type: 'string' },
    rows: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
  1,
)

const GOALS = { precision: 0.99, recall: 0.93, doubtful: 0.08, seconds: 90 }

function readOptions() {
  const [folder] = positionals
  if (folder === undefined || values.labels === undefined) return refuse(USAGE)
  const labels = path.join(values.labels, 'labels.csv')
  if (!existsSync(labels)) throw new NoLists(`There is no ${labels}.\n\n${USAGE}`)
  const { rows, quick } = values
  return { ...findLists(folder), folders: [values.labels, folder], labels: readLabels(labels), rows, quick }
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

async function institutesOf(pool: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; institute_id: number }>(
    'select external_id as id, institute_id from imported_records',
  )
  return new Map(rows.map((row) => [row.id, row.institute_id]))
}

function show({ label, kind, name, institute, reason }: Failure): string {
  return `${kind}  ${label.list} ${label.row}  ${name}${institute === '' ? '' : ` → ${institute}`}\n    ${reason}`
}

/** Scores lists on a directory that holds some others; their rows together, by list. */
async function tryLists(held: readonly string[], lists: readonly LabelledList[], labels: readonly Label[]) {
  return withScratchDatabase('embedded', async ({ pool }) => {
    for (const file of held) await importList(pool, true, file)
    const instituteOf = await institutesOf(pool)
    const scored = []
    for (const list of lists) {
      const own = labels.filter((label) => label.list === list.name)
      scored.push({ name: list.name, ...score(own, await tryImport(pool, true, list), instituteOf) })
    }
    return scored
  })
}

/** Scores the labels, prints the table, and says whether every goal is reached. */
async function evaluate({ institutions, schools, folders, labels, rows }: Options, scratch: string): Promise<boolean> {
  const withSchools = listsWithSchools(labels)
  const names = [...new Set(labels.map(({ list }) => list))]
  const lists = names.map((name) => findLabelledList(name, folders, scratch))
  const parts = [
    { held: [institutions], lists: lists.filter(({ name }) => !withSchools.has(name)) },
    { held: [institutions, schools], lists: lists.filter(({ name }) => withSchools.has(name)) },
  ]
  const scored = []
  for (const part of parts) if (part.lists.length > 0) scored.push(...(await tryLists(part.held, part.lists, labels)))
  console.log('| list | rows | matched | precision | recall | doubtful |\n| --- | --- | --- | --- | --- | --- |')
  for (const each of scored) console.log(line(each.name, each.score))
  const total = scored.reduce((sum, each) => added(sum, each.score), NO_SCORE)
  console.log(`${line('all', total)}\n`)
  if (rows) for (const failure of scored.flatMap((each) => each.failures)) console.log(show(failure))
  return (
    precisionOf(total) >= GOALS.precision &&
    recallOf(total) >= GOALS.recall &&
    total.doubtful / total.rows <= GOALS.doubtful
  )
}

/** How long a list of as many schools takes beside the register of schools, on each database. */
async function time(schools: string, scratch: string): Promise<boolean> {
  const other = path.join(scratch, 'other-schools.csv')
  await writeAnotherList(schools, other)
  let isFast = true
  for (const kind of DATABASE_KINDS) {
    const { seconds, busy } = await withScratchDatabase(kind, async ({ pool }) => {
      await importList(pool, kind === 'embedded', schools)
      const [start, before] = [performance.now(), process.cpuUsage()]
      await importList(pool, kind === 'embedded', other)
      const { user, system } = process.cpuUsage(before)
      return { seconds: (performance.now() - start) / 1000, busy: (user + system) / 1_000_000 }
    })
    const load = os.loadavg()[0] ?? 0
    console.log(
      `57,000 against 57,000, ${kind}: ${seconds.toFixed(0)} s, all of the import; ` +
        `${busy.toFixed(0)} s of a processor in this process; load ${load.toFixed(1)} at the end`,
    )
    isFast &&= seconds <= GOALS.seconds
  }
  return isFast
}

async function main() {
  const options = readOptions()
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'eval-matching-'))
  try {
    const isGood = await evaluate(options, scratch)
    const isFast = options.quick || (await time(options.schools, scratch))
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
