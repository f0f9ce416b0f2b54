import { DISTRICT_NAMES } from '@/provider/geography/district-names'
import { TOWN_NAMES } from '@/provider/geography/town-names'
import { canonicalWord, DESCRIBING_WORDS, GENERIC_WORDS } from '@/provider/search/word-lists'
import { CAPITALS, SMALL_WORDS, SPELT } from './words'

const ORDINAL = /^(\d+)(ST|ND|RD|TH)$/i

/** Consonants alone are read as initials; `Y` counts as a vowel but at the beginning (YDD, SKY). */
function looksLikeInitials(upper: string): boolean {
  return upper.length <= 8 && !/[AEIOU]/.test(upper) && !/.Y/.test(upper)
}

/** `McDonald`, `IoT`: capitals within a word that also has small letters were meant. */
function isMeantAsWritten(word: string): boolean {
  return word !== word.toUpperCase() && /[A-Z]/.test(word)
}

/** Words of brackets that are none of these may be letters. */
const NO_LETTERS: ReadonlySet<string> = new Set(
  [
    'women,men,girl,boy,aided,regd',
    ...TOWN_NAMES,
    ...DISTRICT_NAMES.flatMap(([, official, others]) => [official, others]),
  ].flatMap((names) => names.toLowerCase().split(',')),
)
const IN_BRACKETS = /\(\s*(\p{Lu}{3,8})\s*(?=[,)])/gu
/** Small letters: what is in capitals beside them was meant so. */
const SMALL_LETTERS = /\p{Ll}{3}/u

/** Letters in brackets that a name has beside small ones: "KLE Technological University (BVBCET)". */
function lettersIn(raw: string): ReadonlySet<string> {
  if (!SMALL_LETTERS.test(raw)) return new Set()
  const isWord = (upper: string) => {
    const word = canonicalWord(upper.toLowerCase())
    return DESCRIBING_WORDS.has(word) || GENERIC_WORDS.has(word) || NO_LETTERS.has(word)
  }
  return new Set([...raw.matchAll(IN_BRACKETS)].flatMap(([, upper = '']) => (isWord(upper) ? [] : upper)))
}

function properWord(word: string, isFirst: boolean): string {
  const upper = word.toUpperCase()
  if (word.length === 1) return upper
  if (isMeantAsWritten(word))
    return SPELT.get(upper) ?? (/^[A-Z][a-z]/.test(word) || /[a-z][A-Z]/.test(word) ? word : capitalised(upper))
  const spelt = SPELT.get(upper)
  if (spelt !== undefined) return isFirst ? capitalFirst(spelt) : spelt
  if (SMALL_WORDS.has(upper.toLowerCase())) return isFirst ? capitalised(upper) : upper.toLowerCase()
  if (CAPITALS.has(upper) || looksLikeInitials(upper)) return upper
  return capitalised(upper)
}

function capitalFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function capitalised(upper: string): string {
  return upper.charAt(0) + upper.slice(1).toLowerCase()
}

/** Spaces where writers left them out or put too many: "ARTS,SCIENCE", "B.M.S.COLLEGE", "( BCA )". */
function space(text: string): string {
  return (
    text
      .replace(/[`´‘’]/g, "'")
      .replace(/\s*,\s*(?:,\s*)*/g, ', ')
      .replace(/\s*;\s*/g, '; ')
      .replace(/\s*\(\s*/g, ' (')
      .replace(/\s*\)(?=[\p{L}\d])/gu, ') ')
      .replace(/\s+\)/g, ')')
      .replace(/\s+([.,;:](?:\s|$))/g, '$1')
      .replace(/\.{2,}/g, '.')
      .replace(/(\p{L}{4,}|\b(?:of|and|for|in))\.(?=\p{L}{2})/giu, '$1 ')
      .replace(/\b(OPP(?:OSITE)?)\s*:\s*/gi, '$1 ')
      .replace(/(\p{L}):(?=[\p{L}\d])/gu, '$1: ')
      .replace(/(\d)(KM)\b/gi, '$1 $2')
      // After initials and titles, before a word: "K.V.G.COLLEGE", "ST.JOSEPH", "GOVT.TOOL".
      .replace(/(\p{L})\.(?=\p{L}{2})/gu, '$1. ')
      // "GOVT.S K S J T": after a short form, before initials.
      .replace(/\b(GOVT|GOV|ENGG|MGMT|INST|UNIV|POLY)\.(?=\p{L})/giu, '$1. ')
      // "Engineering andTechnology"
      .replace(/\b(and|of|for)(?=\p{Lu}\p{Ll})/gu, '$1 ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;.:-]+|[\s,;:-]+$/g, '')
  )
}

/**
 * A name or address that a list printed in capitals, as a person writes it: words capitalised,
 * joining words small, acronyms and initials kept ("R.V. COLLEGE OF ENGINEERING" becomes "R.V.
 * College of Engineering"). Words that already mix capitals and small letters stay as they are.
 */
export function properName(raw: string): string {
  let isFirst = true
  const letters = lettersIn(raw)
  const text = space(raw).replace(
    /(\d+)(ST|ND|RD|TH)\b|(\p{L}+)('[Ss](?!\p{L}))?/giu,
    (whole, _digits, _suffix, word: string | undefined, possessive: string | undefined) => {
      const ordinal = ORDINAL.exec(whole)
      const begins = isFirst
      isFirst = false
      if (ordinal !== null) return whole.toLowerCase()
      if (word === undefined || !/^[A-Za-z]+$/.test(word)) return whole
      return (letters.has(word) ? word : properWord(word, begins)) + (possessive === undefined ? '' : "'s")
    },
  )
  return (
    text
      // Abbreviations that were written out keep no full stop; titles keep theirs.
      .replace(/\b(Government|Engineering|Management|Road|Taluk|District|Railway|opposite|near|Industrial)\./g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
