import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { limitIdleTime, takeLockOf } from '@/provider/platform/locks'
import type { Database } from '@/provider/store/database'
import { requests } from '@/provider/store/request-tables'

export type VisitorRequest = typeof requests.$inferSelect
export type NewRequest = Omit<VisitorRequest, 'id'>

const DAY_MS = 24 * 60 * 60_000
/** A robot that sends for longer is known by then. */
const ADDRESS_DAYS = 30

/** Until the transaction ends, nobody else counts and adds requests of this phone. */
export async function lockPhone(tx: Database, phone: string): Promise<void> {
  await limitIdleTime(tx)
  await takeLockOf(tx, 'requestsOfPhone', phone)
}

export async function getRequestByKey(db: Database, idempotencyKey: string): Promise<VisitorRequest | null> {
  const [found] = await db.select().from(requests).where(eq(requests.idempotencyKey, idempotencyKey))
  return found ?? null
}

/** When the `nth` latest request of this phone since a moment came; suspected ones count by themselves. */
export async function getNthLatest(
  db: Database,
  { phone, isSuspected }: Pick<NewRequest, 'phone' | 'isSuspected'>,
  nth: number,
  since: Date,
): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: requests.createdAt })
    .from(requests)
    .where(and(eq(requests.phone, phone), eq(requests.isSuspected, isSuspected), gt(requests.createdAt, since)))
    .orderBy(desc(requests.createdAt))
    .offset(nth - 1)
    .limit(1)
  return found?.createdAt ?? null
}

/** @returns the request's id, or `null` when its key is taken: nothing was stored */
export async function addRequest(tx: Database, request: NewRequest): Promise<number | null> {
  const [added] = await tx
    .insert(requests)
    .values(request)
    .onConflictDoNothing({ target: requests.idempotencyKey })
    .returning({ id: requests.id })
  return added?.id ?? null
}

/** Deletes the requests of a phone, and with them what the operator was still to be told. @returns how many */
export async function removeRequests(db: Database, phone: string): Promise<number> {
  const removed = await db.delete(requests).where(eq(requests.phone, phone)).returning({ id: requests.id })
  return removed.length
}

/** Forgets from where older requests came. */
export async function purgeRequestAddresses(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ADDRESS_DAYS * DAY_MS)
  await db
    .update(requests)
    .set({ addressDigest: null })
    .where(and(isNotNull(requests.addressDigest), lte(requests.createdAt, before)))
}
