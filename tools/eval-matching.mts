import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
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
import { isForTuning, readLabels, type Label } from '@/tools/matching/labels'
import { writeAnotherList } from '@/tools/matching/large-lists'
import { findLabelledLists, type LabelledList } from '@/tools/matching/lists'
import { complaintOf, findLists, importList, NoLists } from '@/tools/search/bench/real-lists'
import { DATABASE_KINDS, withScratchDatabase } from '@/tools/search/bench/scratch-databases'

const USAGE = `npm run eval:matching -- FOLDER [--labels FOLDER] [--tuning] [--quick]

  FOLDER     holds the AICTE list (aicte_karnataka*.json), the UDISE list (udise*.csv), and lists that are labelled:
             comedk*.csv (code, name, locality, city), nirf*.json, kea*.csv (code, college, address)
  --labels   holds labels*.csv (list, row, aicte_ids), and lists that FOLDER lacks; default FOLDER
  --tuning   shows the half by which the weights were chosen, row by row; without it, the other half's figures
  --quick    leaves out how long 57,000 against 57,000 take

Ends with 1 when a goal is missed.`

const GOALS = { precision: 0.99, recall: 0.93, doubtful: 0.08, seconds: 90 }

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      labels: { type: 'string' },
      tuning: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
    },
  })
  const [folder] = positionals
  if (folder === undefined) throw new NoLists(USAGE)
  const labelled = values.labels ?? folder
  const file = readdirSync(labelled).find((name) => /^labels.*\.csv$/.test(name))
  if (file === undefined) throw new NoLists(`There is no labels*.csv in ${labelled}.\n\n${USAGE}`)
  const { tuning, quick } = values
  return { ...findLists(folder), folders: [folder, labelled], labels: path.join(labelled, file), tuning, quick }
}

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
    `select external_id as id, institute_id from imported_records where source = 'aicte'`,
  )
  return new Map(rows.map((row) => [row.id, row.institute_id]))
}

function show({ label, kind, name, institute, reason }: Failure): string {
  return `${kind}  ${label.list} ${label.row}  ${name}${institute === '' ? '' : ` → ${institute}`}\n    ${reason}`
}

/** Scores one half of the labels on a directory that holds the AICTE list; whether every goal is reached. */
async function evaluate(
  institutions: string,
  lists: readonly LabelledList[],
  labels: readonly Label[],
  showsRows: boolean,
) {
  return withScratchDatabase('embedded', async ({ pool }) => {
    const held = await importList(pool, true, institutions)
    const instituteOf = await institutesOf(pool)
    console.log(`${labels.length} labelled rows against ${held} institutions:\n`)
    console.log('| list | rows | matched | precision | recall | doubtful |\n| --- | --- | --- | --- | --- | --- |')
    let total = NO_SCORE
    const failures: Failure[] = []
    for (const list of lists) {
      const own = labels.filter((label) => label.list === list.name)
      const scored = score(own, await tryImport(pool, true, list), instituteOf)
      console.log(line(list.name, scored.score))
      total = added(total, scored.score)
      failures.push(...scored.failures)
    }
    console.log(`${line('all', total)}\n`)
    if (showsRows) for (const failure of failures) console.log(show(failure))
    return (
      precisionOf(total) >= GOALS.precision &&
      recallOf(total) >= GOALS.recall &&
      total.doubtful / total.rows <= GOALS.doubtful
    )
  })
}

/** How long a list of as many schools takes beside the register of schools, on each database. */
async function time(schools: string, scratch: string): Promise<boolean> {
  const other = path.join(scratch, 'other-schools.csv')
  await writeAnotherList(schools, other)
  let isFast = true
  for (const kind of DATABASE_KINDS) {
    const seconds = await withScratchDatabase(kind, async ({ pool }) => {
      await importList(pool, kind === 'embedded', schools)
      const start = performance.now()
      await importList(pool, kind === 'embedded', other)
      return (performance.now() - start) / 1000
    })
    console.log(`57,000 against 57,000, ${kind}: ${seconds.toFixed(0)} s, all of the import`)
    isFast &&= seconds <= GOALS.seconds
  }
  return isFast
}

async function main() {
  const { institutions, schools, folders, labels, tuning, quick } = readOptions()
  const scratch = mkdtempSync(path.join(tmpdir(), 'eval-matching-'))
  try {
    const half = readLabels(labels).filter((label) => isForTuning(label) === tuning)
    const isGood = await evaluate(institutions, findLabelledLists(folders, scratch), half, tuning)
    const isFast = quick || (await time(schools, scratch))
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
