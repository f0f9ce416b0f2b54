import {
  EMPTY_FILTERS,
  FEE_GAP,
  FEE_MAX,
  FEE_MIN,
  FEE_STEP,
  type Filters,
  SORTS,
  type Sort,
  sortIds,
} from '@/lib/rules/filters'

/** In letters. */
export const MAX_SEARCH_LENGTH = 100
const MAX_IDS = 50
/** Beyond it a provider's offset could overflow; no directory has so many pages. */
const MAX_PAGE = 100_000
const RATING_MAX = 5

/** The query as Next gives it to a page, or as an address holds it. */
export type QueryValues = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * Marks that only the form of a browser without JavaScript sends: for which type it listed streams,
 * and for which districts it listed cities. What was ticked in a list of something else is dropped.
 */
export const STREAMS_OF = 'streamsOf'
export const CITIES_OF = 'citiesOf'
/** The plain form's buttons that clear: their values are `search` and `filters`. */
export const CLEAR = 'clear'

function valuesOf(query: QueryValues, name: string): readonly string[] {
  if (query instanceof URLSearchParams) return query.getAll(name)
  const value = Object.hasOwn(query, name) ? query[name] : undefined
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

/** A search as it is sent: one form of each letter, no control characters, single spaces, a bounded length. */
export function foldSearch(text: string): string {
  // Half a surrogate pair cannot be written into an address.
  const wellFormed = text.replace(/\p{Cs}/gu, '\uFFFD')
  const folded = wellFormed
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return [...folded].slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

function readIds(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(',', MAX_IDS * 2)).map((part) => part.trim())
  return sortIds(ids.filter((id) => /^\d{1,18}$/.test(id))).slice(0, MAX_IDS)
}

function readNumber(values: readonly string[]): number | null {
  const text = values.map((value) => value.trim().replaceAll(',', '')).find((value) => value !== '')
  return text !== undefined && /^-?\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : null
}

/** The rating's bounds; a radio button of the plain form sends both in one, as `rating=3-4`. */
function readRatings(query: QueryValues): Pick<Filters, 'minRating' | 'maxRating'> {
  const both = /^(\d)-(\d)$/.exec(valuesOf(query, 'rating')[0] ?? '')
  const bounds = [readNumber(valuesOf(query, 'min_rating')), readNumber(valuesOf(query, 'max_rating'))]
  const isOne = both !== null && bounds.every((bound) => bound === null)
  const [first = null, second = null] = (isOne ? [Number(both[1]), Number(both[2])] : bounds).map((bound) =>
    bound === null ? null : Math.round(clamp(bound, 0, RATING_MAX) * 10) / 10,
  )
  const isReversed = first !== null && second !== null && first > second
  const [low, high] = isReversed ? [second, first] : [first, second]
  const minRating = low === 0 ? null : low
  return { minRating, maxRating: high === RATING_MAX && minRating === null ? null : high }
}

/**
 * Fees as the slider holds them: the right way round, within its ends, on its steps and a gap apart
 * (spec 2 §5).
 */
export function fitFees(first: number, second: number): Pick<Filters, 'minFee' | 'maxFee'> {
  const [low, high] = [first, second]
    .map((fee) => clamp(Math.round(fee / FEE_STEP) * FEE_STEP, FEE_MIN, FEE_MAX))
    .sort((a, b) => a - b)
  const minFee = Math.min(low ?? FEE_MIN, FEE_MAX - FEE_GAP)
  return { minFee, maxFee: Math.max(high ?? FEE_MAX, minFee + FEE_GAP) }
}

function readSort(values: readonly string[]): Sort | null {
  return SORTS.find((sort) => values[0] === sort) ?? null
}

/** A mark is absent (then all is kept), or says for what the form's list was made. */
function isListedFor(query: QueryValues, mark: string, chosen: readonly string[]): boolean {
  const listed = valuesOf(query, mark)
  return listed.length === 0 || readIds(listed).join() === chosen.join()
}

/** Whether the query was written by the plain form, and so deserves its short address. */
export function isFromForm(query: QueryValues): boolean {
  return valuesOf(query, STREAMS_OF).length > 0
}

/**
 * Reads the filters out of a query, whatever it holds. Never throws: what cannot be read is
 * ignored, a range the wrong way round is turned, numbers are brought within their limits (spec 2
 * §2 "Filter page", §5).
 */
export function parseFilters(query: QueryValues): Filters {
  const [clear] = valuesOf(query, CLEAR)
  if (clear === 'filters') return EMPTY_FILTERS
  const [typeId = null] = readIds(valuesOf(query, 'instituteId').slice(0, 1))
  const districtIds = readIds(valuesOf(query, 'districtId'))
  const [cityId = null] = readIds(valuesOf(query, 'cityId').slice(0, 1))
  return {
    search: clear === 'search' ? '' : foldSearch(valuesOf(query, 'search')[0] ?? ''),
    typeId,
    streamIds: isListedFor(query, STREAMS_OF, typeId === null ? [] : [typeId])
      ? readIds(valuesOf(query, 'categoryId'))
      : [],
    districtIds,
    cityId: isListedFor(query, CITIES_OF, districtIds) ? cityId : null,
    ...readRatings(query),
    ...fitFees(readNumber(valuesOf(query, 'min_fee')) ?? FEE_MIN, readNumber(valuesOf(query, 'max_fee')) ?? FEE_MAX),
    isResidential: ['true', '1'].includes(valuesOf(query, 'residential')[0]?.trim().toLowerCase() ?? ''),
    sort: readSort(valuesOf(query, 'sort')),
    page: clamp(Math.floor(readNumber(valuesOf(query, 'page')) ?? 1), EMPTY_FILTERS.page, MAX_PAGE),
  }
}
