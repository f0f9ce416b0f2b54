import { alignNames, type Alignment, type LeftWord } from './align-names'
import { agreement } from './name-agreement'
import { difference, isKin, type Difference } from './name-difference'
import type { Role } from './name-words'
import { NOUNS, type ProfiledName } from './profile'
import { listing, sum, type Reason, type Two } from './reason'
import { weightOf, type LevelName } from './weights'

/** Of names that have so much in common a word may be misread. */
const MIN_NAMES = 10
const NAMES: ReadonlySet<LevelName> = new Set(['names', 'kind', 'sameKind'])
/** From so many records on a name is one of several. */
const MANY = 10
const HEAD: ReadonlySet<Role> = new Set(['own', 'empty', 'number', 'direction'])

/** Words of the two names that stand for each other without being alike. */
function swaps({ leftA, leftB }: Alignment, names: number) {
  const reasons: Reason[] = []
  const goneA = new Set<LeftWord>()
  const goneB = new Set<LeftWord>()
  const swap = (level: LevelName, isSwap: (one: LeftWord, other: LeftWord) => boolean) => {
    for (const one of leftA) {
      const other = leftB.find((each) => !goneB.has(each) && isSwap(one, each))
      if (other === undefined || goneA.has(one)) continue
      goneA.add(one)
      goneB.add(other)
      reasons.push({ level, weight: weightOf(level), about: listing([one, other]) })
    }
  }
  swap('otherNoun', (one, other) => NOUNS.has(one.word) && NOUNS.has(other.word))
  swap('kinSubject', (one, other) => one.role === 'subject' && isKin(one.word, new Set([other.word])))
  if (names >= MIN_NAMES)
    swap('misread', (one, other) => isWithinOwn(one) && isWithinOwn(other) && one.word[0] === other.word[0])
  return {
    reasons,
    leftA: leftA.filter((word) => !goneA.has(word)),
    leftB: leftB.filter((word) => !goneB.has(word)),
  }
}

function isWithinOwn({ role, at }: LeftWord): boolean {
  return role === 'own' && at === 'within'
}

function hasBehind(left: readonly LeftWord[]): boolean {
  return left.some(({ at, role }) => at === 'behind' && role !== 'empty')
}

/** Whether both have a word of their own before what they are, and not only the village behind it. */
function isHeadShared({ pairs }: Alignment, one: ProfiledName, other: ProfiledName): boolean {
  const headOf = ({ words }: ProfiledName) => {
    const end = words.findIndex(({ role, word }) => !HEAD.has(role) && word !== 'government')
    return words.slice(0, end === -1 ? words.length : end)
  }
  const heads = new Set([...headOf(one), ...headOf(other)])
  return pairs.some(({ words }) => words.some((word) => word.role === 'own' && heads.has(word)))
}

/** How much more two names weigh together than by how many bear them: "Kittur Rani Channamma Residential School". */
function excessOf(reasons: readonly Reason[], one: ProfiledName, other: ProfiledName, { frequencies }: Two): number {
  const [a, b] = [frequencies.bearersOf(one.full), frequencies.bearersOf(other.full)]
  if (Math.max(a.count, b.count) < MANY) return 0
  const names = sum(reasons.filter(({ level }) => NAMES.has(level)))
  return names - weightOf('ofMany', Math.max(a.share, b.share))
}

/** `isAlone`: both have one word of their own in common, and no more; `isApart`: each ends with another place. */
type NamesCompared = { weight: number; reasons: Reason[]; found: string[]; isAlone: boolean; isApart: boolean }

function comparePair(one: ProfiledName, other: ProfiledName, two: Two): NamesCompared {
  const alignment = alignNames(one.words, other.words)
  const { reasons, addressed, isOwn, isTold, isPublic } = agreement(alignment, one, other, two)
  const named = alignment.pairs.flatMap(({ words }) => words.filter(({ role }) => role === 'own'))
  // The place that both end with is no name, unless it is all that they have.
  const beside = named.filter(({ sound }) => !two.a.place.has(sound) && !two.b.place.has(sound))
  const shared = beside.length > 0 ? beside : named
  const isNamed = {
    own: isOwn,
    alone: shared.length === 1 ? (shared[0]?.sound ?? null) : null,
    public: isPublic,
    head: isHeadShared(alignment, one, other),
    subjects: new Set(alignment.pairs.flatMap(({ words }) => words.map(({ word }) => word))),
  }
  const swapped = swaps(alignment, sum(reasons.filter(({ level }) => level === 'names')))
  const leftA = other.isWithoutNoun ? swapped.leftA.filter(({ word }) => !NOUNS.has(word)) : swapped.leftA
  const leftB = one.isWithoutNoun ? swapped.leftB.filter(({ word }) => !NOUNS.has(word)) : swapped.leftB
  reasons.push(...swapped.reasons)
  const withOther = (name: ProfiledName, left: readonly LeftWord[]) => ({
    ...isNamed,
    isOtherUniversity: name.words.some(({ word }) => word === 'university'),
    isOtherBehind: hasBehind(left),
  })
  const fromA = difference(leftA, one.words, two.a, two.b, withOther(other, leftB))
  const fromB = difference(leftB, other.words, two.b, two.a, withOther(one, leftA))
  reasons.push(...fromA.reasons, ...fromB.reasons)
  const add = (level: LevelName, about: string) => reasons.push({ level, weight: weightOf(level), about })
  const excess = isOwn ? excessOf(reasons, one, other, two) : 0
  if (excess > 0) reasons.push({ level: 'ofMany', weight: -excess, about: '' })
  if (fromA.isStrange && fromB.isStrange) add('conflict', listing([...leftA, ...leftB]))
  const isOtherSubject = (x: Difference, y: Difference) => x.isSubject && y.isOther
  if (isOtherSubject(fromA, fromB) || isOtherSubject(fromB, fromA)) add('otherSubject', '')
  const isApart = (reason: Reason) => reason.level === 'behind' || reason.level === 'elsewhere'
  if (fromA.reasons.some(isApart) && fromB.reasons.some(isApart)) add('apart', '')
  const isWhole = fromA.reasons.length + fromB.reasons.length + swapped.reasons.length === 0
  if (isWhole && isTold && !(fromA.isPlaced && fromB.isPlaced)) add('whole', '')
  if (!isOwn) add('bearers', '')
  return {
    weight: sum(reasons),
    reasons,
    found: [...addressed, ...fromA.found, ...fromB.found],
    isAlone: isNamed.alone !== null,
    isApart: fromA.isPlaced && fromB.isPlaced,
  }
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
  return best ?? { weight: 0, reasons: [], found: [], isAlone: false, isApart: false }
}
