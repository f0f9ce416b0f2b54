import { ChangeLog } from '@/lib/rules/change-log'

/** What Next takes for an answer, and a brochure for its pauses, beside what the provider may take. */
const MAKING_LIMIT_MS = 22_000

/** Where Next listens on loopback; nowhere while it starts, or after it ended. */
export class Upstream {
  /** Longer than any answer may take to begin, or to go on. */
  readonly silenceLimitMs: number
  /** The log of changes, as far as Next has told. */
  readonly changes = new ChangeLog()
  #port: number | null = null
  readonly #waiting = new Set<(port: number) => void>()

  /** @param apiTimeoutMs how long a call to the provider may take */
  constructor(apiTimeoutMs: number) {
    this.silenceLimitMs = apiTimeoutMs + MAKING_LIMIT_MS
  }

  get isUp(): boolean {
    return this.#port !== null
  }

  comesUp(port: number): void {
    this.#port = port
    for (const tell of this.#waiting) tell(port)
    this.#waiting.clear()
  }

  goesDown(): void {
    this.#port = null
    this.changes.settle(null)
  }

  /** @returns its port, or `null` when it does not come up within `limitMs` */
  async whenUp(limitMs: number): Promise<number | null> {
    if (this.#port !== null) return this.#port
    return new Promise((resolve) => {
      const answer = (port: number | null) => {
        clearTimeout(timer)
        this.#waiting.delete(answer)
        resolve(port)
      }
      const timer = setTimeout(() => answer(null), limitMs)
      this.#waiting.add(answer)
    })
  }
}
