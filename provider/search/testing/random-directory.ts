import fc from 'fast-check'
import { INSTITUTE_SORTS } from '@/lib/contract/institute-query'
import type { DirectoryQuery } from '../directory-search'
import type { SearchRecord } from '../record'

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
  typeId: given(some([...TYPES, 9])),
  streamIds: given(fc.uniqueArray(some([...STREAMS, 999]), { minLength: 1 })),
  districtIds: given(fc.uniqueArray(some([525, 545, 1]), { minLength: 1 })),
  cityId: given(some([276600, 5])),
  minRating: given(some([0, 1, 2, 3.5, 4])),
  maxRating: given(some([1, 2, 3.5, 4, 5])),
  minFee: given(some([0, 10_001, 25_000, 90_000])),
  maxFee: given(some([0, 25_000, 89_999, 500_000])),
  isResidential: given(fc.boolean()),
})

export const randomSearch = some([
  'hill', 'hill college', 'lake mysore', 'kvr', 'k v r institute', 'basapa', 'engineering', 'school', 'mysore', 'the',
  'colege hil', 'hillcollege', 'zzzzz', '%', 'ಕಾವೇರಿ', 'lake university', '1000',
]) // prettier-ignore

export const randomSort = given(some(INSTITUTE_SORTS))

export type Asked = Omit<DirectoryQuery, 'page' | 'limit' | 'withFacets'>
