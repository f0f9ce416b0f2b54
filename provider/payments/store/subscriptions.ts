import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { type Actor, noteAudit } from '@/provider/desk/store/audit'
import { plans } from '@/provider/directory/store/schema'
import { payments, subscriptions } from '@/provider/payments/store/subscription-tables'
import type { Database } from '@/provider/platform/database'

export type Subscription = typeof subscriptions.$inferSelect
export type NewSubscription = typeof subscriptions.$inferInsert
export type Payment = typeof payments.$inferSelect

/** So many of a student's are shown. */
const MAX_SHOWN = 100

/** A plan that is sold, or `null`; held, so that it is not taken away before it is paid for. */
export async function holdSoldPlan(tx: Database, id: number) {
  const [found] = await tx
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.isActive, true)))
    .for('key share')
  return found ?? null
}

export async function addSubscription(tx: Database, row: NewSubscription): Promise<Subscription> {
  const [added] = await tx.insert(subscriptions).values(row).returning()
  if (!added) throw new Error('the subscription was not written')
  return added
}

export async function changeSubscription(tx: Database, id: string, changes: Partial<NewSubscription>): Promise<void> {
  await tx.update(subscriptions).set(changes).where(eq(subscriptions.id, id))
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text can be the id of a subscription; the database fails for others, and for a null in any text. */
export const isSubscriptionId = (text: string) => UUID.test(text)

export async function getSubscription(db: Database, id: string): Promise<Subscription | null> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return found ?? null
}

/** The same, and until the transaction ends nobody else changes it. */
export async function lockSubscription(tx: Database, id: string): Promise<Subscription | null> {
  const [found] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  return found ?? null
}

/** By the gateway's number of its order. */
export async function getSubscriptionByOrder(
  db: Database,
  gateway: string,
  order: string,
): Promise<Subscription | null> {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.gateway, gateway), eq(subscriptions.gatewayOrder, order)))
  return found ?? null
}

/** The plan that is marked as active, whether or not its last day is over. */
export async function getActive(db: Database, studentId: number): Promise<Subscription | null> {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.studentId, studentId), eq(subscriptions.status, 'active')))
  return found ?? null
}

/** The student's, the latest first. */
export function listSubscriptions(db: Database, studentId: number): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.studentId, studentId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(MAX_SHOWN)
}

/** The student's that were begun after a moment, the latest first. */
export function listBegun(db: Database, studentId: number, since: Date): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.studentId, studentId), gt(subscriptions.createdAt, since)))
    .orderBy(desc(subscriptions.createdAt))
}

/** @returns whether it is the first time that this payment is heard of */
export async function addPayment(tx: Database, row: typeof payments.$inferInsert): Promise<boolean> {
  const added = await tx.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id })
  return added.length > 0
}

export function listPaymentsOf(db: Database, studentId: number) {
  return db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(subscriptions.studentId, studentId))
    .orderBy(desc(payments.id))
}

/**
 * Those that nobody has paid yet, begun before a moment, the oldest first; then what failed or was given up and was
 * begun after another moment: the gateway's page may still have been open, and have been paid on.
 */
export function listUnpaid(
  db: Database,
  { before, after }: { before: Date; after: Date },
  limit: number,
): Promise<Subscription[]> {
  const { status, createdAt, activatedAt } = subscriptions
  const isPending = eq(status, 'pending')
  const isAbandoned = and(inArray(status, ['failed', 'cancelled']), isNull(activatedAt), gt(createdAt, after))
  return db
    .select()
    .from(subscriptions)
    .where(and(lte(createdAt, before), or(isPending, isAbandoned)))
    .orderBy(desc(isPending), createdAt)
    .limit(limit)
}

/** Marks as expired what ended before a day in India. */
export async function expireBefore(db: Database, today: string, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ status: 'expired', endedAt: now })
    .where(and(eq(subscriptions.status, 'active'), lt(subscriptions.expiresOn, today)))
}

/** An account goes: what it never paid for is given up, what runs ends, and none of it is anybody's any more. */
export async function leaveSubscriptions(tx: Database, studentId: number, now: Date): Promise<void> {
  const status = sql<'cancelled'>`case when ${subscriptions.status} in ('pending', 'failed', 'active') then 'cancelled' else ${subscriptions.status} end`
  const endedAt = sql`coalesce(${subscriptions.endedAt}, ${now.toISOString()}::timestamptz)`
  await tx.update(subscriptions).set({ studentId: null, status, endedAt }).where(eq(subscriptions.studentId, studentId))
}

/** Forgets what nobody paid for, and the books of accounts that are gone. */
export async function removeOldSubscriptions(db: Database, unpaidBefore: Date, booksBefore: Date): Promise<void> {
  const its = eq(payments.subscriptionId, subscriptions.id)
  await db.transaction(async (tx) => {
    const books = tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(isNull(subscriptions.studentId), lte(subscriptions.createdAt, booksBefore)))
    await tx.delete(payments).where(and(inArray(payments.subscriptionId, books), lte(payments.verifiedAt, booksBefore)))
    await tx
      .delete(subscriptions)
      .where(
        and(
          notExists(tx.select({ id: payments.id }).from(payments).where(its)),
          or(
            and(
              isNull(subscriptions.activatedAt),
              ne(subscriptions.status, 'pending'),
              lte(subscriptions.createdAt, unpaidBefore),
            ),
            and(isNull(subscriptions.studentId), lte(subscriptions.createdAt, booksBefore)),
          ),
        ),
      )
  })
}

/** The latest payments, or those alone that are to be paid back. */
export function listPayments(db: Database, isRefundDue: boolean, limit: number) {
  return db
    .select({ payment: payments, subscription: subscriptions })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(isRefundDue ? and(eq(payments.isRefundDue, true), isNull(payments.refundedAt)) : undefined)
    .orderBy(desc(payments.id))
    .limit(limit)
}

/** Notes that a payment was paid back, also in the audit trail. @returns whether it was due */
export function markRefunded(db: Database, by: Actor, id: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const marked = await tx
      .update(payments)
      .set({ refundedAt: now })
      .where(and(eq(payments.id, id), eq(payments.isRefundDue, true), isNull(payments.refundedAt)))
      .returning({ id: payments.id })
    if (marked.length === 0) return false
    await noteAudit(tx, by, now, { action: 'payment-refunded', record: `payment ${id}` })
    return true
  })
}

/** The name of the plan that runs on a day in India, or `null`. */
export async function getPlanName(db: Database, studentId: number, today: string): Promise<string | null> {
  const active = await getActive(db, studentId)
  return active === null || (active.expiresOn !== null && active.expiresOn < today) ? null : active.planName
}
