import type { DirectoryFilter, InstituteSort } from '@/lib/contract/institute-query'
import type { DirectoryIndex } from '../directory-index'
import { unknown } from '../filters'
import { canonicalWord } from '../word-lists'
import { intersection, SlotSet, union } from '../slot-set'
import type { SearchPlace } from '../place-finder'
import { COLLEGE_TYPES, type Part, type Understanding } from './understand'

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
}
const WORDS_OF = { women: ['women', 'girl'], men: ['boy'] } as const

/** Who has it; `null` of an order, which everybody has. */
function slotsOf(part: Part, words: readonly string[], index: DirectoryIndex): SlotSet | null {
  const { columns } = index
  switch (part.is) {
    case 'type':
      return columns.institute_type_id.having(part.ids, index)
    case 'college':
      return columns.institute_type_id.having(COLLEGE_TYPES, index)
    case 'stream':
      return union(columns.category_id.having(part.ids, index), sayingSo(part, 'category_id', words, index))
    case 'ownership':
      return union(columns.ownership.having(part.values, index), sayingSo(part, 'ownership', words, index))
    case 'residential':
      return columns.is_residential.having([1], index)
    case 'women':
    case 'men':
      return named(WORDS_OF[part.is], index)
    case 'place':
      return part.places.map((place) => standingIn(place, index)).reduce(union)
    case 'course':
      return index.courses.having(part.words, index.capacity)
    case 'sort':
      return null
  }
}

/** Of whom a filter knows nothing, but whose name says what was typed: "Government Polytechnic". */
function sayingSo(
  { segments }: Part,
  filter: DirectoryFilter,
  words: readonly string[],
  index: DirectoryIndex,
): SlotSet {
  const untold = unknown(index, filter)
  const typed = segments.map(({ from, to }) => words.slice(from, to).map((word) => named([word], index)))
  return typed.map((each) => intersection(untold, each)).reduce(union)
}

/** Who has one of the words in a name. */
function named(words: readonly string[], index: DirectoryIndex): SlotSet {
  const having = new SlotSet(index.capacity)
  for (const word of words) {
    const term = index.words.vocabulary.find(canonicalWord(word))
    if (term !== undefined) index.words.addHaving(term, having)
  }
  return having
}

/** Who stands in a district or town. Of a town also whoever stands in its district, nobody knows where, and is named after it. */
function standingIn({ name, districtId, cityId, isMain }: SearchPlace, index: DirectoryIndex): SlotSet {
  const { columns } = index
  const inDistrict = columns.district_id.having([districtId], index)
  if (cityId === null && isMain) return inDistrict
  const isElsewhere = (slot: number) => columns.city_id.isKnown(slot)
  const unplaced = index.keep(`unplaced ${districtId}`, () => {
    const set = new SlotSet(index.capacity)
    for (const slot of inDistrict.toArray()) if (!isElsewhere(slot)) set.add(slot)
    return set
  })
  if (cityId === null) return unplaced
  return union(columns.city_id.having([cityId], index), intersection(unplaced, [named([name.toLowerCase()], index)]))
}

/** Several places are one when one lies in the other ("Ujire, Dakshina Kannada"), else alternatives. */
function joinPlaces(places: readonly MeantPart[]): MeantPart[] {
  const [first, ...others] = places
  if (first === undefined) return []
  return [
    others.reduce((joined, place) => {
      const [a, b] = [joined.slots, place.slots]
      if (a === null || b === null) return joined
      const both = intersection(a, [b])
      return { ...joined, slots: both.isEmpty ? union(a, b) : both, segments: [...joined.segments, ...place.segments] }
    }, first),
  ]
}

/** Finds who has each part of what a search says. */
export function meantBy({ parts, words }: Understanding, index: DirectoryIndex): Meant {
  const found = parts.map((part): MeantPart => ({
    ...part,
    filter: FILTER_OF[part.is] ?? null,
    slots: slotsOf(part, words, index),
  }))
  const places = found.filter(({ is }) => is === 'place')
  const others = found.filter(({ is }) => is !== 'place')
  const sort = parts.find((part) => part.is === 'sort')
  return { parts: [...others, ...joinPlaces(places)], sort: sort?.sort ?? null, unknown: [] }
}

/** Who has all the parts. */
export function havingAll(parts: readonly MeantPart[], all: SlotSet): SlotSet {
  const sets = parts.flatMap(({ slots }) => slots ?? [])
  return sets.length === 0 ? all : intersection(all, sets)
}
