import type { Translated } from '@/lib/messages/translated'

/** The policy pages (spec 2 §2 "Policy pages", §8). The page of the terms reuses the privacy page's error text. */
export const policies = {
  refund: {
    title: 'Refund Policy',
    description: 'When money paid for a plan is paid back, how to ask for it, and how long it takes.',
    failed: 'Error loading Refund Policy.',
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'Which data this guide keeps, what for and how long, whom it tells, and what you may ask for.',
    failed: 'Error loading privacy policy.',
  },
  terms: {
    title: 'Terms & Conditions',
    description: 'What this guide offers, where its facts come from, and what holds for accounts, reviews and plans.',
    failed: 'Error loading privacy policy.',
  },
  failedHint: 'Please try once more in a moment.',
  retry: 'Try again',
  none: 'No content found.',
  noneHint: 'This page has not been written yet. You can ask us what you want to know.',
  contact: 'Contact us',
  others: 'More to read',
  newTab: '(opens in a new tab)',
} as const
export type PoliciesMessages = Translated<typeof policies>
