import { IntList } from './int-list'
import type { Archive } from './snapshot/archive'

const NO_ROOM = -1
const EMPTY = new Int32Array(0)

/** The room of a list is a power of two, of which this is the exponent; the smallest is of one value. */
const roomFor = (length: number) => (length <= 1 ? 0 : 32 - Math.clz32(length - 1))

/**
 * Very many growing lists of whole numbers in one row of memory: a list is some bytes, where an array of its own would be
 * some hundred. One that outgrows its room moves, and what it leaves is given to the next that needs as much.
 */
export class ListPool {
  private readonly starts = new IntList(1024)
  private readonly lengths = new IntList(1024)
  private readonly values = new IntList(1024)
  /** By exponent: where room of that size begins that nobody uses. */
  private readonly free: number[][] = []

  /** How many lists there are. */
  get size(): number {
    return this.starts.length
  }

  lengthOf(list: number): number {
    return this.lengths.at(list)
  }

  /** The values themselves; valid until one of the lists changes. */
  view(list: number): Int32Array {
    const length = this.lengths.at(list)
    if (length === 0) return EMPTY
    return this.values.part(this.starts.at(list), length)
  }

  /** Adds to a list; one that is not there yet begins, and all before it. */
  push(list: number, value: number): void {
    while (this.size <= list) {
      this.starts.push(NO_ROOM)
      this.lengths.push(0)
    }
    const length = this.lengths.at(list)
    if (this.starts.at(list) === NO_ROOM) this.starts.set(list, this.take(0))
    else if (length === 1 << roomFor(length)) this.move(list, length)
    this.values.set(this.starts.at(list) + length, value)
    this.lengths.set(list, length + 1)
  }

  /** Takes a value out, if it is there; the last one takes its place. */
  remove(list: number, value: number): void {
    const at = this.view(list).indexOf(value)
    if (at < 0) return
    const last = this.lengths.at(list) - 1
    const start = this.starts.at(list)
    this.values.set(start + at, this.values.at(start + last))
    // One that would have less room than it had gives the rest back.
    if (last > 0 && roomFor(last) < roomFor(last + 1)) this.give(start + last, roomFor(last))
    this.lengths.set(list, last)
  }

  trim(): void {
    for (const part of [this.starts, this.lengths, this.values]) part.trim()
  }

  /** Room that nobody used is forgotten. */
  exchange(archive: Archive): void {
    for (const part of [this.starts, this.lengths, this.values]) part.exchange(archive)
  }

  get bytes(): number {
    return this.starts.bytes + this.lengths.bytes + this.values.bytes
  }

  private move(list: number, length: number): void {
    const from = this.starts.at(list)
    const room = roomFor(length)
    const to = this.take(room + 1)
    for (let at = 0; at < length; at += 1) this.values.set(to + at, this.values.at(from + at))
    this.starts.set(list, to)
    this.give(from, room)
  }

  private give(start: number, room: number): void {
    ;(this.free[room] ??= []).push(start)
  }

  private take(room: number): number {
    const known = this.free[room]?.pop()
    if (known !== undefined) return known
    const start = this.values.length
    this.values.set(start + (1 << room) - 1, 0)
    return start
  }
}
