import type { InstituteCard, InstitutePage } from '@/lib/contract/institute'

/** How many course names a card shows before it counts the rest. */
const SHOWN_COURSES = 3

/** What a card of the filter page shows; it travels to the browser. */
export type ResultCard = Pick<InstituteCard, 'id' | 'name' | 'image' | 'state' | 'averageRating'> & {
  /** The city, or where none is known the district; `null` when neither is. */
  place: string | null
  /** Course names, or the category; none when neither is known. */
  labels: string[]
  /** How many more courses there are. */
  moreLabels: number
}
export type ResultPage = Pick<InstitutePage, 'total' | 'totalPages'> & { items: ResultCard[] }

function toResultCard(card: InstituteCard): ResultCard {
  const { id, name, image, city, district, state, averageRating, courses, category } = card
  const distinct = [...new Set(courses)]
  const labels = distinct.length === 0 && category !== null ? [category] : distinct.slice(0, SHOWN_COURSES)
  const moreLabels = Math.max(0, distinct.length - SHOWN_COURSES)
  return { id, name, image, place: city ?? district, state, averageRating, labels, moreLabels }
}

/** The answer without what the page does not show. */
export function toResultPage({ items, total, totalPages }: InstitutePage): ResultPage {
  return { items: items.map(toResultCard), total, totalPages }
}
