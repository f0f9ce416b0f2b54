/** Of so many tags the last change is remembered. */
const MAX_TAGS = 10_000

/** Where several instances share their changes: all up to `position` there are in this log, and all up to `number` here there. */
export type Settled = { position: string; number: number }

/**
 * What has changed, by the tags of what is cached, each change with a number. A cache keeps the number that the log had
 * when it began to ask, and one comparison says whether that was before a change. Numbers only grow, as the ids of a
 * Redis stream do, also when a process is started anew: each is the time in ms, or one more than the last.
 */
export class ChangeLog {
  /** The number of the last change of each tag, the oldest first. */
  readonly #last = new Map<string, number>()
  /** Up to this number changes may be missing: what is older counts as changed. */
  #forgotten = 0
  #tell = () => {}
  #settled: Settled | null = null

  constructor(private lastNumber = 0) {}

  /** @param tell is called after each change, and when more is settled */
  onChange(tell: () => void): void {
    this.#tell = tell
  }

  /** The number of the last change. */
  get number(): number {
    return this.lastNumber
  }

  get settled(): Settled | null {
    return this.#settled
  }

  /** @param settled `null`: that is no longer known */
  settle(settled: Settled | null): void {
    const isSame = settled?.position === this.#settled?.position && settled?.number === this.#settled?.number
    this.#settled = settled
    if (!isSame) this.#tell()
  }

  #next(): number {
    return Math.max(Date.now(), this.lastNumber + 1)
  }

  /** @param number where another log has given it */
  append(tags: readonly string[], number = this.#next()): number {
    this.lastNumber = Math.max(this.lastNumber, number)
    for (const tag of tags) {
      // Where it is told of twice, or late.
      if ((this.#last.get(tag) ?? 0) >= number) continue
      this.#last.delete(tag)
      this.#last.set(tag, number)
    }
    for (const [tag, forgotten] of this.#last) {
      if (this.#last.size <= MAX_TAGS) break
      this.#last.delete(tag)
      this.#forgotten = Math.max(this.#forgotten, forgotten)
    }
    this.#tell()
    return number
  }

  /**
   * Changes may have been missed: what was begun until now counts as changed.
   * @param number where another log has given it
   */
  forget(number = this.#next()): void {
    this.lastNumber = Math.max(this.lastNumber, number)
    this.#forgotten = this.lastNumber
    this.#tell()
  }

  /** Whether something under one of these tags has changed after this number; also where that is no longer known. */
  changedSince(number: number, tags: readonly string[]): boolean {
    return number < this.#forgotten || this.toldSince(number, tags)
  }

  /** The same where it is known for sure. */
  toldSince(number: number, tags: readonly string[]): boolean {
    return tags.some((tag) => (this.#last.get(tag) ?? 0) > number)
  }

  /** The tags that have changed after this number; `null`: too many to be known. */
  tagsSince(number: number): string[] | null {
    if (number < this.#forgotten) return null
    if (number >= this.lastNumber) return []
    return [...this.#last].flatMap(([tag, last]) => (last > number ? [tag] : []))
  }
}

/** The tag that says of another one that nobody may be shown what was before the change, not even in an outage. */
export const dropOf = (tag: string) => `drop:${tag}`

const KEY = Symbol.for('change-log')
const shared: typeof globalThis & { [KEY]?: ChangeLog } = globalThis

/** The log of this process. It hangs on the global object, because Next bundles this module apart from us. */
export function changeLog(): ChangeLog {
  return (shared[KEY] ??= new ChangeLog(Date.now()))
}
