import { GENDERS } from '@/lib/contract/gender'
import { LEVELS } from '@/lib/contract/level'
import { OWNERSHIPS } from '@/lib/contract/ownership'
import { MAX_STARS } from '@/lib/rules/reviews/rating-scale'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatRupees } from '@/lib/rules/text/money'
import { type ChoiceFilter, type OwnFilter, sayRange, type SearchFilter } from './filter'
import { city, district, stream, type } from './lists'
import { flagFilter, severalFilter } from './words'
import { clamp, FEE_MAX, FEE_MIN, fitFees, foldSearch, RATING_BUCKETS, readNumber, type Sort, valuesOf } from './values'

/**
 * What the directory can be narrowed by (spec 2 §2 "Filter page", §4, §5, §9): one entry for each filter. The state
 * of the page, its address, what the provider is asked, the chips, the counts and the sidebar derive from it.
 */

/** Folded text, `''` for none. */
export const search: SearchFilter<'search', { search: string }> = {
  kind: 'search',
  name: 'search',
  contract: null,
  includeUnknown: null,
  parameters: ['search'],
  empty: { search: '' },
  parse: (query) => ({ search: foldSearch(valuesOf(query, 'search')[0] ?? '') }),
  write: ({ search }) => [['search', search || null]],
  ask: ({ search }) => [['search', search || null]],
  chips: ({ search }) => [{ text: search }],
  say: ({ text = '' }, texts) => fillMessage(texts.searchFor, { text }),
}

export const ownership = severalFilter('ownership', OWNERSHIPS, 'ownershipKinds', {
  hidden: 'hiddenByOwnership',
  includeUnknown: 'includeUnknownOwnership',
})
const gender = severalFilter('gender', GENDERS, 'genderKinds', {
  hidden: 'hiddenByGender',
  includeUnknown: 'includeUnknownGender',
})
const level = severalFilter('level', LEVELS, 'levelKinds', {
  hidden: 'hiddenByLevel',
  includeUnknown: 'includeUnknownLevel',
})

/** 0 to 5 with one decimal; `null` for no bound. */
export const rating: ChoiceFilter<'rating', { minRating: number | null; maxRating: number | null }> = {
  kind: 'choices',
  name: 'rating',
  contract: 'rating',
  includeUnknown: 'includeUnknownRating',
  parameters: ['rating', 'min_rating', 'max_rating'],
  parameter: 'rating',
  empty: { minRating: null, maxRating: null },
  parse(query) {
    // A radio button of the plain form sends both bounds in one, as `rating=3-4`.
    const both = /^(\d)-(\d)$/.exec(valuesOf(query, 'rating')[0] ?? '')
    const bounds = [readNumber(valuesOf(query, 'min_rating')), readNumber(valuesOf(query, 'max_rating'))]
    const isOne = both !== null && bounds.every((bound) => bound === null)
    const [first = null, second = null] = (isOne ? [Number(both[1]), Number(both[2])] : bounds).map((bound) =>
      bound === null ? null : Math.round(clamp(bound, 0, MAX_STARS) * 10) / 10,
    )
    const isReversed = first !== null && second !== null && first > second
    const [low, high] = isReversed ? [second, first] : [first, second]
    const minRating = low === 0 ? null : low
    return { minRating, maxRating: high === MAX_STARS && minRating === null ? null : high }
  },
  write: ({ minRating, maxRating }) => [
    ['min_rating', minRating],
    ['max_rating', maxRating],
  ],
  ask: ({ minRating, maxRating }) => [
    ['min_rating', minRating],
    ['max_rating', maxRating],
  ],
  chips: ({ minRating, maxRating }) => [{ min: minRating, max: maxRating }],
  say({ min = null, max = null }, texts) {
    const range = { from: texts.ratingFrom, upTo: texts.ratingUpTo, between: texts.ratingBucket }
    return `${texts.rating} ${sayRange(min, max, range, String)}`
  },
  title: 'rating',
  hidden: 'hiddenByRating',
  any: 'anyRating',
  choices: RATING_BUCKETS.map(({ min, max }) => ({
    value: `${min}-${max}`,
    option: String(min),
    state: { minRating: min, maxRating: max },
    label: (texts) => fillMessage(texts.ratingBucket, { min, max }),
  })),
  hasStar: true,
}

export const residential = flagFilter('residential', 'isResidential', {
  contract: 'is_residential',
  // The public lists say that pupils live there, and never that they do not: beside those not known none would be left out.
  includeUnknown: null,
  hidden: 'hiddenByResidential',
  label: 'residentialOnly',
  isOptional: false,
})

const minority = flagFilter('minority', 'isMinority', {
  contract: 'minority',
  includeUnknown: 'includeUnknownMinority',
  hidden: 'hiddenByMinority',
  label: 'minorityOnly',
  isOptional: true,
})

type Fees = { minFee: number; maxFee: number }

/** Whole rupees, `FEE_MIN` to `FEE_MAX`. A bound at the slider's end narrows nothing (ADR 10). */
export const fees: OwnFilter<'fees', Fees> = {
  kind: 'own',
  name: 'fees',
  contract: 'fee',
  includeUnknown: 'includeUnknownFees',
  parameters: ['min_fee', 'max_fee'],
  empty: { minFee: FEE_MIN, maxFee: FEE_MAX },
  parse: (query) =>
    fitFees(readNumber(valuesOf(query, 'min_fee')) ?? FEE_MIN, readNumber(valuesOf(query, 'max_fee')) ?? FEE_MAX),
  // Both or none: one alone would not say where the other thumb stands.
  write({ minFee, maxFee }) {
    const isSet = minFee > FEE_MIN || maxFee < FEE_MAX
    return [
      ['min_fee', isSet ? minFee : null],
      ['max_fee', isSet ? maxFee : null],
    ]
  },
  ask: ({ minFee, maxFee }) => [
    ['min_fee', minFee > FEE_MIN ? minFee : null],
    ['max_fee', maxFee < FEE_MAX ? maxFee : null],
  ],
  chips: ({ minFee, maxFee }) => [{ min: minFee > FEE_MIN ? minFee : null, max: maxFee < FEE_MAX ? maxFee : null }],
  say: ({ min = null, max = null }, texts) => sayRange(min, max, texts, formatRupees),
  title: 'fees',
  hidden: 'hiddenByFees',
}

/** Every filter, in the order of the sidebar (spec 2 §2). */
export const FILTERS = [
  search,
  type,
  stream,
  district,
  city,
  ownership,
  gender,
  level,
  rating,
  residential,
  minority,
  fees,
] as const
export type AnyFilter = (typeof FILTERS)[number]

type Joined<Part> = (Part extends unknown ? (part: Part) => void : never) extends (part: infer All) => void
  ? All
  : never

/**
 * The state of the filter page, which is what its address says. Always in canonical form: ids are
 * distinct and in order, ranges the right way round, fees on the slider's steps. `page` counts from 1. `includesUnknown`:
 * of these filters, which are set, also those pass of whom nobody has said what it asks for.
 */
export type Filters = Readonly<
  Joined<AnyFilter['empty']> & { includesUnknown: readonly AnyFilter['name'][]; sort: Sort | null; page: number }
>

export const EMPTY_FILTERS: Filters = {
  ...search.empty,
  ...type.empty,
  ...stream.empty,
  ...district.empty,
  ...city.empty,
  ...ownership.empty,
  ...gender.empty,
  ...level.empty,
  ...rating.empty,
  ...residential.empty,
  ...minority.empty,
  ...fees.empty,
  includesUnknown: [],
  sort: null,
  page: 1,
}
