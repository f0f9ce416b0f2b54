import { keysOf } from '@/lib/contract/keys-of'
import type { RankSort } from '@/lib/contract/closing-ranks/search'
import type { Standing } from './find-chances'

/** The filters of a search; `null` where one is not set. */
export type ChanceFilters = {
  streamIds: ReadonlySet<number> | null
  districtIds: ReadonlySet<number> | null
  fees: { min: number; max: number } | null
  /** Those of which it is not known whether their fee is within. */
  withUnknownFees: boolean
  isResidential: boolean
  /** Those in which the rank was enough first. */
  rounds: ReadonlySet<number> | null
  /** Those in each of which it was enough. */
  enoughIn: ReadonlySet<number> | null
}

/**
 * Whether the fee of a seat may be within two ends: by the authority's sheet, else by what is known of the institution's own; `null`:
 * it is not known. A seat from one amount to another, as by income, is within where any of it is: its course says both.
 */
function isWithin(row: Standing, { min, max }: { min: number; max: number }): boolean | null {
  const { seat_fee: seat } = row
  if (seat === null) return row.fee === null ? null : row.is_within_fees
  return seat.from <= max && seat.to >= min
}

/** What a seat costs at most, as far as it is known: its least is that of an income which nobody has told. */
const feeOf = ({ seat_fee: seat, fee }: Standing) => seat?.to ?? fee

const FILTERS = {
  stream: ({ streamIds }, row) => streamIds === null || (row.stream_id !== null && streamIds.has(row.stream_id)),
  district: ({ districtIds }, row) =>
    districtIds === null || (row.district_id !== null && districtIds.has(row.district_id)),
  fees: ({ fees, withUnknownFees }, row) => fees === null || (isWithin(row, fees) ?? withUnknownFees),
  residential: ({ isResidential }, row) => !isResidential || row.is_residential === true,
  round: ({ rounds }, row) => rounds === null || (row.round !== null && rounds.has(row.round)),
  enoughIn: ({ enoughIn }, row) => enoughIn === null || [...enoughIn].every((round) => row.enough_in.includes(round)),
} as const satisfies Record<string, (filters: ChanceFilters, row: Standing) => boolean>
type FilterName = keyof typeof FILTERS

const NAMES = keysOf(FILTERS)

/** Whether a course passes all filters, perhaps but one. */
export function passes(filters: ChanceFilters, row: Standing, but: FilterName | null = null): boolean {
  return NAMES.every((name) => name === but || FILTERS[name](filters, row))
}

function countBy(rows: readonly Standing[], idsOf: (row: Standing) => readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) for (const key of idsOf(row)) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/** How many of what the rank was enough for each option leaves, beside the other filters. */
export function countFacets(rows: readonly Standing[], filters: ChanceFilters) {
  const without = (name: FilterName) => rows.filter((row) => passes(filters, row, name))
  return {
    course_family: countBy(without('stream'), ({ stream_id: id }) => (id === null ? [] : [id])),
    district_id: countBy(without('district'), ({ district_id: id }) => (id === null ? [] : [id])),
    is_residential: without('residential').filter((row) => row.is_residential === true).length,
    residential_unknown: without('residential').filter((row) => row.is_residential === null).length,
    round: countBy(without('round'), ({ round }) => (round === null ? [] : [round])),
    // Each more is asked of what the others leave: they are no alternatives.
    enough_in: countBy(
      rows.filter((row) => passes(filters, row)),
      ({ enough_in }) => enough_in,
    ),
    fee_known: without('fees').filter((row) => feeOf(row) !== null).length,
    fee_unknown: without('fees').filter(
      (row) => (filters.fees === null ? feeOf(row) : isWithin(row, filters.fees)) === null,
    ).length,
  }
}

const NEVER = Number.POSITIVE_INFINITY
const margin = ({ enough, furthest }: Standing) => enough ?? furthest
const bySafety = (a: Standing, b: Standing) => (a.round ?? NEVER) - (b.round ?? NEVER) || margin(b) - margin(a)

const ORDERS: Record<RankSort, ((a: Standing, b: Standing) => number) | null> = {
  safest: bySafety,
  nearest: (a, b) => margin(a) - margin(b),
  // As they come.
  name: null,
  fee: (a, b) => (feeOf(a) === feeOf(b) ? bySafety(a, b) : (feeOf(a) ?? NEVER) - (feeOf(b) ?? NEVER)),
}

/** Puts what the rank was enough for in an order; those that are equal in it stay by name. */
export function sortChances(rows: readonly Standing[], sort: RankSort): Standing[] {
  const order = ORDERS[sort]
  return order === null ? [...rows] : [...rows].sort(order)
}
