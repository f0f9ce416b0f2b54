import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type pg from 'pg'
import { z } from 'zod'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ImportError, ImportRunning } from '@/provider/import/import-error'
import { errorCode } from '@/provider/platform/error-code'

const HEARTBEAT_MS = 3_000
const LIFE_SECONDS = 20

const holderSchema = z.object({ owner: z.string(), host: z.string(), pid: z.number(), expired: z.boolean() })

/**
 * The right to import, held until released. `renew` is asked before anything is written that another import would
 * write as well: it throws an `ImportError` when that one has taken over.
 */
export type Lease = { owner: string; renew: () => Promise<void>; release: () => Promise<void> }

export const TAKEN_OVER = IMPORT_REASONS.takenOver

function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return errorCode(error) === 'ESRCH'
  }
}

async function holder(pool: pg.Pool) {
  const { rows } = await pool.query(
    'select owner, host, pid, expires_at < now() as expired from import_lease where id = 1',
  )
  return rows[0] === undefined ? null : holderSchema.parse(rows[0])
}

/**
 * Takes the lease, or throws an `ImportRunning` that names who has it. It is a row with an end, kept
 * alive by a heartbeat, not a session's lock: the embedded database has one session for everybody.
 * A holder on this host whose process is gone has lost it at once; one elsewhere after 20 s.
 */
export async function takeLease(pool: pg.Pool): Promise<Lease> {
  const owner = randomUUID()
  const before = await holder(pool)
  const gone =
    before !== null && (before.expired || (before.host === hostname() && isDead(before.pid))) ? before.owner : ''
  const { rowCount } = await pool.query(
    `insert into import_lease (id, owner, host, pid, expires_at)
     values (1, $1, $2, $3, now() + make_interval(secs => $4))
     on conflict (id) do update set owner = excluded.owner, host = excluded.host, pid = excluded.pid, expires_at = excluded.expires_at
     where import_lease.expires_at < now() or import_lease.owner = $5`,
    [owner, hostname(), process.pid, LIFE_SECONDS, gone],
  )
  if (rowCount !== 1) {
    const now = await holder(pool)
    const who = now === null ? 'another process' : `process ${now.pid} on ${now.host}`
    throw new ImportRunning(fillMessage(IMPORT_REASONS.runs, { word: who }))
  }
  const beat = () =>
    pool.query('update import_lease set expires_at = now() + make_interval(secs => $2) where id = 1 and owner = $1', [
      owner,
      LIFE_SECONDS,
    ])
  let beating = false
  const timer = setInterval(() => {
    if (beating) return
    beating = true
    beat()
      // The next beat tries again; when none comes through, whoever renews finds the lease lost.
      .catch(() => {})
      .finally(() => (beating = false))
  }, HEARTBEAT_MS)
  timer.unref()
  return {
    owner,
    renew: async () => {
      if ((await beat()).rowCount !== 1) throw new ImportError(TAKEN_OVER)
    },
    release: async () => {
      clearInterval(timer)
      await pool.query('delete from import_lease where id = 1 and owner = $1', [owner])
    },
  }
}
