import { isCommonInAddresses } from '@/provider/import/merge/address-words'
import { PART_OF_UNIVERSITY } from '@/provider/import/merge/name-key'
import { withEnglishKinds } from '@/provider/names/kannada-kinds'
import { canonicalWord, DESCRIBING_WORDS, GENERIC_WORDS, HONORIFICS, JOINING_WORDS } from '@/provider/search/word-lists'
import { wordsOf } from '@/provider/search/words'
import { heard } from './shape'

/** What a word of a name is to the comparison (weights.ts says what each tells). */
export type Role =
  'own' | 'short' | 'direction' | 'filler' | 'faculty' | 'subject' | 'telling' | 'empty' | 'number' | 'cut' | 'address'
/** `letter`: what it has in initials, which is of the word as it is printed: "Lady" is "Women", and an L. */
export type NameWord = { word: string; letter: string; sound: string; role: Role }

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** One more or less of these makes another institution. */
const TELLING = setOf(`
  women men evening polytechnic dental medical nursing pharmacy pharmaceutical law architecture hotel ayurveda
  ayurvedic homoeopathic physiotherapy junior senior primary lower higher secondary high pu puc
  urdu school university government day night residential distance public agricultural music
  disabled abled handicapped blind deaf
`)
/** Telling where one name alone has it; the name's own where both have ("East West Institute"). */
const DIRECTIONS = setOf('north south east west')
/** What describes many a school, and is some college's own name. */
export const WIDESPREAD = setOf('national indian international global central kendriya rural urban new model karnataka')
const FACULTIES = setOf('arts science commerce')
const SUBJECTS = setOf(`
  engineering management computer applications business teacher training physical education
  planning design research hospitality tourism administration fine mba mca bba bca technology technological technical
`)
/** What names have or leave out, and what stands for nothing. */
const EMPTY = setOf(`
  autonomous society societys trust sangha sanghas sangh association associations samsthe samiti samithi vidya group the
  main off campus affiliated deemed be programme program course department pg wing kannada principal
  district dist taluk taluka hobli village post road street cross layout
`)
const DIGITS = /^\d/

function roleOf(word: string): Role {
  if (DIGITS.test(word)) return 'number'
  if (HONORIFICS.has(word) || EMPTY.has(word)) return 'empty'
  if (WIDESPREAD.has(word)) return 'own'
  if (DIRECTIONS.has(word)) return 'direction'
  if (TELLING.has(word)) return 'telling'
  if (FACULTIES.has(word)) return 'faculty'
  if (SUBJECTS.has(word)) return 'subject'
  return GENERIC_WORDS.has(word) || DESCRIBING_WORDS.has(word) ? 'filler' : 'own'
}

function roleAt(word: string, before: string, isJoined: boolean): Role {
  // "Management Sciences" is "Management"; "Management and Science" is not.
  if (word === 'science' && !isJoined && (SUBJECTS.has(before) || BEFORE_SCIENCE.has(before))) return 'empty'
  // "Deemed to be University" is a rank, which names have or leave out.
  if (word === 'university' && DEEMED.has(before)) return 'empty'
  return DEGREE_WORDS.has(word) ? 'filler' : roleOf(word)
}

/** What names say for each other. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['girl', 'women'],
  ['lady', 'women'],
  ['ladies', 'women'],
  ['boy', 'men'],
  ['karnatak', 'karnataka'],
  ['trg', 'training'],
  ['sc', 'science'],
])
const DEGREE_WORDS = setOf('advanced post graduate')
const DEEMED = setOf('deemed be')
/** "Applied Sciences" are no faculty. */
const BEFORE_SCIENCE = setOf('applied advanced information medical health')
/** "(Constituent College of X University)", "(A State Autonomous University on the Model of Y)", "…, University of Z": another's name; so is the scheme's before "Karnataka Public Schools Government PU College". */
const BESIDE_THE_NAME =
  /\([^)]*\buniv(?:ersity)?\b[^)]*\)|(?<=\bcollege\b.*),\s*university of \w+\s*$|\(\s*(?:an?|constituent|affiliated|exclusively|under|managed)\b[^)]*\)|\bconstituent (?:college|unit) of\b.*$|^karnataka public schools?\s+(?=g)/gi

/** "(H. Gov)", "(Aided)": what a list remarks on who owns it. */
const REMARK =
  /\(\s*(?:(?:[a-z]\b\.?|regd|gov\w*|aided|un-?\s?aided|private|public|univ|minority|shift|ii|2nd|self|financ\w*)[.\s]*)+\)/gi
/** "… Academy of Technology & Management Technical Campus": what AICTE calls one of several subjects. */
const TECHNICAL_CAMPUS = /\btechnical\s+campus\b(?<=\b(?:college|institute|academy)\b.*)/gi
/** ", Tulu Minority": whose it is. */
const MINORITY = /[,(]\s*(?:\p{L}+\s+){0,2}minority\b\s*\)?/giu
/** "(BVBCET)": letters that a list prints behind a name, and that are not its own. */
const SHORT_FORM = /\(\s*(\p{Lu}{3,8})\s*(?=[,)])/gu
const ZIP = /\b5[6-9]\d ?\d{3}\b/g
/** "Nagamangala Taluk", "District- Haveri": in which one it stands, which is not its own name. */
const WITHIN =
  /(?<=.{8})[\s,(]+\p{L}{3,}\s+(?:taluk|taluka|tq|dist|district)\b\.?\)?|(?<=.{8})[\s,(]+(?:taluk|taluka|tq|dist|district)\b\s*[.:–-]+\s*\p{L}+/giu
/** What an address has and no name: where one begins behind a name, the name ends. */
const ADDRESS =
  /\b(?:road|rd|street|main|cross|layout|post|hobli|near|opp|opposite|behind|sy|no|km|highway|nh|p\.?b|building|floor)\b/i
/** What a society's letters end with: "K L E Ss", "KLE's KLE College". */
const MAX_LETTERS_LENGTH = 6

/** A name, and the address that a list printed behind it. */
function splitAddress(name: string): { name: string; address: string } {
  const parts = name.split(',')
  const at = parts.findIndex((part, index) => index > 0 && ADDRESS.test(part))
  const head = at === -1 ? name : parts.slice(0, at).join(',')
  const within = head.match(WITHIN) ?? []
  return { name: head.replace(WITHIN, ' '), address: [...within, ...(at === -1 ? [] : parts.slice(at))].join(', ') }
}

function isRepeated(word: string, before: readonly string[]): boolean {
  const isSocietys = word.length <= MAX_LETTERS_LENGTH && before.includes(word.replace(/e?s?s$/, ''))
  return before.includes(word) || isSocietys || (word === 'ss' && before.length > 0)
}

/** A name's words as they are compared: short forms written out, joining words gone, none of them twice. */
export function nameWordsOf(name: string): NameWord[] {
  const { name: own, address } = splitAddress(withEnglishKinds(name))
  const text = own
    .replace(BESIDE_THE_NAME, ' ')
    .replace(REMARK, ' ')
    .replace(MINORITY, ' ')
    .replace(PART_OF_UNIVERSITY, '')
    .replace(TECHNICAL_CAMPUS, ' ')
    // "RPD" is "Rani Parvatidevi".
    .replace(/(\p{L}{5})(devi)\b/giu, '$1 $2')
    .replace(ZIP, ' ')
    .replace(/\bpre[\s-]*university\b/gi, 'PU')
    .replace(/\bp\.? ?u\.? ?c\b\.?/gi, 'PU College')
    .replace(/\btool\s+room\b/gi, 'toolroom')
    .replace(/\b(?:1st|I)\s+Grade\b/gi, 'First Grade')
    .replace(/\b(G?)FGC\b/gi, (_, owner) => `${owner === '' ? '' : 'Government '}First Grade College`)
    // The letters of "SSETS S.G. Balekundri" are no possessive.
    .replace(/(?<![\p{L}'’])(?:\p{Lu}(?:\.\s*|\s+))+\p{Lu}(?!\p{L})/gu, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    // "SheshadripuramFirst Grade College"
    .replace(/(\p{Ll}{4})(?=\p{Lu}\p{Ll})/gu, '$1 ')
  const printed = wordsOf(text)
    .map((word, at, all) => ({ letter: word.charAt(0), word: canonicalWord(word), isJoined: all[at - 1] === 'and' }))
    .filter(({ word }) => !JOINING_WORDS.has(word) && word !== 's')
    .map(({ word, ...each }) => ({ ...each, word: SAME.get(word) ?? word }))
    .filter(({ word }, at, all) => {
      const before = all.slice(0, at).map((each) => each.word)
      return !isRepeated(word, before)
    })
  const words = printed.map(({ word }) => word)
  const behind = wordsOf(address.replace(ZIP, ' ')).filter(
    (word) => word.length > 1 && !DIGITS.test(word) && !words.includes(word) && !isCommonInAddresses(word),
  )
  const last = name.endsWith('…') ? words.length - 1 : -1
  const short = new Set([...own.matchAll(SHORT_FORM)].map(([, letters = '']) => letters.toLowerCase()))
  const read = printed.map(({ word, letter, isJoined }, at): NameWord => {
    const role = roleAt(word, words[at - 1] ?? '', isJoined)
    const said = { word, letter, sound: heard(word) }
    if (at === last && (role === 'own' || role === 'filler')) return { ...said, role: 'cut' }
    return { ...said, role: role === 'own' && at > 0 && short.has(word) ? 'short' : role }
  })
  const addressed = behind.map((word): NameWord => ({
    word,
    letter: word.charAt(0),
    sound: heard(word),
    role: 'address',
  }))
  return [...read, ...addressed]
}
