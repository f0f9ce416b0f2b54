import { FIELDS, type SearchDocument } from './document'
import type { Yield } from '@/provider/platform/event-loop'
import { HashedSlots, hashOf } from './hashed-slots'
import { IntList } from './int-list'
import { ListPool } from './list-pool'
import { SlotSet } from './slot-set'
import type { Archive } from './snapshot/archive'
import { Texts } from './texts'
import { Vocabulary } from './vocabulary'

/** A posting is a slot and, in its lowest bits, the field in which the word stands. */
export const FIELD_BITS = 3
export const FIELD_MASK = (1 << FIELD_BITS) - 1
/** Terms that more than this share of all have are kept as sets. */
const FREQUENT_SHARE = 1 / 64
/** Between the whole names of an institution, which hold no line breaks. */
const NEXT_NAME = '\n'

/** Which words stand where: by word who has it, and by institution its words and names. */
export class WordIndex {
  readonly vocabulary = new Vocabulary()
  /** By term: posting after posting, in no order. */
  private readonly postings = new ListPool()
  /** By slot: where its terms begin in `terms`, each with its field as a posting has it, and how many they are. */
  private readonly starts = new IntList(1024)
  private readonly counts = new IntList(1024)
  private readonly terms = new IntList(1024)
  /** By slot: its whole names in canonical words. */
  private readonly fullNames = new Texts()
  /** By the hash of a whole name: who is called so. */
  private readonly slotsOfName = new HashedSlots()
  /** Who has a term, of terms that many have; made when first asked for. */
  private readonly frequent = new Map<number, SlotSet>()

  put(slot: number, { fields, fullNames }: SearchDocument): void {
    this.starts.set(slot, this.terms.length)
    this.counts.set(slot, fields.size)
    for (const [word, field] of fields) {
      const term = this.vocabulary.add(word)
      this.terms.push((term << FIELD_BITS) | field)
      this.postings.push(term, (slot << FIELD_BITS) | field)
    }
    this.fullNames.set(slot, fullNames.join(NEXT_NAME))
    for (const name of new Set(fullNames)) this.slotsOfName.add(hashOf(name), slot)
  }

  /** Forgets a slot. The room of its terms is free again when the index is read anew. */
  remove(slot: number): void {
    for (const entry of this.termsAt(slot))
      this.postings.remove(entry >>> FIELD_BITS, (slot << FIELD_BITS) | (entry & FIELD_MASK))
    for (const name of new Set(this.fullNamesAt(slot))) this.slotsOfName.remove(hashOf(name), slot)
    this.counts.set(slot, 0)
    this.fullNames.set(slot, '')
  }

  /** Makes ready for searching after changes. */
  settle(): void {
    this.vocabulary.settle()
    this.frequent.clear()
  }

  async settleGradually(yieldToLoop: Yield): Promise<void> {
    for (const part of [this.postings, this.starts, this.counts, this.terms, this.fullNames]) {
      part.trim()
      await yieldToLoop()
    }
    await this.vocabulary.settleGradually(yieldToLoop)
    this.frequent.clear()
  }

  exchange(archive: Archive): void {
    for (const part of this.parts()) part.exchange(archive)
    this.frequent.clear()
  }

  /** How many have the term, in whichever field. */
  countPostings(term: number): number {
    return this.postings.lengthOf(term)
  }

  /** Who has the term: slots, each with the field in its lowest bits. */
  postingsOf(term: number): Int32Array {
    return this.postings.view(term)
  }

  /** The slot's terms, each with its field in its lowest bits. */
  termsAt(slot: number): Int32Array {
    return this.terms.part(this.starts.at(slot), this.counts.at(slot))
  }

  /** The whole names of an institution in canonical words, words apart by spaces; the main one first. */
  fullNamesAt(slot: number): string[] {
    return this.fullNames.at(slot).split(NEXT_NAME)
  }

  listByFullName(name: string): readonly number[] {
    return this.slotsOfName.list(hashOf(name)).filter((slot) => this.fullNamesAt(slot).includes(name))
  }

  /** Adds to a set who has the term in a name, or is of a kind that has it. */
  addHaving(term: number, to: SlotSet): void {
    if (this.countPostings(term) < to.capacity * FREQUENT_SHARE) {
      addNamed(this.postingsOf(term), to)
      return
    }
    let having = this.frequent.get(term)
    if (having === undefined) {
      having = new SlotSet(to.capacity)
      addNamed(this.postingsOf(term), having)
      this.frequent.set(term, having)
    }
    to.addAll(having)
  }

  measure() {
    const bytes = this.parts().reduce((total, part) => total + part.bytes, 0)
    return { words: this.vocabulary.size, postings: this.terms.length, bytes }
  }

  private parts() {
    const { vocabulary, postings, starts, counts, terms, fullNames, slotsOfName } = this
    return [vocabulary, postings, starts, counts, terms, fullNames, slotsOfName]
  }
}

function addNamed(postings: Int32Array, to: SlotSet): void {
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] ?? 0
    if ((posting & FIELD_MASK) <= FIELDS.kind) to.add(posting >>> FIELD_BITS)
  }
}
