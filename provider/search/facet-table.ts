import { IntList } from './int-list'
import type { Archive } from './snapshot/archive'
import { SlotSet, WORD_BITS } from './slot-set'

const NONE = new Int32Array(0)

/** An id, or a word of the contract. */
export type FilterOption = number | string

/** Of so many institutions, how many have each option of a filter, and of how many it is known what they have. */
export type OptionCounts = { options: ReadonlyMap<FilterOption, number>; known: number; of: number }

/** Of each filter that is set who passes it, and whom all but some of them leave. */
export type Narrowing<Name> = { sets: ReadonlyMap<Name, SlotSet>; leftBeside: (names: readonly Name[]) => SlotSet }

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
  /** Of a set that was found here, the rows whose institutions it has, and no others, as 1. */
  private readonly rowsOf = new WeakMap<SlotSet, Uint8Array>()
  /** The slots, row after row, and where each row begins; made when it is asked for after a change. */
  private layout: { slots: Int32Array; starts: Int32Array } | null = null

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
    this.layout = null
  }

  /** The number of the combination that a slot has in a column. */
  at(slot: number, position: number): number {
    return this.rows.at(this.rowOfSlot.at(slot) * this.columns.length + position)
  }

  /** Whose combination in a column is accepted: row by row, so that it takes as long as they are many. */
  having(position: number, isAccepted: (combination: number) => boolean, capacity: number): SlotSet {
    const { length: width } = this.columns
    const accepted = Uint8Array.from({ length: this.numbers.size }, (_, row) =>
      Number(isAccepted(this.rows.at(row * width + position))),
    )
    const found = new SlotSet(capacity)
    const { slots, starts } = (this.layout ??= this.layOut())
    for (let row = 0; row < accepted.length; row += 1)
      if (accepted[row] === 1) found.addEach(slots, starts[row] ?? 0, starts[row + 1] ?? 0)
    this.rowsOf.set(found, accepted)
    return found
  }

  /** How many of the set have each combination of a column. */
  count(set: SlotSet, position: number): Int32Array {
    return this.countCombinations(this.countRows(set), [], position)
  }

  /**
   * How many of those whom all filters but `name` leave have each combination of a column. Filters that go by rows of
   * this table take rows away from what the others leave, so that however many are set, one pass counts for all columns.
   */
  countBeside<Name>(name: Name, { sets, leftBeside }: Narrowing<Name>, position: number): Int32Array {
    const byRows = [...sets].filter(([, set]) => this.rowsOf.has(set))
    const left = leftBeside([name, ...byRows.map(([each]) => each)])
    const accepted = byRows.flatMap(([each, set]) => (each === name ? [] : (this.rowsOf.get(set) ?? [])))
    return this.countCombinations(this.countRows(left), accepted, position)
  }

  trim(): void {
    this.rowOfSlot.trim()
  }

  exchange(archive: Archive): void {
    for (const part of [...this.columns, this.rows, this.rowOfSlot]) part.exchange(archive)
    this.layout = null
    this.numberRows()
  }

  get bytes(): number {
    const { slots, starts } = this.layout ?? { slots: NONE, starts: NONE }
    return this.rows.bytes + this.rowOfSlot.bytes + slots.byteLength + starts.byteLength
  }

  /** What a set that was counted weighs more, with its rows. */
  get bytesOfCounts(): number {
    return this.numbers.size * (Int32Array.BYTES_PER_ELEMENT + Uint8Array.BYTES_PER_ELEMENT)
  }

  private countRows(set: SlotSet): Int32Array {
    const known = this.counts.get(set)
    if (known !== undefined) return known
    const counts = new Int32Array(this.numbers.size)
    const [{ words }, rowOfSlot] = [set, this.rowOfSlot.view()]
    for (let at = 0; at < words.length; at += 1) {
      let word = words[at] ?? 0
      while (word !== 0) {
        const lowest = word & -word
        const row = rowOfSlot[at * WORD_BITS + 31 - Math.clz32(lowest)] ?? 0
        counts[row] = (counts[row] ?? 0) + 1
        word ^= lowest
      }
    }
    this.counts.set(set, counts)
    return counts
  }

  /** @param accepted rows that alone count, where each list has them as 1 */
  private countCombinations(byRow: Int32Array, accepted: readonly Uint8Array[], position: number): Int32Array {
    const { length: width } = this.columns
    const rows = this.rows.view()
    const counts = new Int32Array(byRow.length)
    for (let row = 0; row < byRow.length; row += 1) {
      const count = byRow[row] ?? 0
      if (count === 0 || accepted.some((each) => each[row] !== 1)) continue
      const combination = rows[row * width + position] ?? 0
      counts[combination] = (counts[combination] ?? 0) + count
    }
    return counts
  }

  private layOut() {
    const rowOfSlot = this.rowOfSlot.view()
    const starts = new Int32Array(this.numbers.size + 1)
    for (let slot = 0; slot < rowOfSlot.length; slot += 1) {
      const next = (rowOfSlot[slot] ?? 0) + 1
      starts[next] = (starts[next] ?? 0) + 1
    }
    for (let row = 1; row < starts.length; row += 1) starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0)
    const slots = new Int32Array(rowOfSlot.length)
    const ends = starts.slice()
    for (let slot = 0; slot < rowOfSlot.length; slot += 1) {
      const row = rowOfSlot[slot] ?? 0
      const at = ends[row] ?? 0
      slots[at] = slot
      ends[row] = at + 1
    }
    return { slots, starts }
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

  /** Who has any. */
  havingAny(capacity: number): SlotSet {
    return this.table.having(this.position, (number) => number !== 0, capacity)
  }

  /** How many of the set have each id, and how many have any; ids that none has are left out. */
  count(set: SlotSet): OptionCounts {
    return this.told(this.table.count(set, this.position))
  }

  /** The same of those whom all filters but one leave. */
  countBeside<Name>(name: Name, narrowing: Narrowing<Name>): OptionCounts {
    return this.told(this.table.countBeside(name, narrowing, this.position))
  }

  private told(counts: Int32Array): OptionCounts {
    const options = new Map<FilterOption, number>()
    let [known, of] = [0, 0]
    for (const [number, combination] of this.combinations.entries()) {
      const count = counts[number] ?? 0
      of += count
      if (count === 0 || combination.length === 0) continue
      known += count
      for (const id of combination) options.set(id, (options.get(id) ?? 0) + count)
    }
    return { options, known, of }
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
