import { indianDay } from '@/lib/contract/indian-day'
import { lockStudent } from '@/provider/account/store/students'
import type { ConfirmedPayment } from '@/provider/payments/gateway'
import { periodOf } from '@/provider/payments/period'
import {
  addPayment,
  changeSubscription,
  getActive,
  getSubscription,
  getSubscriptionByOrder,
  lockSubscription,
  type Subscription,
} from '@/provider/payments/store/subscriptions'
import { nextState, type SubscriptionEvent, type SubscriptionState } from '@/provider/payments/subscription-machine'
import type { Database } from '@/provider/platform/database'
import { transactionInTurn } from '@/provider/platform/locks'

/** What the machine knows of one. */
function stateOf({ status, activatedAt }: Subscription): SubscriptionState {
  return { status, isPaid: activatedAt !== null }
}

/**
 * A transaction that holds the student first and then the subscription, as everybody does: so nobody waits in a circle.
 * @param work - gets the subscription as it is now, or `null`: it is no more
 */
function withBothLocked<Result>(
  db: Database,
  { id, studentId }: Subscription,
  work: (tx: Database, subscription: Subscription | null) => Promise<Result>,
): Promise<Result> {
  return transactionInTurn(db, studentId === null ? `subscription ${id}` : `student ${studentId}`, async (tx) => {
    if (studentId !== null) await lockStudent(tx, studentId)
    return work(tx, await lockSubscription(tx, id))
  })
}

/** What runs, unless its last day is over. */
function running(active: Subscription | null, today: string): Subscription | null {
  return active === null || (active.expiresOn !== null && active.expiresOn < today) ? null : active
}

/**
 * Makes a subscription active, within the transaction that holds its student: what ran before ends, and
 * what is left of the same plan is added to the new period.
 */
export async function activate(tx: Database, subscription: Subscription, studentId: number, now: Date): Promise<void> {
  const today = indianDay(now)
  const active = await getActive(tx, studentId)
  const former = running(active, today)
  if (active !== null) {
    const { state } = nextState(stateOf(active), { kind: former === null ? 'ended' : 'replaced' })
    await changeSubscription(tx, active.id, { status: state.status, endedAt: now })
  }
  const isRenewal = former !== null && former.planId !== null && former.planId === subscription.planId
  const { startsOn, expiresOn } = periodOf(subscription.billingCycle, today, isRenewal ? former.expiresOn : null)
  await changeSubscription(tx, subscription.id, {
    status: 'active',
    activatedAt: now,
    endedAt: null,
    startsOn,
    expiresOn: subscription.amount === 0 ? null : expiresOn,
  })
}

/** Whether the student has chosen and got another plan since; or is no more. */
async function isOvertaken(tx: Database, { id, studentId, createdAt }: Subscription): Promise<boolean> {
  if (studentId === null) return true
  const active = await getActive(tx, studentId)
  return active !== null && active.id !== id && active.createdAt > createdAt
}

/** `surplus`: the payment is kept, gives no plan, and is to be paid back. */
export type Settlement =
  { kind: 'unknown-order' } | { kind: 'activated' | 'surplus' | 'repeated'; subscriptionId: string }

/**
 * Takes note of a payment that the gateway has confirmed. However often, late, or at the same moment it is
 * told: the payment is written once, and gives its plan once.
 */
export async function settlePayment(
  db: Database,
  gateway: string,
  { order, payment, amount, currency }: ConfirmedPayment,
  now: Date,
): Promise<Settlement> {
  const found = await getSubscriptionByOrder(db, gateway, order)
  if (!found) return { kind: 'unknown-order' }
  return withBothLocked(db, found, async (tx, subscription): Promise<Settlement> => {
    if (!subscription) return { kind: 'unknown-order' }
    const { id: subscriptionId, studentId } = subscription
    const isRight = amount === subscription.amount && currency === 'INR'
    const event: SubscriptionEvent = { kind: 'paid', isOvertaken: await isOvertaken(tx, subscription) }
    const before = stateOf(subscription)
    const { state, isRefundDue } = isRight ? nextState(before, event) : { state: before, isRefundDue: true }
    const row = { subscriptionId, gateway, gatewayPayment: payment, amount, currency, verifiedAt: now, isRefundDue }
    if (!(await addPayment(tx, row))) return { kind: 'repeated', subscriptionId }
    if (!before.isPaid && state.isPaid && studentId !== null) {
      await activate(tx, subscription, studentId, now)
      return { kind: 'activated', subscriptionId }
    }
    if (state.status !== before.status)
      await changeSubscription(tx, subscriptionId, { status: state.status, endedAt: now })
    return { kind: 'surplus', subscriptionId }
  })
}

/** Takes note of anything that is no payment. @returns the subscription as it then is, or `null`: there is none */
export async function settleEvent(
  db: Database,
  id: string,
  kind: 'attempt-failed' | 'given-up' | 'timed-out',
  now: Date,
): Promise<Subscription | null> {
  const found = await getSubscription(db, id)
  if (!found) return null
  return withBothLocked(db, found, async (tx, subscription) => {
    if (!subscription) return null
    const { state } = nextState(stateOf(subscription), { kind })
    if (state.status === subscription.status) return subscription
    await changeSubscription(tx, id, { status: state.status, endedAt: now })
    return { ...subscription, status: state.status, endedAt: now }
  })
}
