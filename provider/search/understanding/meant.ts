import type { DirectoryFilter, InstituteSort } from '@/lib/contract/institute-query'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import type { DirectoryIndex } from '../directory-index'
import { canonicalWords } from '../document'
import { unknown } from '../filters'
import { typeOfStream } from '@/provider/import/clean/stream'
import { FIELD_BITS } from '../word-index'
import { canonicalWord } from '../word-lists'
import { difference, intersection, SlotSet, union } from '../slot-set'
import type { PlaceFinder, SearchPlace } from '../place-finder'
import { BEFORE_DEGREES, COLLEGE_TYPES, type Part, type Understanding } from './understand'

/** What a part narrows; `null` of one that no filter of the contract has. */
export type MeantPart = Part & { filter: DirectoryFilter | null; slots: SlotSet | null }

/** Who has what a search says, part by part. */
export type Meant = {
  parts: readonly MeantPart[]
  sort: InstituteSort | null
  /** Filters that were asked for and rule nobody out, because it is known of nobody. */
  unknown: readonly DirectoryFilter[]
}

const FILTER_OF: Partial<Record<Part['is'], DirectoryFilter>> = {
  type: 'institute_type_id',
  college: 'institute_type_id',
  stream: 'category_id',
  place: 'district_id',
  ownership: 'ownership',
  residential: 'is_residential',
  minority: 'minority',
  women: 'gender',
  men: 'gender',
}

const WORDS_OF = { women: ['women', 'girl'], men: ['boy'] } as const

/** Who has it; `null` of an order, which everybody has, and of a course that nobody teaches. */
function slotsOf(part: Part, words: readonly string[], index: DirectoryIndex, places: PlaceFinder): SlotSet | null {
  if (part.is === 'sort') return null
  if (part.is === 'course') return index.courses.having(part.words, part.level, index.capacity)
  // Kinds and places are said over and over, and each takes several passes over the directory.
  const { segments, ...said } = part
  const typed = segments.map(({ from, to }) => words.slice(from, to))
  return index.keep(`meant ${JSON.stringify([said, typed])}`, () => makeSlots(part, typed, index, places))
}

type Narrowing = Exclude<Part, { is: 'sort' | 'course' }>
type Stream = Extract<Part, { is: 'stream' }>

function makeSlots(part: Narrowing, typed: readonly string[][], index: DirectoryIndex, places: PlaceFinder): SlotSet {
  const { columns } = index
  switch (part.is) {
    case 'type':
      return columns.institute_type_id.having(part.ids, index)
    case 'college':
      return columns.institute_type_id.having(COLLEGE_TYPES, index)
    case 'stream':
      return atLevel(part, teaching(part.ids, typed, index), index)
    case 'ownership':
      return union(columns.ownership.having(part.values, index), sayingSo(typed, unknown(index, 'ownership'), index))
    case 'residential':
      return columns.is_residential.having([1], index)
    case 'minority':
      return union(columns.minority.having([1], index), sayingSo(typed, unknown(index, 'minority'), index))
    case 'women':
    case 'men':
      return union(
        columns.gender.having([part.is], index),
        intersection(unknown(index, 'gender'), [named(WORDS_OF[part.is], index)]),
      )
    case 'place':
      return part.places.map((place) => standingIn(place, part.isNear, index, places)).reduce(union)
  }
}

/** Who has the stream, and of whom no list says, or of whose kind it is, who says so in the name: "B.Com." or "Commerce". */
function teaching(ids: readonly number[], typed: readonly string[][], index: DirectoryIndex): SlotSet {
  const said = [...typed, ...ids.map((id) => canonicalWords(STREAM_NAMES.get(id) ?? ''))]
  return [
    index.columns.category_id.having(ids, index),
    sayingSo(said, mayTeach(ids, index), index),
    sayingSo(typed, index.columns.institute_type_id.having(ids.map(typeOfStream), index), index),
  ].reduce(union)
}

const STREAM_NAMES = new Map(TAXONOMY.flatMap(({ streams }) => streams.map(({ id, name }) => [id, name] as const)))

/**
 * "BE Civil": of those with the stream, who has a course of its name at the level that is said, and of whom no course is
 * known; all, where nobody has one.
 */
function atLevel({ ids, level }: Stream, slots: SlotSet, index: DirectoryIndex): SlotSet {
  if (level === null) return slots
  const taught = ids.map((id) =>
    index.courses.having(canonicalWords(STREAM_NAMES.get(id) ?? ''), level, index.capacity),
  )
  const both = intersection(slots, [taught.flatMap((each) => each ?? []).reduce(union, new SlotSet(index.capacity))])
  return both.isEmpty ? slots : union(both, index.courses.untold(slots))
}

/** Of whom no list says the streams, but that no school and no PU college teaches what is a degree's. */
function mayTeach(streamIds: readonly number[], index: DirectoryIndex): SlotSet {
  const untold = unknown(index, 'category_id')
  const types = new Set(streamIds.map(typeOfStream))
  const others = BEFORE_DEGREES.filter((id) => !types.has(id))
  return difference(untold, index.columns.institute_type_id.having(others, index))
}

/** Of some, whose name says what was typed: "Government Polytechnic", of whom no list says who runs it. */
function sayingSo(typed: readonly string[][], of: SlotSet, index: DirectoryIndex): SlotSet {
  return typed
    .map((words) =>
      intersection(
        of,
        words.map((word) => named([word], index)),
      ),
    )
    .reduce(union)
}

/** Who has one of the words in a name. */
export function named(words: readonly string[], index: DirectoryIndex): SlotSet {
  const having = new SlotSet(index.capacity)
  for (const word of words) {
    const term = index.words.vocabulary.find(canonicalWord(word))
    if (term !== undefined) index.words.addHaving(term, having)
  }
  return having
}

/**
 * Who stands in a district or town. Of a town also whoever in its district is named after it, or stands nobody knows
 * where and has it in the address; and around it, the whole district.
 */
function standingIn(place: SearchPlace, isNear: boolean, index: DirectoryIndex, places: PlaceFinder): SlotSet {
  const { columns } = index
  const inDistrict = columns.district_id.having([place.districtId], index)
  const names = places.listNames([place])
  // A list may have the district wrong where the name has it right.
  if (isNear) return union(inDistrict, named(names, index))
  if (place.cityId === null && place.isMain) return inDistrict
  const unplaced = intersection(inDistrict, [unknown(index, 'city_id')])
  if (place.cityId === null) return unplaced
  return [
    columns.city_id.having([place.cityId], index),
    intersection(inDistrict, [named(names, index)]),
    intersection(unplaced, [addressed(names, index)]),
  ].reduce(union)
}

/** Who has one of the words in the address, or anywhere else. */
function addressed(words: readonly string[], index: DirectoryIndex): SlotSet {
  const having = new SlotSet(index.capacity)
  for (const word of words) {
    const term = index.words.vocabulary.find(word)
    for (const posting of term === undefined ? [] : index.words.postingsOf(term)) having.add(posting >>> FIELD_BITS)
  }
  return having
}

/** Whether a town lies in the district that is said beside it, also by the name of the district's own town. */
function liesIn(town: Part, other: Part): boolean {
  if (town.is !== 'place' || other.is !== 'place') return false
  const districts = new Set(other.places.flatMap(({ districtId, cityId }) => (cityId === null ? [districtId] : [])))
  return town.places.every(({ districtId, cityId }) => cityId !== null && districts.has(districtId))
}

/** Several places are one when one lies in the other ("Ujire, Dakshina Kannada"), else alternatives. */
function joinPlaces(places: readonly MeantPart[]): MeantPart[] {
  const [first, ...others] = places
  if (first === undefined) return []
  return [
    others.reduce((joined, place) => {
      const segments = [...joined.segments, ...place.segments]
      if (liesIn(joined, place)) return { ...joined, segments }
      if (liesIn(place, joined)) return { ...place, segments }
      const [a, b] = [joined.slots, place.slots]
      if (a === null || b === null) return joined
      const both = intersection(a, [b])
      return { ...joined, slots: both.isEmpty ? union(a, b) : both, segments }
    }, first),
  ]
}

/** A course says more than the stream of the same words, where somebody teaches it; else the stream stands for it. */
function withoutDoubles(parts: readonly MeantPart[]): MeantPart[] {
  const taught = parts.filter((part) => part.is !== 'course' || part.slots !== null)
  const named = new Set(taught.flatMap((part) => (part.is === 'course' ? part.segments : [])))
  return taught.filter((part) => part.is !== 'stream' || !part.segments.every((segment) => named.has(segment)))
}

/** Finds who has each part of what a search says. */
export function meantBy({ parts, words }: Understanding, index: DirectoryIndex, places: PlaceFinder): Meant {
  const found = parts.map((part): MeantPart => ({
    ...part,
    filter: FILTER_OF[part.is] ?? null,
    slots: slotsOf(part, words, index, places),
  }))
  const placed = found.filter(({ is }) => is === 'place')
  const others = withoutDoubles(found.filter(({ is }) => is !== 'place'))
  const sort = parts.find((part) => part.is === 'sort')
  return { parts: [...others, ...joinPlaces(placed)], sort: sort?.sort ?? null, unknown: [] }
}

/** Who has all the parts. */
export function havingAll(parts: readonly MeantPart[], all: SlotSet): SlotSet {
  const sets = parts.flatMap(({ slots }) => slots ?? [])
  return sets.length === 0 ? all : intersection(all, sets)
}
