import type { ImportOutcome as Outcome, ImportTotals as Totals } from '@/lib/contract/desk/import'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { UnusedColumns } from './sources/unused-columns'
import type { KnownRecord } from './store/drafts'

/** A record of a list as this run found it: the rows that make it, and what became of it. */
export type FoundRecord = {
  source: string
  externalId: string
  name: string
  /** Digests of its different rows, in order; one for most. */
  rowFingerprints: string[]
  /** Which records it is compared with. */
  block: string
  /** The digest of the whole record, once all rows are read. */
  fingerprint: string
  known: KnownRecord | null
  outcome: 'new' | 'changed' | 'unchanged' | 'kept' | 'doubtful' | 'rejected'
  /** The institution: an id of the directory, a reserved id, or a negative stand-in within a dry run. */
  instituteId: number
  /** Whether it came to an institution that another record had begun. */
  isMerged: boolean
  /** Whether anything tells what kind of institution it is. */
  hasType: boolean
  /** The institution's name, where it came to one of the directory's or another list's. */
  into: string | null
  /** Why it came to that institution, is in doubt, or was rejected. */
  why: string | null
}

export type JournalRow = {
  file: number
  line: number
  record: FoundRecord | null
  notes: string[]
  rejected: { reason: string; externalId: string | null; name: string | null } | null
}

/** Of what belongs to no institution. */
const OUTSIDE: ReadonlySet<string> = new Set<Outcome>(['kept', 'doubtful', 'rejected'])
export type ReportRow = {
  file: string
  line: number
  outcome: Outcome
  source: string | null
  external_id: string | null
  name: string | null
  institute_id: number | null
  institute: string | null
  reason: string | null
  notes: string | null
}

/** Everything that a run read, row by row; about a third of a kilobyte each. */
export class Journal {
  readonly rows: JournalRow[] = []
  readonly records = new Map<string, FoundRecord>()
  /** By file: the columns of lists of our own format, and of closing ranks, that are none of ours. */
  readonly unused: readonly UnusedColumns[]

  constructor(readonly files: readonly string[]) {
    this.unused = files.map(() => new UnusedColumns())
  }

  /** The report's rows in the order of the files, each row of a file exactly once. */
  *report(): Generator<ReportRow> {
    const begun = new Map<FoundRecord, JournalRow>()
    const names = new Map<number, string>()
    for (const { record } of this.rows) {
      const isThere = record !== null && !OUTSIDE.has(record.outcome)
      if (isThere && !record.isMerged && !names.has(record.instituteId)) names.set(record.instituteId, record.name)
    }
    // Rejected rows were entered at once, the others by the batch.
    const inOrder = [...this.rows].sort((a, b) => a.file - b.file || a.line - b.line)
    for (const row of inOrder) {
      const base = {
        file: this.files[row.file] ?? '',
        line: row.line,
        notes: row.notes.length === 0 ? null : row.notes.join('; '),
      }
      if (row.record === null) {
        const { reason, externalId, name } = row.rejected ?? {
          reason: IMPORT_REASONS.notRead,
          externalId: null,
          name: null,
        }
        yield {
          ...base,
          outcome: 'rejected',
          source: null,
          external_id: externalId,
          name,
          institute_id: null,
          institute: null,
          reason,
        }
        continue
      }
      const { record } = row
      const first = begun.get(record)
      if (first === undefined) begun.set(record, row)
      const outcome = outcomeOfRow(record, first !== undefined)
      const repeats =
        first === undefined
          ? null
          : fillMessage(IMPORT_REASONS.repeats, { file: this.files[first.file] ?? '', row: first.line })
      const isOne = outcome === 'merged' ? IMPORT_REASONS.isOne : null
      yield {
        ...base,
        outcome,
        source: record.source,
        external_id: record.externalId,
        name: record.name,
        institute_id: record.instituteId > 0 ? record.instituteId : null,
        institute: outcome === 'merged' ? (record.into ?? names.get(record.instituteId) ?? record.name) : null,
        reason: repeats ?? record.why ?? isOne,
      }
    }
  }

  totals(): Totals {
    const totals: Totals = { read: 0, added: 0, changed: 0, unchanged: 0, merged: 0, kept: 0, doubtful: 0, rejected: 0 }
    const begun = new Set<FoundRecord>()
    for (const { record } of this.rows) {
      totals.read += 1
      if (record === null) totals.rejected += 1
      else totals[outcomeOfRow(record, begun.has(record))] += 1
      if (record !== null) begun.add(record)
    }
    return totals
  }

  /** Why rows were rejected, the most frequent first. */
  reasons(): [reason: string, count: number][] {
    const counts = new Map<string, number>()
    for (const { rejected, record } of this.rows) {
      const reason = rejected?.reason ?? (record?.outcome === 'rejected' ? record.why : null)
      if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
    return [...counts].sort((a, b) => b[1] - a[1])
  }
}

function outcomeOf(record: FoundRecord): Outcome {
  if (record.outcome !== 'new') return record.outcome
  return record.isMerged ? 'merged' : 'added'
}

/** A further row of a record is merged with the first one, where that one was taken at all. */
function outcomeOfRow(record: FoundRecord, isFurther: boolean): Outcome {
  const outcome = outcomeOf(record)
  return isFurther && !OUTSIDE.has(outcome) ? 'merged' : outcome
}
