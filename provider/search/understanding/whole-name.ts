import type { DirectoryIndex } from '../directory-index'
import { FIELDS } from '../document'
import { editDistance } from '../edit-distance'
import { BEGINNING, QUALITY, SOUND, type SearchWord } from '../query'
import type { SlotSet } from '../slot-set'
import { NATIONAL_CHAINS } from '../spoken-forms'
import { JOINING_WORDS } from '../word-lists'
import { FIELD_BITS, FIELD_MASK } from '../word-index'

/** Among more than this nobody is meant by a name. */
export const MAX_LOOKED_AT = 3_000
/** From this length on a word with a mistake is still the word; beside other words a little earlier. */
const MISTAKEN_FROM = { alone: 5, beside: 4 }
/** How many other words make a name sure. */
const SURE = 2
/** From this length on a word may have two mistakes. */
const TWICE_MISTAKEN_FROM = 9
/** Mistakes are counted in sounds; of letters no more may differ. */
const MAX_LETTERS = 2
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
    const letters = editDistance(word, words[term] ?? '', MAX_LETTERS)
    if (letters <= 1 || quality === QUALITY.beginning) return true
    return letters <= MAX_LETTERS && (quality > QUALITY.twoMistakes || word.length >= TWICE_MISTAKEN_FROM)
  }
  return new Map(matches.flatMap(({ term, quality }) => (isMeant(term, quality) ? [[term, quality] as const] : [])))
}

/** Short forms forgive no mistake; and whoever belongs to a university is not called so. */
function mayStand(field: number, quality: number, { word }: SearchWord): boolean {
  if (field === FIELDS.acronym) return quality > SOUND || (quality === SOUND && word.length >= SOUNDING_FROM)
  return field !== FIELDS.university
}

type MeantWord = { word: SearchWord; qualities: ReadonlyMap<number, number> }

/** Where the word stands among the terms of an institution, as it was meant; Infinity where it does not. */
function strongestField({ word, qualities }: MeantWord, entries: Int32Array): number {
  let strongest = Infinity
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? 0
    const field = entry & FIELD_MASK
    const quality = field < strongest ? qualities.get(entry >>> FIELD_BITS) : undefined
    if (quality !== undefined && mayStand(field, quality, word)) strongest = field
  }
  return strongest
}

/** The chain's name that the words say, in canonical words without joining ones. */
function chainIn(words: readonly SearchWord[]): string | undefined {
  const said = [...new Set(words.map(({ word }) => word))].map((word) => NATIONAL_CHAINS.get(word) ?? word).join(' ')
  return [...NATIONAL_CHAINS.values()].find((chain) => ` ${said} `.includes(` ${chain} `))
}

function isOfChain(slot: number, chain: string, { words }: DirectoryIndex): boolean {
  return words.fullNamesAt(slot).some((name) => {
    const spoken = name.split(' ').filter((word) => !JOINING_WORDS.has(word))
    return ` ${spoken.join(' ')} `.includes(` ${chain} `)
  })
}

/**
 * Whether one of these has all the words of a search that are `asked` as they were meant, and one at least in its names:
 * an address names quarters. Of a national chain it must have the chain's name: no other institute of management is an IIM.
 */
export function hasWholeName(
  search: readonly SearchWord[],
  isAsked: (word: SearchWord) => boolean,
  among: SlotSet,
  index: DirectoryIndex,
  writing: Writing = 'mistaken',
): boolean {
  const { words } = index
  const asked = search.filter(isAsked)
  if (asked.length === 0 || among.size > MAX_LOOKED_AT) return false
  const known = words.vocabulary.words
  const chain = chainIn(search)
  const meant = asked.map((word) => ({
    word,
    qualities: meantBy(word, known, { isBeside: asked.length > SURE, writing }),
  }))
  return among.toArray().some((slot) => {
    if (chain !== undefined && !isOfChain(slot, chain, index)) return false
    const entries = words.termsAt(slot)
    let strongest = Infinity
    // Most lack the first of the words already.
    const hasAll = meant.every((each) => {
      const field = strongestField(each, entries)
      strongest = Math.min(strongest, field)
      return field < Infinity
    })
    return hasAll && strongest <= FIELDS.acronym
  })
}
