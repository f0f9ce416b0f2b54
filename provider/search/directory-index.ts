import { LRUCache } from 'lru-cache'
import { DIRECTORY_FILTERS } from '@/lib/contract/institute-query'
import { CourseWords } from './course-words'
import { documentOf } from './document'
import { FloatColumn } from './float-column'
import { facetTables, filterColumns, SEARCH_FILTERS } from './filters'
import type { Yield } from '@/provider/platform/event-loop'
import { HashedSlots } from './hashed-slots'
import { IntList } from './int-list'
import { kindWords } from './kind-words'
import type { SearchRecord } from './record'
import { SlotOrder } from './slot-order'
import { SlotSet } from './slot-set'
import type { Archive } from './snapshot/archive'
import { Texts } from './texts'
import { UpkeepColumns } from './upkeep-columns'
import { WordIndex } from './word-index'

/** Bytes of sets that are kept for filters that are asked for again. */
const MAX_KEPT_BYTES = 48 * 1024 * 1024

const NOBODY = 0

/** The rating that counts: few reviews say little, and pull it towards the middle. @param rating NaN where there is none */
function weighedRating(rating: number, reviewCount: number): number {
  return ((Number.isNaN(rating) ? 3 : rating) * reviewCount + 3 * 5) / (reviewCount + 5)
}

/**
 * The directory in memory, made for finding: every institution has a slot, a small number that
 * all columns, orders and word lists use. After `put` and `remove`, `settle` must be called before
 * anything is asked.
 */
export class DirectoryIndex {
  readonly words = new WordIndex()
  private readonly tables = facetTables()
  readonly columns = filterColumns(this.tables)
  readonly courses = new CourseWords()
  readonly upkeep = new UpkeepColumns()
  /** By slot: the id, `NOBODY` in one that is free, and what else is kept of a record as it is. */
  private readonly idOf = new IntList(1024)
  private readonly districts = new IntList(1024)
  private readonly cities = new IntList(1024)
  private readonly reviewCounts = new IntList(1024)
  private readonly fullnesses = new FloatColumn()
  private readonly marks = new FloatColumn()
  /** In small letters. */
  private readonly names = new Texts()
  readonly byName: SlotOrder
  readonly byRating: SlotOrder
  readonly byFee: SlotOrder
  /** The fuller and better rated first: who comes first among equals. */
  readonly byQuality: SlotOrder
  private readonly slotOfId = new HashedSlots()
  private readonly freeSlots: number[] = []
  /** Slots that left the orders, or have yet to enter them. */
  private readonly left = new Set<number>()
  private readonly entered = new Set<number>()
  private occupied = new SlotSet(0)
  private readonly sets = new LRUCache<string, SlotSet>({
    maxSize: MAX_KEPT_BYTES,
    // With what may be counted of it.
    sizeCalculation: (set) =>
      Object.values(this.tables).reduce((bytes, table) => bytes + table.bytesOfCounts, set.words.byteLength + 1),
  })

  constructor() {
    const by = (value: (slot: number) => number) => (a: number, b: number) => value(a) - value(b)
    const inNameOrder = (a: number, b: number) => this.names.compare(a, b) || this.idAt(a) - this.idAt(b)
    const ratingAt = (slot: number) => this.columns.rating.ratingOf(slot)
    const byRating = by((slot) => -(ratingAt(slot) || 0))
    const byReviews = by((slot) => -this.reviewCounts.at(slot))
    const byQuality = by(
      (slot) => -(this.fullnesses.at(slot) * 2 + weighedRating(ratingAt(slot), this.reviewCounts.at(slot)) / 5),
    )
    this.byName = new SlotOrder(inNameOrder)
    this.byRating = new SlotOrder((a, b) => byRating(a, b) || byReviews(a, b) || inNameOrder(a, b))
    // Infinity less itself is no number: those without a fee are the last, by name.
    const byFee = by((slot) => this.columns.fee.leastOf(slot))
    this.byFee = new SlotOrder((a, b) => byFee(a, b) || inNameOrder(a, b))
    this.byQuality = new SlotOrder((a, b) => byQuality(a, b) || inNameOrder(a, b))
  }

  get size(): number {
    return this.slotOfId.size
  }

  /** One more than the largest slot. */
  get capacity(): number {
    return this.idOf.length
  }

  /** Every slot that holds an institution. */
  get all(): SlotSet {
    return this.occupied
  }

  idAt(slot: number): number {
    return this.idOf.at(slot)
  }

  /** 0 where nobody knows. */
  districtAt(slot: number): number {
    return this.districts.at(slot)
  }

  /** 0 where nobody knows. */
  cityAt(slot: number): number {
    return this.cities.at(slot)
  }

  /** The name in small letters. */
  nameAt(slot: number): string {
    return this.names.at(slot)
  }

  /** Who has the same name, itself among them, by id; short forms are written out ("Govt" is "Government"). */
  namesakesOf(id: number): number[] {
    const slot = this.slotOfId.find(id)
    return slot === undefined ? [] : this.listNamed(this.words.fullNamesAt(slot)[0] ?? '')
  }

  /** Whose name this is, in canonical words, by id; other names are none. */
  listNamed(name: string): number[] {
    const slots = this.words.listByFullName(name)
    return slots.flatMap((slot) => (this.words.fullNamesAt(slot)[0] === name ? this.idAt(slot) : []))
  }

  /** A set that is asked for again and again, until the directory changes. */
  readonly keep = (key: string, make: () => SlotSet): SlotSet => {
    const known = this.sets.get(key)
    if (known !== undefined) return known
    const made = make()
    this.sets.set(key, made)
    return made
  }

  /** The record's `mark`; `null` where nobody has the id. */
  markOf(id: number): number | null {
    const slot = this.slotOfId.find(id)
    return slot === undefined ? null : this.marks.at(slot)
  }

  /** Everybody's id. */
  *ids(): Generator<number> {
    for (const slot of this.occupiedSlots()) yield this.idAt(slot)
  }

  /** Puts a record in, in place of the one with its id. */
  put(record: SearchRecord): void {
    this.remove(record.id)
    const slot = this.freeSlots.pop() ?? this.capacity
    this.idOf.set(slot, record.id)
    this.districts.set(slot, record.districtId ?? 0)
    this.cities.set(slot, record.cityId ?? 0)
    this.reviewCounts.set(slot, record.reviewCount)
    this.fullnesses.set(slot, record.fullness)
    this.marks.set(slot, record.mark)
    this.names.set(slot, record.name.toLowerCase())
    this.slotOfId.add(record.id, slot)
    for (const { name } of DIRECTORY_FILTERS) this.columns[name].put(slot, record[SEARCH_FILTERS[name].field])
    this.words.put(slot, documentOf(record, kindWords(record.typeIds, record.streamIds)))
    this.courses.put(slot, record.courseNames)
    this.upkeep.put(slot, record)
    this.entered.add(slot)
  }

  /** Takes an institution out, if it is there. */
  remove(id: number): void {
    const slot = this.slotOfId.find(id)
    if (slot === undefined) return
    this.words.remove(slot)
    this.courses.remove(slot)
    this.idOf.set(slot, NOBODY)
    this.names.set(slot, '')
    for (const column of [...Object.values(this.columns), this.upkeep]) column.put(slot, null)
    this.slotOfId.remove(id, slot)
    this.freeSlots.push(slot)
    if (!this.entered.delete(slot)) this.left.add(slot)
  }

  /** Brings the orders up to date with what was put in and taken out. */
  settle(): void {
    this.words.settle()
    this.columns.fee.settle(this.capacity)
    for (const order of this.orders()) order.change(this.left, [...this.entered], this.capacity)
    this.forgetChanges()
  }

  /** The same, of an index that was just filled, without holding up other calls. Nothing may be asked for meanwhile. */
  async settleGradually(yieldToLoop: Yield): Promise<void> {
    await this.words.settleGradually(yieldToLoop)
    this.columns.fee.settle(this.capacity)
    for (const part of this.parts()) {
      part.trim()
      await yieldToLoop()
    }
    for (const order of this.orders()) await order.sort(this.occupiedSlots(), this.capacity, yieldToLoop)
    this.forgetChanges()
  }

  /** Keeps an index that is settled, or fills this one with what was kept. */
  exchange(archive: Archive): void {
    for (const part of [...this.parts(), this.slotOfId, this.words]) part.exchange(archive)
    for (const order of this.orders()) order.exchange(archive, this.capacity)
    this.freeSlots.length = 0
    for (let slot = 0; slot < this.capacity; slot += 1) if (this.idAt(slot) === NOBODY) this.freeSlots.push(slot)
    this.forgetChanges()
  }

  /** What the index holds, in numbers; `bytes` counts its typed arrays alone. */
  measure() {
    const words = this.words.measure()
    const parts = [...this.parts(), ...this.orders(), this.slotOfId]
    const bytes = parts.reduce((total, part) => total + part.bytes, words.bytes)
    return { institutes: this.size, ...words, bytes }
  }

  private parts() {
    const columns = DIRECTORY_FILTERS.flatMap(({ name }) => this.columns[name].own)
    const { idOf, districts, cities, reviewCounts, fullnesses, marks, names, upkeep, courses } = this
    const tables = Object.values(this.tables)
    return [idOf, districts, cities, reviewCounts, fullnesses, marks, names, ...tables, ...columns, upkeep, courses]
  }

  private forgetChanges(): void {
    this.sets.clear()
    this.occupied = new SlotSet(this.capacity)
    for (let slot = 0; slot < this.capacity; slot += 1) if (this.idAt(slot) !== NOBODY) this.occupied.add(slot)
    this.left.clear()
    this.entered.clear()
  }

  private *occupiedSlots(): Generator<number> {
    for (let slot = 0; slot < this.capacity; slot += 1) if (this.idAt(slot) !== NOBODY) yield slot
  }

  private orders(): SlotOrder[] {
    return [this.byName, this.byRating, this.byFee, this.byQuality]
  }
}
