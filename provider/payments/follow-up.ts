import type { Logger } from 'pino'
import { indianDay } from '@/lib/contract/indian-day'
import { DAY_MS } from '@/lib/contract/time'
import { GatewayAway, GatewayRefused, type Gateway } from '@/provider/payments/gateway'
import { settleEvent, settlePayment, type Settlement } from '@/provider/payments/settle'
import { expireBefore, listUnpaid, removeOldSubscriptions } from '@/provider/payments/store/subscriptions'
import type { Database } from '@/provider/platform/database'
import { startJob } from '@/provider/platform/jobs'

/** Whoever is just paying is not asked about. */
const ASK_AFTER_MS = 3 * 60_000
/** A payment that is on its way has arrived by then. */
const PENDING_MS = DAY_MS
const MAX_ASKED = 200
const UNPAID_DAYS = 30
/** How long Indian law wants books to be kept (Companies Act 2013, section 128). */
const BOOK_YEARS = 8

/** Says what the operator must know of a payment; nothing personal. */
export function tellSettlement(log: Logger, payment: string, settlement: Settlement): void {
  if (settlement.kind === 'surplus') {
    log.error(
      { payment, subscription: settlement.subscriptionId },
      'A PAYMENT IS TO BE PAID BACK: no plan was given for it (npm run payments)',
    )
  }
  if (settlement.kind === 'unknown-order') log.warn({ payment }, 'a payment came for an order that is not known here')
}

/** Asks the gateway what has become of an order, and takes note of it. @throws GatewayAway */
export async function askGateway(
  db: Database,
  gateway: Gateway,
  gatewayOrder: string,
  now: Date,
  log: Logger,
): Promise<void> {
  for (const paid of await gateway.confirmed(gatewayOrder)) {
    tellSettlement(log, paid.payment, await settlePayment(db, gateway.name, paid, now))
  }
}

async function askAboutUnpaid(db: Database, gateway: Gateway | null, now: Date, log: Logger): Promise<void> {
  const begun = { before: new Date(now.getTime() - ASK_AFTER_MS), after: new Date(now.getTime() - PENDING_MS) }
  for (const { id, gateway: its, gatewayOrder, createdAt } of await listUnpaid(db, begun, MAX_ASKED)) {
    if (gateway !== null && its === gateway.name && gatewayOrder !== null) {
      await askGateway(db, gateway, gatewayOrder, now, log).catch((error: unknown) => {
        if (!(error instanceof GatewayRefused)) throw error
        log.warn({ subscription: id, reason: error.message }, 'the gateway does not know this order')
      })
    }
    // Only once the gateway was asked: nobody is told that a payment failed which has arrived.
    if (now.getTime() - createdAt.getTime() >= PENDING_MS) await settleEvent(db, id, 'timed-out', now)
  }
}

/**
 * What nobody does by a call: a payment whose message was lost is found, what nobody pays fails after
 * a day, plans end with their last day, and what is no longer needed is forgotten.
 */
export async function followUp(db: Database, gateway: Gateway | null, now: Date, log: Logger): Promise<void> {
  try {
    await askAboutUnpaid(db, gateway, now, log)
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    log.warn({ reason: error.message }, 'the gateway could not be asked; pending plans wait')
  }
  await expireBefore(db, indianDay(now), now)
  const books = new Date(now)
  books.setUTCFullYear(now.getUTCFullYear() - BOOK_YEARS)
  await removeOldSubscriptions(db, new Date(now.getTime() - UNPAID_DAYS * DAY_MS), books)
}

export function startFollowUp(db: Database, gateway: Gateway | null, log: Logger): void {
  startJob(db, 'followUp', log, 'plans could not be followed up', () => followUp(db, gateway, new Date(), log))
}
