import { IntList } from './int-list'
import type { Archive } from './snapshot/archive'
import { SlotSet } from './slot-set'

/** An id, or a word of the contract. */
export type FilterOption = number | string

/**
 * What each institution has of one filter: the ids of its types, of its streams, of its district, who runs it…
 * Equal combinations share one number, so that a column is a list of small integers.
 */
export class FacetColumn {
  private combinations: (readonly FilterOption[])[] = []
  private readonly numbers = new Map<string, number>()
  private readonly column = new IntList(1024)

  set(slot: number, ids: readonly FilterOption[]): void {
    const key = ids.join()
    let number = this.numbers.get(key)
    if (number === undefined) {
      number = this.combinations.length
      this.combinations.push([...new Set(ids)])
      this.numbers.set(key, number)
    }
    this.column.set(slot, number)
  }

  /** The slots of `within` that have one of the ids. */
  having(ids: readonly FilterOption[], within: SlotSet): SlotSet {
    const wanted = new Set(ids)
    const accepted = Uint8Array.from(this.combinations, (combination) =>
      Number(combination.some((id) => wanted.has(id))),
    )
    const found = new SlotSet(within.capacity)
    const column = this.column.view()
    for (let slot = 0; slot < column.length; slot += 1) {
      if (accepted[column[slot] ?? 0] === 1 && within.has(slot)) found.add(slot)
    }
    return found
  }

  /** How many of the slots have each id; ids that none has are left out. */
  count(slots: Int32Array): Map<FilterOption, number> {
    const byCombination = new Int32Array(this.combinations.length)
    const column = this.column.view()
    for (let at = 0; at < slots.length; at += 1) {
      const number = column[slots[at] ?? 0] ?? 0
      byCombination[number] = (byCombination[number] ?? 0) + 1
    }
    const counts = new Map<FilterOption, number>()
    for (const [number, combination] of this.combinations.entries()) {
      const count = byCombination[number] ?? 0
      if (count > 0) for (const id of combination) counts.set(id, (counts.get(id) ?? 0) + count)
    }
    return counts
  }

  /** Whether the slot has any id. */
  has(slot: number): boolean {
    return (this.combinations[this.column.at(slot)] ?? []).length > 0
  }

  trim(): void {
    this.column.trim()
  }

  exchange(archive: Archive): void {
    const combinations = archive.combinations(this.combinations)
    this.combinations = [...combinations]
    for (const [number, ids] of combinations.entries()) this.numbers.set(ids.join(), number)
    this.column.exchange(archive)
  }

  get bytes(): number {
    return this.column.bytes
  }
}
