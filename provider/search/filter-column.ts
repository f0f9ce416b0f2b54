import { INCLUDE_UNKNOWN } from '@/lib/contract/constants'
import { type DirectoryFilter, type FilterParameter } from '@/lib/contract/institute-query'
import { RATING_BUCKETS } from '@/lib/rules/filters/values'
import { FacetColumn, type FilterOption } from './facet-column'
import { FloatColumn } from './float-column'
import { NumberLists } from './number-lists'
import type { Archive } from './snapshot/archive'
import { SlotSet, union } from './slot-set'

/** What a column needs of the index that it is a part of. */
export type Slots = { capacity: number; all: SlotSet; keep: (key: string, make: () => SlotSet) => SlotSet }

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
  /** Whether it is known what the institution has. */
  isKnown: (slot: number) => boolean
  /** Gives back the room that is not used. */
  trim: () => void
  exchange: (archive: Archive) => void
  readonly bytes: number
}

/** Of every institution, the options under which it is found. */
export class OptionColumn implements FilterColumn {
  private readonly column = new FacetColumn()
  /** What was counted: no set outlives a change of the directory. */
  private readonly counts = new WeakMap<SlotSet, ReadonlyMap<FilterOption, number>>()

  constructor(private readonly parameter: FilterParameter) {}

  put(slot: number, value: FilterValue): void {
    this.column.set(slot, listed(value))
  }

  pass(asked: InstituteFilter, slots: Slots): SlotSet | null {
    const chosen = asked[this.parameter]
    return chosen === undefined || chosen === false ? null : this.having(listed(chosen), slots)
  }

  /** Who has one of the options. */
  having(ids: readonly FilterOption[], slots: Slots): SlotSet {
    const { all, keep } = slots
    // Of several, each is kept as well: it is asked for with others, too, and a pass over the column takes longer than a union.
    return keep(`${this.parameter} ${ids.join()}`, () =>
      ids.length === 1
        ? this.column.having(ids, all)
        : ids.map((id) => this.having([id], slots)).reduce(union, new SlotSet(all.capacity)),
    )
  }

  /**
   * How many of the set have each option. Sets that are kept, and that of all, are asked for again and again.
   * @param list its slots
   */
  count(set: SlotSet, list: () => Int32Array): ReadonlyMap<FilterOption, number> {
    const counts = this.counts.get(set) ?? this.column.count(list())
    this.counts.set(set, counts)
    return counts
  }

  isKnown(slot: number): boolean {
    return this.column.has(slot)
  }

  trim(): void {
    this.column.trim()
  }

  exchange(archive: Archive): void {
    this.column.exchange(archive)
  }

  get bytes(): number {
    return this.column.bytes
  }
}

/** A box to tick: option 1 where it holds, 0 where it is known not to, none where nobody has said. */
export class FlagColumn extends OptionColumn {
  override put(slot: number, value: FilterValue): void {
    super.put(slot, value === false ? 0 : value)
  }
}

/** The parameters that set the ends of a range; without one of them that end is open. */
type Ends = { least?: FilterParameter; most?: FilterParameter }

/** The ends in ascending order, whichever way round they were given; `null` without any. */
function rangeOf({ least, most }: Ends, asked: InstituteFilter): [number, number] | null {
  const [low, high] = [least, most].map((end) => (end === undefined ? undefined : asked[end]))
  const [from, to] = [typeof low === 'number' ? low : -Infinity, typeof high === 'number' ? high : Infinity]
  if (from === -Infinity && to === Infinity) return null
  return from > to ? [to, from] : [from, to]
}

/** Of every institution, whole numbers of which one must be in a range, both ends included. */
export class RangeColumn implements FilterColumn {
  private readonly lists = new NumberLists()

  constructor(private readonly ends: Ends) {}

  put(slot: number, value: FilterValue): void {
    this.lists.set(
      slot,
      listed(value).filter((each) => typeof each === 'number'),
    )
  }

  pass(asked: InstituteFilter, { capacity, keep }: Slots): SlotSet | null {
    const range = rangeOf(this.ends, asked)
    if (range === null) return null
    return keep(`${this.ends.least} ${range.join()}`, () => {
      const chosen = new SlotSet(capacity)
      this.lists.addWithin(range, chosen)
      return chosen
    })
  }

  isKnown(slot: number): boolean {
    return this.lists.has(slot)
  }

  trim(): void {
    this.lists.trim()
  }

  exchange(archive: Archive): void {
    this.lists.exchange(archive)
  }

  /** The slot's first number, or `fallback` where it has none. */
  firstOf(slot: number, fallback: number): number {
    return this.lists.firstOf(slot, fallback)
  }

  get bytes(): number {
    return this.lists.bytes
  }
}

/** Ratings, which are no whole numbers, and are counted by the buckets that a visitor chooses. */
export class RatingColumn extends OptionColumn {
  private readonly ratings = new FloatColumn()

  constructor() {
    // The counts' part: what is asked is a range, in `pass`.
    super('min_rating')
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

  override pass(asked: InstituteFilter, { capacity, keep }: Slots): SlotSet | null {
    const range = rangeOf({ least: 'min_rating', most: 'max_rating' }, asked)
    if (range === null) return null
    const [least, most] = range
    return keep(`rating ${least} ${most}`, () => {
      const chosen = new SlotSet(capacity)
      for (let slot = 0; slot < capacity; slot += 1) {
        const rating = this.ratings.at(slot)
        // NaN, of who has no rating, is in no range.
        if (rating >= least && rating <= most) chosen.add(slot)
      }
      return chosen
    })
  }

  override isKnown(slot: number): boolean {
    return Number.isFinite(this.ratings.at(slot))
  }

  override trim(): void {
    super.trim()
    this.ratings.trim()
  }

  override exchange(archive: Archive): void {
    super.exchange(archive)
    this.ratings.exchange(archive)
  }

  override get bytes(): number {
    return super.bytes + this.ratings.bytes
  }
}
