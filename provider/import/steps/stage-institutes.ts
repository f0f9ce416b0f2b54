import type pg from 'pg'
import type { Draft } from '@/provider/import/draft'
import { ImportError } from '@/provider/import/import-error'
import type { FoundRecord, Journal } from '@/provider/import/journal'
import { compose, type Composed } from '@/provider/import/merge/compose'
import type { Progress } from '@/provider/command/progress'
import { listDrafts, listRecordedOf, recordKey, type RecordedDraft } from '@/provider/import/store/drafts'
import { reserveIds, stage } from '@/provider/import/store/staging'
import { listEdits, NO_EDITS } from '@/provider/edits/list-edits'
import { applyEdits, type NameEdit } from '@/provider/names/apply-edits'
import { listNameEdits } from '@/provider/names/name-edits'
import type { Assignment } from './match-records'

const PAGE = 500

/** Gives each group of new records its institution's id. In a dry run new ones get negative stand-ins. */
export async function assignIds(pool: pg.Pool, assignments: readonly Assignment[], isDryRun: boolean): Promise<void> {
  const begun = assignments.filter((assignment) => assignment.instituteId === null)
  const ids = isDryRun ? begun.map((_, index) => -1 - index) : await reserveIds(pool, begun.length)
  for (const [index, { records }] of begun.entries()) {
    for (const [position, record] of records.entries()) {
      record.instituteId = ids[index] ?? 0
      record.isMerged = position > 0
    }
  }
  for (const { records, instituteId } of assignments) {
    if (instituteId === null) continue
    for (const record of records) {
      record.instituteId = instituteId
      record.isMerged = true
    }
  }
}

/** A composed institution with the names that editors added and took away. */
export function withEdits(composed: Composed, edits: NameEdit[] | undefined): Composed {
  if (edits === undefined) return composed
  return { ...composed, alternativeNames: applyEdits(composed.name, composed.alternativeNames, edits) }
}

/** Institutions that this run touches, with the records of this run that are theirs. */
function touched(journal: Journal): Map<number, FoundRecord[]> {
  const byInstitute = new Map<number, FoundRecord[]>()
  for (const record of journal.records.values()) {
    if (record.outcome !== 'new' && record.outcome !== 'changed') continue
    const list = byInstitute.get(record.instituteId)
    if (list === undefined) byInstitute.set(record.instituteId, [record])
    else list.push(record)
  }
  return byInstitute
}

function isReplaced(recorded: RecordedDraft, journal: Journal): boolean {
  const record = journal.records.get(recordKey(recorded.draft.source, recorded.draft.externalId))
  return record !== undefined && record.outcome !== 'unchanged'
}

/** Composes every institution that this run touches from all of its records, and stages it. Gives their number. */
export async function stageInstitutes(
  pool: pg.Pool,
  journal: Journal,
  progress: Progress,
  isStopped: () => boolean,
): Promise<number> {
  const all = [...touched(journal)]
  if (all.length === 0) return 0
  progress.begin('Preparing', all.length)
  for (let at = 0; at < all.length; at += PAGE) {
    if (isStopped()) throw new ImportError('Stopped; nothing was imported.')
    const page = all.slice(at, at + PAGE)
    const existing = page
      .filter(([, records]) => records.some((record) => record.known !== null || record.isMerged))
      .map(([id]) => id)
    const recorded = (await listRecordedOf(pool, existing)).filter((each) => !isReplaced(each, journal))
    const withRecords = new Set(recorded.map((each) => each.instituteId))
    const draftsOf = new Map<number, Draft[]>(page.map(([id]) => [id, []]))
    for (const { instituteId, draft } of recorded) draftsOf.get(instituteId)?.push(draft)
    const drafts = await listDrafts(
      pool,
      page.flatMap(([, records]) => records),
    )
    for (const draft of drafts) {
      const record = journal.records.get(recordKey(draft.source, draft.externalId))
      if (record !== undefined) draftsOf.get(record.instituteId)?.push(draft)
    }
    const edits = await listNameEdits(pool, existing)
    const byDesk = await listEdits(pool, existing)
    await stage(
      pool,
      page.map(([id, records]) => ({
        id,
        isNew:
          !withRecords.has(id) &&
          records.every((record) => record.known === null) &&
          records.some((record) => !record.isMerged),
        composed: withEdits(compose(draftsOf.get(id) ?? []), edits.get(id)),
        byDesk: byDesk.get(id) ?? NO_EDITS,
        records,
      })),
    )
    progress.at(at + page.length)
  }
  progress.end()
  return all.length
}
