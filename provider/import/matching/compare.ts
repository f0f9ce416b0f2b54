import { areNeighbours, isMadeOf } from '@/provider/import/clean/place'
import { compareNames } from './compare-names'
import type { Frequencies } from './frequencies'
import type { Profile } from './profile'
import { isOtherTwin } from '@/provider/import/clean/twin-town'
import { isSameTown, sum, type Reason, type Two } from './reason'
import { MATCHED, WEIGHTS, weightOf, type LevelName } from './weights'

export type Comparison = { weight: number; reasons: readonly Reason[] }

/** A place in both names that tells so much is where they stand. */
const MIN_PLACED = 3

/** Where names differ in these, the two may be a society’s: what its colleges share tells little. */
const OF_A_SOCIETY: ReadonlySet<LevelName> = new Set([
  'subject',
  'department',
  'telling',
  'faculty',
  'otherSubject',
  'kinSubject',
  'stranger',
  'conflict',
  'elsewhere',
  'otherDistrict',
  'otherStage',
])

function otherDistrict(one: number, other: number, isPlaced: boolean): LevelName {
  if (areNeighbours(one, other)) return 'nextDistrict'
  if (isMadeOf(one, other)) return 'formerDistrict'
  return isPlaced ? 'disputedDistrict' : 'otherDistrict'
}

function comparePlaces({ a, b, frequencies }: Two, isPlaced: boolean): Reason[] {
  if (a.districtId === null || b.districtId === null) return []
  if (a.districtId !== b.districtId) {
    const level = otherDistrict(a.districtId, b.districtId, isPlaced)
    return [{ level, weight: weightOf(level), about: '' }]
  }
  if (a.cityId !== null && isSameTown(a, b))
    return [{ level: 'town', weight: weightOf('town', frequencies.townShare(a.cityId)), about: '' }]
  const district: Reason = {
    level: 'district',
    weight: weightOf('district', frequencies.districtShare(a.districtId)),
    about: '',
  }
  if (isOtherTwin(a, b)) return [district, { level: 'otherTwin', weight: weightOf('otherTwin'), about: '' }]
  // Of two that bear the same place in their names one has its town from an address that passes through it.
  if (isPlaced || a.cityId === null || b.cityId === null) return [district]
  const level = a.isMainTown || b.isMainTown ? 'mainTown' : 'otherTown'
  return [district, { level, weight: weightOf(level), about: '' }]
}

/** Addresses, and what one says in its name and the other in its address. */
function compareLocalities(a: Profile, b: Profile, found: readonly string[], frequencies: Frequencies): Reason[] {
  const both = new Set([...found, ...[...a.locality].filter((sound) => b.locality.has(sound))])
  if (both.size > 0) {
    const weights = [...both].map((sound) => weightOf('word', frequencies.wordShare(sound)))
    const total = weights.reduce((before, weight) => before + weight, 0)
    return [{ level: 'locality', weight: Math.min(total, WEIGHTS.locality.most), about: [...both].join(' ') }]
  }
  if (a.locality.size < 2 || b.locality.size < 2) return []
  return [{ level: 'otherLocality', weight: weightOf('otherLocality'), about: '' }]
}

function compareFacts(a: Profile, b: Profile): Reason[] {
  const levels: LevelName[] = []
  const either = (isKnown: boolean, isSame: boolean, same: LevelName, other: LevelName | null) => {
    if (isKnown && isSame) levels.push(same)
    else if (isKnown && other !== null) levels.push(other)
  }
  either(a.zip !== null && b.zip !== null, a.zip === b.zip, 'zip', 'otherZip')
  const isOneStage = a.stage === null || b.stage === null || a.stage === b.stage
  either(
    a.typeIds.length > 0 && b.typeIds.length > 0,
    a.typeIds.some((id) => b.typeIds.includes(id)),
    'kinds',
    isOneStage ? 'otherKinds' : 'otherStage',
  )
  either(a.university !== null && b.university !== null, a.university === b.university, 'university', 'otherUniversity')
  either(a.isPublic !== null && b.isPublic !== null, a.isPublic === b.isPublic, 'owner', 'otherOwner')
  either(a.host !== null && b.host !== null, a.host === b.host, 'website', null)
  either(
    a.phones.length > 0,
    a.phones.some((phone) => b.phones.includes(phone)),
    'phone',
    null,
  )
  return levels.map((level) => ({ level, weight: weightOf(level), about: '' }))
}

/** What a society's colleges share tells little where their names differ in what each of them is, or where. */
function discount(reasons: readonly Reason[]): Reason[] {
  if (!reasons.some(({ level }) => OF_A_SOCIETY.has(level))) return []
  const over = (
    levels: readonly LevelName[],
    level: 'sibling' | 'campus' | 'ground',
    added: readonly Reason[] = [],
  ): Reason[] => {
    const excess = sum([...reasons, ...added].filter((reason) => levels.includes(reason.level))) - WEIGHTS[level].most
    return excess > 0 ? [{ level, weight: -excess, about: '' }] : []
  }
  const campus = over(['locality', 'zip'], 'campus')
  const ground = over(['town', 'district', 'locality', 'zip', 'campus'], 'ground', campus)
  return [...over(['names'], 'sibling'), ...campus, ...ground]
}

/** "… Commerce Law College" is not "… Commerce College" without asking, whatever a society's colleges share. */
function sister(reasons: readonly Reason[]): Reason[] {
  const excess = sum(reasons) - WEIGHTS.sister.most
  if (excess <= 0 || !reasons.some(({ level }) => level === 'telling')) return []
  return [{ level: 'sister', weight: -excess, about: '' }]
}

/** Where a place tells less, a city or nobody says it. */
const TELLING_PLACE = 3
const SAYS_PLACE: ReadonlySet<LevelName> = new Set(['town', 'district', 'placed', 'placedApart', 'locality', 'zip'])
const OTHER_TOWNS: ReadonlySet<LevelName> = new Set(['otherTown', 'otherTwin'])
const BEFORE: ReadonlySet<LevelName> = new Set(['before', 'beforeAlone'])

/**
 * "Jain College" is not "C B Bhandari Jain College" of the same city, and "KLE College of BCA, Bailhongal" not that of
 * Sankeshwar, nor that of Khanapur the one of Belagavi with a name behind it: with one word in common, there are several.
 */
function crowd(reasons: readonly Reason[], isApart: boolean): Reason[] {
  const place = sum(reasons.filter(({ level }) => SAYS_PLACE.has(level)))
  const isBehind = reasons.some(({ level }) => level === 'behind')
  const isElsewhere = ({ level }: Reason) =>
    level === 'formerDistrict' || (isApart && OTHER_TOWNS.has(level)) || (isBehind && level === 'mainTown')
  // Who has one website or telephone is known by that.
  if (reasons.some(({ level }) => level === 'website' || level === 'phone')) return []
  if (reasons.some(isElsewhere)) return [{ level: 'aloneApart', weight: weightOf('aloneApart'), about: '' }]
  const isBefore = reasons.some(({ level }) => BEFORE.has(level))
  if (!isBefore || place >= TELLING_PLACE) return []
  return [{ level: 'crowd', weight: weightOf('crowd'), about: '' }]
}

/** Compares two records field by field. The higher the weight, the likelier they are one institution. */
export function compare(a: Profile, b: Profile, frequencies: Frequencies): Comparison {
  if (a.state !== b.state) return { weight: -Infinity, reasons: [] }
  const two = { a, b, frequencies }
  const names = compareNames(two)
  const isPlaced = names.reasons.some(({ level, weight }) => level === 'placedApart' && weight >= MIN_PLACED)
  const reasons = [
    ...names.reasons,
    ...comparePlaces(two, isPlaced),
    ...compareLocalities(a, b, names.found, frequencies),
    ...compareFacts(a, b),
  ]
  reasons.push(...discount(reasons))
  reasons.push(...sister(reasons))
  // It leaves a match in doubt, and nothing unasked that was in doubt.
  if (names.isAlone && sum(reasons) >= MATCHED) reasons.push(...crowd(reasons, names.isApart))
  return { weight: sum(reasons), reasons }
}
