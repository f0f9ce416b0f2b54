import { INCLUDE_UNKNOWN } from '@/lib/contract/constants'
import { type DirectoryFilter, type FilterParameter } from '@/lib/contract/institute-query'
import { RATING_BUCKETS } from '@/lib/rules/filters/values'
import type { FacetTable, FilterOption, Narrowing, OptionCounts } from './facet-table'
import { FloatColumn } from './float-column'
import type { Archive } from './snapshot/archive'
import type { SlotOrder } from './slot-order'
import { sizeOfBoth, slotSetOf, type SlotSet } from './slot-set'
import { SlotsByNumber } from './slots-by-number'

/** What a column needs of the index that it is a part of. */
export type Slots = {
  capacity: number
  all: SlotSet
  keep: (key: string, make: () => SlotSet) => SlotSet
  /** The best rated first; those without a rating are the last. */
  byRating: SlotOrder
}

/** What an institution has of a filter, or what is asked of it: a flag, options, numbers, or nothing. */
export type FilterValue = boolean | FilterOption | readonly FilterOption[] | null

/** What is asked of the directory. Several values of one filter are alternatives; all filters apply. */
export type InstituteFilter = { readonly [Parameter in FilterParameter]?: FilterValue | undefined } & {
  /** Filters that also those pass of whom nobody has said. */
  readonly [INCLUDE_UNKNOWN]?: readonly DirectoryFilter[] | undefined
}

/** A flag that is set is option 1, and counts as it. */
function listed(value: FilterValue): readonly FilterOption[] {
  if (typeof value === 'boolean') return value ? [1] : []
  return typeof value === 'number' || typeof value === 'string' ? [value] : (value ?? [])
}

/** What the institutions have of one filter, by slot. */
export type FilterColumn = {
  /** `null` also for a slot that becomes free. */
  put: (slot: number, value: FilterValue) => void
  /** Who passes; `null` where the filter is not set. */
  pass: (asked: InstituteFilter, slots: Slots) => SlotSet | null
  /** Of those whom all filters but this one leave, of how many it is known what they have, and how many have each option. */
  count: (name: DirectoryFilter, narrowing: Narrowing<DirectoryFilter>, slots: Slots) => OptionCounts
  /** Whether it is known what the institution has. */
  isKnown: (slot: number) => boolean
  /** Of whom it is known. */
  known: (slots: Slots) => SlotSet
  /** What it keeps beside the tables. */
  readonly own: readonly IndexPart[]
}

/** A part of the index that takes memory, and is kept between starts. */
export type IndexPart = {
  /** Gives back the room that is not used. */
  trim: () => void
  exchange: (archive: Archive) => void
  readonly bytes: number
}

/** Of every institution, the options under which it is found. */
export class OptionColumn implements FilterColumn {
  private readonly column

  constructor(
    private readonly parameter: FilterParameter,
    table: FacetTable,
  ) {
    this.column = table.addColumn()
  }

  put(slot: number, value: FilterValue): void {
    this.column.set(slot, listed(value))
  }

  pass(asked: InstituteFilter, slots: Slots): SlotSet | null {
    const chosen = asked[this.parameter]
    return chosen === undefined || chosen === false ? null : this.having(listed(chosen), slots)
  }

  /** Who has one of the options. */
  having(ids: readonly FilterOption[], { capacity, keep }: Slots): SlotSet {
    return keep(`${this.parameter} ${ids.join()}`, () => this.column.having(ids, capacity))
  }

  count(name: DirectoryFilter, narrowing: Narrowing<DirectoryFilter>): OptionCounts {
    return this.column.countBeside(name, narrowing)
  }

  isKnown(slot: number): boolean {
    return this.column.has(slot)
  }

  known({ capacity, keep }: Slots): SlotSet {
    return keep(`known ${this.parameter}`, () => this.column.havingAny(capacity))
  }

  get own(): readonly IndexPart[] {
    return []
  }
}

/** A box to tick: option 1 where it holds, 0 where it is known not to, none where nobody has said. */
export class FlagColumn extends OptionColumn {
  override put(slot: number, value: FilterValue): void {
    super.put(slot, value === false ? 0 : value)
  }
}

/** Between two numbers, of which one may be left open, in ascending order whichever way round they were given; `null` without any. */
function rangeOf(low: FilterValue | undefined, high: FilterValue | undefined): [number, number] | null {
  const [from, to] = [typeof low === 'number' ? low : -Infinity, typeof high === 'number' ? high : Infinity]
  if (from === -Infinity && to === Infinity) return null
  return from > to ? [to, from] : [from, to]
}

/** Of every institution the fees of its courses in ascending order, of which one must be in a range, both ends included. */
export class FeeColumn implements FilterColumn {
  private readonly slots = new SlotsByNumber()
  private readonly least = new FloatColumn()

  put(slot: number, value: FilterValue): void {
    const fees = listed(value).filter((each) => typeof each === 'number')
    // Most have none, and had none.
    if (fees.length > 0 || this.isKnown(slot)) this.slots.put(slot, fees)
    this.least.set(slot, fees[0] ?? NaN)
  }

  /** After `put`, before anything is asked. */
  settle(capacity: number): void {
    this.slots.settle(capacity)
  }

  pass(asked: InstituteFilter, { capacity, keep }: Slots): SlotSet | null {
    const range = rangeOf(asked.min_fee, asked.max_fee)
    return range && keep(`fee ${range.join()}`, () => this.slots.within(range, capacity))
  }

  count(name: DirectoryFilter, { leftBeside }: Narrowing<DirectoryFilter>, slots: Slots): OptionCounts {
    const set = leftBeside([name])
    return { options: new Map(), known: sizeOfBoth(set, this.known(slots)), of: set.size }
  }

  known({ capacity, keep }: Slots): SlotSet {
    return keep('known fee', () => this.slots.within([-Infinity, Infinity], capacity))
  }

  isKnown(slot: number): boolean {
    return !Number.isNaN(this.least.at(slot))
  }

  get own(): readonly IndexPart[] {
    return [this.slots, this.least]
  }

  /** The least fee; `Infinity` where there is none. */
  leastOf(slot: number): number {
    return this.isKnown(slot) ? this.least.at(slot) : Infinity
  }
}

/**
 * Ratings from 1 to 5, as the table of reviews holds them, which are no whole numbers, and are counted by the buckets that a visitor chooses. Each is in one at
 * least, by which it is known.
 */
export class RatingColumn extends OptionColumn {
  private readonly ratings = new FloatColumn()

  constructor(table: FacetTable) {
    // The counts' part: what is asked is a range, in `pass`.
    super('min_rating', table)
  }

  override put(slot: number, value: FilterValue): void {
    const rating = typeof value === 'number' ? value : NaN
    super.put(
      slot,
      RATING_BUCKETS.filter(({ min, max }) => rating >= min && rating <= max).map(({ min }) => min),
    )
    this.ratings.set(slot, rating)
  }

  /** NaN where there is none. */
  ratingOf(slot: number): number {
    return this.ratings.at(slot)
  }

  override pass(asked: InstituteFilter, { capacity, keep, byRating }: Slots): SlotSet | null {
    const range = rangeOf(asked.min_rating, asked.max_rating)
    if (range === null) return null
    const [least, most] = range
    return keep(`rating ${least} ${most}`, () => {
      // NaN, of who has no rating, is in no range.
      const from = byRating.rankWhere((slot) => this.ratings.at(slot) > most)
      const to = byRating.rankWhere((slot) => this.ratings.at(slot) >= least)
      return slotSetOf(byRating.part(from, to), capacity)
    })
  }

  override get own(): readonly IndexPart[] {
    return [this.ratings]
  }
}
