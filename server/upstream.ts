/** Where Next listens on loopback; nowhere while it starts, or after it ended. */
export class Upstream {
  #port: number | null = null
  readonly #waiting = new Set<(port: number) => void>()

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
