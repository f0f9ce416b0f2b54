import type { PGlite } from '@electric-sql/pglite'
import type { SharedSession } from '@/provider/platform/embedded/shared-session'

const EVERY_MS = 30_000
const WAL_BYTES = 32 * 1024 * 1024

/**
 * A backend in single-user mode has no checkpointer and no autovacuum: without this the log of
 * changes grows for as long as the process lives, and so does the recovery after a kill.
 */
export function startMaintenance(database: PGlite, session: SharedSession) {
  let done = ''
  setInterval(async () => {
    if (session.busy) return
    const [row] = (
      await database.query<{ now: string; size: number }>(
        `select pg_current_wal_lsn()::text as now,
                pg_wal_lsn_diff(pg_current_wal_lsn(), $1::pg_lsn)::float8 as size`,
        [done || '0/0'],
      )
    ).rows
    if (!row) return
    if (done === '') done = row.now
    else if (row.size > WAL_BYTES && !session.busy) {
      done = row.now
      await database.exec('vacuum (analyze)')
      await database.exec('checkpoint')
    }
  }, EVERY_MS).unref()
}
