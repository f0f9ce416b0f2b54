import type pg from 'pg'
import type { FoundRecord, Journal } from '@/provider/import/journal'
import { Groups, type NewEntry } from '@/provider/import/merge/groups'
import { blockOf } from '@/provider/import/merge/same-institution'
import type { Progress } from '@/provider/import/progress'
import { listDrafts, listRecordedInBlocks, type RecordedDraft } from '@/provider/import/store/drafts'

const BLOCKS_AT_ONCE = 100

type Blocks = Map<string, { colleges: FoundRecord[]; schools: FoundRecord[] }>

/** Which new records may be one with which: UDISE's schools apart, since they are never merged with each other. */
function blocksOf(fresh: readonly FoundRecord[]): Blocks {
  const blocks: Blocks = new Map()
  for (const record of fresh) {
    const entry = blocks.get(record.block) ?? { colleges: [], schools: [] }
    entry[record.source === 'udise' ? 'schools' : 'colleges'].push(record)
    blocks.set(record.block, entry)
  }
  return blocks
}

function groupBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return groups
}

/** Compares the new records of some blocks with each other and with the directory's. */
async function compareBlocks(pool: pg.Pool, names: readonly string[], blocks: Blocks, groups: Groups): Promise<void> {
  const withColleges = names.filter((name) => (blocks.get(name)?.colleges.length ?? 0) > 0)
  const schoolsOnly = names.filter((name) => (blocks.get(name)?.colleges.length ?? 0) === 0)
  const existing: RecordedDraft[] = []
  if (withColleges.length > 0) existing.push(...(await listRecordedInBlocks(pool, withColleges, true)))
  if (schoolsOnly.length > 0) existing.push(...(await listRecordedInBlocks(pool, schoolsOnly, false)))
  const existingByBlock = groupBy(existing, (entry) => blockOf(entry.draft))
  for (const name of names) {
    const block = blocks.get(name)
    const old = existingByBlock.get(name) ?? []
    if (block === undefined) continue
    const isAlone =
      old.length === 0 && (block.colleges.length === 0 || block.colleges.length + block.schools.length < 2)
    if (isAlone) continue
    const records = [...block.schools, ...block.colleges]
    const byId = new Map(records.map((record) => [`${record.source}\u0000${record.externalId}`, record]))
    const fresh: NewEntry[] = []
    for (const draft of await listDrafts(pool, records)) {
      const record = byId.get(`${draft.source}\u0000${draft.externalId}`)
      if (record !== undefined) fresh.push({ record, draft })
    }
    groups.compare(fresh, old)
  }
}

export type Assignment = { records: FoundRecord[]; instituteId: number | null }

/**
 * Finds for every new record the institution that it is: one of the directory's, one with other
 * new records, or one of its own. A record that the directory has stays with its institution.
 */
export async function matchRecords(pool: pg.Pool, journal: Journal, progress: Progress): Promise<Assignment[]> {
  const fresh = [...journal.records.values()].filter((record) => record.outcome === 'new')
  if (fresh.length === 0) return []
  const blocks = blocksOf(fresh)
  const groups = new Groups()
  const names = [...blocks.keys()]
  progress.begin('Matching', names.length)
  for (let at = 0; at < names.length; at += BLOCKS_AT_ONCE) {
    await compareBlocks(pool, names.slice(at, at + BLOCKS_AT_ONCE), blocks, groups)
    progress.at(at)
  }
  progress.end()
  return groups.list(fresh)
}
