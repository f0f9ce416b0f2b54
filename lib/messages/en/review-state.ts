import type { Translated } from '@/lib/messages/translated'

/** What the author of a review reads that others do not see. Apart from the form's texts, which browsers load. */
export const reviewState = {
  held: 'Your review is kept. Others will see it once somebody of ours has read it.',
  rejected: 'Your review is not shown:',
  mend: 'Change it and send it again: it is then read anew.',
} as const
export type ReviewStateMessages = Translated<typeof reviewState>
