import { share } from '@/lib/messages/en/share'
import { dates } from '@/lib/messages/en/dates'
import type { Translated } from '@/lib/messages/translated'

/** The page of the latest updates (spec 2 §2 "Updates list", §8), to the letter. */
export const updatesList = {
  download: share.download,
  dates,
  title: 'Latest Updates',
  description: 'Dates, deadlines and news for students in Karnataka and their parents, as long as they matter.',
  emptyTitle: 'Updates',
  empty: 'No notifications available at the moment.',
  failed: 'Error loading notifications.',
  failedHint: 'They are asked for again every few seconds.',
  readMore: 'Read more',
  newTab: '(opens in a new tab)',
  starts: 'From',
  ends: 'Until',
} as const
export type UpdatesListMessages = Translated<typeof updatesList>
