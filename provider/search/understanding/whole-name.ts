import type { DirectoryIndex } from '../directory-index'
import { FIELDS } from '../document'
import { editDistance } from '../edit-distance'
import { BEGINNING, QUALITY, SOUND, type SearchWord } from '../query'
import type { SlotSet } from '../slot-set'
import { FIELD_BITS, FIELD_MASK } from '../word-index'

/** Among more than this nobody is meant by a name. */
export const MOST_LOOKED_AT = 3_000
/** From this length on a word with a mistake is still the word; beside other words a little earlier. */
const MISTAKEN_FROM = { alone: 5, beside: 4 }
/** How many other words make a name sure. */
const SURE = 2
/** From this length on a word may have two mistakes. */
const TWICE_MISTAKEN_FROM = 9
/** Mistakes are counted in sounds; of letters no more may differ. */
const MOST_LETTERS = 2
/** From this length on a short form may be written otherwise: "vvce" for VCE, but not "isi" for ICE. */
const SOUNDING_FROM = 4

/** How a word may be written: with mistakes, too, or so that it sounds as it was typed. */
export type Writing = 'mistaken' | 'sounding'

/** The words of the directory that may be the one that was typed, and are not only the nearest; and how sure that is. */
function meantBy(
  { word, matches }: SearchWord,
  words: readonly string[],
  { isBeside, writing }: { isBeside: boolean; writing: Writing },
): Map<number, number> {
  const from = isBeside ? MISTAKEN_FROM.beside : MISTAKEN_FROM.alone
  const isMeant = (term: number, quality: number) => {
    if (quality >= BEGINNING) return true
    if (writing === 'sounding' || word.length < from) return false
    const letters = editDistance(word, words[term] ?? '', MOST_LETTERS)
    if (letters <= 1 || quality === QUALITY.beginning) return true
    return letters <= MOST_LETTERS && (quality > QUALITY.twoMistakes || word.length >= TWICE_MISTAKEN_FROM)
  }
  return new Map(matches.flatMap(({ term, quality }) => (isMeant(term, quality) ? [[term, quality] as const] : [])))
}

/** Short forms forgive no mistake; and whoever belongs to a university is not called so. */
function mayStand(field: number, quality: number, { word }: SearchWord): boolean {
  if (field === FIELDS.acronym) return quality > SOUND || (quality === SOUND && word.length >= SOUNDING_FROM)
  return field !== FIELDS.university
}

/** Whether one of these has all the words as they were meant, and one at least in its names: an address names quarters. */
export function hasWholeName(
  asked: readonly SearchWord[],
  among: SlotSet,
  { words }: DirectoryIndex,
  writing: Writing = 'mistaken',
): boolean {
  if (asked.length === 0 || among.size > MOST_LOOKED_AT) return false
  const known = words.vocabulary.words
  const meant = asked.map((word) => ({
    word,
    qualities: meantBy(word, known, { isBeside: asked.length > SURE, writing }),
  }))
  return among.toArray().some((slot) => {
    const entries = words.termsAt(slot)
    const fields = meant.map(({ word, qualities }) =>
      entries.reduce((strongest, entry) => {
        const quality = qualities.get(entry >>> FIELD_BITS)
        const field = entry & FIELD_MASK
        return quality !== undefined && mayStand(field, quality, word) ? Math.min(strongest, field) : strongest
      }, Infinity),
    )
    return fields.every((field) => field < Infinity) && fields.some((field) => field <= FIELDS.acronym)
  })
}
