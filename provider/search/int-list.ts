/** A list of 32-bit integers that grows in place. */
export class IntList {
  length = 0
  private values: Int32Array

  constructor(capacity = 4) {
    this.values = new Int32Array(capacity)
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(this.length * 2)
    this.values[this.length] = value
    this.length += 1
  }

  at(index: number): number {
    return this.values[index] ?? 0
  }

  set(index: number, value: number): void {
    if (index >= this.values.length) this.reserve(Math.max(index + 1, this.values.length * 2))
    if (index >= this.length) this.length = index + 1
    this.values[index] = value
  }

  /** Takes a value out; the last one takes its place. */
  remove(value: number): void {
    const index = this.view().indexOf(value)
    if (index < 0) return
    this.length -= 1
    this.values[index] = this.values[this.length] ?? 0
  }

  /** The values themselves; valid until the list changes. */
  view(): Int32Array {
    return this.values.subarray(0, this.length)
  }

  get bytes(): number {
    return this.values.byteLength
  }

  private reserve(capacity: number): void {
    const grown = new Int32Array(capacity)
    grown.set(this.values)
    this.values = grown
  }
}
