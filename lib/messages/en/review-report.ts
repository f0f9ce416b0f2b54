import { icu } from '@/lib/messages/en/icu'
import type { ReportProblem } from '@/lib/rules/reviews/report-form'
import type { Translated } from '@/lib/messages/translated'

/** The page on which a review is reported. */
export const reviewReport = {
  title: 'Report this review',
  description: 'Tell us what is wrong with a review; somebody of ours reads it.',
  intro: 'Somebody of ours reads what you write. Nobody else does, and nobody is told who reported it.',
  until: 'Until then the review stays where it is.',
  reason: 'What is wrong with it?',
  words: 'In your own words (may stay empty)',
  submit: 'Send the report',
  sent: 'Thank you',
  thanks: 'Somebody of ours will read the review and decide. Until then it stays where it is.',
  gone: 'This review is no more to be reported: it was taken away or changed, or there is none.',
  failed: 'The report could not be sent. What you wrote is still here.',
  wait: icu('You can try again in {minutes, plural, one {a minute} other {# minutes}}.'),
  back: 'Back to the institution',
  all: 'All institutions',
  problems: {
    reasonMissing: 'Choose what is wrong.',
    wordsTooLong: 'Write 2,000 characters at most.',
    unfit: 'This contains a character that cannot be used.',
  } satisfies Record<ReportProblem, string>,
} as const
export type ReviewReportMessages = Translated<typeof reviewReport>
