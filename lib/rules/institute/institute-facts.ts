import type { FeeRange } from '@/lib/contract/fee-range'
import type { Course, InstituteDetail } from '@/lib/contract/institute'
import { inScale } from '@/lib/rules/reviews/rating-scale'

/** Average from 1 to 5, or `null` when unknown, and the number of reviews. */
export type RatingSummary = { average: number | null; count: number }

function average(ratings: readonly number[]): number | null {
  return ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
}

/**
 * What visitors think, as the provider counts it; where it does not, from the reviews it sent. An
 * average outside the scale of 1 to 5 (spec 2 §9) is unknown: many providers send 0 for "none".
 */
export function summariseRating(
  detail: Pick<InstituteDetail, 'averageRating' | 'reviewCount' | 'reviews'>,
): RatingSummary {
  const given = detail.reviews.map((review) => review.rating).filter(inScale)
  const stated = detail.reviewCount ?? detail.reviews.length
  return {
    average: inScale(detail.averageRating) ? detail.averageRating : average(given),
    count: Math.max(0, Math.floor(stated)),
  }
}

/** The range of the fees that are known; 0 and less count as unknown. `null` when none is. */
export function feeRange(courses: readonly Pick<Course, 'fees'>[]): FeeRange | null {
  const fees = courses.flatMap(({ fees }) => (fees !== null && fees > 0 ? [fees] : []))
  if (fees.length === 0) return null
  return fees.reduce((range, fee) => ({ from: Math.min(range.from, fee), to: Math.max(range.to, fee) }), {
    from: Infinity,
    to: 0,
  })
}

/** The seats of all courses together, or `null` when none is known. */
export function totalSeats(courses: readonly Pick<Course, 'seats'>[]): number | null {
  const seats = courses.reduce((sum, course) => sum + Math.max(0, Math.floor(course.seats ?? 0)), 0)
  return seats === 0 ? null : seats
}
