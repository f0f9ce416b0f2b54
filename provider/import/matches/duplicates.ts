import type pg from 'pg'
import type { Ownership } from '@/lib/contract/ownership'
import { Linker, type Found, type Target } from '@/provider/import/matching/link'
import { profileOf, type Profile } from '@/provider/import/matching/profile'
import { sayMatch } from '@/provider/import/matching/say'
import { DOUBTFUL, MATCHED, type LevelName } from '@/provider/import/matching/weights'
import { listCases } from '@/provider/import/store/cases'
import { classifyOwn } from '@/provider/import/sources/own-types'
import { eachRecorded, recordKey } from '@/provider/import/store/drafts'
import { ownershipOf } from '@/provider/ownership'

type Institution = Target & {
  id: number
  profiles: Profile[]
  apartFrom: Set<number>
  isUniversity: boolean
  /** Its kinds by the lists that tell courses. */
  taught: Set<number>
}
/**
 * Two institutions of the directory that may be one; `lists`: those that have both; `isRenamed`: names apart, the rest alike;
 * `isPart`: a university, and a college under its name.
 */
export type DuplicatePair = {
  one: Named
  other: Named
  weight: number
  why: string
  lists: readonly string[]
  isRenamed: boolean
  isPart: boolean
}
type Named = { id: number; name: string }

/** What two rows of one list must come to at one address; chosen by reading real lists (docs/import.md). */
const ONE_LIST = 14
/** What a renamed college comes to at the least: its society, kind and town against every other word. */
const RENAMED = -8
/** Who has colleges under its name that are it. */
const UNIVERSITIES: ReadonlySet<Ownership> = new Set(['private_university', 'deemed'])
/** What a university and its college come to at the least: what they are and what is taught speak against it. */
const PART = -20
/** All that may speak against a college's being another one under its former name. */
const OTHER_NAME: ReadonlySet<LevelName> = new Set([
  'otherWord',
  'furtherWord',
  'conflict',
  'initial',
  'before',
  'ground',
  'sibling',
])

function isRegistered({ profiles }: Institution): boolean {
  return profiles.every(({ source }) => source === 'udise')
}

function sharedLists(one: Institution, other: Institution): string[] {
  const lists = new Set(one.profiles.map(({ source }) => source))
  return [...new Set(other.profiles.flatMap(({ source }) => (lists.has(source) ? source : [])))]
}

/** A list knows its own; but a name of its own at one address is nearly always one college with two approvals. */
function isAtOneAddress({ weight, reasons }: Found<Institution>): boolean {
  const levels = new Set(reasons.map(({ level }) => level))
  return (
    weight >= ONE_LIST &&
    (levels.has('locality') || levels.has('zip')) &&
    !levels.has('bearers') &&
    !levels.has('ofMany')
  )
}

/** A name of many in one part of one town, against which nothing else speaks: their pages cannot be told apart. */
function isOfOnePart({ weight, reasons }: Found<Institution>): boolean {
  const levels = new Set(reasons.map((reason) => reason.level))
  return (
    weight >= MATCHED &&
    (['whole', 'bearers', 'town', 'locality'] as const).every((level) => levels.has(level)) &&
    reasons.every((reason) => reason.weight >= 0 || reason.level === 'bearers')
  )
}

/** Of one society, of one kind and in one town, under names that have nothing else in common. */
function isRenamed({ reasons }: Found<Institution>): boolean {
  const levels = new Set(reasons.map(({ level }) => level))
  return (
    (['names', 'town', 'conflict'] as const).every((level) => levels.has(level)) &&
    reasons.every(({ level, weight }) => weight >= 0 || OTHER_NAME.has(level))
  )
}

/**
 * A university, and a college under its name in its town that teaches what it teaches: where each list that tells courses has the
 * university alone, it may have the college as that.
 */
function isPartOf({ reasons }: Found<Institution>, university: Institution, college: Institution): boolean {
  if (!university.isUniversity || college.isUniversity || college.taught.size > 0) return false
  const levels = new Set(reasons.map(({ level }) => level))
  if (!levels.has('names') || !levels.has('town') || levels.has('sibling')) return false
  const kind = classifyOwn(college.name, null, [], [])?.typeId
  return kind !== undefined && university.taught.has(kind)
}

async function loadInstitutions(pool: pg.Pool): Promise<Institution[]> {
  const cases = await listCases(pool)
  const institutions = new Map<number, Institution>()
  for await (const { instituteId, name, draft } of eachRecorded(pool, null)) {
    const known = institutions.get(instituteId)
    const institution = known ?? {
      ...{ id: instituteId, name, profiles: [], isUniversity: false },
      ...{ apartFrom: new Set<number>(), taught: new Set<number>() },
    }
    institution.profiles.push(profileOf(draft))
    const ownership = ownershipOf(draft.ownership)
    institution.isUniversity ||= ownership !== null && UNIVERSITIES.has(ownership)
    if (draft.courses.length > 0) for (const typeId of draft.typeIds) institution.taught.add(typeId)
    for (const id of cases.get(recordKey(draft.source, draft.externalId))?.apartFrom ?? [])
      institution.apartFrom.add(id)
    institutions.set(instituteId, institution)
  }
  return [...institutions.values()].sort((a, b) => a.id - b.id)
}

/**
 * Institutions that stand there twice, the likeliest first; with `withDoubtful` those that may as well be two, with
 * `withDecided` those that somebody said are two.
 */
export async function findDuplicates(
  pool: pg.Pool,
  withDoubtful: boolean,
  withDecided = false,
): Promise<DuplicatePair[]> {
  const institutions = await loadInstitutions(pool)
  const linker = new Linker<Institution>()
  for (const { profiles } of institutions) for (const profile of profiles) linker.count(profile)
  const duplicates: DuplicatePair[] = []
  const least = withDoubtful ? DOUBTFUL : MATCHED
  // Each is compared with those before it, so that a pair comes up once.
  for (const institution of institutions) {
    for (const found of linker.find(institution.profiles, PART)) {
      const other = found.target
      const isDecided = !withDecided && (other.apartFrom.has(institution.id) || institution.apartFrom.has(other.id))
      // The register's codes are official: two of them are two schools.
      if (isDecided || (isRegistered(institution) && isRegistered(other))) continue
      const lists = sharedLists(institution, other)
      const isUnlike = found.weight < DOUBTFUL
      const isNamedAnew = lists.length === 0 && isUnlike && found.weight >= RENAMED && isRenamed(found)
      const isPart = isPartOf(found, institution, other) || isPartOf(found, other, institution)
      if (found.weight < least && !isNamedAnew && !isPart) continue
      const isOfOneList = !isPart && !withDoubtful && lists.length > 0 && !isAtOneAddress(found) && !isOfOnePart(found)
      if (isOfOneList && !linker.isListedTwice(institution.profiles, other.profiles)) continue
      const named = ({ id, name }: Institution) => ({ id, name })
      const [one, two] = [named(other), named(institution)]
      const why = sayMatch(found)
      duplicates.push({ one, other: two, weight: found.weight, why, lists, isRenamed: isNamedAnew, isPart })
    }
    for (const profile of institution.profiles) linker.add(profile, institution)
  }
  // Each list that has both says that they are two.
  return duplicates.sort((a, b) => a.lists.length - b.lists.length || b.weight - a.weight)
}
