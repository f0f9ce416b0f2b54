import type { Alignment } from './align-names'
import { WIDESPREAD, type NameWord, type Role } from './name-words'
import { bareInitials, type Profile, type ProfiledName } from './profile'
import { isSameTown, listing, sum, type Reason, type Two } from './reason'
import { WEIGHTS, weightOf } from './weights'

const OWN: ReadonlySet<Role> = new Set(['own', 'short', 'number', 'direction'])
/** "National" is so common, however few of this state's colleges have it. */
const WIDESPREAD_SHARE = 0.02
/** So many places of a name may be where initials agree by chance, of so many letters that names begin with. */
const CHANCES = 9
const LETTERS = 12
const LONG_INITIALS = 5
const MIN_TELLING = 3
/** A word of what institutions are is at least so common: a small directory does not say. */
const COMMON_SHARE = 0.08

/** What an institution is: a "Degree College" is a college, and says so or not. */
function plainKind({ kind }: ProfiledName): string {
  return kind.replace(/ ?\bdegree\b/, '').trim()
}

type Agreement = { words: readonly NameWord[]; weight: number; initials?: number }

/** Whether nothing follows the word in the name but places. */
function isAtEnd(sound: string, { words }: ProfiledName, { place }: Profile): boolean {
  const at = words.findIndex((word) => word.sound === sound)
  return (
    at > 0 &&
    words.slice(at + 1).every((word) => word.role === 'empty' || word.role === 'number' || place.has(word.sound))
  )
}

function isInitialsOfEither({ word }: NameWord, a: Profile, b: Profile): boolean {
  if (word.length < LONG_INITIALS) return false
  const letters = bareInitials(word)
  const isBegun = ({ initials }: ProfiledName) => initials.startsWith(letters)
  return a.names.some(isBegun) || b.names.some(isBegun)
}

/** What the words say that both names have. The place behind a name says nothing more than the place itself. */
export function agreement({ pairs }: Alignment, one: ProfiledName, other: ProfiledName, { a, b, frequencies }: Two) {
  const own: Agreement[] = []
  const places: NameWord[] = []
  const addressed: string[] = []
  const kinds: Agreement[] = []
  for (const { words, sounds, isExact, isJoined, initials, isAddress } of pairs) {
    if (isAddress) {
      addressed.push(...words.flatMap(({ sound }) => (a.place.has(sound) || b.place.has(sound) ? [] : sound)))
      continue
    }
    // "Mangalore University" is no place behind "University College, Mangalore".
    const isFirstOf = (name: ProfiledName) => sounds.includes(name.words[0]?.sound ?? '')
    const isLastOf = (name: ProfiledName, profile: Profile) => sounds.some((sound) => isAtEnd(sound, name, profile))
    const isFirst = (isFirstOf(one) && !isLastOf(other, b)) || (isFirstOf(other) && !isLastOf(one, a))
    const isPlace = (sound: string) => a.place.has(sound) || b.place.has(sound)
    // "Banglore" behind a name is the place that "Bangalore" of the other one is.
    const isMisspeltPlace = initials === null && words.length === 1 && sounds.some(isPlace)
    if (!isFirst && (isMisspeltPlace || words.every(({ sound }) => isPlace(sound)))) {
      places.push(...words)
      continue
    }
    const shares = words.map(({ word, sound }) =>
      Math.max(frequencies.wordShare(sound), WIDESPREAD.has(word) ? WIDESPREAD_SHARE : 0),
    )
    const share = Math.min(...shares)
    const isOwn = words.some(({ role }) => OWN.has(role))
    if (isOwn && initials !== null) {
      const level = initials >= LONG_INITIALS ? 'longInitials' : 'initials'
      own.push({ words, weight: weightOf(level, Math.max(share, CHANCES / LETTERS ** initials)), initials })
    } else if (isOwn) {
      const isHeard = sounds.length === 2 && sounds[0] === sounds[1]
      const isNamed = isExact && words.some((word) => isInitialsOfEither(word, a, b))
      const level = isNamed ? 'namedInitials' : isExact ? 'word' : isJoined ? 'joined' : isHeard ? 'sound' : 'spelling'
      own.push({ words, weight: weightOf(level, share) })
    } else if (words.some(({ role }) => role !== 'empty'))
      kinds.push({ words, weight: weightOf('kind', Math.max(share, COMMON_SHARE)) })
  }
  const said = (list: readonly Agreement[]) => listing(list.flatMap(({ words }) => words))
  const reasons: Reason[] = []
  if (own.length > 0) reasons.push({ level: 'names', weight: Math.min(sum(own), WEIGHTS.names.most), about: said(own) })
  const isPlaced = a.districtId !== null && b.districtId !== null
  if (
    own.length > 0 &&
    own.every(({ initials }) => initials !== undefined) &&
    kinds.length === 0 &&
    isPlaced &&
    !isSameTown(a, b)
  )
    reasons.push({ level: 'initialsAlone', weight: weightOf('initialsAlone'), about: '' })
  const kind = plainKind(one)
  if (kind !== '' && kind === plainKind(other)) {
    const share = Math.max(frequencies.kindShare(one.kind), frequencies.kindShare(other.kind))
    reasons.push({ level: 'sameKind', weight: weightOf('sameKind', share), about: kind })
  } else if (kinds.length > 0)
    reasons.push({ level: 'kind', weight: Math.min(sum(kinds), WEIGHTS.kind.most), about: said(kinds) })
  if (places.length > 0) {
    const share = Math.min(...places.map(({ sound }) => frequencies.wordShare(sound)))
    const isKnown = isSameTown(a, b)
    const weight = isKnown ? weightOf('placed') : weightOf('placedApart', share)
    reasons.push({ level: isKnown ? 'placed' : 'placedApart', weight, about: listing(places) })
  }
  return {
    reasons,
    addressed,
    isOwn: own.length > 0,
    // Two letters are those of many: "GS College" and "Ganga Sagara College" are no whole name.
    isTold: own.length === 0 || own.some(({ initials = MIN_TELLING }) => initials >= MIN_TELLING),
    isPublic: kinds.some(({ words }) => words.some(({ word }) => word === 'government')),
  }
}
