import { OTHER_LANGUAGES, type Text } from '@/lib/contract/lenient'
import { LEADING, type Leading } from '@/lib/contract/source'
import { isRanksSource } from '@/provider/closing-ranks/exams'
import type { Draft, DraftCourse } from '@/provider/import/draft'
import { canLieIn } from '@/provider/geography/outlines'
import { firstFacts } from '@/provider/import/facts'
import { chooseNames } from '@/provider/names/distinct-names'
import { nameWords, PART_OF_UNIVERSITY } from './name-key'

/** An institution as it will stand in the directory, from all of its records. */
export type Composed = Omit<Draft, 'source' | 'externalId' | 'twinTown' | 'courses' | 'typeId'> & {
  typeId: number
  courses: Omit<DraftCourse, 'origin'>[]
}

function leadingOf(source: string): Leading {
  if (isRanksSource(source)) return 'ranks'
  return source === 'aicte' || source === 'udise' ? source : 'given'
}

/** How far behind the leading list one stands (docs/import.md, "Which list leads"). */
function rank(source: string): number {
  return LEADING.indexOf(leadingOf(source))
}

/** Spellings with odd spaces and many full stops are the worse ones. */
function blemishes(name: string): number {
  return (
    (name.match(/\s\.|\.\s(?=\.)|\b\p{L}\s(?=\p{L}\b)/gu) ?? []).length +
    (name.match(/[^\p{L}\p{N}\s.,'’&-]/gu) ?? []).length * 2
  )
}

function first<Value>(values: readonly (Value | null)[]): Value | null {
  return values.find((value) => value !== null) ?? null
}

/** A part's name is not the university's, whoever gives it. */
function bestName(drafts: readonly Draft[]): Text {
  const whole = drafts.filter(({ name }) => !PART_OF_UNIVERSITY.test(name.en))
  const naming = whole.length > 0 ? whole : drafts
  const highest = Math.min(...naming.map((draft) => rank(draft.source)))
  const names = naming.filter((draft) => rank(draft.source) === highest).map((draft) => draft.name)
  const en = [...names].sort((a, b) => blemishes(a.en) - blemishes(b.en))[0]?.en ?? ''
  const best: Text = { en }
  for (const language of OTHER_LANGUAGES) {
    const own = first(drafts.map((draft) => draft.name[language] ?? null))
    if (own !== null) best[language] = own
  }
  return best
}

/** Whether a name says no more than the beginning of the chosen one, as the comparison of names reads both. */
function isSaidBy(chosen: Text, other: string): boolean {
  if (other === chosen.en) return true
  const words = nameWords(other).filter((word) => !word.startsWith('AUTONOMOU'))
  const all = nameWords(chosen.en)
  return words.length > 0 && (words.join('') === all.join('') || words.every((word, index) => word === all[index]))
}

/** The other names that the records give, and those of their names that lost. */
function otherNames(name: Text, drafts: readonly Draft[]): string[] {
  const given = drafts.flatMap((draft) => draft.alternativeNames)
  const lost = drafts.flatMap((draft) => Object.values(draft.name))
  return chooseNames(name, [...given, ...lost.filter((other) => !isSaidBy(name, other))]).kept
}

/**
 * The record whose address stands there: one with a PIN, whichever list gives it; else one that says more than a place;
 * else the leading list's, and of that the longest.
 */
function addressed(ordered: readonly Draft[]): Draft | null {
  const worth = ({ zip, address }: Draft) => (zip !== null ? 2 : /[\d,]/.test(address ?? '') ? 1 : 0)
  const [best] = ordered
    .filter(({ address }) => address !== null)
    .sort(
      (a, b) =>
        worth(b) - worth(a) || rank(a.source) - rank(b.source) || (b.address?.length ?? 0) - (a.address?.length ?? 0),
    )
  return best ?? null
}

/** Courses of one record: an exactly repeated row counts once; two approvals of one course are one with the seats of both. */
function ownCourses(courses: readonly DraftCourse[]): DraftCourse[] {
  const seen = new Set<string>()
  const byName = new Map<string, DraftCourse>()
  for (const course of courses) {
    if (seen.has(course.origin)) continue
    seen.add(course.origin)
    const key = `${course.category}|${course.name}`.toLowerCase()
    const before = byName.get(key)
    if (before === undefined) byName.set(key, { ...course })
    else {
      before.seats =
        before.seats === null || course.seats === null ? (before.seats ?? course.seats) : before.seats + course.seats
      before.fees ??= course.fees
      before.duration ??= course.duration
      before.level ??= course.level
    }
  }
  return [...byName.values()]
}

/** By what one course is the same in two lists. */
export function courseKey({ category, name }: Pick<DraftCourse, 'category' | 'name'>): string {
  return `${category}|${name}`.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Courses of several records of one institution: what the better source says, completed by the others. */
function allCourses(drafts: readonly Draft[]): Composed['courses'] {
  const byName = new Map<string, DraftCourse>()
  for (const draft of drafts) {
    for (const course of ownCourses(draft.courses)) {
      const key = courseKey(course)
      const before = byName.get(key)
      if (before === undefined) byName.set(key, { ...course })
      else {
        before.fees ??= course.fees
        before.duration ??= course.duration
        before.streamId ??= course.streamId
        before.level ??= course.level
        // A counselling's list has the seats alone that it fills.
        if (course.seats !== null) before.seats = Math.max(before.seats ?? 0, course.seats)
      }
    }
  }
  return [...byName.values()].map(({ name, category, duration, fees, seats, streamId, level }) => ({
    name,
    category,
    duration,
    fees,
    seats,
    streamId,
    level,
  }))
}

const DEGREE = 5
/** What one record says it is counts for all: a university, else where engineering or diplomas are taught. */
const TELLING_TYPES = [15, 1, 2, DEGREE]

function bestType(drafts: readonly Draft[]): number {
  const said = drafts.filter((draft) => draft.typeIds.length > 0)
  const own = said.find((draft) => leadingOf(draft.source) === 'given')?.typeId ?? null
  if (own !== null) return own
  const types = (said.length > 0 ? said : drafts).map((draft) => draft.typeId)
  return TELLING_TYPES.find((type) => types.includes(type)) ?? maxSaid(types) ?? DEGREE
}

/** The district, or the town, that most records give; those with a PIN, which the district was checked by, count first. */
function bestPlace(ordered: readonly Draft[], part: 'districtId' | 'cityId'): number | null {
  const checked = ordered.filter((draft) => draft.zip !== null)
  return maxSaid(checked.map((draft) => draft[part])) ?? maxSaid(ordered.map((draft) => draft[part]))
}

/** Puts the records of one institution together. The order of `drafts` does not matter. */
export function compose(drafts: readonly Draft[]): Composed {
  if (drafts.length === 0) throw new Error('an institution is made of its records, and none is there')
  const ordered = [...drafts].sort(
    (a, b) =>
      rank(a.source) - rank(b.source) ||
      (a.source < b.source ? -1 : a.source > b.source ? 1 : 0) ||
      (a.externalId < b.externalId ? -1 : 1),
  )
  const union = (lists: number[][]) => [...new Set(lists.flat())].sort((a, b) => a - b)
  const typeId = bestType(ordered)
  const name = bestName(ordered)
  const districtId = bestPlace(ordered, 'districtId')
  const inDistrict = ordered.filter((draft) => draft.districtId === null || draft.districtId === districtId)
  const place = addressed(ordered)
  return {
    name,
    alternativeNames: otherNames(name, ordered),
    state: ordered[0]?.state ?? 'Karnataka',
    districtId,
    // A list of admissions may say the next large town of what is near it.
    cityId: bestPlace(inDistrict, 'cityId'),
    address: place?.address ?? null,
    zip: place?.zip ?? first(ordered.map((draft) => draft.zip)),
    ...firstFacts(ordered),
    // A list that has it in another district says where that one is.
    coordinates: first(
      ordered.map(({ coordinates }) => (coordinates && canLieIn(coordinates, districtId) ? coordinates : null)),
    ),
    isResidential: ordered.some((draft) => draft.isResidential),
    typeId,
    typeIds: union([[typeId], ...ordered.map((draft) => draft.typeIds)]),
    streamIds: union(ordered.map((draft) => draft.streamIds)),
    courses: allCourses(ordered),
  }
}

/** What these records say and no more: of the kind nothing where none of them says it, which a page takes for a college of degrees. */
export function composeSaid(drafts: readonly Draft[]): Composed {
  const composed = compose(drafts)
  return drafts.some(({ typeId }) => typeId !== null) ? composed : { ...composed, typeIds: [] }
}

/** The value that most records give; at a tie the first. */
function maxSaid(values: readonly (number | null)[]): number | null {
  const counts = new Map<number, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** Several rows of a list with one id: one record, whose empty values the later rows fill and whose courses they add. */
export function joinRows(drafts: readonly Draft[]): Draft {
  const [head, ...rest] = drafts
  if (head === undefined) throw new Error('a record has at least one row')
  const composed = compose(drafts.map((draft, index) => ({ ...draft, externalId: String(index).padStart(9, '0') })))
  return {
    ...composed,
    name: head.name,
    alternativeNames: otherNames(head.name, drafts),
    twinTown: first(drafts.map(({ cityId, twinTown }) => (cityId === composed.cityId ? twinTown : null))),
    address: head.address ?? composed.address,
    source: head.source,
    externalId: head.externalId,
    typeId: drafts.every((draft) => draft.typeId === null) ? null : composed.typeId,
    typeIds: drafts.every((draft) => draft.typeIds.length === 0) ? [] : composed.typeIds,
    courses: rest.length === 0 ? head.courses : drafts.flatMap((draft) => draft.courses),
  }
}
