import type { Translated } from '@/lib/messages/translated'

/** Latest Updates. Those of the specification (spec 1 §2 "Latest Updates banner", §8) are to the letter. */
export const updates = {
  title: 'Latest Updates',
  none: 'No active notifications',
  failed: 'Error loading notifications',
  all: 'All updates',
} as const
export type UpdatesMessages = Translated<typeof updates>
