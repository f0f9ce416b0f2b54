import { endsSociety } from '@/provider/search/acronyms'
import { isAlike, isMistyped, isSameSociety } from './alike-words'
import type { NameWord } from './name-words'
import { heard } from './shape'

/** Words that both names have. `initials`: how many letters stand for them in one of the names. */
type Pair = {
  words: readonly NameWord[]
  /** How a single one of them sounds in either name. */
  sounds: readonly string[]
  isExact: boolean
  /** Whether several words of one name are, letter by letter, one of the other. */
  isJoined: boolean
  initials: number | null
  /** Whether it stands in the address behind a name. */
  isAddress: boolean
}

function pairOf(words: readonly NameWord[], initials: number | null = null, isJoined = false): Pair {
  const sounds = words.slice(0, 1).map(({ sound }) => sound)
  return { words, sounds, isExact: false, isJoined, initials, isAddress: false }
}
/** Words of two names that are each other: how, and what is left of either. */
export type Alignment = {
  pairs: Pair[]
  leftA: readonly LeftWord[]
  leftB: readonly LeftWord[]
}
/** A word that the other name lacks, and whether it stands before or behind all that both have. */
export type LeftWord = NameWord & { at: 'before' | 'within' | 'behind'; index: number }

const MAX_JOINED = 4
const MIN_JOINED_LENGTH = 4
const MAX_INITIALS_LENGTH = 7
const MAX_WHOLE_LENGTH = 4
const MIN_FIRST = 3

/** Joins of up to four neighbours from `at` on that nothing has taken: the first of one word, the next of two. */
function runs(words: readonly NameWord[], taken: readonly boolean[], at: number): string[] {
  const joins: string[] = []
  let join = ''
  for (let index = at; index < words.length && index < at + MAX_JOINED && !taken[index]; index += 1) {
    join += words[index]?.word ?? ''
    joins.push(join)
  }
  return joins
}

type Match = { atA: number; lengthA: number; atB: number; lengthB: number; isExact: boolean }

/** "hira sugar" and "hirasugar", "donbosco" and "don bosco", "sse ts" and "ssets". */
function findJoined(a: readonly NameWord[], b: readonly NameWord[], takenA: boolean[], takenB: boolean[]) {
  const matches: Match[] = []
  for (let atA = 0; atA < a.length; atA += 1) {
    if (takenA[atA]) continue
    for (let atB = 0; atB < b.length && !takenA[atA]; atB += 1) {
      if (takenB[atB] || a[atA]?.word[0] !== b[atB]?.word[0]) continue
      const match = joinedAt(a, b, takenA, takenB, atA, atB)
      if (match === null) continue
      matches.push(match)
      takenA.fill(true, match.atA, match.atA + match.lengthA)
      takenB.fill(true, match.atB, match.atB + match.lengthB)
    }
  }
  return matches
}

function joinedAt(
  a: readonly NameWord[],
  b: readonly NameWord[],
  takenA: readonly boolean[],
  takenB: readonly boolean[],
  atA: number,
  atB: number,
): Match | null {
  const left = runs(a, takenA, atA)
  const right = runs(b, takenB, atB)
  if (left.length === 1 && right.length === 1) return null
  for (const [oneAt, one] of left.entries()) {
    for (const [otherAt, other] of right.entries()) {
      if (oneAt === 0 && otherAt === 0) continue
      if (Math.min(one.length, other.length) < MIN_JOINED_LENGTH || Math.abs(one.length - other.length) > 2) continue
      const [heardOne, heardOther] = [heard(one), heard(other)]
      if (heardOne === heardOther || isAlike(heardOne, heardOther))
        return { atA, lengthA: oneAt + 1, atB, lengthB: otherAt + 1, isExact: one === other }
    }
  }
  return null
}

/** "RJS" of "RJS First Grade College": letters that initials have whole. */
const LETTERS = /^[^aeiou]{2,4}$/

/** How many letters of initials may stand for a word: itself where it is short, and its first. */
function headsOf({ word, role }: NameWord, initials: string): number[] {
  const isWhole = word.length > 1 && word.length <= MAX_WHOLE_LENGTH && initials.startsWith(word)
  if (role === 'own' && LETTERS.test(word)) return isWhole ? [word.length] : []
  return isWhole ? [word.length, 1] : [1]
}

/**
 * Of how many words, from `at` on, a word is the initials; short ones may stand there whole: "rvce" and "rv college
 * engineering", "ubdt" and "university bdt".
 */
function writtenOut(word: string, long: readonly NameWord[], at: number): number {
  const next = long[at]
  if (word === '' || next === undefined) return 0
  for (const head of headsOf(next, word)) {
    if (head === 1 && word[0] !== next.letter) continue
    const rest = word.slice(head)
    const length = rest === '' ? 1 : 1 + writtenOut(rest, long, at + 1)
    if (rest === '' || length > 1) return length
  }
  return 0
}

/**
 * Whether a whole word of the name stands before: "MCBA" is not "… Potnis Memorial College of Business Administration". What
 * begins with letters begins there, whoever stands before: "Adichunchanagiri BGS Institute of Technology"; so does what
 * stands behind a society.
 */
function isWithinName(initials: string, words: readonly NameWord[], taken: readonly boolean[], at: number): boolean {
  const [before, { word } = { word: '' }] = [words[at - 1], words[at]]
  if (before?.role !== 'own' || before.word.length <= MAX_WHOLE_LENGTH || taken[at - 1]) return false
  if (endsSociety(before.word)) return false
  return word.length === 1 || !initials.startsWith(word)
}

/** "jnn" and "jawaharlal nehru new", "gfgc" and "government first grade college". */
function findInitials(
  short: readonly NameWord[],
  long: readonly NameWord[],
  takenS: boolean[],
  takenL: boolean[],
  least = 2,
): Pair[] {
  const pairs: Pair[] = []
  for (const [atShort, initials] of short.entries()) {
    const { word } = initials
    if (takenS[atShort] || word.length < 2 || word.length > MAX_INITIALS_LENGTH || !/^[a-z]+$/.test(word)) continue
    for (let atLong = 0; atLong < long.length; atLong += 1) {
      const length = writtenOut(word, long, atLong)
      const words = long.slice(atLong, atLong + length)
      if (isWithinName(word, long, takenL, atLong)) continue
      // A letter stands for no word alone: "T John Institute" is three words, and two of them are written out.
      if (words.filter((each) => each.word.length > 1).length < least) continue
      if (takenL.slice(atLong, atLong + length).includes(true)) continue
      // "BCA" says what is taught, also beside "Bachlore of Computer Applications".
      pairs.push(pairOf(initials.role === 'own' ? words : [initials], word.length))
      takenS[atShort] = true
      takenL.fill(true, atLong, atLong + length)
      break
    }
  }
  return pairs
}

/** The word with which a cut-off name goes on; what follows it in the other name was cut off, too. */
function findCut(
  cut: readonly NameWord[],
  long: readonly NameWord[],
  takenC: boolean[],
  takenL: boolean[],
): NameWord[] {
  const last = cut.at(-1)
  if (last?.role !== 'cut' || takenC[cut.length - 1]) return []
  const behind = takenL.lastIndexOf(true) + 1
  const next = long[behind]
  const isBegun = next !== undefined && next.word.startsWith(last.word)
  takenC[cut.length - 1] = true
  if (!isBegun) return []
  takenL.fill(true, behind)
  return [next]
}

/** Whether nothing but its first word can say what it is: "MIT Manipal". */
function isInitialsAlone(words: readonly NameWord[]): boolean {
  return words.length > 1 && words.every(({ role }) => role === 'own' || role === 'empty' || role === 'address')
}

function leftOf(words: readonly NameWord[], taken: readonly boolean[]): LeftWord[] {
  const first = taken.indexOf(true)
  const last = taken.lastIndexOf(true)
  const left: LeftWord[] = []
  for (const [at, word] of words.entries()) {
    if (taken[at]) continue
    const where = first === -1 ? 'within' : at < first ? 'before' : at > last ? 'behind' : 'within'
    left.push({ ...word, index: at, at: where })
  }
  return left
}

/** Finds which words of two names are each other: equal, spelt otherwise, run together, or initials written out. */
export function alignNames(a: readonly NameWord[], b: readonly NameWord[]): Alignment {
  const takenA = a.map(() => false)
  const takenB = b.map(() => false)
  const pairs: Pair[] = []
  const pairUp = (isPair: (one: NameWord, other: NameWord) => boolean, isExact: boolean) => {
    for (const [atA, one] of a.entries()) {
      if (takenA[atA]) continue
      const atB = b.findIndex((other, at) => !takenB[at] && isPair(one, other))
      const other = b[atB]
      if (other === undefined) continue
      takenA[atA] = true
      takenB[atB] = true
      const isAddress = one.role === 'address' || other.role === 'address'
      pairs.push({
        // A slip of the pen in "Institute" is no name of its own.
        words: [one.role === 'own' && other.role !== 'own' && !isAddress ? other : one],
        sounds: [one.sound, other.sound],
        isExact,
        isJoined: false,
        initials: null,
        isAddress,
      })
    }
  }
  const slice = (words: readonly NameWord[], at: number, length: number) => words.slice(at, at + length)
  // "MIT Manipal" is "Manipal Institute of Technology": what begins a name is written out before its place is looked for.
  if (isInitialsAlone(a)) pairs.push(...findInitials(a.slice(0, 1), b, takenA, takenB, MIN_FIRST))
  if (isInitialsAlone(b)) pairs.push(...findInitials(b.slice(0, 1), a, takenB, takenA, MIN_FIRST))
  pairUp((one, other) => one.word === other.word, true)
  pairUp((one, other) => one.sound === other.sound && one.role !== 'number', false)
  if (takenA.includes(false) && takenB.includes(false)) {
    for (const { atA, lengthA, isExact } of findJoined(a, b, takenA, takenB))
      pairs.push(pairOf(slice(a, atA, lengthA), null, isExact))
    pairUp((one, other) => one.role !== 'number' && isAlike(one.sound, other.sound), false)
    pairUp((one, other) => (one.role === 'own' || other.role === 'own') && isMistyped(one.word, other.word), false)
    pairUp((one, other) => one.role === 'own' && other.role === 'own' && isSameSociety(one.word, other.word), false)
    pairs.push(...findInitials(a, b, takenA, takenB), ...findInitials(b, a, takenB, takenA))
  }
  const fromA = findCut(a, b, takenA, takenB)
  const fromB = findCut(b, a, takenB, takenA)
  for (const words of [fromA, fromB]) if (words.length > 0) pairs.push(pairOf(words))
  return { pairs, leftA: leftOf(a, takenA), leftB: leftOf(b, takenB) }
}
