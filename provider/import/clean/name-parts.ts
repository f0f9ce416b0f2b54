import { canonicalWord, DESCRIBING_WORDS } from '@/provider/search/word-lists'
import { nameLetters } from '@/provider/names/distinct-names'
import { presentText } from './text'
import { SMALL_WORDS } from './words'

/** A name without what is no part of it, and the other names that it holds. */
export type NameParts = { name: string; others: string[] }

const FORMERLY = String.raw`(?:formerly|formally|erstwhile|previously|earlier|ex(?=:)|also\s+known\s+as|a\.?k\.?a\b)`
const CALLED = String.raw`(?:\s*(?:(?:known|called|named)(?:\s+as)?|as))?\b[\s:.,–-]*`
/** "X (formerly Y)", anywhere. */
const IN_BRACKETS = new RegExp(String.raw`[\s,]*[([]\s*${FORMERLY}${CALLED}([^()[\]]+)[)\]]`, 'i')
/** "X formerly known as Y", to the end. */
const AT_THE_END = new RegExp(String.raw`[\s,]+(?:formerly|erstwhile)\b${CALLED}([^()]+)$`, 'i')
/** "… Estb. in 1966": when, not what. */
const SINCE_WHEN = /[\s,]*\b(?:estd?|estb|established)\b.*$/i
/** "X (Y)" or "X - Y", where Y may be the initials of X. */
const INITIALS_AFTER = /^(.{8,}?)(?:\s*\(\s*([A-Za-z.]{3,12})\s*(?:\s-[^()]*)?\)|\s*[-–]\s*([A-Za-z.]{3,12}))\s*$/
/** "X - [Y], Z", as portals print a name, its short form and its town. */
const SQUARE = /^(.{8,}?)\s*(?:[-–]\s*)?\[\s*([A-Za-z.]{2,9})\s*\]\s*(,.*)?$/
/** "X (Y)", where Y may write X out. */
const WRITTEN_OUT = /^([^()]+?)\s*\(\s*([^()]+?)\s*\)\s*$/
/** Degrees in brackets say what is taught, also where they happen to be the name's initials. */
const DEGREE = /^(?:MBA|MCA|BBA|BCA|BBM|PGDM|DIET)$/
const LETTERS = /^\p{Lu}{4,9}$/u
const MIN_BEFORE = 3
const MAX_START_LENGTH = 3
const MAX_WORDS = 16

/** Whether `letters` are beginnings of these words in order: three at least, small words and one other left out at will. */
function begins(letters: string, words: readonly string[], used: number, leftOut: number): boolean {
  if (letters === '') return used >= 3
  const [word, ...rest] = words
  if (word === undefined) return false
  for (let length = 1; length <= Math.min(MAX_START_LENGTH, word.length); length += 1) {
    if (!letters.startsWith(word.slice(0, length))) break
    if (begins(letters.slice(length), rest, used + 1, leftOut)) return true
  }
  // The first word is never left out, or many a word would pass for initials.
  if (used === 0) return false
  const isSmall = SMALL_WORDS.has(word)
  return (isSmall || leftOut > 0) && begins(letters, rest, used, isSmall ? leftOut : leftOut - 1)
}

/** Whether a word is the initials of a name: "CIPET" of Central Institute of Petrochemicals Engineering and Technology. */
export function isInitialsOf(word: string, name: string): boolean {
  const letters = word.replace(/\./g, '')
  if (letters.length < 3 || DEGREE.test(letters.toUpperCase())) return false
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  return begins(letters.toLowerCase(), words.slice(0, MAX_WORDS), 0, 1)
}

function takeFormer(name: string): NameParts {
  const match = IN_BRACKETS.exec(name) ?? AT_THE_END.exec(name)
  const former = presentText(match?.[1]?.replace(/["“”]/g, '').replace(SINCE_WHEN, ''))
  if (match === null || former === null || nameLetters(former).length < 3) return { name, others: [] }
  const rest = presentText(name.replace(match[0], ' ').replace(/\s+,/g, ','))
  // One word is initials, which the cleaning knows only where it has seen them.
  const other = /^\p{L}{2,10}$/u.test(former) ? former.toUpperCase() : former
  return rest === null ? { name, others: [] } : { name: rest, others: [other] }
}

function takeInitials(name: string): NameParts {
  const [, bare, inBrackets, afterDash] = INITIALS_AFTER.exec(name) ?? []
  const initials = inBrackets ?? afterDash
  if (bare === undefined || initials === undefined || !isInitialsOf(initials, bare)) return { name, others: [] }
  const capitals = initials.toUpperCase()
  const at = name.lastIndexOf(initials)
  return { name: name.slice(0, at) + capitals + name.slice(at + initials.length), others: [capitals, bare] }
}

function takeSquare(name: string): NameParts {
  const [, bare, short, behind = ''] = SQUARE.exec(name) ?? []
  if (bare === undefined || short === undefined || DESCRIBING_WORDS.has(canonicalWord(short.toLowerCase())))
    return { name, others: [] }
  return { name: bare + behind, others: [short.toUpperCase()] }
}

function takeWrittenOut(name: string): NameParts {
  const [, short, long] = WRITTEN_OUT.exec(name) ?? []
  const isWrittenOut =
    short !== undefined && long !== undefined && short.split(/\s+/).some((word) => isInitialsOf(word, long))
  return { name, others: isWrittenOut ? [short, long] : [] }
}

/** "Kamala Institute of Technology and Science KITS Off Campus": its own initials, in the middle of a name. */
function takeWithin(name: string): NameParts {
  const words = name.split(' ')
  const at = words.findIndex(
    (word, index) => index >= MIN_BEFORE && LETTERS.test(word) && isInitialsOf(word, words.slice(0, index).join(' ')),
  )
  if (at === -1) return { name, others: [] }
  const bare = [...words.slice(0, at), ...words.slice(at + 1)]
  return { name, others: [words.slice(at).join(' '), bare.join(' ')] }
}

/**
 * Takes a cleaned name apart: a short form in square brackets goes; a former name goes from it ("(Formerly …)"); initials in brackets
 * stay, and are another name beside the one without them. Any other bracket ("(Autonomous)",
 * "(Deemed to be University)") belongs to the name.
 */
export function nameParts(cleaned: string): NameParts {
  const square = takeSquare(cleaned)
  const former = takeFormer(square.name)
  const initials = takeInitials(former.name)
  const writtenOut = initials.others.length === 0 ? takeWrittenOut(initials.name) : initials
  const within = writtenOut.others.length === 0 ? takeWithin(writtenOut.name) : writtenOut
  return { name: within.name, others: [...square.others, ...former.others, ...within.others] }
}
