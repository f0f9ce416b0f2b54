import { randomUUID } from 'node:crypto'
import {
  appendChange,
  type Change,
  changesAfter,
  dropsSince,
  type Entry,
  forgetChanges,
  wholeStream,
} from './change-stream'
import type { Store } from './store'

/** So often each instance looks what has changed in the others. */
const LOOK_MS = 50
const MAX_UNSENT = 1_000

/** The stream of drops has them under ids of its own. */
const contentOf = ({ by, change }: Entry) => JSON.stringify([by, change])

type Options = {
  store: Store
  /** Another instance was told of a change. */
  apply: (change: Change) => void
  /** It is no longer known what has changed. */
  forget: () => void
  /** Nor what was dropped: nobody is shown what was before. */
  dropAll: () => void
  /** The number of the last change that this instance knows of. */
  number: () => number
  /** What this instance knew at `number`, and all that others were told up to `position`, is the same. */
  settle: (position: string, number: number) => void
  /** Without the store, everything is taken for old so often. */
  maxAgeMs: number
}

/**
 * The changes that any instance is told of, as a stream of the store: each instance writes what it was told, and reads
 * what the others were, from the entry that it read last.
 */
export class SharedChanges {
  readonly #by = randomUUID()
  /** The entry that was read last; `null`: none yet. */
  #last: string | null = null
  /** Whether all is known that came before it. */
  #isKnown = false
  #unsent: Change[] = []
  /** What nobody may be shown any more, the last that this instance was told: said again where the stream begins anew. */
  #drops: Change[] = []
  /** More was told than is kept to be sent: all others must take everything for old. */
  #hasLost = false
  #sent = Promise.resolve()
  #lookedAt = performance.now()
  #timer: NodeJS.Timeout | undefined

  constructor(private readonly options: Options) {}

  start(): void {
    const again = () => {
      this.#timer = setTimeout(() => void this.look().finally(again), LOOK_MS)
      this.#timer.unref()
    }
    again()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Tells the others, as soon as the store can be reached. */
  publish(change: Change): void {
    if (change.isDropped) this.#drops = [...this.#drops, change].slice(-MAX_UNSENT)
    this.#unsent.push(change)
    if (this.#unsent.length > MAX_UNSENT) {
      this.#unsent = []
      this.#hasLost = true
    }
    void this.#send()
  }

  /** One look at what the others were told. */
  async look(): Promise<void> {
    const number = this.options.number()
    await this.#send()
    const isRead = await (this.#isKnown && this.#last !== null ? this.#read(this.#last) : this.#begin())
    // Of a store that takes no entry nobody hears what the others were told, though it can be read.
    const isKnown = isRead && (await this.options.store.takesWrites())
    if (!isKnown && performance.now() - this.#lookedAt < this.options.maxAgeMs) return
    this.#lookedAt = performance.now()
    if (!isKnown) this.options.forget()
    const isAllSent = this.#unsent.length === 0 && !this.#hasLost
    if (isKnown && isAllSent && this.#last !== null) this.options.settle(this.#last, number)
  }

  /** @returns whether all is known again from here on */
  async #begin(): Promise<boolean> {
    const found = await this.options.store.ask(async (client) => {
      await Promise.all(this.#drops.map((change) => appendChange(client, this.#by, change)))
      return { entries: await wholeStream(client, this.#by), drops: await dropsSince(client, this.#last) }
    })
    if (typeof found === 'string') return false
    const { entries, drops } = found.answer
    this.options.forget()
    if (drops === null) this.options.dropAll()
    const held = new Set(entries.map(contentOf))
    this.#take([...(drops ?? []).filter((entry) => !held.has(contentOf(entry))), ...entries])
    this.#isKnown = true
    return true
  }

  async #read(last: string): Promise<boolean> {
    const found = await this.options.store.ask((client) => changesAfter(client, last))
    if (typeof found === 'string') return false
    if (found.answer === null) {
      this.#isKnown = false
      this.options.forget()
      return this.#begin()
    }
    this.#take(found.answer)
    return true
  }

  #take(entries: readonly Entry[]): void {
    for (const { id, by, change } of entries) {
      this.#last = id
      if (change === null) this.options.forget()
      else if (by !== this.#by && change.tags.length > 0) this.options.apply(change)
    }
  }

  /** One after the other: once it is over, what was published before is in the stream, or waits. */
  #send(): Promise<void> {
    this.#sent = this.#sent.then(() => this.#sendAll())
    return this.#sent
  }

  async #sendAll(): Promise<void> {
    if (this.#hasLost) {
      const isGone = await this.options.store.ask(forgetChanges)
      if (typeof isGone === 'string') return
      this.#hasLost = false
    }
    const changes = this.#unsent
    if (changes.length === 0) return
    this.#unsent = []
    const sent = await this.options.store.ask((client) =>
      Promise.all(changes.map((change) => appendChange(client, this.#by, change))),
    )
    if (sent === 'refused') this.#hasLost = true
    // Told twice is no harm.
    if (sent === 'away') this.#unsent = [...changes, ...this.#unsent]
  }
}
