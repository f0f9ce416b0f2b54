import { getTableColumns, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { INCLUDE_UNKNOWN } from '@/lib/contract/constants'
import {
  DIRECTORY_FILTERS,
  type DirectoryFilter,
  type FilterParameter,
  INSTITUTE_SORTS,
} from '@/lib/contract/institute-query'
import { INSTITUTION_GAPS } from '@/lib/contract/desk/institution'
import { GENDERS } from '@/lib/contract/gender'
import { LEVELS } from '@/lib/contract/level'
import { OWNERSHIPS } from '@/lib/contract/ownership'
import { institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import type { DirectoryQuery } from '@/provider/search/directory-search'
import type { FilterValue, InstituteFilter } from '@/provider/search/filter-column'
import { FILTER_PARAMETERS, type FilterFields } from '@/provider/search/filters'
import type { SearchRecord } from '@/provider/search/record'
import { addInstitute } from '@/testing/provider/directory'

/**
 * By filter the field of a record that it looks at; of one that is not named, the field of its name. Said here a second
 * time, so that the search cannot look at another.
 */
const FIELDS: Partial<Record<DirectoryFilter, keyof FilterFields>> = {
  institute_type_id: 'typeIds',
  category_id: 'streamIds',
  district_id: 'districtId',
  city_id: 'cityId',
  rating: 'averageRating',
  fee: 'fees',
  level: 'levels',
  is_residential: 'isResidential',
}
const fieldOf = (name: DirectoryFilter): string => FIELDS[name] ?? name

/** Fields whose random values are chosen below, with what stands in them where nothing is known. */
const CHOSEN = {
  typeIds: [],
  streamIds: [],
  districtId: null,
  cityId: null,
  averageRating: null,
  fees: [],
  levels: [],
  isResidential: null,
}
/** The others are columns of the directory of the same name; their values follow from what a column holds. */
type PlainFields = Omit<FilterFields, keyof typeof CHOSEN>
const PLAIN = DIRECTORY_FILTERS.filter(({ name }) => !Object.hasOwn(CHOSEN, fieldOf(name)))

/** By plain field, what is made of the type of its column, and of the parameter that asks for it. */
function ofPlain<Value>(make: (type: string, parameter: FilterParameter) => Value) {
  const types = new Map(Object.entries(getTableColumns(institutes)).map(([name, { dataType }]) => [name, dataType]))
  return Object.fromEntries(
    PLAIN.map(({ name, parameters: [parameter] }) => [
      fieldOf(name),
      make(types.get(fieldOf(name)) ?? `no column: ${name}`, parameter),
    ]),
  )
}

/** A record that says no more than its name. */
export function makeRecord(over: Partial<SearchRecord> & { id: number; name: string }): SearchRecord {
  return {
    // It has every plain field; the type is that of the columns.
    ...(ofPlain((): unknown => null) as PlainFields),
    ...CHOSEN,
    otherNames: [],
    university: null,
    address: null,
    courseNames: [],
    reviewCount: 0,
    fullness: 0.5,
    gaps: [],
    typeId: 1,
    changedAt: 0,
    mark: 0,
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
const FEES = [0, 10_000, 25_000, 25_001, 90_000, 2_147_483_647]
const RATINGS = [null, 1, 1.5, 1.99, 2, 3, 3.5, 4, 4.01, 5]

/** What columns of words hold; each word stands for itself, and is asked for. */
const WORD_LISTS: readonly (readonly string[])[] = [OWNERSHIPS, GENDERS, LEVELS]

/** The words that a parameter reads; `undefined` where it reads others. */
function wordsOf(parameter: FilterParameter): readonly string[] | undefined {
  return WORD_LISTS.find((words) => String(FILTER_PARAMETERS[parameter].parse(words.join())) === words.join())
}

/** What columns of numbers hold, and what is asked of them. */
const NUMBERS = [null, 1, 2, 10_000, 25_000, 25_001]
const ASKED_NUMBERS = [1, 2, 9, 10_001, 25_000, 500_000]

const some = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const given = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })

const randomPlain = fc.record(
  ofPlain((type, parameter): fc.Arbitrary<FilterValue> => {
    if (type === 'boolean') return some([null, false, true])
    if (type === 'number') return some(NUMBERS)
    if (type === 'string') return some([null, ...(wordsOf(parameter) ?? [])])
    throw new Error(`testing/search/records.ts has no values for ${type}`)
  }),
)

/** What a parameter may be set to, by what it reads: a flag, several numbers, or one. */
function randomValue(parameter: FilterParameter): fc.Arbitrary<FilterValue> {
  const schema = FILTER_PARAMETERS[parameter]
  if (schema.parse('true') === true) return fc.boolean()
  const words = wordsOf(parameter)
  if (words !== undefined) return fc.subarray([...words], { minLength: 1 })
  const number = some(ASKED_NUMBERS)
  return Array.isArray(schema.parse('1,2')) ? fc.uniqueArray(number, { minLength: 1 }) : number
}

export const randomRecord = (id: fc.Arbitrary<number>): fc.Arbitrary<SearchRecord> =>
  fc
    .record({
      id,
      name: some(NAMES),
      otherNames: fc.array(some(NAMES), { maxLength: 2 }),
      university: some([null, 'Lake University']),
      address: some([null, 'Hill Road, Mysore']),
      courseNames: fc.subarray(['Civil Engineering', 'VLSI Design']),
      typeIds: fc.uniqueArray(some(TYPES), { minLength: 1 }),
      streamIds: fc.uniqueArray(some(STREAMS), { maxLength: 3 }),
      place: some(PLACES),
      averageRating: some(RATINGS),
      reviewCount: some([0, 1, 40]),
      fees: fc.array(some(FEES), { maxLength: 3 }),
      levels: fc.subarray([...LEVELS], { maxLength: 2 }),
      isResidential: some([null, true]),
      fullness: some([0, 0.5, 1]),
      gaps: fc.subarray([...INSTITUTION_GAPS]),
      typeId: some(TYPES),
      changedAt: some([0, 1_795_680_000, 1_795_680_001]),
      mark: fc.integer(),
      plain: randomPlain,
    })
    .map(({ place: [districtId, cityId], fees, plain, ...record }) => ({
      // It has every plain field; the type is that of the columns.
      ...(plain as PlainFields),
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

/** Filters as a visitor may set them: values that some have, values that nobody has, ends the wrong way round. */
export const randomFilter: fc.Arbitrary<InstituteFilter> = fc.record({
  ...Object.fromEntries(
    PLAIN.flatMap(({ parameters }): readonly FilterParameter[] => parameters).map((name) => [
      name,
      given(randomValue(name)),
    ]),
  ),
  [INCLUDE_UNKNOWN]: given(fc.subarray(DIRECTORY_FILTERS.map(({ name }) => name))),
  is_residential: given(fc.boolean()),
  level: given(fc.subarray([...LEVELS], { minLength: 1 })),
  institute_type_id: given(some([...TYPES, 9])),
  category_id: given(fc.uniqueArray(some([...STREAMS, 999]), { minLength: 1 })),
  district_id: given(fc.uniqueArray(some([525, 545, 1]), { minLength: 1 })),
  city_id: given(some([276600, 5])),
  min_rating: given(some([0, 1, 2, 3.5, 4])),
  max_rating: given(some([1, 2, 3.5, 4, 5])),
  min_fee: given(some([0, 10_001, 25_000, 90_000])),
  max_fee: given(some([0, 25_000, 89_999, 500_000])),
})

export const randomSearch = some([
  'hill', 'hill college', 'lake mysore', 'kvr', 'k v r institute', 'basapa', 'engineering', 'school', 'mysore', 'the',
  'colege hil', 'hillcollege', 'zzzzz', '%', 'ಕಾವೇರಿ', 'lake university', '1000',
]) // prettier-ignore

export const randomSort = given(some(INSTITUTE_SORTS))

export type Asked = Omit<DirectoryQuery, 'page' | 'limit' | 'withFacets'>

/** What a record has of a filter. */
export function valueOf(record: SearchRecord, name: DirectoryFilter): FilterValue {
  const { [fieldOf(name)]: value }: Readonly<Record<string, unknown>> = record
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value
  if (Array.isArray(value)) return value
  throw new Error(`testing/search/records.ts: a record has no field for the filter ${name}`)
}

/** Empties the directory and stores these institutions in it; how full a record is cannot be stored. */
export async function storeRecords(db: Database, records: readonly SearchRecord[]): Promise<void> {
  await db.execute(sql`truncate institutes, courses cascade`)
  for (const record of records) {
    await addInstitute(db, {
      ...Object.fromEntries(PLAIN.map(({ name }) => [fieldOf(name), valueOf(record, name)])),
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
      averageRating: record.averageRating,
      reviewCount: record.reviewCount,
      isResidential: record.isResidential ?? false,
      courses: [
        ...record.fees.map((fees, at) => ({ name: `Course ${at}`, fees })),
        ...record.levels.map((level) => ({ name: level, level })),
      ],
    })
  }
}
