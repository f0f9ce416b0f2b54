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
 * Whether the fee of a seat may be within two ends: by the authority's sheet, else by what the college says of courses of this family;
 * `null`: it is not known. A seat from one amount to another, as by income, is within where any of it is: its course says both.
 */
function isWithin({ seat_fee: seat, own_fee: own }: Standing, { min, max }: { min: number; max: number }) {
  const fee = seat ?? own
  return fee && fee.from <= max && fee.to >= min
}

/** Whether more may be asked than a limit allows: of what costs one family more than another, a limit between leaves it open. */
function mayPass({ seat_fee: seat, own_fee: own }: Standing, { max }: { max: number }) {
  return ((seat ?? own)?.to ?? 0) > max
}

/** What a seat costs at most, as far as it is known: its least is that of an income which nobody has told. */
const feeOf = ({ seat_fee: seat, own_fee: own }: Standing) => seat?.to ?? own?.from ?? null

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

/** Whether a course passes all filters. */
export function passes(filters: ChanceFilters, row: Standing): boolean {
  return NAMES.every((name) => FILTERS[name](filters, row))
}

function countBy(rows: readonly Standing[], idOf: (row: Standing) => number | null): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) {
    const id = idOf(row)
    if (id !== null) counts[id] = (counts[id] ?? 0) + 1
  }
  return counts
}

function countRounds(rows: readonly Standing[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { enough_in } of rows) for (const round of enough_in) counts[round] = (counts[round] ?? 0) + 1
  return counts
}

/** Which filter alone a course does not pass; `null`: it passes all; `undefined`: several keep it away. */
function onlyFailed(filters: ChanceFilters, row: Standing): FilterName | null | undefined {
  let failed: FilterName | null = null
  for (const name of NAMES) {
    if (FILTERS[name](filters, row)) continue
    if (failed !== null) return undefined
    failed = name
  }
  return failed
}

/** How many of what the rank was enough for each option leaves, beside the other filters. */
export function countFacets(rows: readonly Standing[], filters: ChanceFilters) {
  // Each filter is asked once of each course: there are thousands, and what each facet counts differs by one filter.
  const left = new Map<FilterName | null, Standing[]>([...NAMES, null].map((name) => [name, []]))
  for (const row of rows) {
    const failed = onlyFailed(filters, row)
    if (failed === null) for (const own of left.values()) own.push(row)
    else if (failed !== undefined) left.get(failed)?.push(row)
  }
  const without = (name: FilterName | null) => left.get(name) ?? []
  const [ofAnyFee, ofAnyLife] = [without('fees'), without('residential')]
  const { fees } = filters
  return {
    course_family: countBy(without('stream'), ({ stream_id: id }) => id),
    district_id: countBy(without('district'), ({ district_id: id }) => id),
    is_residential: ofAnyLife.filter((row) => row.is_residential === true).length,
    residential_unknown: ofAnyLife.filter((row) => row.is_residential === null).length,
    round: countBy(without('round'), ({ round }) => round),
    // Each more is asked of what the others leave: they are no alternatives.
    enough_in: countRounds(without(null)),
    fee_known: ofAnyFee.filter((row) => feeOf(row) !== null).length,
    fee_unknown: ofAnyFee.filter((row) => (fees === null ? feeOf(row) : isWithin(row, fees)) === null).length,
    fee_open: fees === null ? 0 : ofAnyFee.filter((row) => isWithin(row, fees) && mayPass(row, fees)).length,
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
