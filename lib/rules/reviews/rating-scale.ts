/** Ratings are from 1 to 5 (spec 2 §9). */
export const MAX_STARS = 5

export function inScale(rating: number | null): rating is number {
  return rating !== null && rating >= 1 && rating <= MAX_STARS
}
