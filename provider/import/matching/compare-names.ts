import { editDistance } from '@/provider/search/edit-distance'
import { soundOf } from '@/provider/search/sound'
import { alignNames, type Alignment, type LeftWord } from './align-names'
import type { Frequencies } from './frequencies'
import { WIDESPREAD, type NameWord, type ProfiledName, type Profile, type Role } from './profile'
import { WEIGHTS, weightOf, type LevelName } from './weights'

/** One field's part in a comparison: which level, what it weighs, and what it was about. */
export type Reason = { level: LevelName; weight: number; about: string }
/** Two records that are compared, and how common each word is. */
export type Two = { a: Profile; b: Profile; frequencies: Frequencies }

/** "National" is so common, however few of this state's colleges have it. */
const WIDESPREAD_SHARE = 0.02
/** So many places of a name may be where initials agree by chance, of so many letters that names begin with. */
const CHANCES = 5
const LETTERS = 12
/** A word of what institutions are is at least so common: a small directory does not say. */
const COMMON_SHARE = 0.08
const SHORTEST_MISTAKEN = 6
/** "Viprasainagar" is in an address with "Viprasai Nagar". */
const SHORTEST_BEGUN = 6

function listing(words: readonly { word: string }[]): string {
  return words.map(({ word }) => word).join(' ')
}

export function sum(list: readonly { weight: number }[]): number {
  return list.reduce((total, { weight }) => total + weight, 0)
}

export function isSameTown(a: Profile, b: Profile): boolean {
  return a.cityId !== null && a.cityId === b.cityId
}

/** Whether the sounds have this one, or one that is a slip of the pen away. */
function has(sounds: ReadonlySet<string>, sound: string): boolean {
  if (sounds.has(sound)) return true
  if (sound.length < SHORTEST_MISTAKEN) return false
  for (const each of sounds) if (each.length >= SHORTEST_MISTAKEN && editDistance(each, sound, 1) <= 1) return true
  return false
}

type Agreement = { words: readonly NameWord[]; weight: number }

/** Whether nothing follows the word in the name but places. */
function isAtEnd(sound: string, { words }: ProfiledName, { place }: Profile): boolean {
  const at = words.findIndex((word) => word.sound === sound)
  return at > 0 && words.slice(at).every((word) => word.role === 'empty' || place.has(word.sound))
}

/** What the words say that both names have. The place behind a name says nothing more than the place itself. */
function agreement({ pairs }: Alignment, one: ProfiledName, other: ProfiledName, { a, b, frequencies }: Two) {
  const own: Agreement[] = []
  const places: NameWord[] = []
  const kinds: Agreement[] = []
  for (const { words, isExact, initials } of pairs) {
    // "Mangalore University" is no place behind "University College, Mangalore".
    const sound = words[0]?.sound ?? ''
    const isFirst =
      (one.words[0]?.sound === sound && !isAtEnd(sound, other, b)) ||
      (other.words[0]?.sound === sound && !isAtEnd(sound, one, a))
    if (!isFirst && words.every((word) => a.place.has(word.sound) || b.place.has(word.sound))) {
      places.push(...words)
      continue
    }
    const shares = words.map(({ word, sound }) =>
      Math.max(frequencies.wordShare(sound), WIDESPREAD.has(word) ? WIDESPREAD_SHARE : 0),
    )
    const share = Math.min(...shares)
    const isOwn = words.some(({ role }) => role === 'own' || role === 'number' || role === 'direction')
    if (isOwn && initials !== null)
      own.push({ words, weight: weightOf('initials', Math.max(share, CHANCES / LETTERS ** initials)) })
    else if (isOwn) own.push({ words, weight: weightOf(isExact ? 'word' : 'spelling', share) })
    else if (words.some(({ role }) => role !== 'empty'))
      kinds.push({ words, weight: weightOf('kind', Math.max(share, COMMON_SHARE)) })
  }
  const said = (list: readonly Agreement[]) => listing(list.flatMap(({ words }) => words))
  const reasons: Reason[] = []
  if (own.length > 0) reasons.push({ level: 'names', weight: Math.min(sum(own), WEIGHTS.names.most), about: said(own) })
  if (one.kind !== '' && one.kind === other.kind)
    reasons.push({ level: 'sameKind', weight: weightOf('sameKind', frequencies.kindShare(one.kind)), about: one.kind })
  else if (kinds.length > 0)
    reasons.push({ level: 'kind', weight: Math.min(sum(kinds), WEIGHTS.kind.most), about: said(kinds) })
  if (places.length > 0) {
    const share = Math.min(...places.map(({ sound }) => frequencies.wordShare(sound)))
    const isKnown = isSameTown(a, b)
    const weight = isKnown ? weightOf('placed') : weightOf('placedApart', share)
    reasons.push({ level: isKnown ? 'placed' : 'placedApart', weight, about: listing(places) })
  }
  return {
    reasons,
    isOwn: own.length > 0,
    isPublic: kinds.some(({ words }) => words.some(({ word }) => word === 'government')),
  }
}

const LEFT: Record<Role, LevelName | null> = {
  own: 'otherWord',
  direction: 'telling',
  number: 'filler',
  filler: 'filler',
  faculty: 'faculty',
  subject: 'subject',
  telling: 'telling',
  empty: null,
}
/** A society's many words, or a long address behind the name, count once; so do faculties. */
const ONCE: ReadonlySet<LevelName> = new Set(['before', 'behind', 'elsewhere', 'faculty'])
/** Fillers that say what a college is where the other one names a subject. */
const DEGREES: ReadonlySet<string> = new Set(['degree', 'first', 'grade', 'studies', 'graduate', 'advanced'])
/** Subjects that are named for each other. */
const KIN: readonly (readonly string[])[] = [
  ['engineering', 'technology', 'technological', 'technical'],
  ['management', 'business', 'administration', 'mba', 'bba'],
  ['computer', 'applications', 'mca', 'bca'],
  ['architecture', 'planning', 'design'],
]
/** "University College" is not the university. */
const UNIVERSITY_PARTS: ReadonlySet<string> = new Set(['college', 'institute', 'school'])

function isKin(word: string, subjects: ReadonlySet<string>): boolean {
  return KIN.some((group) => group.includes(word) && group.some((each) => subjects.has(each)))
}

/** Whether both give an address, and nothing is in both. */
function isElsewhere(a: Profile, b: Profile): boolean {
  if (a.locality.size === 0 || b.locality.size < 2) return false
  for (const sound of a.locality) if (b.locality.has(sound)) return false
  return true
}

/** Whether a word behind a name is in an address: as it is, or run together with its neighbour ("Mosale Hosahalli"). */
function isAddressed(left: readonly LeftWord[], index: number, locality: ReadonlySet<string>): boolean {
  const [before, word, after] = [left[index - 1], left[index], left[index + 1]]
  if (word === undefined) return false
  const runs = [before && before.word + word.word, after && word.word + after.word]
  if (runs.some((run) => run !== undefined && locality.has(soundOf(run)))) return true
  if (word.at === 'before') return false
  const isBegun = [...locality].some((each) => each.length >= SHORTEST_BEGUN && word.sound.startsWith(each))
  return isBegun || has(locality, word.sound)
}

type Difference = {
  reasons: Reason[]
  found: string[]
  isPlaced: boolean
  isStrange: boolean
  isSubject: boolean
  isOther: boolean
}

/** What the words say that one name alone has; those that say where it stands say nothing against it. */
function difference(
  left: readonly LeftWord[],
  own: Profile,
  other: Profile,
  isNamed: { own: boolean; public: boolean; subjects: ReadonlySet<string> },
): Difference {
  const reasons: Reason[] = []
  const found: string[] = []
  let isBehindPlace = false
  let isPlaced = false
  for (const [index, { role, sound, word, at }] of left.entries()) {
    const mayBePlace = role === 'own' || role === 'filler' || role === 'number' || role === 'empty'
    const isPlace = mayBePlace && (has(other.place, sound) || has(own.place, sound))
    // "Bangalore South" is one place.
    const isItsPart = role === 'direction' && isBehindPlace
    isBehindPlace = isPlace
    if (isPlace && !has(other.place, sound) && !has(other.locality, sound)) isPlaced = true
    if (isPlace || isItsPart) continue
    if (mayBePlace && isAddressed(left, index, other.locality)) {
      found.push(sound)
      continue
    }
    let level = LEFT[role]
    if (level === null) continue
    if (UNIVERSITY_PARTS.has(word) && isNamed.subjects.has('university')) level = 'telling'
    else if (level === 'otherWord' && at === 'before' && (isNamed.own || isNamed.public)) level = 'before'
    else if (level === 'otherWord' && at === 'behind' && isNamed.own) level = 'behind'
    else if (
      level === 'subject' &&
      (isKin(word, isNamed.subjects) || reasons.some((reason) => reason.level === 'subject'))
    )
      level = 'nextSubject'
    if (level === 'behind' && isElsewhere(own, other)) level = 'elsewhere'
    const isRepeated = ONCE.has(level) && reasons.some((reason) => reason.level === level)
    if (!isRepeated) reasons.push({ level, weight: weightOf(level), about: word })
  }
  return {
    reasons,
    found,
    isPlaced,
    isStrange: reasons.some(({ level }) => level === 'otherWord' || level === 'before'),
    isSubject: reasons.some(({ level }) => level === 'subject' || level === 'telling' || level === 'faculty'),
    isOther: left.some(
      ({ word, role }) => role === 'subject' || role === 'telling' || role === 'faculty' || DEGREES.has(word),
    ),
  }
}

type NamesCompared = { weight: number; reasons: Reason[]; found: string[] }

function comparePair(one: ProfiledName, other: ProfiledName, two: Two): NamesCompared {
  const alignment = alignNames(one.words, other.words)
  const { leftA, leftB } = alignment
  const { reasons, isOwn, isPublic } = agreement(alignment, one, other, two)
  const isNamed = {
    own: isOwn,
    public: isPublic,
    subjects: new Set(alignment.pairs.flatMap(({ words }) => words.map(({ word }) => word))),
  }
  const fromA = difference(leftA, two.a, two.b, isNamed)
  const fromB = difference(leftB, two.b, two.a, isNamed)
  reasons.push(...fromA.reasons, ...fromB.reasons)
  const add = (level: LevelName, about: string) => reasons.push({ level, weight: weightOf(level), about })
  if (fromA.isStrange && fromB.isStrange) add('conflict', listing([...leftA, ...leftB]))
  const isOtherSubject = (x: Difference, y: Difference) => x.isSubject && y.isOther
  if (isOtherSubject(fromA, fromB) || isOtherSubject(fromB, fromA)) add('otherSubject', '')
  const isWhole = fromA.reasons.length + fromB.reasons.length === 0
  if (isWhole && !(fromA.isPlaced && fromB.isPlaced)) add('whole', '')
  if (!isOwn) add('bearers', '')
  return { weight: sum(reasons), reasons, found: [...fromA.found, ...fromB.found] }
}

/** The two names that agree best. */
export function compareNames(two: Two): NamesCompared {
  let best: NamesCompared | null = null
  for (const one of two.a.names) {
    for (const other of two.b.names) {
      const compared = comparePair(one, other, two)
      if (best === null || compared.weight > best.weight) best = compared
    }
  }
  return best ?? { weight: 0, reasons: [], found: [] }
}
