import { icu } from '@/lib/messages/en/icu'
import type { ReviewAction, ReviewList } from '@/lib/contract/desk/review'
import type { ReviewCheck } from '@/lib/contract/review-states'
import type { Translated } from '@/lib/messages/translated'

/** The room of the desk in which reviews are read. */
export const deskReviews = {
  intro:
    'The checks hold a review that may have something in it that others should not see. Read it, and approve or reject it. The author is told the reason, in their language. What visitors reported stands as it is until you keep it or reject it.',
  states: { held: 'Waiting', reported: 'Reported', shown: 'Shown', rejected: 'Rejected' } satisfies Record<
    ReviewList,
    string
  >,
  choice: 'Which reviews',
  found: icu('{count, plural, =0 {None} one {# review} other {# reviews}}'),
  nothing: 'Nothing waits. New ones come here by themselves.',
  median: 'Half of those decided in the last 30 days waited at most {time}.',
  time: {
    minutes: icu('{count, plural, one {# minute} other {# minutes}}'),
    hours: icu('{count, plural, one {# hour} other {# hours}}'),
    days: icu('{count, plural, one {# day} other {# days}}'),
  },
  waits: 'Waits for {time}',
  stars: '{count} of 5 stars',
  by: '{name}, {role}',
  written: 'Written',
  seen: 'What the checks saw',
  checks: {
    phone: 'A phone number',
    mail: 'A mail address',
    link: 'A link',
    capitals: 'Mostly capitals',
    copied: 'The same words stand in another review',
    again: 'It was rejected before, and changed since',
  } satisfies Record<ReviewCheck, string>,
  reports: 'What visitors reported',
  reportedFor: icu('{count, plural, one {# visitor} other {# visitors}}: {reason}'),
  reported: icu(
    '{count, plural, =0 {No review is reported} one {# review is reported} other {# reviews are reported}}',
  ),
  writer: 'Its author',
  wrote: icu('{count, plural, one {# review} other {# reviews}}: {shown} shown, {held} waiting, {rejected} rejected'),
  noWriter: 'Unknown: the account is gone, or it is an invented review',
  decided: 'Decided',
  decision: '{state} by {name}, {moment}',
  reason: 'Reason',
  words: 'In your own words (the author reads them as you write them; may stay empty)',
  said: 'Said to the author besides',
  chooseReason: 'Choose a reason',
  reasonMissing: 'Choose why it is rejected: the author reads it.',
  actions: 'What to do with the review of {name}',
  doing: {
    approve: 'Approve',
    keep: 'Keep',
    reject: 'Reject',
    undo: 'Undo',
  } satisfies Record<ReviewAction, string>,
  rejectAs: 'Reject…',
  recent: 'Your last decisions',
  recentIntro: 'Those of the last hour. Undo one, and it stands as before.',
  review: 'Review {id}',
  open: 'History',
  others: 'What else its author wrote',
  noOthers: 'Nothing else.',
  back: 'All reviews',
  keys: 'Keys: j next, k back, a approve or keep, r reject, u undo the last decision',
  waiting: icu('{count, plural, =0 {No review waits} one {# review waits} other {# reviews wait}}'),
} as const
export type DeskReviewMessages = Translated<typeof deskReviews>
