import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Store, StoreClient } from './store'

const KEY = 'changes'
/** So often each instance looks what has changed in the others. */
const LOOK_MS = 200
/** Who was away for more of them takes everything for old. */
const MAX_ENTRIES = 1_000
const MAX_UNSENT = 1_000

/** What is old, and whether visitors wait for what is new (`isDropped`) or are shown it once more. */
export type Change = { tags: readonly string[]; isDropped: boolean }

type Options = {
  store: Store
  /** Another instance was told of a change. */
  apply: (change: Change) => void
  /** It is no longer known what has changed. */
  forget: () => void
  /** Without the store, everything is taken for old so often. */
  maxAgeMs: number
}

const entrySchema = z.object({ by: z.string(), tags: z.string(), dropped: z.enum(['0', '1']) })
const tagsSchema = z.array(z.string())
type Entry = { id: string; message: Record<string, string> }

/**
 * The changes that any instance is told of, as a stream of the store: each instance writes what it was told, and reads
 * what the others were. Where the entry that was read last is no longer there, others may have gone with it (the
 * stream is bounded; a store can be flushed, or begin anew): then everything is old.
 */
export class SharedChanges {
  readonly #by = randomUUID()
  /** The entry that was read last; `null`: not known, or the stream is empty. */
  #last: string | null = null
  #unsent: Change[] = []
  /** More was told than is kept to be sent: all others must take everything for old. */
  #hasLost = false
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
    this.#unsent.push(change)
    if (this.#unsent.length > MAX_UNSENT) {
      this.#unsent = []
      this.#hasLost = true
    }
    void this.#send()
  }

  /** One look at what the others were told. */
  async look(): Promise<void> {
    await this.#send()
    const isKnown = await (this.#last === null ? this.#begin() : this.#read(this.#last))
    if (!isKnown && performance.now() - this.#lookedAt < this.options.maxAgeMs) return
    this.#lookedAt = performance.now()
    if (!isKnown) this.options.forget()
  }

  /** @returns whether all is known again from here on */
  async #begin(): Promise<boolean> {
    const found = await this.options.store.ask(async (client) => {
      const [newest] = (await client.xRevRange(KEY, '+', '-', { COUNT: 1 })) ?? []
      return newest?.id ?? (await this.#write(client, { tags: [], isDropped: false }))
    })
    if (typeof found === 'string') return false
    this.#last = found.answer
    this.options.forget()
    return true
  }

  async #read(last: string): Promise<boolean> {
    const found = await this.options.store.ask((client) => client.xRange(KEY, last, '+', { COUNT: MAX_ENTRIES + 1 }))
    if (typeof found === 'string') return false
    const [first, ...entries]: Entry[] = found.answer ?? []
    if (first?.id !== last) {
      this.#last = null
      this.options.forget()
      return this.#begin()
    }
    for (const entry of entries) this.#apply(entry)
    return true
  }

  #apply({ id, message }: Entry): void {
    this.#last = id
    const entry = entrySchema.safeParse(message)
    // Another build may write otherwise, while both run.
    if (!entry.success) return this.options.forget()
    if (entry.data.by === this.#by) return
    const tags = tagsSchema.safeParse(parseJson(entry.data.tags))
    if (!tags.success) return this.options.forget()
    this.options.apply({ tags: tags.data, isDropped: entry.data.dropped === '1' })
  }

  async #send(): Promise<void> {
    if (this.#hasLost) {
      // Whoever finds the stream gone takes everything for old; a full store, which takes no entry, allows this.
      const isGone = await this.options.store.ask((client) => client.del(KEY))
      if (typeof isGone === 'string') return
      this.#hasLost = false
    }
    const changes = this.#unsent
    if (changes.length === 0) return
    this.#unsent = []
    const sent = await this.options.store.ask((client) =>
      Promise.all(changes.map((change) => this.#write(client, change))),
    )
    if (sent === 'refused') this.#hasLost = true
    // Told twice is no harm.
    if (sent === 'away') this.#unsent = [...changes, ...this.#unsent]
  }

  #write(client: StoreClient, { tags, isDropped }: Change): Promise<string> {
    const message = { by: this.#by, tags: JSON.stringify(tags), dropped: isDropped ? '1' : '0' }
    return client.xAdd(KEY, '*', message, {
      TRIM: { strategy: 'MAXLEN', strategyModifier: '=', threshold: MAX_ENTRIES },
    })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
