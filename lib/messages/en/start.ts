import type { Translated } from '@/lib/messages/translated'

/** The search of the home page. */
export const start = {
  searchLabel: 'Search institutions',
  searchPlaceholder: 'Search institutions...',
  search: 'Search',
} as const
export type StartMessages = Translated<typeof start>
