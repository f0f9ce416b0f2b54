import type { Review } from '@/lib/contract/review'
import { inScale } from '@/lib/rules/reviews/rating-scale'

/** The reviews that say something: a rating within 1 to 5 (spec 2 §9), or words. A rating outside counts as none. */
export function shownReviews(reviews: readonly Review[]): Review[] {
  return reviews
    .map((review) => (inScale(review.rating) ? review : { ...review, rating: null }))
    .filter((review) => review.rating !== null || review.description !== null)
}
