import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { ERASED_SOON_DAYS } from '@/lib/contract/desk/enquiry'
import { indianDay } from '@/lib/contract/indian-day'
import { DAY_MS } from '@/lib/contract/time'
import { type Actor, BY_ITSELF, noteAudit } from '@/provider/desk/store/audit'
import { enquiries } from '@/provider/enquiries/store/enquiry-tables'
import type { Database } from '@/provider/platform/database'
import { limitIdleTime, takeLockOf } from '@/provider/platform/locks'

export type Enquiry = typeof enquiries.$inferSelect
export type NewEnquiry = Omit<Enquiry, 'id'>

/** A robot that sends for longer is known by then. */
const ADDRESS_DAYS = 30

/** Until the transaction ends, nobody else counts and adds enquiries of this phone. */
export async function lockPhone(tx: Database, phone: string): Promise<void> {
  await limitIdleTime(tx)
  await takeLockOf(tx, 'enquiriesOfPhone', phone)
}

export async function getEnquiryByKey(db: Database, idempotencyKey: string): Promise<Enquiry | null> {
  const [found] = await db.select().from(enquiries).where(eq(enquiries.idempotencyKey, idempotencyKey))
  return found ?? null
}

/** When the `nth` latest enquiry of this phone since a moment came; suspected ones count by themselves. */
export async function getNthLatest(
  db: Database,
  { phone, isSuspected }: Pick<NewEnquiry, 'phone' | 'isSuspected'>,
  nth: number,
  since: Date,
): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: enquiries.createdAt })
    .from(enquiries)
    .where(and(eq(enquiries.phone, phone), eq(enquiries.isSuspected, isSuspected), gt(enquiries.createdAt, since)))
    .orderBy(desc(enquiries.createdAt))
    .offset(nth - 1)
    .limit(1)
  return found?.createdAt ?? null
}

/** @returns the enquiry's id, or `null` when its key is taken: nothing was stored */
export async function addEnquiry(tx: Database, enquiry: NewEnquiry): Promise<number | null> {
  const [added] = await tx
    .insert(enquiries)
    .values(enquiry)
    .onConflictDoNothing({ target: enquiries.idempotencyKey })
    .returning({ id: enquiries.id })
  return added?.id ?? null
}

/**
 * Deletes the enquiries of a phone, and with them what the operator was still to be told. The audit trail has their
 * numbers, and nothing of whose they were.
 * @returns how many
 */
export async function removeEnquiries(db: Database, by: Actor, phone: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const removed = await tx.delete(enquiries).where(eq(enquiries.phone, phone)).returning({ id: enquiries.id })
    const numbers = removed.map(({ id }) => id).sort((a, b) => a - b)
    const before = { count: numbers.length, enquiries: numbers.join(', ') }
    if (numbers.length > 0) await noteAudit(tx, by, now, { action: 'enquiries-forgotten', record: 'enquiries', before })
    return numbers.length
  })
}

/** Forgets from where older enquiries came. */
export async function purgeEnquiryAddresses(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ADDRESS_DAYS * DAY_MS)
  await db
    .update(enquiries)
    .set({ addressDigest: null })
    .where(and(isNotNull(enquiries.addressDigest), lte(enquiries.createdAt, before)))
}

/** The day in India on which an enquiry is erased that is kept for so many days; `null`: on none. */
export function erasureDay({ createdAt }: Pick<Enquiry, 'createdAt'>, keptDays: number | null): string | null {
  return keptDays === null ? null : indianDay(new Date(createdAt.getTime() + keptDays * DAY_MS))
}

const olderThan = (now: Date, days: number) => lte(enquiries.createdAt, new Date(now.getTime() - days * DAY_MS))

/** Those that are erased soon, of such as are kept for so many days. */
export const erasedSoon = (now: Date, keptDays: number) => olderThan(now, keptDays - ERASED_SOON_DAYS)

/** How many are older than they are kept. */
export const countOlderEnquiries = (db: Database, keptDays: number, now: Date) =>
  db.$count(enquiries, olderThan(now, keptDays))

/**
 * Deletes the enquiries that are older than they are kept, whatever state they are in, with all that hangs on them. The audit
 * trail says how many there were. @returns how many
 */
export function eraseEnquiries(db: Database, keptDays: number, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const erased = await tx.delete(enquiries).where(olderThan(now, keptDays)).returning({ id: enquiries.id })
    const before = { count: erased.length, kept_days: keptDays }
    const noted = { action: 'enquiries-erased', record: 'enquiries', before } as const
    if (erased.length > 0) await noteAudit(tx, BY_ITSELF, now, noted)
    return erased.length
  })
}
