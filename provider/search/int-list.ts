import type { Archive } from './snapshot/archive'

/** Above so many values a list grows by a quarter, not to twice its size: by then room weighs more than copying. */
const LARGE = 65_536

/** The room for a list that must hold so many values. */
export const grownTo = (needed: number) => Math.ceil(needed * (needed > LARGE ? 1.25 : 2))

/** The same of a list that is done growing: for what may still come, so that a change need not copy it all. */
export const withSpare = (length: number) => (length > LARGE ? length + Math.floor(length / 128) : length)

/** A list of 32-bit integers that grows in place. */
export class IntList {
  length = 0
  private values: Int32Array

  constructor(capacity = 4) {
    this.values = new Int32Array(capacity)
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(grownTo(this.length + 1))
    this.values[this.length] = value
    this.length += 1
  }

  at(index: number): number {
    return this.values[index] ?? 0
  }

  set(index: number, value: number): void {
    if (index >= this.values.length) this.reserve(grownTo(index + 1))
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

  /** Some of them, likewise. */
  part(start: number, length: number): Int32Array {
    return this.values.subarray(start, start + length)
  }

  get bytes(): number {
    return this.values.byteLength
  }

  /** Gives back the room that is not used. */
  trim(): void {
    if (this.values.length > withSpare(this.length)) this.reserve(withSpare(this.length))
  }

  exchange(archive: Archive): void {
    const { buffer, length } = archive.ints(this.view())
    this.values = new Int32Array(buffer)
    this.length = length
  }

  private reserve(capacity: number): void {
    const grown = new Int32Array(capacity)
    grown.set(this.view())
    this.values = grown
  }
}
