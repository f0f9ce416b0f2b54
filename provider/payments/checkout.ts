import { indianDay } from '@/lib/contract/indian-day'
import type { Language } from '@/lib/contract/language'
import { HOUR_MS } from '@/lib/contract/time'
import { lockStudent } from '@/provider/account/store/students'
import { GatewayAway, type Order, type Gateway } from '@/provider/payments/gateway'
import { activate, settleEvent } from '@/provider/payments/settle'
import {
  addSubscription,
  changeSubscription,
  getActive,
  holdSoldPlan,
  getSubscription,
  listBegun,
  type Subscription,
} from '@/provider/payments/store/subscriptions'
import type { Database } from '@/provider/platform/database'
import { transactionInTurn } from '@/provider/platform/locks'

/** So many choices a student may begin in an hour: each is an order at the gateway's. */
export const MAX_CHECKOUTS_PER_HOUR = 10
/** Who chooses the same plan again so soon goes on with what was begun. */
const SAME_MS = 30 * 60_000
const PAISE = 100

export type CheckoutOutcome =
  | { kind: 'active' | 'pending'; subscription: Subscription }
  | { kind: 'no-plan' | 'no-student' | 'away' }
  /** A plan that costs nothing would take away what is paid until this day. */
  | { kind: 'paid-until'; day: string }
  | { kind: 'limited'; seconds: number }

type Chosen = CheckoutOutcome | { kind: 'to-open'; subscription: Subscription }
type Plan = NonNullable<Awaited<ReturnType<typeof holdSoldPlan>>>

const isRunning = ({ expiresOn }: Subscription, today: string) => expiresOn === null || expiresOn >= today

/** What the gateway is told, and the visitor there. */
export function orderOf({ id, amount, planName, billingCycle }: Subscription): Order {
  return { id, amount, description: `${planName} (${billingCycle})` }
}

function rowOf(plan: Plan, studentId: number, gateway: Gateway, now: Date) {
  const isFree = plan.price === 0
  return {
    studentId,
    planId: plan.id,
    // What is paid is named in one language: the gateway's page and the account's export repeat it.
    planName: plan.name.en,
    price: plan.price,
    billingCycle: plan.billingCycle,
    amount: plan.price * PAISE,
    status: 'pending' as const,
    gateway: isFree ? null : gateway.name,
    createdAt: now,
  }
}

/** The answer to who has begun too many within the hour. */
function limitOf(begun: readonly Subscription[], now: Date): Chosen | null {
  const tenth = begun[MAX_CHECKOUTS_PER_HOUR - 1]
  if (tenth === undefined) return null
  const seconds = Math.ceil((tenth.createdAt.getTime() + HOUR_MS - now.getTime()) / 1_000)
  return { kind: 'limited', seconds: Math.max(1, seconds) }
}

async function chooseFree(tx: Database, plan: Plan, studentId: number, gateway: Gateway, now: Date): Promise<Chosen> {
  const active = await getActive(tx, studentId)
  if (active !== null && isRunning(active, indianDay(now))) {
    if (active.planId === plan.id) return { kind: 'active', subscription: active }
    if (active.expiresOn !== null) return { kind: 'paid-until', day: active.expiresOn }
  }
  const limited = limitOf(await listBegun(tx, studentId, new Date(now.getTime() - HOUR_MS)), now)
  if (limited !== null) return limited
  const added = await addSubscription(tx, rowOf(plan, studentId, gateway, now))
  await activate(tx, added, studentId, now)
  return { kind: 'active', subscription: (await getSubscription(tx, added.id)) ?? added }
}

async function choose(tx: Database, plan: Plan, studentId: number, gateway: Gateway, now: Date): Promise<Chosen> {
  if (plan.price === 0) return chooseFree(tx, plan, studentId, gateway, now)
  const begun = await listBegun(tx, studentId, new Date(now.getTime() - HOUR_MS))
  const same = begun.find(
    ({ status, planId, planName, billingCycle, amount, gateway: its, gatewayOrder, createdAt }) =>
      status === 'pending' &&
      planId === plan.id &&
      // As it is now: a plan may have been changed at the desk since.
      planName === plan.name.en &&
      billingCycle === plan.billingCycle &&
      amount === plan.price * PAISE &&
      its === gateway.name &&
      gatewayOrder !== null &&
      now.getTime() - createdAt.getTime() < SAME_MS,
  )
  if (same) return { kind: 'pending', subscription: same }
  return (
    limitOf(begun, now) ?? {
      kind: 'to-open',
      subscription: await addSubscription(tx, rowOf(plan, studentId, gateway, now)),
    }
  )
}

/**
 * A student chooses a plan. One that costs nothing is active at once; for another one an order is opened
 * at the gateway's, and nothing is active before a payment of it is confirmed.
 */
export async function startCheckout(
  db: Database,
  gateway: Gateway,
  { studentId, planId, lang, now }: { studentId: number; planId: number; lang: Language; now: Date },
): Promise<CheckoutOutcome> {
  const chosen = await transactionInTurn(db, `student ${studentId}`, async (tx): Promise<Chosen> => {
    if (!(await lockStudent(tx, studentId))) return { kind: 'no-student' }
    const plan = await holdSoldPlan(tx, planId)
    return plan === null ? { kind: 'no-plan' } : choose(tx, plan, studentId, gateway, now)
  })
  if (chosen.kind !== 'to-open') return chosen
  const { subscription } = chosen
  try {
    // Outside the transaction: a gateway may take seconds, and the embedded database has one session.
    const { number: gatewayOrder, page: gatewayPage = null } = await gateway.open(orderOf(subscription), lang)
    await changeSubscription(db, subscription.id, { gatewayOrder, gatewayPage })
    return { kind: 'pending', subscription: { ...subscription, gatewayOrder, gatewayPage } }
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    await settleEvent(db, subscription.id, 'attempt-failed', now)
    return { kind: 'away' }
  }
}
