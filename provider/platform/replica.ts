import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { connectDatabase, type Database } from '@/provider/platform/database'

/** So long a replica may be behind; a read that finds it further behind goes to the primary. */
const MAX_BEHIND_MS = 1_000
const LOOK_AGAIN_MS = 50

/** Where whole directories are read from, which no other read shall wait for. Rejects when the database is away. */
export type BulkReads = { read: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result> }

/**
 * A streaming replica of the database (`DATABASE_REPLICA_URL`), for reads of the whole directory. It is asked once it
 * holds all that the primary held when the read began; whatever goes wrong with it, the primary is asked instead.
 */
export class Replica implements BulkReads {
  private readonly opened
  private isAway = false

  constructor(
    url: string,
    private readonly primary: Database,
    private readonly log: Pick<Logger, 'info' | 'warn'>,
  ) {
    this.opened = connectDatabase({ DATABASE_URL: url, DATA_DIR: '' })
  }

  async read<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    try {
      await this.caughtUp()
      const result = await work(this.opened.db)
      if (this.isAway) this.log.info('the replica is asked again')
      this.isAway = false
      return result
    } catch (error) {
      if (!this.isAway) this.log.warn({ error: String(error) }, 'the replica cannot be asked; the primary is')
      this.isAway = true
      return work(this.primary)
    }
  }

  close(): Promise<void> {
    return this.opened.close()
  }

  /**
   * Resolves when the replica has all that the primary has written so far. Rejects when that takes too long, and where
   * it follows another database or none: one that was made the primary has a history of its own.
   */
  private async caughtUp(): Promise<void> {
    const { rows } = await this.primary.execute<{ written: string; system: string }>(
      sql`select pg_current_wal_insert_lsn()::text as written, system_identifier::text as system from pg_control_system()`,
    )
    const [primary] = rows
    const deadline = performance.now() + MAX_BEHIND_MS
    for (;;) {
      const { rows: found } = await this.opened.db.execute<{
        is_replica: boolean
        is_there: boolean | null
      }>(
        sql`select pg_is_in_recovery() and system_identifier = ${primary?.system}::bigint as is_replica,
          pg_last_wal_replay_lsn() >= ${primary?.written}::pg_lsn as is_there from pg_control_system()`,
      )
      const [replica] = found
      if (replica?.is_replica !== true) throw new Error('it is no replica of this database')
      if (replica.is_there === true) return
      if (performance.now() > deadline) throw new Error(`it is more than ${MAX_BEHIND_MS} ms behind`)
      await pause(LOOK_AGAIN_MS)
    }
  }
}
