import type pg from 'pg'
import type { ReportRow } from '@/provider/import/journal'
import { silentProgress } from '@/provider/command/progress'
import { openLists, runImport } from '@/provider/import/run-import'
import { stateWanted } from '@/provider/import/sources/state'
import type { Label } from './labels'
import type { LabelledList } from './lists'

/** How matching did on labelled rows: how many there are, were matched, rightly; how many have an institution; and are in doubt. */
export type Score = { rows: number; matched: number; right: number; there: number; doubtful: number }
/** A row that was matched wrongly, not at all, or not without asking. */
export type Failure = {
  label: Label
  kind: 'wrong' | 'missed' | 'doubtful'
  name: string
  institute: string
  reason: string
}

export const NO_SCORE: Score = { rows: 0, matched: 0, right: 0, there: 0, doubtful: 0 }

export function precisionOf({ right, matched }: Score): number {
  return matched === 0 ? 1 : right / matched
}

export function recallOf({ right, there }: Score): number {
  return there === 0 ? 1 : right / there
}

export function added(a: Score, b: Score): Score {
  return {
    rows: a.rows + b.rows,
    matched: a.matched + b.matched,
    right: a.right + b.right,
    there: a.there + b.there,
    doubtful: a.doubtful + b.doubtful,
  }
}

/** The institutions of the records that the directory holds, by the records' own ids. */
export async function institutesOf(pool: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; institute_id: number }>(
    'select external_id as id, institute_id from imported_records',
  )
  return new Map(rows.map((row) => [row.id, row.institute_id]))
}

/** What an import of the list would do, by the rows' own ids, or by whatever else its labels know them by. Changes nothing. */
export async function tryImport(
  pool: pg.Pool,
  isEmbedded: boolean,
  { files, map = new Map() }: LabelledList,
  idOf: (row: ReportRow) => string | null = (row) => row.external_id,
): Promise<Map<string, ReportRow>> {
  const rows = new Map<string, ReportRow>()
  for (const file of files) {
    const request = { files: [file], wanted: stateWanted(undefined), map, source: null, isDryRun: true }
    const { journal } = await runImport(
      { pool, isEmbedded },
      request,
      await openLists(request),
      silentProgress,
      () => false,
    )
    for (const row of journal.report()) {
      const id = idOf(row)
      if (id !== null) rows.set(id, row)
    }
  }
  return rows
}

/** Scores what became of the labelled rows; `instituteOf` tells the institution of an AICTE id. */
export function score(
  labels: readonly Label[],
  report: ReadonlyMap<string, ReportRow>,
  instituteOf: ReadonlyMap<string, number>,
): { score: Score; failures: Failure[] } {
  const total = { ...NO_SCORE }
  const failures: Failure[] = []
  for (const label of labels) {
    const row = report.get(label.row)
    if (row === undefined) throw new Error(`${label.list} has no row ${label.row}`)
    const right = new Set(label.ids.map((id) => instituteOf.get(id)))
    // In a dry run only institutions that stand there have an id.
    const isMatched = row.institute_id !== null
    const isRight = row.institute_id !== null && right.has(row.institute_id)
    total.rows += 1
    total.matched += Number(isMatched)
    total.right += Number(isRight)
    total.there += Number(label.ids.length > 0)
    total.doubtful += Number(row.outcome === 'doubtful')
    const said = { label, name: row.name ?? '', institute: row.institute ?? '', reason: row.reason ?? '' }
    if (isMatched && !isRight) failures.push({ ...said, kind: 'wrong' })
    else if (row.outcome === 'doubtful') failures.push({ ...said, kind: 'doubtful' })
    else if (!isMatched && label.ids.length > 0) failures.push({ ...said, kind: 'missed' })
  }
  return { score: total, failures }
}
