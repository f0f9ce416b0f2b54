/** What runs protocol messages: PGlite. The answer's bytes come through `onRawData`. */
export type Backend = {
  execProtocolRawStream(message: Uint8Array, options: { onRawData: (data: Uint8Array) => void }): Promise<void>
}

type Turn = { client: object; batch: Uint8Array; onData: (data: Uint8Array) => void; done: () => void }

const READY_FOR_QUERY = 'Z'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)

/**
 * PGlite has one backend session. Connections share it in turns: whoever has sent something keeps
 * it until the backend reports that it is idle, that is, outside a transaction and with no
 * half-sent query. Others wait.
 */
export class SharedSession {
  private holder: object | null = null
  private waiting: Turn[] = []
  private running = false

  constructor(
    private backend: Backend,
    private onFatal: (error: unknown) => void,
  ) {}

  get busy() {
    return this.running || this.holder !== null || this.waiting.length > 0
  }

  holds(client: object) {
    return this.holder === client
  }

  /** Runs whole messages for `client` when its turn has come; resolves when they were answered. */
  run(client: object, batch: Uint8Array, onData: (data: Uint8Array) => void): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ client, batch, onData, done: resolve })
      void this.work()
    })
  }

  /** Forgets what a client that has gone still wanted. What is running is left to finish. */
  forget(client: object) {
    const [gone, kept] = [
      this.waiting.filter((t) => t.client === client),
      this.waiting.filter((t) => t.client !== client),
    ]
    this.waiting = kept
    for (const turn of gone) turn.done()
  }

  private take(): Turn | undefined {
    const index = this.holder === null ? 0 : this.waiting.findIndex((turn) => turn.client === this.holder)
    return index === -1 ? undefined : this.waiting.splice(index, 1)[0]
  }

  private async work() {
    if (this.running) return
    this.running = true
    for (let turn = this.take(); turn; turn = this.take()) {
      const { client, onData } = turn
      let last: Uint8Array = new Uint8Array()
      try {
        await this.backend.execProtocolRawStream(turn.batch, {
          onRawData: (data) => {
            // An answer comes in pieces, and its last six bytes may lie in two of them.
            last = Buffer.concat([last, data.subarray(-6)]).subarray(-6)
            onData(data)
          },
        })
      } catch (error) {
        this.onFatal(error)
        return
      }
      this.holder = last.at(-6) === READY_FOR_QUERY && last.at(-1) === IDLE ? null : client
      turn.done()
      // PGlite computes on this thread: let the sockets be read in between.
      await new Promise(setImmediate)
    }
    this.running = false
  }
}
