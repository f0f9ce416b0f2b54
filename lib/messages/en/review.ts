import { REVIEW_PROBLEMS } from '@/lib/rules/reviews/review-form'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** Texts of the form by which a student reviews an institution (spec 2 §2, §5, §8). */
export const review = {
  write: 'Write Review',
  title: 'Write Review',
  intro:
    'Other students and parents will see what you write here, under this name, and your profile picture beside it.',
  earlier: 'You reviewed this institution before. Sending this changes your review.',
  loading: 'Loading your review...',

  name: 'Name',
  role: 'Role',
  roleHint: 'For example student, parent or graduate',
  rating: 'Rating',
  stars: icu('{count, plural, one {# star} other {# stars}}'),
  description: 'Description',
  submit: 'Submit Review',
  submitting: 'Submitting...',

  submitted: 'Review submitted successfully!',
  thanks: 'Thank you. Your review now stands on the page of the institution.',
  failed: 'Failed to submit review. Try again later.',
  gone: 'The review was not sent: this institution is no longer in the guide.',
  kept: 'What you wrote is still here.',
  wait: icu('You can try again in {minutes, plural, one {a minute} other {# minutes}}.'),
  signInFirst: 'Please log in to submit a review.',
  correct: 'Please correct the fields marked below.',
  back: 'Back to the institution',
  problems: REVIEW_PROBLEMS,
} as const
export type ReviewMessages = Translated<typeof review>
