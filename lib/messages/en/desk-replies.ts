import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** The room of the desk in which an institution replies to its reviews. */
export const deskReplies = {
  intro:
    'What visitors read about your institution, the latest first. Your reply stands under the review at once, as the reply of the institution, with its date. Leave out who the author may be. That you wrote or withdrew, and when, is in the audit trail.',
  noInstitution: 'No institution is yours any more. An administrator can invite you for one.',
  found: icu('{count, plural, =0 {There are no reviews} one {# review} other {# reviews}}'),
  by: '{name}, {role}',
  stars: '{count} of 5 stars',
  reply: 'Reply of the institution (2,000 characters at most)',
  written: 'Written by {name}, {moment}',
  theirs: deskInstitutions.theirs,
  send: 'Show the reply',
  change: 'Change the reply',
  withdraw: 'Withdraw the reply',
} as const
export type DeskReplyMessages = Translated<typeof deskReplies>
