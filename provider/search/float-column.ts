import { grownTo } from './int-list'
import type { Archive } from './snapshot/archive'

/** A number for each slot; NaN where there is none. */
export class FloatColumn {
  private values: Float64Array = new Float64Array(1024).fill(NaN)

  set(slot: number, value: number): void {
    if (slot >= this.values.length) {
      const larger = new Float64Array(grownTo(slot + 1)).fill(NaN)
      larger.set(this.values)
      this.values = larger
    }
    this.values[slot] = value
  }

  at(slot: number): number {
    return this.values[slot] ?? NaN
  }

  /** Gives back the room that is not used. */
  trim(): void {
    const used = this.values.findLastIndex((value) => !Number.isNaN(value)) + 1
    this.values = this.values.slice(0, used)
  }

  exchange(archive: Archive): void {
    this.values = archive.floats(this.values)
  }

  get bytes(): number {
    return this.values.byteLength
  }
}
