import type { Translated } from '@/lib/messages/translated'

/** The page that a browser keeps for when there is no network. */
export const offline = {
  title: 'There is no network',
  text: 'This page opens by itself as soon as the network is back.',
  retry: 'Try again',
  shortlist: 'Your shortlist, as this browser keeps it',
  compare: 'What you chose to compare',
} as const
export type OfflineMessages = Translated<typeof offline>
