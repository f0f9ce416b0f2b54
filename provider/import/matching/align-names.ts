import { editDistance } from '@/provider/search/edit-distance'
import { frameOf, soundOf } from '@/provider/search/sound'
import type { NameWord } from './profile'

/** Words that both names have. `initials`: how many letters stand for them in one of the names. */
type Pair = { words: readonly NameWord[]; isExact: boolean; initials: number | null }
/** Words of two names that are each other: how, and what is left of either. */
export type Alignment = {
  pairs: Pair[]
  leftA: readonly LeftWord[]
  leftB: readonly LeftWord[]
}
/** A word that the other name lacks, and whether it stands before or behind all that both have. */
export type LeftWord = NameWord & { at: 'before' | 'within' | 'behind' }

const MAX_JOINED = 4
const SHORTEST_JOINED = 4
const SHORTEST_MISTAKEN = 5
const LONG = 10
const LONGEST_ENDING = 2
const LONGEST_INITIALS = 6
const LONGEST_WHOLE = 4

function isAlike(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  if (shorter < SHORTEST_MISTAKEN || a[0] !== b[0]) return false
  const frame = frameOf(a)
  if (frame !== null && frame === frameOf(b)) return true
  // "Mahaswamy" and "Mahaswamyji", "Nagar" and "Nagara".
  if (Math.abs(a.length - b.length) <= LONGEST_ENDING && (a.startsWith(b) || b.startsWith(a))) return true
  const most = shorter >= LONG ? 2 : 1
  return editDistance(a, b, most) <= most
}

/** Joins of up to four neighbours from `at` on that nothing has taken. */
function* runs(words: readonly NameWord[], taken: readonly boolean[], at: number) {
  for (let length = 1; length <= MAX_JOINED && at + length <= words.length; length += 1) {
    if (taken[at + length - 1]) return
    yield { length, words: words.slice(at, at + length) }
  }
}

type Match = { atA: number; lengthA: number; atB: number; lengthB: number; isExact: boolean }

function joined(words: readonly NameWord[]): string {
  return words.map(({ word }) => word).join('')
}

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
  for (const left of runs(a, takenA, atA)) {
    const one = joined(left.words)
    for (const right of runs(b, takenB, atB)) {
      if (left.length === 1 && right.length === 1) continue
      const other = joined(right.words)
      if (Math.min(one.length, other.length) < SHORTEST_JOINED || Math.abs(one.length - other.length) > 2) continue
      if (one === other || soundOf(one) === soundOf(other) || isAlike(soundOf(one), soundOf(other)))
        return { atA, lengthA: left.length, atB, lengthB: right.length, isExact: false }
    }
  }
  return null
}

/** Of how many words, from `at` on, a word is the initials; the first may stand there whole: "rvce" and "rv college engineering". */
function writtenOut(word: string, long: readonly NameWord[], at: number): number {
  const first = long[at]?.word ?? ''
  const isWhole =
    first.length > 1 && first.length <= LONGEST_WHOLE && word.length > first.length && word.startsWith(first)
  for (const head of isWhole ? [first.length, 1] : [1]) {
    const length = word.length - head + 1
    const run = long.slice(at, at + length)
    const isRun =
      run.length === length &&
      run.every((each, index) => {
        const letter = index === 0 ? word[0] : word[head + index - 1]
        return each.word[0] === letter && each.word.length > 1
      })
    if (isRun) return length
  }
  return 0
}

/** "jnn" and "jawaharlal nehru new", "gfgc" and "government first grade college". */
function findInitials(short: readonly NameWord[], long: readonly NameWord[], takenS: boolean[], takenL: boolean[]) {
  const matches: { atLong: number; length: number; letters: number }[] = []
  for (const [atShort, { word }] of short.entries()) {
    if (takenS[atShort] || word.length < 2 || word.length > LONGEST_INITIALS || !/^[a-z]+$/.test(word)) continue
    for (let atLong = 0; atLong < long.length; atLong += 1) {
      const length = writtenOut(word, long, atLong)
      if (length < 2 || takenL.slice(atLong, atLong + length).includes(true)) continue
      matches.push({ atLong, length, letters: word.length })
      takenS[atShort] = true
      takenL.fill(true, atLong, atLong + length)
      break
    }
  }
  return matches
}

function leftOf(words: readonly NameWord[], taken: readonly boolean[]): LeftWord[] {
  const first = taken.indexOf(true)
  const last = taken.lastIndexOf(true)
  return words.flatMap((word, at) => {
    if (taken[at]) return []
    return { ...word, at: first === -1 ? 'within' : at < first ? 'before' : at > last ? 'behind' : 'within' }
  })
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
      if (atB === -1) continue
      takenA[atA] = true
      takenB[atB] = true
      pairs.push({ words: [one], isExact, initials: null })
    }
  }
  pairUp((one, other) => one.word === other.word, true)
  pairUp((one, other) => one.sound === other.sound && one.role !== 'number', false)
  if (takenA.includes(false) && takenB.includes(false)) {
    const slice = (words: readonly NameWord[], at: number, length: number) => words.slice(at, at + length)
    for (const { atA, lengthA } of findJoined(a, b, takenA, takenB))
      pairs.push({ words: slice(a, atA, lengthA), isExact: false, initials: null })
    pairUp((one, other) => one.role !== 'number' && isAlike(one.sound, other.sound), false)
    for (const { atLong, length, letters } of findInitials(a, b, takenA, takenB))
      pairs.push({ words: slice(b, atLong, length), isExact: false, initials: letters })
    for (const { atLong, length, letters } of findInitials(b, a, takenB, takenA))
      pairs.push({ words: slice(a, atLong, length), isExact: false, initials: letters })
  }
  return { pairs, leftA: leftOf(a, takenA), leftB: leftOf(b, takenB) }
}
