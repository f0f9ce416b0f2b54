import { readId } from '@/provider/http/params'
import { indianDateTime } from '@/provider/platform/indian-time'
import { CommandError, notUnderstood } from '@/provider/command/command-error'
import type { Payment, Subscription } from '@/provider/payments/store/subscriptions'

export const USAGE = `npm run payments -- list | due | refunded NUMBER

  list      the latest 100 payments, a line each
  due       those for which no plan was given, and which are to be paid back
  refunded  notes that one was paid back (pay it back at the gateway's first)

  npm run payments -- due
  npm run payments -- refunded 12`

export type PaymentsCommand = { action: 'help' | 'list' | 'due' } | { action: 'refunded'; id: number }

/** Reads the command line. Throws a `CommandError` with what is wrong. */
export function readPaymentsCommand([action, word, ...rest]: readonly string[]): PaymentsCommand {
  if (action === '--help' || action === '-h') return { action: 'help' }
  if (action === 'refunded') {
    const id = readId(word ?? '')
    if (id === undefined || rest.length > 0)
      throw new CommandError(`refunded takes one number that list shows.\n\n${USAGE}`)
    return { action, id }
  }
  if ((action !== 'list' && action !== 'due') || word !== undefined)
    throw new CommandError(notUnderstood(word ?? action, USAGE))
  return { action }
}

function amountOf({ amount, currency }: Payment): string {
  return currency === 'INR' ? `₹${(amount / 100).toFixed(2)}` : `${amount} ${currency}`
}

/** One payment as a line for the operator; nothing personal. */
export function describePayment({ payment, subscription }: { payment: Payment; subscription: Subscription }): string {
  const due = payment.isRefundDue ? (payment.refundedAt === null ? '  TO BE PAID BACK' : '  paid back') : ''
  const plan = `${subscription.planName} (${subscription.billingCycle})`
  return `${payment.id}  ${indianDateTime(payment.verifiedAt)}  ${amountOf(payment)}  ${plan}  ${payment.gateway} ${payment.gatewayPayment}${due}`
}
