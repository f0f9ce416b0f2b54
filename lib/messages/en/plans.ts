import { dates } from '@/lib/messages/en/dates'
import type { Translated } from '@/lib/messages/translated'

/**
 * Plans, on the pricing page and in the settings (spec 2 §2, §4, §8). Those of the specification are to
 * the letter. Plain strings with `{names}`, because they go to client components.
 */
export const plans = {
  title: 'Choose Your Plan',
  subtitle: 'Reading the directory is free. A plan adds time with a counsellor.',
  description: 'The plans of this guide by month and by year: what each contains and what it costs.',
  cycle: 'Billing cycle',
  monthly: 'Monthly',
  yearly: 'Yearly',
  /** A toggle with how many plans it shows. */
  counted: '{cycle} ({count})',
  monthlyPrice: '{price} / monthly',
  yearlyPrice: '{price} / yearly',
  noPrice: 'Price on request',
  choose: 'Choose Plan',
  selected: 'Selected',
  pay: 'Continue',
  paying: 'Opening the payment page',
  notOpened: 'The payment page could not be opened. Please try again in a moment.',
  tooMany: 'Too many requests. Please try again in a few minutes.',
  loading: 'Loading plans...',
  noMonthly: 'No monthly plans available.',
  noYearly: 'No yearly plans available.',
  failed: 'Failed to load plans.',
  failedHint: 'Please try once more in a moment.',
  retry: 'Try again',
  sample: 'Sample',
  sampleNote: 'This is how a plan of yours will stand here once you are signed in.',
  ownLoading: 'Your plan is on its way',
  ownFailed: 'Your plan cannot be shown just now.',
  /** The table of a plan, or of plans (spec 2 §2). */
  table: {
    dates,
    currentPlan: 'Current Plan',
    plan: 'Plan',
    billingDate: 'Billing Date',
    expireDate: 'Expire Date',
    amount: 'Amount',
    action: 'Action',
    unknown: '—',
    freePlan: 'Free',
    editPlan: 'Edit Plan',
    statuses: {
      pending: 'Waiting for payment',
      active: 'Active',
      expired: 'Expired',
      cancelled: 'Cancelled',
      failed: 'Not paid',
    },
  },
} as const
export type PlansMessages = Translated<typeof plans>
