import type { InstituteDetail, InstituteCard } from '@/lib/contract/institute'
import type { Text } from '@/lib/contract/lenient'
import { summariseRating } from '@/lib/rules/institute/institute-facts'

/** What the shortlist shows of an institution; it travels to the browser. */
export type ShortlistCard = {
  id: InstituteCard['id']
  name: Text
  disambiguation: string | null
  logo: string | null
  /** City, else district. */
  place: Text | null
  rating: number | null
}

/** So many are asked for at once. */
export const MAX_CARDS = 20

export function toShortlistCard(id: string, detail: InstituteDetail): ShortlistCard {
  const { name, disambiguation, logo, place } = detail
  return {
    id,
    name,
    disambiguation,
    logo,
    place: place.city ?? place.district,
    rating: summariseRating(detail).average,
  }
}
