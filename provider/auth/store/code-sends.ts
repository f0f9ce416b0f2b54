import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '@/lib/contract/time'
import { codeSends } from '@/provider/account/store/student-tables'
import type { RecentSends } from '@/provider/auth/send-limits'
import type { Database } from '@/provider/platform/database'
import { limitIdleTime, takeLock } from '@/provider/platform/locks'

/**
 * Until the transaction ends, no other one may look at the limits and then add to them. One lock for
 * all numbers, because addresses and budgets are counted across them; it is held for milliseconds.
 */
export async function lockSends(tx: Database): Promise<void> {
  await limitIdleTime(tx)
  await takeLock(tx, 'codeSends')
}

type Budget = { hourly: number; daily: number }

const inMilliseconds = sql<number>`(extract(epoch from ${codeSends.sentAt}) * 1000)::float8`

/** When the `most`-th latest code to anybody leaves the window: a budget is spent until then. */
function spentUntil(most: number, withinMs: number, now: Date) {
  const since = new Date(now.getTime() - withinMs)
  return sql<number | null>`(select ${inMilliseconds} + ${withinMs}::float8 from ${codeSends}
    where ${codeSends.isSms} and ${codeSends.sentAt} > ${since.toISOString()}::timestamptz
    order by ${codeSends.sentAt} desc offset ${most - 1} limit 1)`
}

async function budgetFreeAt(db: Database, { hourly, daily }: Budget, now: Date): Promise<number | null> {
  const { rows } = await db.execute<{ at: number | null }>(
    sql`select greatest(${spentUntil(hourly, HOUR_MS, now)}, ${spentUntil(daily, DAY_MS, now)}) as at`,
  )
  return rows[0]?.at ?? null
}

/** What counts for this number and this address, of the last day. */
export async function listRecentSends(
  db: Database,
  who: { phoneDigest: string; addressDigest: string },
  budget: Budget,
  now: Date,
): Promise<RecentSends> {
  const since = (ms: number) => gt(codeSends.sentAt, new Date(now.getTime() - ms))
  const isPhone = and(eq(codeSends.phoneDigest, who.phoneDigest), codeSends.isSms, since(DAY_MS))
  const isAddress = and(eq(codeSends.addressDigest, who.addressDigest), since(HOUR_MS))
  const rows = await db.select().from(codeSends).where(or(isPhone, isAddress))
  return {
    phone: rows.filter((row) => row.isSms && row.phoneDigest === who.phoneDigest).map((row) => row.sentAt.getTime()),
    phoneByAddress: rows
      .filter((row) => row.isSms && !row.isProved && row.phoneDigest === who.phoneDigest)
      .filter((row) => row.addressDigest === who.addressDigest)
      .map((row) => row.sentAt.getTime()),
    address: rows
      .filter((row) => row.addressDigest === who.addressDigest && row.sentAt.getTime() > now.getTime() - HOUR_MS)
      .map((row) => ({ at: row.sentAt.getTime(), phoneDigest: row.phoneDigest })),
    budgetFreeAt: await budgetFreeAt(db, budget, now),
  }
}

/** @returns the row's id, with which it can be taken back */
export async function addSend(tx: Database, row: Omit<typeof codeSends.$inferInsert, 'id'>): Promise<number> {
  const [added] = await tx.insert(codeSends).values(row).returning({ id: codeSends.id })
  if (!added) throw new Error('the send was not written')
  return added.id
}

/** What this address asked for was for its visitor's own number: it no longer counts as a stranger's. */
export async function proveSends(tx: Database, who: { phoneDigest: string; addressDigest: string }): Promise<void> {
  const isWho = and(eq(codeSends.phoneDigest, who.phoneDigest), eq(codeSends.addressDigest, who.addressDigest))
  await tx.update(codeSends).set({ isProved: true }).where(isWho)
}

export async function removeSend(db: Database, id: number): Promise<void> {
  await db.delete(codeSends).where(eq(codeSends.id, id))
}

/** Forgets what no limit counts any more. */
export async function purgeSends(db: Database, now: Date): Promise<void> {
  await db.delete(codeSends).where(lte(codeSends.sentAt, new Date(now.getTime() - DAY_MS)))
}
