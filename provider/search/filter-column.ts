import type { DirectoryFilter } from '@/lib/contract/institute-query'
import { RATING_BUCKETS } from '@/lib/rules/filters/values'
import { FacetColumn } from './facet-column'
import { NumberLists } from './number-lists'
import type { SearchRecord } from './record'
import { SlotSet } from './slot-set'

/** What a column needs of the index that it is a part of. */
export type Slots = { capacity: number; all: SlotSet; keep: (key: string, make: () => SlotSet) => SlotSet }

/** What the institutions have of one filter, by slot. */
export type FilterColumn<Asked> = {
  /** `null` for a slot that becomes free. */
  put: (slot: number, record: SearchRecord | null) => void
  /** Who passes; `null` where the filter is not set. */
  pass: (asked: Asked, slots: Slots) => SlotSet | null
  readonly bytes: number
}

/** Of every institution, the options under which it is found. */
export class OptionColumn<Asked> implements FilterColumn<Asked> {
  private readonly column = new FacetColumn()

  constructor(
    private readonly name: DirectoryFilter,
    private readonly optionsOf: (record: SearchRecord) => readonly number[],
    private readonly chosen: (asked: Asked) => readonly number[] | undefined,
  ) {}

  put(slot: number, record: SearchRecord | null): void {
    this.column.set(slot, record === null ? [] : this.optionsOf(record))
  }

  pass(asked: Asked, slots: Slots): SlotSet | null {
    const ids = this.chosen(asked)
    return ids === undefined ? null : this.having(ids, slots)
  }

  /** Who has one of the options. */
  having(ids: readonly number[], slots: Slots): SlotSet {
    const having = new SlotSet(slots.capacity)
    for (const id of new Set(ids))
      having.addAll(slots.keep(`${this.name} ${id}`, () => this.column.having([id], slots.all)))
    return having
  }

  count(slots: Int32Array): Map<number, number> {
    return this.column.count(slots)
  }

  get bytes(): number {
    return this.column.bytes
  }
}

/** The ends in ascending order, whichever way round they were given; `null` without any. */
export function ordered(low: number | undefined, high: number | undefined): [number, number] | null {
  if (low === undefined && high === undefined) return null
  const [least, most] = [low ?? -Infinity, high ?? Infinity]
  return least > most && low !== undefined && high !== undefined ? [high, low] : [least, most]
}

/** Of every institution, whole numbers of which one must be in a range, both ends included. */
export class RangeColumn<Asked> implements FilterColumn<Asked> {
  private readonly lists = new NumberLists()

  constructor(
    private readonly numbersOf: (record: SearchRecord) => readonly number[],
    private readonly range: (asked: Asked) => [number, number] | null,
  ) {}

  put(slot: number, record: SearchRecord | null): void {
    this.lists.set(slot, record === null ? [] : this.numbersOf(record))
  }

  pass(asked: Asked, { capacity }: Slots): SlotSet | null {
    const range = this.range(asked)
    if (range === null) return null
    const chosen = new SlotSet(capacity)
    for (let slot = 0; slot < capacity; slot += 1) if (this.lists.hasWithin(slot, ...range)) chosen.add(slot)
    return chosen
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
export class RatingColumn<Asked> extends OptionColumn<Asked> {
  /** By slot; NaN where there is none. */
  private ratings: Float64Array = new Float64Array(0)

  constructor(private readonly range: (asked: Asked) => [number, number] | null) {
    super(
      'rating',
      ({ averageRating: rating }) =>
        RATING_BUCKETS.filter(({ min, max }) => rating !== null && rating >= min && rating <= max).map(
          ({ min }) => min,
        ),
      () => undefined,
    )
  }

  override put(slot: number, record: SearchRecord | null): void {
    super.put(slot, record)
    if (slot >= this.ratings.length) {
      const larger = new Float64Array(Math.max(1024, slot * 2))
      larger.set(this.ratings)
      this.ratings = larger
    }
    this.ratings[slot] = record?.averageRating ?? NaN
  }

  override pass(asked: Asked, { capacity, keep }: Slots): SlotSet | null {
    const range = this.range(asked)
    if (range === null) return null
    const [least, most] = range
    return keep(`rating ${least} ${most}`, () => {
      const chosen = new SlotSet(capacity)
      for (let slot = 0; slot < capacity; slot += 1) {
        const rating = this.ratings[slot] ?? NaN
        // NaN, of who has no rating, is in no range.
        if (rating >= least && rating <= most) chosen.add(slot)
      }
      return chosen
    })
  }

  override get bytes(): number {
    return super.bytes + this.ratings.byteLength
  }
}
