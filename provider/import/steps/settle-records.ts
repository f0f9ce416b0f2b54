import type pg from 'pg'
import type { FoundRecord, Journal } from '@/provider/import/journal'
import { joinRows } from '@/provider/import/merge/compose'
import { blockOf } from '@/provider/import/merge/same-institution'
import { fingerprintOf, keepDrafts, listDrafts } from '@/provider/import/store/drafts'

/** Makes one draft of a record that stands in several different rows, such as one row for each course. */
async function joinRowsOf(pool: pg.Pool, record: FoundRecord): Promise<void> {
  const drafts = await listDrafts(
    pool,
    record.rowFingerprints.map((fingerprint) => ({ ...record, fingerprint })),
  )
  const order = new Map(record.rowFingerprints.map((fingerprint, index) => [fingerprint, index]))
  const sorted = [...drafts].sort((a, b) => (order.get(fingerprintOf(a)) ?? 0) - (order.get(fingerprintOf(b)) ?? 0))
  const draft = joinRows(sorted)
  const fingerprint = fingerprintOf(draft)
  await keepDrafts(pool, [{ fingerprint, draft }])
  record.fingerprint = fingerprint
  record.block = blockOf(draft)
}

/** Says of each record, now that all rows are read, whether it is new, changed or as it was. */
export async function settleRecords(pool: pg.Pool, journal: Journal): Promise<void> {
  for (const record of journal.records.values()) {
    if (record.rowFingerprints.length > 1) await joinRowsOf(pool, record)
    if (record.known === null) continue
    record.outcome = record.known.fingerprint === record.fingerprint ? 'unchanged' : 'changed'
    record.instituteId = record.known.instituteId
  }
}
