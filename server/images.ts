import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { forVisitors } from './next-answer'
import type { WholeAnswer } from './page-answer'

const ADDRESS = '/_next/image?'
/** What the optimiser reads of an address. */
const READS = ['url', 'w', 'q']
/** What it makes, the best first (next.config.ts); for who takes neither, what the original is. */
const FORMATS = ['image/avif', 'image/webp']
/** As `minimumCacheTTL` in next.config.ts. */
const FRESH_MS = 86_400_000
/** Headers and bookkeeping of one picture, about. */
const OVERHEAD_BYTES = 1_000

type Image = { headers: OutgoingHttpHeaders; body: Buffer }
type Options = {
  /** Asks Next. */
  fetchImage: (request: { path: string; headers: Record<string, string> }) => Promise<WholeAnswer>
  maxBytes: number
}

/**
 * Pictures in the sizes that Next makes of them, in memory: each costs it a tenth of a second and more, and it
 * keeps none itself, because that goes with keeping pages on disk (next.config.ts). However many ask, it is
 * asked once; one that is older than a day is shown while it is made anew.
 */
export class Images {
  readonly #kept: LRUCache<string, Image>

  constructor({ fetchImage, maxBytes }: Options) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.byteLength + key.length + OVERHEAD_BYTES,
      ttl: FRESH_MS,
      allowStale: true,
      allowStaleOnFetchRejection: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (key) => {
        const [accept = '', path = ''] = key.split(' ')
        const answer = await fetchImage({ path, headers: { accept } })
        if (answer.status !== 200) throw new Error(`The optimiser answers ${answer.status}`)
        const headers = forVisitors(answer.headers)
        // Ours, which every answer has, forbids more than Next's.
        delete headers['content-security-policy']
        return { headers, body: answer.body }
      },
    })
  }

  /** @returns whether it is a picture that could be had, and so has been answered */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { url = '', method } = request
    if (!url.startsWith(ADDRESS) || method === 'POST') return false
    const key = keyOf(url, request.headers.accept ?? '')
    const status = this.#kept.has(key) ? 'website; hit' : 'website; fwd=miss'
    // What is no picture is Next's to answer.
    const image = await this.#kept.fetch(key).catch(() => undefined)
    if (image === undefined) return false
    const headers = { ...image.headers, 'cache-status': status }
    const { etag } = headers
    if (etag !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end()
      return true
    }
    response.writeHead(200, { ...headers, 'content-length': image.body.byteLength })
    response.end(method === 'HEAD' ? undefined : image.body)
    return true
  }
}

/** The format that the browser is given, and the address with nothing but what is read of it, in one order. */
function keyOf(url: string, accept: string): string {
  const asked = new URLSearchParams(url.slice(ADDRESS.length))
  const read = READS.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value]))
  const format = FORMATS.find((type) => accept.includes(type)) ?? '*/*'
  return `${format} ${ADDRESS}${new URLSearchParams(read).toString()}`
}
