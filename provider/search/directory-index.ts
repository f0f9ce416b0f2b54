import { RATING_BUCKETS } from '@/lib/rules/filters'
import { TAXONOMY } from '@/provider/taxonomy'
import { documentOf } from './document'
import { FacetColumn } from './facet-column'
import { IntList } from './int-list'
import type { SearchRecord } from './record'
import { SlotOrder } from './slot-order'
import { SlotSet } from './slot-set'
import { Vocabulary } from './vocabulary'

/** A posting is a slot and, in its lowest bits, the field in which the word stands. */
export const FIELD_BITS = 3

const NO_FEE = 2_147_483_647
const KIND_NAMES = new Map<number, string>(
  TAXONOMY.flatMap((type) => [
    [type.id, `${type.name} ${type.slug}`] as const,
    ...type.streams.map((stream) => [stream.id, `${stream.name} ${stream.slug}`] as const),
  ]),
)

function ratingBuckets(rating: number | null): number[] {
  if (rating === null) return []
  return RATING_BUCKETS.filter(({ min, max }) => rating >= min && rating <= max).map(({ min }) => min)
}

/**
 * The directory in memory, made for finding: every institution has a slot, a small number that
 * all columns and lists use. Columns hold what filters and orders ask for; `postings` hold, by
 * word, who has it.
 */
export class DirectoryIndex {
  readonly vocabulary = new Vocabulary()
  /** By term: posting after posting, in no order. */
  readonly postings: IntList[] = []
  readonly types = new FacetColumn()
  readonly streams = new FacetColumn()
  readonly districts = new FacetColumn()
  readonly cities = new FacetColumn()
  readonly ratingSteps = new FacetColumn()
  readonly residential = new FacetColumn()
  readonly records: (SearchRecord | null)[] = []
  readonly byName: SlotOrder
  readonly byRating: SlotOrder
  readonly byFee: SlotOrder
  /** The fuller and better rated first: who comes first among equals. */
  readonly byQuality: SlotOrder
  /** By whole name in canonical words: who is called so. */
  private readonly slotsOfName = new Map<string, number[]>()
  private readonly slotOfId = new Map<number, number>()
  private readonly freeSlots: number[] = []
  private readonly sortNames: string[] = []
  /** By slot: its whole names in canonical words, the main one first. */
  private readonly fullNames: (readonly string[])[] = []
  /** Slots that left the orders, or have yet to enter them. */
  private readonly left = new Set<number>()
  private readonly entered = new Set<number>()
  private occupied = new SlotSet(0)

  constructor() {
    const record = (slot: number) => this.records[slot]
    const inNameOrder = (a: number, b: number) => {
      const [first = '', second = ''] = [this.sortNames[a], this.sortNames[b]]
      if (first !== second) return first < second ? -1 : 1
      return (record(a)?.id ?? 0) - (record(b)?.id ?? 0)
    }
    const rated = (slot: number) => record(slot)?.averageRating ?? 0
    const reviewed = (slot: number) => record(slot)?.reviewCount ?? 0
    this.byName = new SlotOrder(inNameOrder)
    this.byRating = new SlotOrder((a, b) => rated(b) - rated(a) || reviewed(b) - reviewed(a) || inNameOrder(a, b))
    this.byFee = new SlotOrder((a, b) => this.lowestFee(a) - this.lowestFee(b) || inNameOrder(a, b))
    this.byQuality = new SlotOrder((a, b) => this.quality(b) - this.quality(a) || inNameOrder(a, b))
  }

  get size(): number {
    return this.slotOfId.size
  }

  /** One more than the largest slot in use. */
  get capacity(): number {
    return this.records.length
  }

  /** Every slot that holds an institution. */
  get all(): SlotSet {
    return this.occupied
  }

  idAt(slot: number): number {
    return this.records[slot]?.id ?? 0
  }

  /** The whole names of the institution in canonical words, words apart by spaces. */
  fullNamesAt(slot: number): readonly string[] {
    return this.fullNames[slot] ?? []
  }

  listByFullName(name: string): readonly number[] {
    return this.slotsOfName.get(name) ?? []
  }

  /** Puts a record in, in place of the one with its id. `settle` must follow before anything is asked. */
  put(record: SearchRecord): void {
    this.remove(record.id)
    const slot = this.freeSlots.pop() ?? this.records.length
    const document = documentOf(record, kindNames(record))
    this.records[slot] = record
    this.slotOfId.set(record.id, slot)
    this.sortNames[slot] = record.name.toLowerCase()
    this.types.set(slot, record.typeIds)
    this.streams.set(slot, record.streamIds)
    this.districts.set(slot, record.districtId === null ? [] : [record.districtId])
    this.cities.set(slot, record.cityId === null ? [] : [record.cityId])
    this.ratingSteps.set(slot, ratingBuckets(record.averageRating))
    this.residential.set(slot, record.isResidential ? [1] : [])
    for (const [word, field] of document.fields) {
      const term = this.vocabulary.add(word)
      const postings = (this.postings[term] ??= new IntList())
      postings.push((slot << FIELD_BITS) | field)
    }
    this.fullNames[slot] = document.fullNames
    for (const name of document.fullNames) {
      const slots = this.slotsOfName.get(name)
      if (slots === undefined) this.slotsOfName.set(name, [slot])
      else slots.push(slot)
    }
    this.entered.add(slot)
  }

  /** Takes an institution out. `settle` must follow before anything is asked. */
  remove(id: number): void {
    const slot = this.slotOfId.get(id)
    const record = slot === undefined ? undefined : this.records[slot]
    if (slot === undefined || !record) return
    const { fields, fullNames } = documentOf(record, kindNames(record))
    for (const [word, field] of fields) {
      const term = this.vocabulary.find(word)
      if (term !== undefined) this.postings[term]?.remove((slot << FIELD_BITS) | field)
    }
    for (const name of fullNames) {
      const slots = (this.slotsOfName.get(name) ?? []).filter((other) => other !== slot)
      if (slots.length > 0) this.slotsOfName.set(name, slots)
      else this.slotsOfName.delete(name)
    }
    this.records[slot] = null
    this.slotOfId.delete(id)
    this.freeSlots.push(slot)
    if (!this.entered.delete(slot)) this.left.add(slot)
  }

  /** Brings the orders up to date with what was put in and taken out. */
  settle(): void {
    this.vocabulary.settle()
    this.occupied = new SlotSet(this.capacity)
    for (const slot of this.slotOfId.values()) this.occupied.add(slot)
    const isMuch = this.entered.size > this.size / 4
    for (const order of [this.byName, this.byRating, this.byFee, this.byQuality]) {
      if (isMuch) order.sort(this.slotOfId.values(), this.capacity)
      else order.change(this.left, [...this.entered], this.capacity)
    }
    this.left.clear()
    this.entered.clear()
  }

  /** What the index holds, in numbers; `bytes` counts its typed arrays alone. */
  measure() {
    const columns = [this.types, this.streams, this.districts, this.cities, this.ratingSteps, this.residential]
    const sum = (parts: readonly { bytes: number }[]) => parts.reduce((total, part) => total + part.bytes, 0)
    return {
      institutes: this.size,
      words: this.vocabulary.size,
      postings: this.postings.reduce((total, list) => total + list.length, 0),
      bytes: sum(columns) + sum([this.byName, this.byRating, this.byFee, this.byQuality]) + sum(this.postings),
    }
  }

  private lowestFee(slot: number): number {
    return this.records[slot]?.fees[0] ?? NO_FEE
  }

  private quality(slot: number): number {
    const record = this.records[slot]
    if (!record) return 0
    // Few reviews say little: they pull an average towards the middle.
    const rating = ((record.averageRating ?? 3) * record.reviewCount + 3 * 5) / (record.reviewCount + 5)
    return record.fullness * 2 + rating / 5
  }
}

function kindNames(record: SearchRecord): string[] {
  return [...record.typeIds, ...record.streamIds].flatMap((id) => KIND_NAMES.get(id) ?? [])
}
