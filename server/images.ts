import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { parseCardPath } from '@/lib/rules/cards/card-address'
import { isDecodable } from './guard'
import { forVisitors } from './next-answer'
import type { WholeAnswer } from './page-answer'
import { sendPlain } from './plain-answer'

const ADDRESS = '/_next/image'
/**
 * What no picture of the website has in its path (lib/rules/pictures/picture.ts): an empty segment, which Next would lead away
 * from, and take that for a fault; and escapes of signs that need none, which would be other spellings of one address,
 * or of a question mark, behind which there is no end of addresses.
 */
const NEEDLESS = /\/\/|%(?![0-9A-F]{2})|%(?:2[DE]|3[0-9F]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/
/** What it makes, the best first (next.config.ts); for who takes neither, what the original is. */
const FORMATS = ['image/avif', 'image/webp']
const CARDS = '/cards/'
/** What a card in an outage is led to (lib/server/cards/serve-card.ts). */
const USUAL_CARD = '/pictures/'
/** A card that lacks its picture, because that could not be had. */
const BRIEF_MS = 10_000
/** As `minimumCacheTTL` in next.config.ts. */
const FRESH_MS = 86_400_000
/** Headers and bookkeeping of one picture, about. */
const OVERHEAD_BYTES = 1_000

type Image = { headers: OutgoingHttpHeaders; body: Buffer }

/** Next makes none of it, or says where another one is. */
class NoImage extends Error {
  override name = 'NoImage'
  constructor(
    readonly status: number,
    readonly location: string | undefined,
  ) {
    super(`Next answers ${status}`)
  }
}

type Options = {
  /** Asks Next. */
  fetchImage: (request: { path: string; headers: Record<string, string>; requestId: string }) => Promise<WholeAnswer>
  maxBytes: number
}

/**
 * Pictures in the sizes that Next makes of them, and the cards that it draws (ADR 77), in memory: each costs it a tenth of
 * a second and more, and it keeps none itself, because that goes with keeping pages on disk (next.config.ts). However many
 * ask, it is asked once; one that is older than a day is shown while it is made anew, and an outage ends none. What is gone
 * at its origin goes here, too.
 */
export class Images {
  readonly #kept: LRUCache<string, Image, string>
  readonly #making = new Set<string>()

  constructor({ fetchImage, maxBytes }: Options) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.byteLength + key.length + OVERHEAD_BYTES,
      ttl: FRESH_MS,
      allowStale: true,
      allowStaleOnFetchRejection: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (key, _, { options, context }) => {
        const [accept = '', path = ''] = key.split(' ')
        this.#making.add(key)
        const answer = await fetchImage({ path, headers: { accept }, requestId: context }).finally(() =>
          this.#making.delete(key),
        )
        if (answer.status !== 200) {
          const { location } = answer.headers
          const isOutage = answer.status >= 500 || location?.startsWith(USUAL_CARD) === true
          options.allowStaleOnFetchRejection = options.noDeleteOnFetchRejection = isOutage
          throw new NoImage(answer.status, location)
        }
        if (/\bno-store\b/.test(answer.headers['cache-control'] ?? '')) options.ttl = BRIEF_MS
        const headers = forVisitors(answer.headers, answer.status)
        // Ours, which every answer has, forbids more than Next's.
        delete headers['content-security-policy']
        return { headers, body: answer.body }
      },
    })
  }

  /**
   * @param inShare makes a picture within what its visitor may have made at a time
   * @returns whether it was for a picture, and so has been answered
   * @throws what `inShare` throws
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    inShare: (make: () => Promise<Image | undefined>) => Promise<Image | undefined>,
  ): Promise<boolean> {
    const { url = '', headers: asked } = request
    const wanted = readAddress(url)
    if (wanted === undefined) return false
    if (wanted === null) {
      sendPlain(response, url.startsWith(CARDS) ? 404 : 400)
      return true
    }
    const formats = wanted.src === null ? [] : FORMATS
    const key = `${formats.find((type) => asked.accept?.includes(type)) ?? '*/*'} ${wanted.path}`
    const isKept = this.#kept.has(key)
    const status = isKept ? 'website; hit' : 'website; fwd=miss'
    const find = () => this.#kept.fetch(key, { context: requestId })
    try {
      // Whoever waits for what is being made already takes nothing from others.
      const image = await (isKept || this.#making.has(key) ? find() : inShare(find))
      if (image !== undefined) sendImage(image, status, request, response)
      return image !== undefined
    } catch (error) {
      if (!(error instanceof NoImage)) throw error
      // What only one browser may keep comes from its own address (lib/server/pictures/picture.ts).
      const location = error.status === 403 ? wanted.src : error.location
      if (location) sendPlain(response, 307, { location })
      else sendPlain(response, error.status)
      return true
    }
  }
}

function sendImage(image: Image, status: string, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...image.headers, 'cache-status': status }
  const { etag } = headers
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-length': image.body.byteLength })
  response.end(request.method === 'HEAD' ? undefined : image.body)
}

type Wanted = {
  path: string
  /** What it is made of; `null` for a card, which has one format. */
  src: string | null
}

/** What is asked for: `undefined` where it is no picture of ours, `null` where it is in no spelling of ours. */
function readAddress(url: string): Wanted | null | undefined {
  if (url.startsWith(CARDS)) return parseCardPath(url) === null ? null : { path: url, src: null }
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  return path === ADDRESS ? readPicture(mark === -1 ? '' : url.slice(mark)) : undefined
}

/** Which picture, in the one spelling that the website uses: `null` for any other, or their number would have no end. */
function readPicture(query: string): Wanted | null {
  const asked = new URLSearchParams(query)
  const [[src, ...sources], [width, ...widths], [quality, ...qualities]] = [
    asked.getAll('url'),
    asked.getAll('w'),
    asked.getAll('q'),
  ]
  if (src === undefined || width === undefined || quality === undefined) return null
  if (sources.length + widths.length + qualities.length > 0) return null
  const isPlain = URL.parse(src, 'http://website.invalid')?.pathname === src && !NEEDLESS.test(src)
  if (!isPlain || !isDecodable(src) || !/^[1-9]\d{0,3}$/.test(width) || !/^[1-9]\d{0,2}$/.test(quality)) return null
  return { src, path: `${ADDRESS}?${new URLSearchParams({ url: src, w: width, q: quality })}` }
}
