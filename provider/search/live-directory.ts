import { setImmediate as otherCalls } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/platform/database'
import { DirectoryIndex } from './directory-index'
import { DirectorySearch } from './directory-search'
import { BATCH, listRecords, listRecordsAfter } from './record'

/** With more changes than this, reading everything anew is faster than following them. */
const MAX_FOLLOWED = 5_000

/**
 * The directory in memory, in step with the database: `search()` answers from what was committed
 * before it was called, whichever process wrote it. The database's triggers note who changed in
 * which transaction (`directory_changes`).
 */
export class LiveDirectory {
  private index = new DirectoryIndex()
  private current = new DirectorySearch(this.index)
  /** Every transaction below this number is in the index; `null` before the first reading. */
  private horizon: string | null = null
  /** How many changes were followed since everything was read. */
  private followed = 0
  private running: Promise<void> | null = null
  private waiting: Promise<void> | null = null

  constructor(private readonly db: Database) {}

  /** The search over the directory as it is now. Rejects when the database cannot be asked. */
  async search(): Promise<DirectorySearch> {
    await this.refresh()
    return this.current
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
    if (this.horizon === null) await this.forgetFutureChanges()
    // A transaction that is not yet committed is looked for again: the horizon stays below it.
    const { rows } = await this.db.execute<{ horizon: string; ids: number[] }>(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
        array(select institute_id from directory_changes
              where changed_in >= ${this.horizon ?? '0'}::xid8 limit ${MAX_FOLLOWED + 1}) as ids`)
    const [now] = rows
    if (now === undefined) throw new Error('The database did not say how far its changes go.')
    this.followed += now.ids.length
    // Every change leaves some room behind that only a new reading frees.
    const isMuch = now.ids.length > MAX_FOLLOWED || this.followed > Math.max(this.index.size, MAX_FOLLOWED)
    if (this.horizon === null || isMuch) await this.readAll()
    else if (now.ids.length > 0) await this.readChanged(now.ids)
    this.horizon = now.horizon
  }

  /** What was restored from another database carries its numbers, which here have not been given yet. */
  private async forgetFutureChanges(): Promise<void> {
    await this.db.execute(
      sql`delete from directory_changes where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`,
    )
  }

  private async readAll(): Promise<void> {
    const index = new DirectoryIndex()
    for (let lastId = 0; ;) {
      const records = await listRecordsAfter(this.db, lastId)
      for (const record of records) index.put(record)
      lastId = records.at(-1)?.id ?? lastId
      if (records.length < BATCH) break
      await otherCalls()
    }
    index.settle()
    this.followed = 0
    this.index = index
    this.current = new DirectorySearch(index)
  }

  private async readChanged(ids: readonly number[]): Promise<void> {
    const records = await listRecords(this.db, ids)
    const there = new Set(records.map((record) => record.id))
    for (const id of ids) if (!there.has(id)) this.index.remove(id)
    for (const record of records) this.index.put(record)
    this.index.settle()
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
