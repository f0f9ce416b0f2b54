import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { INSTITUTE_SORTS } from '@/lib/contract/institute-query'
import { RATING_BUCKETS } from '@/lib/rules/filters/values'
import type { Database } from '@/provider/store/database'
import { addInstitute } from '@/testing/provider/directory'
import type { DirectoryQuery } from '@/provider/search/directory-search'
import type { InstituteFilter } from '@/provider/search/filters'
import type { SearchRecord } from '@/provider/search/record'

/** A record that says no more than its name. */
export function makeRecord(over: Partial<SearchRecord> & { id: number; name: string }): SearchRecord {
  return {
    otherNames: [],
    university: null,
    address: null,
    typeIds: [],
    streamIds: [],
    districtId: null,
    cityId: null,
    isResidential: false,
    averageRating: null,
    reviewCount: 0,
    fees: [],
    fullness: 0.5,
    ...over,
  }
}

/** Few values of everything, so that random institutions and random filters meet, and many are equal. */
const NAMES = [
  'Hill College', 'hill college', 'Hill College of Engineering', 'Lake School', 'Lake School, Mysore', 'Élan Academy',
  'KVR Institute', 'K.V.R. Institute', 'Sri Basappa College', 'Mysore Lake Polytechnic', 'ಕಾವೇರಿ', '1000', '~',
] // prettier-ignore
const TYPES = [1, 2, 14]
const STREAMS = [101, 102, 201, 1401]
/** Towns of two districts, and districts whose town nobody knows. */
const PLACES: readonly (readonly [district: number | null, city: number | null])[] = [
  [null, null],
  [525, null],
  [525, 276600],
  [545, null],
]
const FEES = [0, 10_000, 25_000, 25_001, 90_000]
const RATINGS = [null, 0.5, 1, 1.99, 2, 3, 3.5, 4, 4.01, 5]

const some = <Value>(values: readonly Value[]) => fc.constantFrom(...values)

export const randomRecord = (id: fc.Arbitrary<number>): fc.Arbitrary<SearchRecord> =>
  fc
    .record({
      id,
      name: some(NAMES),
      otherNames: fc.array(some(NAMES), { maxLength: 2 }),
      university: some([null, 'Lake University']),
      address: some([null, 'Hill Road, Mysore']),
      typeIds: fc.uniqueArray(some(TYPES), { minLength: 1 }),
      streamIds: fc.uniqueArray(some(STREAMS), { maxLength: 3 }),
      place: some(PLACES),
      isResidential: fc.boolean(),
      averageRating: some(RATINGS),
      reviewCount: some([0, 1, 40]),
      fees: fc.array(some(FEES), { maxLength: 3 }),
      fullness: some([0, 0.5, 1]),
    })
    .map(({ place: [districtId, cityId], fees, ...record }) => ({
      ...record,
      districtId,
      cityId,
      fees: [...fees].sort((a, b) => a - b),
    }))

/** Institutions with distinct ids. */
export const randomDirectory = (most: number): fc.Arbitrary<SearchRecord[]> =>
  fc.uniqueArray(randomRecord(fc.integer({ min: 1, max: most * 2 })), {
    selector: (record) => record.id,
    maxLength: most,
  })

const given = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })

/** Filters as a visitor may set them: values that some have, values that nobody has, ends the wrong way round. */
export const randomFilter = fc.record({
  institute_type_id: given(some([...TYPES, 9])),
  category_id: given(fc.uniqueArray(some([...STREAMS, 999]), { minLength: 1 })),
  district_id: given(fc.uniqueArray(some([525, 545, 1]), { minLength: 1 })),
  city_id: given(some([276600, 5])),
  min_rating: given(some([0, 1, 2, 3.5, 4])),
  max_rating: given(some([1, 2, 3.5, 4, 5])),
  min_fee: given(some([0, 10_001, 25_000, 90_000])),
  max_fee: given(some([0, 25_000, 89_999, 500_000])),
  is_residential: given(fc.boolean()),
})

export const randomSearch = some([
  'hill', 'hill college', 'lake mysore', 'kvr', 'k v r institute', 'basapa', 'engineering', 'school', 'mysore', 'the',
  'colege hil', 'hillcollege', 'zzzzz', '%', 'ಕಾವೇರಿ', 'lake university', '1000',
]) // prettier-ignore

export const randomSort = given(some(INSTITUTE_SORTS))

export type Asked = Omit<DirectoryQuery, 'page' | 'limit' | 'withFacets'>

/** Empties the directory and stores these institutions in it; how full a record is cannot be stored. */
export async function storeRecords(db: Database, records: readonly SearchRecord[]): Promise<void> {
  await db.execute(sql`truncate institutes, courses cascade`)
  for (const record of records) {
    await addInstitute(db, {
      id: record.id,
      name: record.name,
      alternativeNames: [...record.otherNames],
      typeId: record.typeIds[0] ?? 1,
      typeIds: [...record.typeIds],
      streamIds: [...record.streamIds],
      districtId: record.districtId,
      cityId: record.cityId,
      university: record.university,
      address1: record.address,
      isResidential: record.isResidential,
      averageRating: record.averageRating,
      reviewCount: record.reviewCount,
      courses: record.fees.map((fees, at) => ({ name: `Course ${at}`, fees })),
    })
  }
}

// What the contract says of filters, facets and orders, by looking at every institution: nothing of the search is used.

function isWithin(value: number, low: number | undefined, high: number | undefined): boolean {
  const ends = [low ?? -Infinity, high ?? Infinity].sort((a, b) => a - b)
  return value >= (ends[0] ?? 0) && value <= (ends[1] ?? 0)
}

export function passes(record: SearchRecord, filter: InstituteFilter): boolean {
  const { institute_type_id, category_id, district_id, city_id, min_rating, max_rating, min_fee, max_fee } = filter
  if (institute_type_id !== undefined && !record.typeIds.includes(institute_type_id)) return false
  if (category_id && !category_id.some((id) => record.streamIds.includes(id))) return false
  if (district_id && !district_id.some((id) => record.districtId === id)) return false
  if (city_id !== undefined && record.cityId !== city_id) return false
  if (min_rating !== undefined || max_rating !== undefined) {
    if (record.averageRating === null || !isWithin(record.averageRating, min_rating, max_rating)) return false
  }
  if (min_fee !== undefined || max_fee !== undefined) {
    if (!record.fees.some((fee) => isWithin(fee, min_fee, max_fee))) return false
  }
  return filter.is_residential !== true || record.isResidential
}

const lower = (name: string) => name.toLowerCase()
const byName = (a: SearchRecord, b: SearchRecord) =>
  lower(a.name) === lower(b.name) ? a.id - b.id : lower(a.name) < lower(b.name) ? -1 : 1

/** The ids in the order that is asked for, by name unless told otherwise. */
export function sortedIds(records: readonly SearchRecord[], sort: Asked['sort']): number[] {
  const compare = (a: SearchRecord, b: SearchRecord) => {
    if (sort === 'rating')
      return (b.averageRating ?? 0) - (a.averageRating ?? 0) || b.reviewCount - a.reviewCount || byName(a, b)
    if (sort === 'fee') {
      const [first, second] = [Math.min(...a.fees), Math.min(...b.fees)]
      return first === second ? byName(a, b) : first - second
    }
    return byName(a, b)
  }
  return [...records].sort(compare).map((record) => record.id)
}

/** By facet and option the total with this option alone chosen and all other filters kept; no zeros. */
export function bruteFacets(found: readonly SearchRecord[], filter: InstituteFilter) {
  const total = (over: InstituteFilter) => found.filter((record) => passes(record, { ...filter, ...over })).length
  const count = (options: Iterable<number>, choose: (option: number) => InstituteFilter) =>
    new Map([...new Set(options)].map((id) => [id, total(choose(id))] as const).filter(([, size]) => size > 0))
  return {
    institute_type_id: count(
      found.flatMap((record) => record.typeIds),
      (id) => ({ institute_type_id: id }),
    ),
    category_id: count(
      found.flatMap((record) => record.streamIds),
      (id) => ({ category_id: [id] }),
    ),
    district_id: count(
      found.flatMap((record) => record.districtId ?? []),
      (id) => ({ district_id: [id] }),
    ),
    city_id: count(
      found.flatMap((record) => record.cityId ?? []),
      (id) => ({ city_id: id }),
    ),
    rating: count(
      RATING_BUCKETS.map(({ min }) => min),
      (min) => ({ min_rating: min, max_rating: RATING_BUCKETS.find((bucket) => bucket.min === min)?.max }),
    ),
    is_residential: total({ is_residential: true }),
  }
}
