import { createClient } from '@redis/client'

/** Within this the store answers, or the caller goes on without it. */
const ANSWER_LIMIT_MS = 250
const CONNECT_LIMIT_MS = 1_000
/** Between two tries to reach it. */
const NEXT_TRY_MS = 500
/** What is wrong is said at most so often. */
const SAID_AGAIN_MS = 60_000

const WRITTEN_FOR = { type: 'EX', value: 60 } as const

function connect(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    // We connect anew ourselves: a store that is silent has an open connection.
    socket: { connectTimeout: CONNECT_LIMIT_MS, reconnectStrategy: false },
  })
}
export type StoreClient = ReturnType<typeof connect>

type Log = { warn: (details: { error: string }, message: string) => void; info: (message: string) => void }
/** How an answer of the store is had: `refused` where it is there and will not, as when it is full. */
export type Asked<Answer> = { answer: Answer } | 'away' | 'refused'

/**
 * What several instances share, in a Redis or Valkey. Nobody waits for it longer than a moment, and whoever asks it
 * can go on without: while it is away nobody is made to wait at all.
 */
export class Store {
  /** `null`: it is away. */
  #client: StoreClient | null = null
  #isClosed = false
  #nextTry: NodeJS.Timeout | undefined
  readonly #saidAt = { away: Number.NEGATIVE_INFINITY, refused: Number.NEGATIVE_INFINITY }
  #isMissed = false

  constructor(
    private readonly url: string,
    private readonly log: Log,
  ) {
    void this.#open()
  }

  get isUp(): boolean {
    return this.#client !== null
  }

  async ask<Answer>(question: (client: StoreClient) => Promise<Answer>): Promise<Asked<Answer>> {
    const client = this.#client
    if (client === null) return 'away'
    try {
      return { answer: await within(ANSWER_LIMIT_MS, question(client)) }
    } catch (error) {
      if (isRefusal(error)) {
        this.#say('refused', error, 'the store refuses: is it full, or its disk? (docs/scale.md)')
        return 'refused'
      }
      this.#lose(client, error)
      return 'away'
    }
  }

  /** Not where it is full, or may not write to its disk, or has become a replica: reading goes on then. */
  async takesWrites(): Promise<boolean> {
    return typeof (await this.ask((client) => client.set('written', 1, { expiration: WRITTEN_FOR }))) !== 'string'
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#nextTry)
    this.#client?.destroy()
    this.#client = null
  }

  async #open(): Promise<void> {
    const client = connect(this.url)
    client.on('error', (error) => this.#lose(client, error))
    try {
      await within(CONNECT_LIMIT_MS, client.connect())
      await within(ANSWER_LIMIT_MS, client.ping())
      if (this.#isClosed) return destroy(client)
      this.#client = client
      if (this.#isMissed) this.log.info('the store is there again')
      this.#isMissed = false
    } catch (error) {
      destroy(client)
      this.#tryAgain(error)
    }
  }

  #lose(client: StoreClient, error: unknown): void {
    if (this.#client !== client) return
    this.#client = null
    destroy(client)
    this.#tryAgain(error)
  }

  #tryAgain(error: unknown): void {
    if (this.#isClosed) return
    if (!this.#isMissed) this.#say('away', error, 'the store is away: this instance goes on by itself (REDIS_URL)')
    this.#isMissed = true
    this.#nextTry = setTimeout(() => void this.#open(), NEXT_TRY_MS)
    this.#nextTry.unref()
  }

  #say(what: 'away' | 'refused', error: unknown, message: string): void {
    if (performance.now() - this.#saidAt[what] < SAID_AGAIN_MS) return
    this.#saidAt[what] = performance.now()
    // Its message alone: the address, which may hold a password, stands in none.
    this.log.warn({ error: error instanceof Error ? error.message : String(error) }, message)
  }
}

/** An answer of the store that says no, unlike a connection that is none. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(?:OOM|NOPERM|READONLY|MISCONF|NOREPLICAS|WRONGTYPE|ERR|LOADING|BUSY) /.test(error.message)
  )
}

function destroy(client: StoreClient): void {
  if (client.isOpen) client.destroy()
}

/** @throws Error where it takes longer */
async function within<Answer>(limitMs: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  })
  // It may fail after we have gone on.
  answer.catch(() => {})
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
