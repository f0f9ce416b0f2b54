import type { Text } from '@/lib/contract/lenient'
import { foldSearch } from '@/lib/rules/filters/values'
import { joinTexts } from '@/lib/rules/text/localized-text'

/** Two letters say something, and so does one Kannada letter, which is a syllable. */
const MIN_LETTERS = 2
const KANNADA_LETTER = /\p{Script=Kannada}/u

/**
 * What suggestions are asked for: the search as it would be sent, or `null` while too little is
 * typed to offer anything.
 */
export function suggestionQuery(typed: string): string | null {
  const q = foldSearch(typed)
  return [...q].length >= MIN_LETTERS || KANNADA_LETTER.test(q) ? q : null
}

/** Where a suggested institution stands: its city and its district, the district not twice; `null` when not known. */
export function suggestionPlace({ city, district }: { city: Text | null; district: Text | null }): Text | null {
  const places = [city, district].filter((place) => place !== null)
  const isOne = city?.en.toLowerCase() === district?.en.toLowerCase()
  return joinTexts(places.slice(0, isOne ? 1 : 2))
}
