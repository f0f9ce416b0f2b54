import { ID_PATTERN } from '@/lib/contract/constants'
import { MAX_STARS } from '@/lib/rules/reviews/rating-scale'
/** The values that filters hold (spec 2 §4, §5, §9), and how they are read out of an address. */

export const FEE_MIN = 0
/** Whole rupees. At the slider's upper end nothing is left out: see ADR 10. */
export const FEE_MAX = 500_000
export const FEE_STEP = 1_000
export const FEE_GAP = 1_000

export const PAGE_SIZE = 10

/** The provider's orders that a visitor may ask for; its own order is `null`, with a search relevance. */
export const SORTS = ['name', 'rating', 'fee'] as const
export type Sort = (typeof SORTS)[number]

export const RATING_BUCKETS: readonly { min: number; max: number }[] = [
  { min: 1, max: 2 },
  { min: 2, max: 3 },
  { min: 3, max: 4 },
  { min: 4, max: MAX_STARS },
]

/** In letters. */
export const MAX_SEARCH_LENGTH = 100
const MAX_IDS = 50

/**
 * A mark that only the form of a browser without JavaScript sends: for which type it listed streams. What was
 * ticked for another type is dropped.
 */
export const STREAMS_OF = 'streamsOf'

/** The parameter of the address that leaves those in of whom nobody has said what a filter asks for (ADR 70). */
export const unknownParameter = (filter: string) => `${filter}Unknown`

/** The query as Next gives it to a page, or as an address holds it. */
export type QueryValues = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

export function valuesOf(query: QueryValues, name: string): readonly string[] {
  if (query instanceof URLSearchParams) return query.getAll(name)
  const value = Object.hasOwn(query, name) ? query[name] : undefined
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}

export function clamp(value: number, min: number, max: number): number {
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

/** Ids without repeats, in the order of their numbers, so that one choice has one address. */
export function sortIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
}

export function readIds(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(',', MAX_IDS * 2)).map((part) => part.trim())
  return sortIds(ids.filter((id) => ID_PATTERN.test(id))).slice(0, MAX_IDS)
}

export function readNumber(values: readonly string[]): number | null {
  const text = values.map((value) => value.trim().replaceAll(',', '')).find((value) => value !== '')
  return text !== undefined && /^-?\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : null
}

/**
 * Fees as the slider holds them: the right way round, within its ends, on its steps and a gap apart
 * (spec 2 §5).
 */
export function fitFees(first: number, second: number): { minFee: number; maxFee: number } {
  const [low, high] = [first, second]
    .map((fee) => clamp(Math.round(fee / FEE_STEP) * FEE_STEP, FEE_MIN, FEE_MAX))
    .sort((a, b) => a - b)
  const minFee = Math.min(low ?? FEE_MIN, FEE_MAX - FEE_GAP)
  return { minFee, maxFee: Math.max(high ?? FEE_MAX, minFee + FEE_GAP) }
}

function toText(value: string | number): string {
  // Commas stay readable: they need no escape in a query.
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')
}

/** Names with their values as the query of an address, without `?`; `null` is not written. */
export function toQuery(pairs: readonly (readonly [name: string, value: string | number | null])[]): string {
  return pairs.flatMap(([name, value]) => (value === null ? [] : `${name}=${toText(value)}`)).join('&')
}
