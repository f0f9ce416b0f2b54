import type { Translated } from '@/lib/messages/translated'

/** Texts of the page on which a plan is paid. */
export const pay = {
  title: 'Pay for your plan',
  plan: 'Plan',
  cycle: { monthly: 'for a month', yearly: 'for a year' },
  amount: 'To be paid',
  once: 'You pay once. Nothing is renewed by itself.',
  development: 'This is a trial. No money moves, and no payment service is asked.',
  elsewhere: 'You pay on the page of {gateway}, and come back here afterwards. We never see your card or bank details.',
  service: 'the payment service',
  payNow: 'Pay {amount}',
  pretend: 'Pretend to pay {amount}',
  fail: 'Let the payment fail',
  giveUp: 'Do not pay',
  failedBefore: 'The last attempt did not go through. You have not been charged, and can try again.',
  notNoted: 'That could not be noted just now. Please try again in a moment.',
  away: 'Your payment cannot be shown just now.',
} as const
export type PayMessages = Translated<typeof pay>
