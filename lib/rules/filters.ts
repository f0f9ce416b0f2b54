/** What the directory can be narrowed by (spec 2 §2 "Filter page", §4, §5, §9). */

export const FEE_MIN = 0
/** Whole rupees. At the slider's upper end nothing is left out: see docs/adr/0010. */
export const FEE_MAX = 500_000
export const FEE_STEP = 1_000
export const FEE_GAP = 1_000

export const PAGE_SIZE = 10

/** The provider's orders that a visitor may ask for; its own order is `null`, with a search relevance. */
export const SORTS = ['name', 'rating', 'fee'] as const
export type Sort = (typeof SORTS)[number]

export type RatingBucket = { min: number; max: number }
export const RATING_BUCKETS: readonly RatingBucket[] = [
  { min: 1, max: 2 },
  { min: 2, max: 3 },
  { min: 3, max: 4 },
  { min: 4, max: 5 },
]

/**
 * The state of the filter page, which is what its address says. Always in canonical form: ids are
 * distinct and in order, ranges the right way round, fees on the slider's steps.
 */
export type Filters = Readonly<{
  /** Folded text, `''` for none. */
  search: string
  typeId: string | null
  streamIds: readonly string[]
  districtIds: readonly string[]
  cityId: string | null
  /** 0 to 5 with one decimal; `null` for no bound. */
  minRating: number | null
  maxRating: number | null
  /** Whole rupees, `FEE_MIN` to `FEE_MAX`. */
  minFee: number
  maxFee: number
  isResidential: boolean
  sort: Sort | null
  /** From 1. */
  page: number
}>

export const EMPTY_FILTERS: Filters = {
  search: '',
  typeId: null,
  streamIds: [],
  districtIds: [],
  cityId: null,
  minRating: null,
  maxRating: null,
  minFee: FEE_MIN,
  maxFee: FEE_MAX,
  isResidential: false,
  sort: null,
  page: 1,
}

/** Whether fees are narrowed at all. */
export function hasFeeRange({ minFee, maxFee }: Filters): boolean {
  return minFee > FEE_MIN || maxFee < FEE_MAX
}

export function hasRating({ minRating, maxRating }: Filters): boolean {
  return minRating !== null || maxRating !== null
}

/** Ids without repeats, in the order of their numbers, so that one choice has one address. */
export function sortIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
}
