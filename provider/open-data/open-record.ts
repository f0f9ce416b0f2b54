import type { ClassRange } from '@/lib/contract/class-range'
import type { Coordinates } from '@/lib/contract/coordinates'
import { ofOwnFees, type OwnFees } from '@/lib/contract/fee-range'
import type { Gender } from '@/lib/contract/gender'
import { indianDay } from '@/lib/contract/indian-day'
import { DEFAULT_LANGUAGE } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { OpenRecord } from '@/lib/contract/open-data'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { DISTRICTS } from '@/provider/geography/places'
import type { Draft } from '@/provider/import/draft'
import { composeSaid } from '@/provider/import/merge/compose'
import { applyEdits, type NameEdit } from '@/provider/names/apply-edits'
import { ownershipOf } from '@/provider/ownership'
import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { byCodedField } from '@/lib/contract/text-fields'
import type { Rights } from './rights'

type Course = OpenRecord['courses'][number]

/** What is given on of an institution, wherever it comes from. */
type Facts = {
  name: Text
  otherNames: string[]
  typeIds: readonly number[]
  streamIds: readonly number[]
  districtId: number | null
  cityId: number | null
  state: string
  address: string | null
  zip: string | null
  coordinates: Coordinates | null
  university: string | null
  ownership: string | null
  gender: Gender | null
  minority: boolean | null
  classes: ClassRange | null
  website: string | null
  courses: readonly Course[]
} & OwnFees

/** An institution as it stands in the directory. */
export type DirectoryEntry = Omit<Facts, 'otherNames'> & {
  id: number
  alternativeNames: string[]
  averageRating: number | null
  reviewCount: number
  isSample: boolean
  updatedAt: Date
  /** What an editor said of its other names. */
  nameEdits: readonly NameEdit[]
  /** The records of lists that became it; `draft` is `null` where what the list said is not known any more. */
  records: readonly { source: string; draft: Draft | null }[]
}

const TYPES = new Map(TAXONOMY.map(({ id, name }) => [id, name]))
const STREAMS = new Map(TAXONOMY.flatMap(({ streams }) => streams.map(({ id, name }) => [id, name] as const)))
const PLACES = new Map(
  DISTRICTS.flatMap(({ cities, ...district }) => [district, ...cities]).map(({ id, name }) => [id, name]),
)

const named = (names: ReadonlyMap<number, string>, ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? [])
const placeName = (id: number | null) => (id === null ? null : (PLACES.get(id) ?? null))

/** Of an institution of which nothing may be given on there is its number alone. */
const withheld = (id: number): OpenRecord => ({
  id,
  name: null,
  ...byCodedField('name', OTHER_LANGUAGES, () => null),
  other_names: [],
  types: [],
  streams: [],
  ownership: null,
  gender: null,
  minority: null,
  classes: null,
  ...ofOwnFees(() => null),
  university: null,
  address: null,
  city: null,
  district: null,
  state: null,
  pin: null,
  coordinates: null,
  website: null,
  courses: [],
  rating: null,
  review_count: null,
  is_sample: false,
  changed_on: null,
  sources: [],
  licences: [],
})

/** What those lists say of it together whose licence allows that; `null` where none does. */
function factsOfLists({ nameEdits, records }: DirectoryEntry, { own, lists }: Rights): Facts | null {
  const drafts = records.flatMap(({ source, draft }) => (draft !== null && lists.has(source) ? draft : []))
  if (drafts.length === 0) return null
  const { alternativeNames, ...said } = composeSaid(drafts)
  // A name that an editor added is the operator's own.
  const edits = own === null ? nameEdits.filter(({ isAdded }) => !isAdded) : nameEdits
  return { ...said, otherNames: applyEdits(said.name, alternativeNames, edits) }
}

/**
 * What may be given on of an institution (docs/open-data.md). Of one that lists tell of: what the open ones among them
 * say, composed anew without the others, so that nothing of those is in it. Of one that no list tells of: what stands in
 * the directory, where the operator gives that on. Its rating is always the operator's own.
 */
export function openRecordOf(entry: DirectoryEntry, rights: Rights): OpenRecord {
  const isListed = entry.records.length > 0
  const written = rights.own === null ? null : { ...entry, otherNames: entry.alternativeNames }
  const facts = isListed ? factsOfLists(entry, rights) : written
  if (facts === null) return withheld(entry.id)
  const sources = [...new Set(entry.records.flatMap(({ source }) => (rights.lists.has(source) ? source : [])))].sort()
  const isRated = rights.own !== null && entry.averageRating !== null
  const licences = [
    ...sources.flatMap((source) => rights.lists.get(source) ?? []),
    ...(rights.own !== null && (!isListed || isRated) ? [rights.own] : []),
  ]
  return {
    id: entry.id,
    name: facts.name[DEFAULT_LANGUAGE],
    ...byCodedField('name', OTHER_LANGUAGES, (language) => facts.name[language] ?? null),
    other_names: facts.otherNames,
    types: named(TYPES, facts.typeIds),
    streams: named(STREAMS, facts.streamIds),
    ownership: ownershipOf(facts.ownership),
    gender: facts.gender,
    minority: facts.minority,
    classes: facts.classes,
    ...ofOwnFees((name) => facts[name]),
    university: facts.university,
    address: facts.address,
    city: placeName(facts.cityId),
    district: placeName(facts.districtId),
    state: facts.state,
    pin: facts.zip,
    coordinates: facts.coordinates,
    website: facts.website,
    courses: facts.courses.map(({ name, category, duration, level, fees, seats }) => ({
      name,
      category,
      duration,
      level,
      fees,
      seats,
    })),
    rating: isRated ? entry.averageRating : null,
    review_count: isRated ? entry.reviewCount : null,
    is_sample: entry.isSample,
    changed_on: indianDay(entry.updatedAt),
    sources,
    licences: [...new Set(licences)],
  }
}
