import { IntList } from './int-list'
import type { Archive } from './snapshot/archive'
import { SlotSet, WORD_BITS } from './slot-set'

/** An id, or a word of the contract. */
export type FilterOption = number | string

/** Of some institutions, how many have each option of a filter, and of how many it is known what they have. */
export type OptionCounts = { options: ReadonlyMap<FilterOption, number>; known: number }

/**
 * What each institution has of several filters that are counted together. Institutions that have the same of all of
 * them share a row, so that one pass over the slots counts the rows, and what each column has follows from these few.
 * Filters belong into one table where their rows stay few: what depends on each other, or takes few values.
 */
export class FacetTable {
  private readonly columns: FacetColumn[] = []
  /** Row after row, the number of the combination in each column; row 0 has nothing in any. */
  private readonly rows = new IntList()
  private readonly numbers = new Map<string, number>()
  private readonly rowOfSlot = new IntList(1024)
  /** What was counted, by row. Sets that are kept, and that of all, are asked for again; none outlives a change. */
  private readonly counts = new WeakMap<SlotSet, Int32Array>()

  /** Adds a column; all of them before anything is put in. */
  addColumn(): FacetColumn {
    const column = new FacetColumn(this, this.columns.length)
    this.columns.push(column)
    this.rows.push(0)
    this.numberRows()
    return column
  }

  set(slot: number, position: number, combination: number): void {
    const row = this.rowAt(this.rowOfSlot.at(slot)).slice()
    row[position] = combination
    this.rowOfSlot.set(slot, this.numbers.get(row.join()) ?? this.addRow(row))
  }

  /** The number of the combination that a slot has in a column. */
  at(slot: number, position: number): number {
    return this.rows.at(this.rowOfSlot.at(slot) * this.columns.length + position)
  }

  /** Whose combination in a column is accepted: a word of the set at once, without a branch for any slot. */
  having(position: number, isAccepted: (combination: number) => boolean, capacity: number): SlotSet {
    const { length: width } = this.columns
    const accepted = Uint8Array.from({ length: this.numbers.size }, (_, row) =>
      Number(isAccepted(this.rows.at(row * width + position))),
    )
    const found = new SlotSet(capacity)
    const rowOfSlot = this.rowOfSlot.view()
    for (let at = 0; at < found.words.length; at += 1) {
      const start = at * WORD_BITS
      const end = Math.min(start + WORD_BITS, rowOfSlot.length)
      let word = 0
      for (let slot = start; slot < end; slot += 1) word |= (accepted[rowOfSlot[slot] ?? 0] ?? 0) << (slot - start)
      found.words[at] = word
    }
    return found
  }

  /** How many of the set have each combination of a column. @param list the slots of the set */
  count(set: SlotSet, list: () => Int32Array, position: number): Int32Array {
    const byRow = this.counts.get(set) ?? this.countRows(list())
    this.counts.set(set, byRow)
    const { length: width } = this.columns
    const rows = this.rows.view()
    const counts = new Int32Array(byRow.length)
    for (let row = 0; row < byRow.length; row += 1) {
      const combination = rows[row * width + position] ?? 0
      counts[combination] = (counts[combination] ?? 0) + (byRow[row] ?? 0)
    }
    return counts
  }

  trim(): void {
    this.rowOfSlot.trim()
  }

  exchange(archive: Archive): void {
    for (const part of [...this.columns, this.rows, this.rowOfSlot]) part.exchange(archive)
    this.numberRows()
  }

  get bytes(): number {
    return this.rows.bytes + this.rowOfSlot.bytes
  }

  /** What a set that was counted weighs more. */
  get bytesOfCounts(): number {
    return this.numbers.size * Int32Array.BYTES_PER_ELEMENT
  }

  private countRows(slots: Int32Array): Int32Array {
    const byRow = new Int32Array(this.numbers.size)
    const rowOfSlot = this.rowOfSlot.view()
    for (let at = 0; at < slots.length; at += 1) {
      const row = rowOfSlot[slots[at] ?? 0] ?? 0
      byRow[row] = (byRow[row] ?? 0) + 1
    }
    return byRow
  }

  private rowAt(row: number): Int32Array {
    return this.rows.part(row * this.columns.length, this.columns.length)
  }

  private addRow(row: Int32Array): number {
    const number = this.numbers.size
    for (const combination of row) this.rows.push(combination)
    this.numbers.set(row.join(), number)
    return number
  }

  private numberRows(): void {
    this.numbers.clear()
    for (let row = 0; row * this.columns.length < this.rows.length; row += 1)
      this.numbers.set(this.rowAt(row).join(), row)
  }
}

/**
 * What each institution has of one filter: the ids of its types, of its streams, of its district, who runs it…
 * Equal combinations share one number, the first of them nothing; the table says which slot has which.
 */
export class FacetColumn {
  private combinations: (readonly FilterOption[])[] = [[]]
  private readonly numbers = new Map([['', 0]])

  constructor(
    private readonly table: FacetTable,
    /** Among the columns of the table. */
    private readonly position: number,
  ) {}

  set(slot: number, ids: readonly FilterOption[]): void {
    const key = ids.join()
    let number = this.numbers.get(key)
    if (number === undefined) {
      number = this.combinations.length
      this.combinations.push([...new Set(ids)])
      this.numbers.set(key, number)
    }
    this.table.set(slot, this.position, number)
  }

  /** Who has one of the ids. */
  having(ids: readonly FilterOption[], capacity: number): SlotSet {
    const wanted = new Set(ids)
    const isWanted = (number: number) => (this.combinations[number] ?? []).some((id) => wanted.has(id))
    return this.table.having(this.position, isWanted, capacity)
  }

  /**
   * How many of the set have each id, and how many have any; ids that none has are left out.
   * @param list the slots of the set
   */
  count(set: SlotSet, list: () => Int32Array): OptionCounts {
    const options = new Map<FilterOption, number>()
    let known = 0
    const counts = this.table.count(set, list, this.position)
    for (const [number, combination] of this.combinations.entries()) {
      const count = counts[number] ?? 0
      if (count === 0 || combination.length === 0) continue
      known += count
      for (const id of combination) options.set(id, (options.get(id) ?? 0) + count)
    }
    return { options, known }
  }

  /** Whether the slot has any id. */
  has(slot: number): boolean {
    return this.table.at(slot, this.position) !== 0
  }

  exchange(archive: Archive): void {
    const combinations = archive.combinations(this.combinations)
    this.combinations = [...combinations]
    for (const [number, ids] of combinations.entries()) this.numbers.set(ids.join(), number)
  }
}
