import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/platform/database'
import type { BulkReads } from '@/provider/platform/replica'
import { DirectoryIndex } from './directory-index'
import { DirectorySearch } from './directory-search'
import { yielding } from '@/provider/platform/event-loop'
import { BATCH, listRecords, listRecordsAfter } from './record'
import { compareWithDatabase } from './snapshot/compare'
import type { SnapshotFile } from './snapshot/snapshot-file'

/** More changes than this are not followed, since that would hold up other calls: everything is read anew. */
const MAX_FOLLOWED = 1_000

/** Who is told of what goes on behind the answers. */
export type Watch = {
  /** A directory that was read anew stands in the place of the former one. */
  readAnew: () => void
  /** It could not be read anew; the former one answers, and the next search tries again. */
  failed: (error: unknown) => void
}

/** Of a kept index so many may be read anew; with more of them changed, everything is. */
const MAX_OUTDATED = 20_000

const NOBODY: Watch = { readAnew: () => {}, failed: () => {} }
/** Sees nothing: every transaction's number is higher. */
const BEFORE_ALL = '1:1:'

type Reading = { index: DirectoryIndex; seen: string }

/**
 * The directory in memory, in step with the database: `search()` answers from what was committed
 * before it was called, whichever process wrote it. The database's triggers note who changed in
 * which transaction (`directory_changes`). Only where very many changed at once, the directory of
 * before answers until everything is read anew.
 */
export class LiveDirectory {
  private index = new DirectoryIndex()
  private current = new DirectorySearch(this.index)
  /** A snapshot: what it sees is in the index; `null` before the first reading. */
  private seen: string | null = null
  /** How many changes were followed since everything was read. */
  private followed = 0
  /** Whether more changed than was followed. */
  private isBehind = false
  /** Everything is being read anew. */
  private reading: Promise<void> | null = null
  /** What was read anew, until the next look takes it up. */
  private read: Reading | null = null
  private running: Promise<void> | null = null
  private waiting: Promise<void> | null = null
  watch: Watch = NOBODY
  /** Where everything is read from. */
  bulk: BulkReads
  /** Where the index is kept for the next start. */
  snapshot: Pick<SnapshotFile, 'read' | 'write'> = { read: () => null, write: async () => {} }

  constructor(private readonly db: Database) {
    this.bulk = { read: (work) => work(db) }
  }

  /** The search over the directory as it is now. Rejects when the database cannot be asked. */
  async search(): Promise<DirectorySearch> {
    await this.refresh()
    return this.current
  }

  /** Resolves when nothing is being read anew any more. */
  async settled(): Promise<void> {
    await this.reading
  }

  /** What the index holds, in numbers. */
  measure() {
    return this.index.measure()
  }

  /** A look at the changes that begins after this call: one for all who ask while another is under way. */
  private refresh(): Promise<void> {
    if (this.running === null) {
      this.running = this.follow().finally(() => (this.running = null))
      return this.running
    }
    this.waiting ??= this.running
      .catch(() => {})
      .then(() => {
        this.waiting = null
        return this.refresh()
      })
    return this.waiting
  }

  private async follow(): Promise<void> {
    this.takeUp()
    if (this.seen === null) await this.forgetFutureChanges()
    const { rows } = await this.db.execute<{ seen: string; goes_back: boolean; ids: number[] }>(sql`
      select pg_current_snapshot()::text as seen,
        pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${this.seen ?? BEFORE_ALL}::pg_snapshot) as goes_back,
        array(select institute_id from directory_changes
              where changed_in >= pg_snapshot_xmin(${this.seen ?? BEFORE_ALL}::pg_snapshot)
                and not pg_visible_in_snapshot(changed_in, ${this.seen ?? BEFORE_ALL}::pg_snapshot)
              limit ${MAX_FOLLOWED + 1}) as ids`)
    const [now] = rows
    if (now === undefined) throw new Error('The database did not say how far its changes go.')
    if (this.seen === null) {
      this.read = (await this.recall()) ?? (await this.readAll(now.seen))
      return this.takeUp()
    }
    if (now.goes_back) await this.forgetFutureChanges()
    this.followed += now.ids.length
    // Every change leaves some room behind that only a new reading frees.
    const isMuch = now.ids.length > MAX_FOLLOWED || this.followed > Math.max(this.index.size, MAX_FOLLOWED)
    // A standby that took over may never have got the last transactions, and gives their numbers again.
    this.isBehind ||= isMuch || now.goes_back
    if (this.isBehind && this.reading === null) this.reading = this.readBeside(now.seen)
    if (now.ids.length > 0 && now.ids.length <= MAX_FOLLOWED) await this.readChanged(now.ids)
    this.seen = now.seen
  }

  /** What was restored from another database carries its numbers, which here have not been given yet. */
  private async forgetFutureChanges(): Promise<void> {
    await this.db.execute(
      sql`delete from directory_changes where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`,
    )
  }

  /** What was kept at an earlier start, brought up to date; `null`: everything is to be read. */
  private async recall(): Promise<Reading | null> {
    const index = this.snapshot.read()
    if (index === null) return null
    const { seen, differing } = await compareWithDatabase(this.db, index)
    if (differing.length > MAX_OUTDATED) return null
    for (let at = 0; at < differing.length; at += BATCH) await this.readInto(index, differing.slice(at, at + BATCH))
    index.settle()
    return { index, seen }
  }

  /** Reads everything anew while the directory of before answers, which follows further changes, too. */
  private async readBeside(before: string): Promise<void> {
    try {
      this.read = await this.readAll(before)
      await this.refresh()
      this.watch.readAnew()
    } catch (error) {
      this.watch.failed(error)
    } finally {
      this.reading = null
    }
  }

  /** @param before a snapshot that is no newer than what will be read: a replica is asked once it has all of it */
  private readAll(before: string): Promise<Reading> {
    return this.bulk.read(async (db) => {
      const index = new DirectoryIndex()
      const yieldToLoop = yielding()
      for (let lastId = 0; ;) {
        const records = await listRecordsAfter(db, lastId)
        for (const record of records) {
          index.put(record)
          await yieldToLoop()
        }
        lastId = records.at(-1)?.id ?? lastId
        if (records.length < BATCH) break
      }
      await index.settleGradually(yieldToLoop)
      await this.snapshot.write(index)
      return { index, seen: before }
    })
  }

  /** What changed since it was begun to be read comes with the look for changes that follows. */
  private takeUp(): void {
    if (this.read === null) return
    this.index = this.read.index
    this.seen = this.read.seen
    this.current = new DirectorySearch(this.index)
    this.followed = 0
    this.isBehind = false
    this.read = null
  }

  private async readChanged(ids: readonly number[]): Promise<void> {
    await this.readInto(this.index, ids)
    this.index.settle()
  }

  private async readInto(index: DirectoryIndex, ids: readonly number[]): Promise<void> {
    const records = await listRecords(this.db, ids)
    const there = new Set(records.map((record) => record.id))
    for (const id of ids) if (!there.has(id)) index.remove(id)
    for (const record of records) index.put(record)
  }
}

/** One index for each open database. */
const directories = new WeakMap<Database, LiveDirectory>()

export function liveDirectory(db: Database): LiveDirectory {
  let directory = directories.get(db)
  if (directory === undefined) {
    directory = new LiveDirectory(db)
    directories.set(db, directory)
  }
  return directory
}
