import { INCLUDE_UNKNOWN } from '@/lib/contract/constants'
import type { PagePath } from '@/lib/rules/routes/table'
import { fitUnknown } from './change'
import type { Pairs } from './filter'
import { EMPTY_FILTERS, FILTERS, type Filters, search } from './table'
import {
  clamp,
  PAGE_SIZE,
  type QueryValues,
  readNumber,
  SORTS,
  STREAMS_OF,
  toQuery,
  unknownParameter,
  valuesOf,
} from './values'

/** The plain form's buttons that clear: their values are `search` and `filters`. */
const CLEAR = 'clear'

/** Filters beside which those can be left in of whom nobody has said it. */
const UNKNOWABLE = FILTERS.filter(({ includeUnknown }) => includeUnknown !== null)

/** Every parameter that the filter page reads. */
export const FILTER_PARAMETERS: readonly string[] = [
  ...FILTERS.flatMap(({ parameters }) => parameters),
  ...UNKNOWABLE.map(({ name }) => unknownParameter(name)),
  'sort',
  'page',
  CLEAR,
]

/** Beyond it a provider's offset could overflow; no directory has so many pages. */
const MAX_PAGE = 100_000

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
  const [asked] = valuesOf(query, 'sort')
  const view: Filters = {
    ...EMPTY_FILTERS,
    sort: SORTS.find((sort) => asked === sort) ?? null,
    page: clamp(Math.floor(readNumber(valuesOf(query, 'page')) ?? 1), EMPTY_FILTERS.page, MAX_PAGE),
  }
  const read = FILTERS.reduce<Filters>((all, filter) => ({ ...all, ...filter.parse(query) }), view)
  const unknown = UNKNOWABLE.filter(({ name }) => valuesOf(query, unknownParameter(name))[0] === 'true')
  const includesUnknown = fitUnknown(
    unknown.map(({ name }) => name),
    read,
  )
  const filters = { ...read, includesUnknown }
  return clear === 'search' ? { ...filters, ...search.empty } : filters
}

/** In the address a box that is ticked comes after what has a value. */
const WRITTEN = [...FILTERS.filter(({ kind }) => kind !== 'flag'), ...FILTERS.filter(({ kind }) => kind === 'flag')]

/**
 * The filters as the query of the filter page's address, without `?`, in one fixed order: equal
 * filters have equal queries, which also serve as cache keys. `''` for the bare page.
 * `parseFilters` reads it back.
 */
export function filtersToQuery(filters: Filters): string {
  const pairs: Pairs = [
    ...WRITTEN.flatMap((filter) => filter.write(filters)),
    ...filters.includesUnknown.map((name) => [unknownParameter(name), 'true'] as const),
    ['sort', filters.sort],
    ['page', filters.page > 1 ? filters.page : null],
  ]
  return toQuery(pairs)
}

/** The filter page for these filters: a path and query, English unless a prefix such as `/kn` is given. */
export function filtersToHref(filters: Filters): PagePath
export function filtersToHref(filters: Filters, prefix: string): string
export function filtersToHref(filters: Filters, prefix = ''): string {
  const query = filtersToQuery(filters)
  return query === '' ? `${prefix}/filter` : `${prefix}/filter?${query}`
}

/**
 * The filters as the query of the provider's `GET /institutes` (docs/contract.md "Directory"). Counts beside the options
 * are always asked for; a provider without them ignores that.
 */
export function filtersToProviderQuery(filters: Filters): URLSearchParams {
  const unknown = FILTERS.flatMap(({ name, contract }) =>
    filters.includesUnknown.includes(name) ? (contract ?? []) : [],
  )
  const pairs: Pairs = [
    ...FILTERS.flatMap((filter): Pairs => filter.ask(filters)),
    [INCLUDE_UNKNOWN, unknown.join() || null],
    ['sort', filters.sort],
    ['page', filters.page],
    ['limit', PAGE_SIZE],
    ['facets', 1],
  ]
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
}
