import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { RESP_TYPES } from '@redis/client'
import { z } from 'zod'
import { type Change, changesAfter } from './change-stream'
import type { Store } from './store'

/** No page of ours comes near, compressed. */
const MAX_BYTES = 200_000
const MAX_PLAIN_BYTES = 8_000_000
const PREFIX_BYTES = 4

const deflate = promisify(gzip)
const inflate = promisify(gunzip)
const asBuffers = { [RESP_TYPES.BLOB_STRING]: Buffer }

const headSchema = z.object({ key: z.string(), position: z.string(), headers: z.record(z.string(), z.string()) })

/** A page as it was rendered. `position`: the entry of the stream of changes up to which it is known to be true. */
export type SharedPage = { position: string; headers: Readonly<Record<string, string>>; body: Buffer }

type Options = {
  store: Store
  /** Of the build and of what is common to all of its pages: another one's are never found. */
  version: string
  /** Pages that are kept at most: each has one place by its key, and the last one there stays. */
  places: number
}

/** The pages that any instance has rendered, compressed, each for as long as it is fresh. */
export class SharedPages {
  constructor(private readonly options: Options) {}

  /** Nobody waits for it. */
  async put(key: string, page: SharedPage, freshMs: number): Promise<void> {
    const head = Buffer.from(JSON.stringify({ key, position: page.position, headers: page.headers }))
    const prefix = Buffer.alloc(PREFIX_BYTES)
    prefix.writeUInt32BE(head.byteLength)
    const bytes = Buffer.concat([prefix, head, await deflate(page.body)])
    if (bytes.byteLength > MAX_BYTES || freshMs < 1) return
    const expiration = { type: 'PX' as const, value: Math.floor(freshMs) }
    await this.options.store.ask((client) => client.set(this.#placeOf(key), bytes, { expiration }))
  }

  /** @returns the page, how long it is fresh, and what has changed since; `null`: not there, or nobody knows what changed */
  async find(key: string): Promise<(SharedPage & { freshMs: number; changed: Change[] }) | null> {
    const place = this.#placeOf(key)
    const asked = await this.options.store.ask(async (client) => {
      const [bytes, freshMs] = await Promise.all([client.withTypeMapping(asBuffers).get(place), client.pTTL(place)])
      const page = bytes === null || freshMs <= 0 ? null : split(bytes)
      if (page === null || page.key !== key) return null
      const after = await changesAfter(client, page.position)
      const changed = after?.flatMap(({ change }) => change ?? []) ?? []
      return after === null || changed.length < after.length ? null : { ...page, freshMs, changed }
    })
    if (typeof asked === 'string' || asked.answer === null) return null
    const { compressed, ...page } = asked.answer
    const body = await inflate(compressed, { maxOutputLength: MAX_PLAIN_BYTES }).catch(() => null)
    return body === null ? null : { ...page, body }
  }

  #placeOf(key: string): string {
    const place = createHash('sha256').update(key).digest().readUInt32BE() % this.options.places
    return `pages:${this.options.version}:${place}`
  }
}

function split(bytes: Buffer) {
  try {
    const end = PREFIX_BYTES + bytes.readUInt32BE()
    const head = headSchema.parse(JSON.parse(bytes.subarray(PREFIX_BYTES, end).toString()))
    return { ...head, compressed: bytes.subarray(end) }
  } catch {
    // Nobody of ours wrote it.
    return null
  }
}
