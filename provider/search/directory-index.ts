import { LRUCache } from 'lru-cache'
import { DIRECTORY_FILTERS } from '@/lib/contract/institute-query'
import { CourseWords } from './course-words'
import { documentOf } from './document'
import { filterColumns, SEARCH_FILTERS } from './filters'
import type { Breathe } from './gradually'
import { kindWords } from './kind-words'
import type { SearchRecord } from './record'
import { SlotOrder } from './slot-order'
import { SlotSet } from './slot-set'
import { WordIndex } from './word-index'

/** What is kept of a record as it is; the rest stands in the columns and words. */
type Kept = Pick<SearchRecord, 'id' | 'districtId' | 'cityId' | 'averageRating' | 'reviewCount' | 'fullness'> & {
  sortName: string
}

const NO_FEE = 2_147_483_647
/** Bytes of sets that are kept for filters that are asked for again. */
const MAX_KEPT_BYTES = 48 * 1024 * 1024

/** The rating that counts: few reviews say little, and pull it towards the middle. */
function weighedRating({ averageRating, reviewCount }: Kept): number {
  return ((averageRating ?? 3) * reviewCount + 3 * 5) / (reviewCount + 5)
}

/**
 * The directory in memory, made for finding: every institution has a slot, a small number that
 * all columns, orders and word lists use. After `put` and `remove`, `settle` must be called before
 * anything is asked.
 */
export class DirectoryIndex {
  readonly words = new WordIndex()
  readonly columns = filterColumns()
  readonly courses = new CourseWords()
  /** By slot; `null` in one that is free. */
  readonly kept: (Kept | null)[] = []
  readonly byName: SlotOrder
  readonly byRating: SlotOrder
  readonly byFee: SlotOrder
  /** The fuller and better rated first: who comes first among equals. */
  readonly byQuality: SlotOrder
  private readonly slotOfId = new Map<number, number>()
  private readonly freeSlots: number[] = []
  /** Slots that left the orders, or have yet to enter them. */
  private readonly left = new Set<number>()
  private readonly entered = new Set<number>()
  private occupied = new SlotSet(0)
  private readonly sets = new LRUCache<string, SlotSet>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: (set) => set.words.byteLength + 1,
  })

  constructor() {
    const by = (value: (kept: Kept) => number) => (a: number, b: number) => {
      const [first, second] = [this.kept[a], this.kept[b]]
      return first && second ? value(first) - value(second) : 0
    }
    const inNameOrder = (a: number, b: number) => {
      const [first, second] = [this.kept[a]?.sortName ?? '', this.kept[b]?.sortName ?? '']
      return first === second ? this.idAt(a) - this.idAt(b) : first < second ? -1 : 1
    }
    const byRating = by(({ averageRating }) => -(averageRating ?? 0))
    const byReviews = by(({ reviewCount }) => -reviewCount)
    const byQuality = by((kept) => -(kept.fullness * 2 + weighedRating(kept) / 5))
    this.byName = new SlotOrder(inNameOrder)
    this.byRating = new SlotOrder((a, b) => byRating(a, b) || byReviews(a, b) || inNameOrder(a, b))
    this.byFee = new SlotOrder(
      (a, b) => this.columns.fee.firstOf(a, NO_FEE) - this.columns.fee.firstOf(b, NO_FEE) || inNameOrder(a, b),
    )
    this.byQuality = new SlotOrder((a, b) => byQuality(a, b) || inNameOrder(a, b))
  }

  get size(): number {
    return this.slotOfId.size
  }

  /** One more than the largest slot. */
  get capacity(): number {
    return this.kept.length
  }

  /** Every slot that holds an institution. */
  get all(): SlotSet {
    return this.occupied
  }

  idAt(slot: number): number {
    return this.kept[slot]?.id ?? 0
  }

  /** Who has the same name, itself among them, by id; short forms are written out ("Govt" is "Government"). */
  namesakesOf(id: number): number[] {
    const slot = this.slotOfId.get(id)
    if (slot === undefined) return []
    const [name = ''] = this.words.fullNamesAt(slot)
    const slots = this.words.listByFullName(name)
    return slots.length < 2
      ? [id]
      : slots.flatMap((other) => (this.words.fullNamesAt(other)[0] === name ? this.idAt(other) : []))
  }

  /** A set that is asked for again and again, until the directory changes. */
  readonly keep = (key: string, make: () => SlotSet): SlotSet => {
    const known = this.sets.get(key)
    if (known !== undefined) return known
    const made = make()
    this.sets.set(key, made)
    return made
  }

  /** Puts a record in, in place of the one with its id. */
  put(record: SearchRecord): void {
    this.remove(record.id)
    const slot = this.freeSlots.pop() ?? this.kept.length
    const { id, districtId, cityId, averageRating, reviewCount, fullness } = record
    const sortName = record.name.toLowerCase()
    this.kept[slot] = { id, districtId, cityId, averageRating, reviewCount, fullness, sortName }
    this.slotOfId.set(id, slot)
    for (const { name } of DIRECTORY_FILTERS) this.columns[name].put(slot, record[SEARCH_FILTERS[name].field])
    this.words.put(slot, documentOf(record, kindWords(record.typeIds, record.streamIds)))
    this.courses.put(slot, record.courseNames)
    this.entered.add(slot)
  }

  /** Takes an institution out, if it is there. */
  remove(id: number): void {
    const slot = this.slotOfId.get(id)
    if (slot === undefined) return
    this.words.remove(slot)
    this.courses.remove(slot)
    this.kept[slot] = null
    for (const column of Object.values(this.columns)) column.put(slot, null)
    this.slotOfId.delete(id)
    this.freeSlots.push(slot)
    if (!this.entered.delete(slot)) this.left.add(slot)
  }

  /** Brings the orders up to date with what was put in and taken out. */
  settle(): void {
    this.words.settle()
    for (const order of this.orders()) order.change(this.left, [...this.entered], this.capacity)
    this.forgetChanges()
  }

  /** The same, of an index that was just filled, without holding up other calls. Nothing may be asked for meanwhile. */
  async settleGradually(breathe: Breathe): Promise<void> {
    await this.words.settleGradually(breathe)
    for (const order of this.orders()) await order.sort(this.slotOfId.values(), this.capacity, breathe)
    this.forgetChanges()
  }

  /** What the index holds, in numbers; `bytes` counts its typed arrays alone. */
  measure() {
    const parts = [...Object.values(this.columns), ...this.orders()]
    const bytes = parts.reduce((total, part) => total + part.bytes, 0)
    const words = this.words.measure()
    return { institutes: this.size, ...words, bytes: words.bytes + bytes }
  }

  private forgetChanges(): void {
    this.sets.clear()
    this.occupied = new SlotSet(this.capacity)
    for (const slot of this.slotOfId.values()) this.occupied.add(slot)
    this.left.clear()
    this.entered.clear()
  }

  private orders(): SlotOrder[] {
    return [this.byName, this.byRating, this.byFee, this.byQuality]
  }
}
