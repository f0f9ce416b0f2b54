import { sql } from 'drizzle-orm'
import { limitPerKey } from '@/provider/platform/concurrency'
import type { Database } from '@/provider/platform/database'

/**
 * Every advisory lock of the provider: what its holders do one after the other, in all processes that share
 * a database. PostgreSQL knows a lock by its number alone, and whoever takes the same one waits; other
 * programs may use the same database, hence no small numbers.
 */
export const LOCKS = {
  /** Bringing the tables up to date. */
  migration: 7_309_156_020,
  /** Filling an empty directory with the sample. */
  firstContent: 7_309_156_021,
  /** Looking at the limits of one-time codes, and adding to them. */
  codeSends: 7_309_156_022,
  /** Changing the texts of the pages. */
  content: 7_309_156_023,
  /** Counting the imports of the desk that are at work, and beginning one. */
  importRuns: 7_309_156_024,
  /** Counting and adding the requests of one phone: a lock for each value, of which this is the first number. */
  enquiriesOfPhone: 7_309,
  /** Counting and adding the reports of reviews from one address: as above. */
  reportsOfAddress: 7_310,
} as const

type LockName = keyof typeof LOCKS
type PerValue = 'enquiriesOfPhone' | 'reportsOfAddress'

/** Waits for the lock, and holds it until the transaction ends. */
export async function takeLock(tx: Database, name: Exclude<LockName, PerValue>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[name]}::bigint)`)
}

/** Waits for the lock of this value, and holds it until the transaction ends. */
export async function takeLockOf(tx: Database, name: PerValue, value: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[name]}::int, hashtext(${value}))`)
}

/**
 * For a lock on which visitors wait: a holder that has gone without a word loses its transaction, and
 * the lock with it. Before the lock is taken.
 */
export async function limitIdleTime(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '10s', true)`)
}

/** More of one at once are no person's. */
const MAX_WAITING = 100
const inTurn = limitPerKey<string>(MAX_WAITING)

/**
 * A transaction that will lock what is one student's, of one phone or address, or of a subscription whose student is gone. Those of
 * the same wait for each other here, and not in the database, where each would hold a connection that others need.
 * Rejects with `TooManyWaiting` under a flood.
 */
export function transactionInTurn<Result>(
  db: Database,
  whose: `student ${number}` | `phone ${string}` | `address ${string}` | `subscription ${string}`,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return inTurn(whose, () => db.transaction(work))
}
