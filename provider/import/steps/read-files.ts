import type pg from 'pg'
import type { TownReader } from '@/provider/import/clean/city'
import type { BrokenRow, Draft, RawRow, Reading, StateWanted } from '@/provider/import/draft'
import { ImportError } from '@/provider/import/import-error'
import type { Journal } from '@/provider/import/journal'
import { blockOf } from '@/provider/import/merge/same-institution'
import type { Progress } from '@/provider/command/progress'
import type { DetectedRanks } from '@/provider/import/ranks/detect-ranks'
import { readListedCollege } from '@/provider/import/ranks/prepare-ranks'
import type { DetectedList } from '@/provider/import/read/detect'
import type { OpenFile } from '@/provider/import/read/open-file'
import { readAicteRow } from '@/provider/import/sources/aicte'
import { readOwnRow } from '@/provider/import/sources/own'
import { readUdiseRow } from '@/provider/import/sources/udise'
import { fingerprintOf, keepDrafts, listKnown, recordKey } from '@/provider/import/store/drafts'

const BATCH = 500

/** A list to read: the opened file, what it is, and the name that its records go under. */
export type ListToRead = { file: OpenFile; list: DetectedList | DetectedRanks; source: string }
export type ReadContext = {
  pool: pg.Pool
  journal: Journal
  towns: TownReader
  wanted: StateWanted
  progress: Progress
  isStopped: () => boolean
}

type Row = { line: number; draft: Draft; notes: string[] }

function readRow(row: RawRow, { list, source }: ListToRead, { wanted, towns }: ReadContext): Reading {
  if (list.kind === 'aicte') return readAicteRow(row, wanted, towns)
  if (list.kind === 'ranks') return readListedCollege(row, towns, source)
  return list.kind === 'udise' ? readUdiseRow(row, wanted, towns) : readOwnRow(row, wanted, towns, source)
}

/** Enters a batch of drafts in the journal, and keeps those that the directory does not stand on. */
async function enter(batch: readonly Row[], file: number, { pool, journal }: ReadContext): Promise<void> {
  const fresh = batch.filter(({ draft }) => !journal.records.has(recordKey(draft.source, draft.externalId)))
  const known = await listKnown(
    pool,
    fresh.map((row) => row.draft),
  )
  const toKeep = new Map<string, { fingerprint: string; draft: Draft }>()
  for (const { line, draft, notes } of batch) {
    const key = recordKey(draft.source, draft.externalId)
    const fingerprint = fingerprintOf(draft)
    let record = journal.records.get(key)
    if (record === undefined) {
      record = {
        source: draft.source,
        externalId: draft.externalId,
        name: draft.name.en,
        block: blockOf(draft),
        rowFingerprints: [],
        fingerprint,
        known: known.get(key) ?? null,
        outcome: 'new',
        instituteId: 0,
        isMerged: false,
        hasType: draft.typeId !== null,
        into: null,
        why: null,
      }
      journal.records.set(key, record)
    }
    if (!record.rowFingerprints.includes(fingerprint)) {
      record.rowFingerprints.push(fingerprint)
      if (record.known?.fingerprint !== fingerprint) toKeep.set(key + fingerprint, { fingerprint, draft })
    }
    journal.rows.push({ file, line, record, notes, rejected: null })
  }
  await keepDrafts(pool, [...toKeep.values()])
}

function rejection(row: RawRow | BrokenRow, reading: Reading | null) {
  if ('broken' in row) return { reason: row.broken, externalId: null, name: null }
  if (reading !== null && 'rejected' in reading)
    return { reason: reading.rejected, externalId: reading.externalId, name: reading.name }
  return null
}

/** Reads a list to its end. A bad row is entered as rejected, and the next one is read. */
export async function readList(toRead: ListToRead, index: number, context: ReadContext): Promise<void> {
  const { file, list } = toRead
  const { journal, progress } = context
  let batch: Row[] = []
  progress.begin(`Reading ${file.path}, ${list.format}`, file.size)
  for await (const row of list.rows()) {
    const reading = 'broken' in row ? null : readRow(row, toRead, context)
    if (list.kind === 'own' && !('broken' in row)) journal.unused[index]?.add(row.values)
    const rejected = rejection(row, reading)
    if (rejected !== null) journal.rows.push({ file: index, line: row.line, record: null, notes: [], rejected })
    else if (reading !== null && 'draft' in reading)
      batch.push({ line: row.line, draft: reading.draft, notes: reading.notes })
    if (batch.length < BATCH) continue
    await enter(batch, index, context)
    batch = []
    progress.at(file.position())
    if (context.isStopped()) throw new ImportError('Stopped; nothing was imported.')
  }
  if (list.kind === 'ranks')
    journal.unused[index]?.add(Object.fromEntries(list.ranks.unused.map((column) => [column, null])))
  await enter(batch, index, context)
  progress.end()
}
