import { isQuarter } from '@/provider/geography/quarters'
import { isPlaceName } from '@/provider/import/clean/place'
import { editDistance } from '@/provider/search/edit-distance'
import type { LeftWord } from './align-names'
import type { NameWord, Role } from './name-words'
import { isUnplaced, type Profile } from './profile'
import type { Reason } from './reason'
import { heard } from './shape'
import { weightOf, type LevelName } from './weights'

const MIN_MISTAKEN_LENGTH = 6
/** Shorter words before a name are a society's letters, or a title. */
const MIN_NAME_LENGTH = 5
const PARTS_OF_DISTRICTS: ReadonlySet<string> = new Set(['urban', 'rural'])
/** "Viprasainagar" is in an address with "Viprasai Nagar". */
const MIN_BEGUN_LENGTH = 6

/** Whether the sounds have this one, or one that is a slip of the pen away. */
function has(sounds: ReadonlySet<string>, sound: string): boolean {
  if (sounds.has(sound)) return true
  if (sound.length < MIN_MISTAKEN_LENGTH) return false
  for (const each of sounds) if (each.length >= MIN_MISTAKEN_LENGTH && editDistance(each, sound, 1) <= 1) return true
  return false
}

const LEFT: Record<Role, LevelName | null> = {
  own: 'otherWord',
  short: 'filler',
  direction: 'telling',
  number: 'filler',
  filler: 'filler',
  faculty: 'faculty',
  subject: 'subject',
  telling: 'telling',
  empty: null,
  cut: null,
  address: 'behind',
}
/** A society's many words, or a long address behind the name, count once; so do faculties. */
const ONCE: ReadonlySet<LevelName> = new Set([
  'before',
  'behind',
  'behindUnplaced',
  'elsewhere',
  'faculty',
  'nextSubject',
])
/** Fillers that say what a college is where the other one names a subject. */
const DEGREES: ReadonlySet<string> = new Set(['degree', 'first', 'grade', 'studies', 'graduate', 'advanced'])
/** Subjects that are named for each other. */
const KIN: readonly (readonly string[])[] = [
  ['engineering', 'technology', 'technological', 'technical'],
  ['management', 'business', 'administration', 'mba', 'bba'],
  ['computer', 'applications', 'mca', 'bca'],
  ['architecture', 'planning', 'design'],
]
/** What is taught beside a subject; "Physical Education" is another subject than "Education". */
const FURTHER: ReadonlySet<string> = new Set(
  'management business administration computer applications mba mca bba bca design planning'.split(' '),
)
const SUBJECT_LEVELS: ReadonlySet<LevelName> = new Set(['subject', 'department', 'furtherSubject'])
const TAUGHT_LEVELS: ReadonlySet<LevelName> = new Set(['subject', 'department', 'telling', 'faculty'])
const STRANGE: ReadonlySet<LevelName> = new Set(['otherWord', 'before', 'beforeAlone', 'stranger'])
/** "University College" is not the university, nor is one of its centres. */
const UNIVERSITY_PARTS: ReadonlySet<string> = new Set(['college', 'institute', 'school', 'centre'])

export function isKin(word: string, subjects: ReadonlySet<string>): boolean {
  return KIN.some((group) => group.includes(word) && group.some((each) => subjects.has(each)))
}

/** Whether a subject follows one that both have ("Institute of Technology and Management"). */
function isFurther(index: number, words: readonly NameWord[], both: ReadonlySet<string>): boolean {
  const isShared = ({ role, word }: NameWord) => (role === 'subject' || role === 'faculty') && both.has(word)
  return words.slice(0, index).some(isShared) && !words.slice(index).some(isShared)
}

function isSharedSubject(word: NameWord | undefined, both: ReadonlySet<string>): boolean {
  return word?.role === 'subject' && both.has(word.word)
}

/** Whether both give an address, or the one that says nothing else a quarter of a town, and nothing is in both. */
function isElsewhere(a: Profile, b: Profile, word: string): boolean {
  if ((a.locality.size === 0 && !isQuarter(word)) || b.locality.size < 2) return false
  for (const sound of a.locality) if (b.locality.has(sound)) return false
  return true
}

/** Whether a word behind a name is in an address: as it is, or run together with its neighbour ("Mosale Hosahalli"). */
function isAddressed(left: readonly LeftWord[], index: number, locality: ReadonlySet<string>): boolean {
  if (locality.size === 0) return false
  const [before, word, after] = [left[index - 1], left[index], left[index + 1]]
  if (word === undefined) return false
  const runs = [before && before.word + word.word, after && word.word + after.word]
  if (runs.some((run) => run !== undefined && locality.has(heard(run)))) return true
  if (word.at === 'before') return false
  const isBegun = [...locality].some((each) => each.length >= MIN_BEGUN_LENGTH && word.sound.startsWith(each))
  return isBegun || has(locality, word.sound)
}

/** What both names have: words of their own, the only one where it is one, that they are the state's, and words of what they are. */
export type Named = {
  own: boolean
  alone: string | null
  head: boolean
  public: boolean
  subjects: ReadonlySet<string>
  /** Whether the other one is a university, and says so or only that it is deemed one. */
  isOtherUniversity: boolean
  /** Whether the other name has words behind it that this one lacks. */
  isOtherBehind: boolean
}

export type Difference = {
  reasons: Reason[]
  found: string[]
  isPlaced: boolean
  isStrange: boolean
  isSubject: boolean
  isOther: boolean
}

/** Whether a word and the next, the only one that both names have, are one name: "Garden City", not a society's letters. */
function isOfOne(leftAt: number, left: readonly LeftWord[], words: readonly NameWord[], alone: string | null): boolean {
  const word = left[leftAt]
  if (word === undefined || alone === null || word.word.length < MIN_NAME_LENGTH) return false
  const isOnly = left.every((other) => other === word || other.at !== 'before')
  return isOnly && words[word.index + 1]?.sound === alone
}

/** Whether the word before is one of a name that is left out, too: no initial of it, and there may be a title between. */
function isLeftWith(left: readonly LeftWord[], at: number): boolean {
  const [word, before] = [left[at], left[at - 1]]
  if (word === undefined || before?.index !== word.index - 1) return false
  if (before.role === 'empty') return isLeftWith(left, at - 1)
  return before.role === 'own' && before.word.length > 1
}

/** Where the last word stands that both have and that is no place: what follows is behind the name, also before its town. */
function lastSharedOf(left: readonly LeftWord[], words: readonly NameWord[], own: Profile, other: Profile): number {
  const alone = new Set(left.map(({ index }) => index))
  const last = words.findLastIndex(
    ({ sound }, index) => !alone.has(index) && !own.place.has(sound) && !other.place.has(sound),
  )
  return last === -1 ? words.length : last
}

/** What the words say that one name alone has; those that say where it stands say nothing against it. */
export function difference(
  left: readonly LeftWord[],
  words: readonly NameWord[],
  own: Profile,
  other: Profile,
  isNamed: Named,
): Difference {
  const isUnanswered = isUnplaced(other) && !isNamed.isOtherBehind
  const reasons: Reason[] = []
  const found: string[] = []
  let isBehindPlace = false
  let isPlaced = false
  const lastShared = lastSharedOf(left, words, own, other)
  for (const [leftAt, { role, sound, word, at: where, index }] of left.entries()) {
    const at = index > lastShared ? 'behind' : where
    const mayBePlace =
      role === 'own' || role === 'filler' || role === 'number' || role === 'empty' || role === 'address'
    const isState = word === 'karnataka' && at === 'behind'
    const isPlace = isState || (mayBePlace && (has(other.place, sound) || has(own.place, sound)))
    // "Bangalore South" is one place, and so is "Bangalore Urban".
    const isItsPart = (role === 'direction' || PARTS_OF_DISTRICTS.has(word)) && isBehindPlace
    isBehindPlace = isPlace
    if (isPlace && !isState && !has(other.place, sound) && !has(other.locality, sound)) isPlaced = true
    if (isPlace || isItsPart) continue
    if (mayBePlace && isAddressed(left, leftAt, other.locality)) {
      found.push(sound)
      continue
    }
    let level = role === 'short' && isNamed.isOtherBehind ? 'behind' : LEFT[role]
    if (level === null) continue
    if (UNIVERSITY_PARTS.has(word) && (isNamed.subjects.has('university') || isNamed.isOtherUniversity))
      level = 'telling'
    else if (level === 'otherWord' && at === 'before' && (isNamed.own || isNamed.public))
      level = isOfOne(leftAt, left, words, isNamed.alone) ? 'beforeAlone' : 'before'
    else if (level === 'otherWord' && at === 'behind' && isNamed.own) level = 'behind'
    else if (level === 'otherWord' && !isNamed.own && !isNamed.public) level = 'stranger'
    else if (word === 'government' && isNamed.head) level = 'owned'
    else if (level === 'otherWord' && PARTS_OF_DISTRICTS.has(word)) level = 'telling'
    else if (
      level === 'subject' &&
      (isKin(word, isNamed.subjects) || reasons.some((reason) => SUBJECT_LEVELS.has(reason.level)))
    )
      level = 'nextSubject'
    else if (level === 'subject' && FURTHER.has(word) && isFurther(index, words, isNamed.subjects))
      level = 'furtherSubject'
    // "Management and Science"
    else if (level === 'faculty' && isSharedSubject(words[index - 1], isNamed.subjects)) level = 'furtherSubject'
    else if (level === 'subject' && at === 'before' && words[0]?.word === 'department') level = 'department'
    else if (level === 'otherWord' && word.length === 1) level = 'initial'
    else if (level === 'otherWord' && isLeftWith(left, leftAt)) level = 'furtherWord'
    if (level === 'behind' && isUnanswered) level = 'behindUnplaced'
    else if (level === 'behind' && (isElsewhere(own, other, word) || isPlaceName(word))) level = 'elsewhere'
    const isRepeated = ONCE.has(level) && reasons.some((reason) => reason.level === level)
    if (!isRepeated) reasons.push({ level, weight: weightOf(level), about: word })
  }
  return {
    reasons,
    found,
    isPlaced,
    isStrange: reasons.some(({ level }) => STRANGE.has(level)),
    isSubject: reasons.some(({ level }) => TAUGHT_LEVELS.has(level) || level === 'nextSubject'),
    isOther: left.some(
      ({ word, role }) =>
        role === 'subject' ||
        (role === 'telling' && !(word === 'government' && isNamed.head)) ||
        role === 'faculty' ||
        DEGREES.has(word),
    ),
  }
}
