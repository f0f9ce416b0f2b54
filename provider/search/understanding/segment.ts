import { canonicalWord } from '../word-lists'
import type { PlaceFinder, SearchPlace } from '../place-finder'
import { stemsOf } from './case-endings'
import { MAX_PHRASE_LENGTH, type Meaning, meaningsOf } from './lexicon'

/** The words `from` … `to` (excluded) of a search, and what they say: `rest` is left for a name. */
export type Segment = { from: number; to: number } & (
  { is: 'meant'; meanings: readonly Meaning[] } | { is: 'place'; places: readonly SearchPlace[] } | { is: 'rest' }
)
/** The places that a word is misspelt for. */
export type MisspeltPlaces = (word: string) => readonly SearchPlace[]
type Said = { length: number } & ({ meanings: readonly Meaning[] } | { places: readonly SearchPlace[] })

function isFiller(meanings: readonly Meaning[]): boolean {
  return meanings.every(({ of }) => of === 'filler')
}

function phraseAt(words: readonly string[], at: number): Said | null {
  for (let length = Math.min(MAX_PHRASE_LENGTH, words.length - at); length > 0; length -= 1) {
    const meanings = meaningsOf(words.slice(at, at + length))
    if (meanings !== undefined) return { length, meanings }
  }
  return null
}

/** What a word says without the ending of its case. */
function stemAt(word: string, places: PlaceFinder): Said | null {
  for (const stem of stemsOf(word)) {
    const meanings = meaningsOf([canonicalWord(stem)])
    if (meanings !== undefined) return { length: 1, meanings }
    const found = places.findAt([stem], 0)?.places ?? places.findStem(stem)
    if (found.length > 0) return { length: 1, places: found }
  }
  return null
}

function saidAt(words: readonly string[], at: number, places: PlaceFinder, misspelt: MisspeltPlaces): Said | null {
  const phrase = phraseAt(words, at)
  const place = places.findAt(words, at)
  // "Hassan" is a place though "hasana" may be a filler; a phrase of as many words is meant otherwise.
  const isPlace =
    place !== null &&
    (phrase === null ||
      place.length > phrase.length ||
      ('meanings' in phrase && place.length === phrase.length && isFiller(phrase.meanings)))
  if (isPlace) return { length: place.length, places: place.places }
  if (phrase !== null) return phrase
  const word = words[at] ?? ''
  const stem = stemAt(word, places)
  if (stem !== null) return stem
  const mistaken = misspelt(word)
  return mistaken.length > 0 ? { length: 1, places: mistaken } : null
}

/**
 * Cuts a search into what its words say, the longest phrase first.
 */
export function segment(words: readonly string[], places: PlaceFinder, misspelt: MisspeltPlaces): Segment[] {
  const segments: Segment[] = []
  for (let at = 0; at < words.length;) {
    const said = saidAt(words, at, places, misspelt)
    const to = at + (said?.length ?? 1)
    if (said === null) segments.push({ from: at, to, is: 'rest' })
    else if ('places' in said) segments.push({ from: at, to, is: 'place', places: said.places })
    else segments.push({ from: at, to, is: 'meant', meanings: said.meanings })
    at = to
  }
  return segments
}
