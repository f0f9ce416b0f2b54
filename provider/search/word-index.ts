import { FIELDS, type SearchDocument } from './document'
import type { Breathe } from './gradually'
import { IntList } from './int-list'
import { SlotSet } from './slot-set'
import { Vocabulary } from './vocabulary'

/** A posting is a slot and, in its lowest bits, the field in which the word stands. */
export const FIELD_BITS = 3
export const FIELD_MASK = (1 << FIELD_BITS) - 1
/** Terms that more than this share of all have are kept as sets. */
const FREQUENT_SHARE = 1 / 64
const NO_POSTINGS = new Int32Array(0)
/** Between the whole names of an institution, which hold no line breaks. */
const NEXT_NAME = '\n'

/** Which words stand where: by word who has it, and by institution its words and names. */
export class WordIndex {
  readonly vocabulary = new Vocabulary()
  /** By term: posting after posting, in no order. */
  private readonly postings: IntList[] = []
  /** By slot: where its terms begin in `terms`, each with its field as a posting has it, and how many they are. */
  private readonly starts = new IntList(1024)
  private readonly counts = new IntList(1024)
  private readonly terms = new IntList(1024)
  /** By slot: its whole names in canonical words. */
  private readonly fullNames: string[] = []
  /** By whole name: who is called so. */
  private readonly slotsOfName = new Map<string, number | number[]>()
  /** Who has a term, of terms that many have; made when first asked for. */
  private readonly frequent = new Map<number, SlotSet>()

  put(slot: number, { fields, fullNames }: SearchDocument): void {
    this.starts.set(slot, this.terms.length)
    this.counts.set(slot, fields.size)
    for (const [word, field] of fields) {
      const term = this.vocabulary.add(word)
      this.terms.push((term << FIELD_BITS) | field)
      const postings = (this.postings[term] ??= new IntList(2))
      postings.push((slot << FIELD_BITS) | field)
    }
    this.fullNames[slot] = fullNames.join(NEXT_NAME)
    for (const name of fullNames) {
      const others = this.slotsOfName.get(name)
      this.slotsOfName.set(name, others === undefined ? slot : [others, slot].flat())
    }
  }

  /** Forgets a slot. The room of its terms is free again when the index is read anew. */
  remove(slot: number): void {
    for (const entry of this.termsAt(slot))
      this.postings[entry >>> FIELD_BITS]?.remove((slot << FIELD_BITS) | (entry & FIELD_MASK))
    for (const name of this.fullNamesAt(slot)) {
      const others = this.listByFullName(name).filter((other) => other !== slot)
      if (others.length > 0) this.slotsOfName.set(name, others)
      else this.slotsOfName.delete(name)
    }
    this.counts.set(slot, 0)
    this.fullNames[slot] = ''
  }

  /** Makes ready for searching after changes. */
  settle(): void {
    this.vocabulary.settle()
    this.frequent.clear()
  }

  async settleGradually(breathe: Breathe): Promise<void> {
    await this.vocabulary.settleGradually(breathe)
    this.frequent.clear()
  }

  /** How many have the term, in whichever field. */
  countPostings(term: number): number {
    return this.postings[term]?.length ?? 0
  }

  /** Who has the term: slots, each with the field in its lowest bits. */
  postingsOf(term: number): Int32Array {
    return this.postings[term]?.view() ?? NO_POSTINGS
  }

  /** The slot's terms, each with its field in its lowest bits. */
  termsAt(slot: number): Int32Array {
    const start = this.starts.at(slot)
    return this.terms.view().subarray(start, start + this.counts.at(slot))
  }

  /** The whole names of an institution in canonical words, words apart by spaces; the main one first. */
  fullNamesAt(slot: number): string[] {
    return (this.fullNames[slot] ?? '').split(NEXT_NAME)
  }

  listByFullName(name: string): readonly number[] {
    const slots = this.slotsOfName.get(name) ?? []
    return typeof slots === 'number' ? [slots] : slots
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
    const postings = this.postings.reduce((total, list) => total + list.length, 0)
    const bytes = this.postings.reduce((total, list) => total + list.bytes, this.terms.bytes)
    return { words: this.vocabulary.size, postings, bytes }
  }
}

function addNamed(postings: Int32Array, to: SlotSet): void {
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] ?? 0
    if ((posting & FIELD_MASK) <= FIELDS.kind) to.add(posting >>> FIELD_BITS)
  }
}
