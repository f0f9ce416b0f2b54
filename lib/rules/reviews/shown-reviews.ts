import type { Review } from '@/lib/contract/review'

/** The reviews that say something: a rating within 1 to 5 (spec 2 §9), or words. A rating outside counts as none. */
export function shownReviews(reviews: readonly Review[]): Review[] {
  return reviews
    .map((review) => {
      const { rating } = review
      return rating !== null && rating >= 1 && rating <= 5 ? review : { ...review, rating: null }
    })
    .filter((review) => review.rating !== null || review.description !== null)
}
