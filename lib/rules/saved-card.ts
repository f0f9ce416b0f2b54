import type { InstituteDetail, InstituteCard } from '@/lib/contract/institute'
import type { Text } from '@/lib/contract/lenient'
import { summariseRating } from '@/lib/rules/institute-facts'

/** What the shortlist shows of an institution; it travels to the browser. */
export type SavedCard = {
  id: InstituteCard['id']
  name: Text
  logo: string | null
  /** City, else district. */
  place: string | null
  rating: number | null
}

/** So many are asked for at once. */
export const MOST_CARDS = 20

export function toSavedCard(id: string, detail: InstituteDetail): SavedCard {
  const { name, logo, place } = detail
  return { id, name, logo, place: place.city ?? place.district, rating: summariseRating(detail).average }
}
