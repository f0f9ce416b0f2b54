import type { SubscriptionStatus } from '@/lib/contract/subscription'

/** How a chosen plan stands. `isPaid`: it was active once, by a verified payment or because it costs nothing. */
export type SubscriptionState = { status: SubscriptionStatus; isPaid: boolean }

/**
 * What can happen to it.
 * - `paid`: a payment was verified that no one has heard of before; `isOvertaken`: a plan that was chosen
 *   later is active, or the account is gone
 * - `attempt-failed`: the gateway says that an attempt failed; another one may follow
 * - `given-up`: the visitor does not want it any more
 * - `timed-out`: nobody has paid for so long that nobody will
 * - `replaced`: another plan has become active
 * - `ended`: its last day is over
 */
export type SubscriptionEvent =
  { kind: 'paid'; isOvertaken: boolean } | { kind: 'attempt-failed' | 'given-up' | 'timed-out' | 'replaced' | 'ended' }

/** `isRefundDue`: money has come for which there is no plan to give. */
export type Transition = { state: SubscriptionState; isRefundDue: boolean }

function paid(state: SubscriptionState, isOvertaken: boolean): Transition {
  if (state.isPaid) return { state, isRefundDue: true }
  if (isOvertaken) return { state: { status: 'cancelled', isPaid: false }, isRefundDue: true }
  // Also one that had failed or was given up: the money is there, and nothing else was bought since.
  return { state: { status: 'active', isPaid: true }, isRefundDue: false }
}

/** What the status becomes by events other than a payment; where none is said, the event changes nothing. */
const CHANGES: Record<
  Exclude<SubscriptionEvent['kind'], 'paid'>,
  Partial<Record<SubscriptionStatus, SubscriptionStatus>>
> = {
  'attempt-failed': { pending: 'failed' },
  'timed-out': { pending: 'failed' },
  'given-up': { pending: 'cancelled', failed: 'cancelled' },
  replaced: { active: 'cancelled' },
  ended: { active: 'expired' },
}

/**
 * What becomes of a subscription. `paid` alone makes one active, so that nothing that comes late, twice
 * or out of order can: whatever else is said before or after it, a payment counts once.
 */
export function nextState(state: SubscriptionState, event: SubscriptionEvent): Transition {
  if (event.kind === 'paid') return paid(state, event.isOvertaken)
  const status = CHANGES[event.kind][state.status] ?? state.status
  return { state: { ...state, status }, isRefundDue: false }
}
