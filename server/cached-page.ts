import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import { isForCdn, NOT_HELD } from './cdn'
import { chooseEncoding, compress } from './encoding'
import { ASK_EACH_TIME } from './next-answer'
import type { WholeAnswer } from './page-answer'

/** Of Next's headers these tell a browser, or its router, something about the page. */
const OF_THE_PAGE = [
  'content-type',
  'link',
  'vary',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
]
/** Headers and bookkeeping of one page, about. */
const OVERHEAD_BYTES = 3_000
const inflate = promisify(gunzip)

export function headersOfPage(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    OF_THE_PAGE.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  )
}

/** A page ready to be sent: nothing is computed for a visitor who takes compression. */
export type CachedPage = {
  etag: string
  /** Names and values, one after the other, as `writeHead` takes them fastest. */
  head: readonly string[]
  /** The same for a CDN in front. */
  cdn: readonly string[]
  br: Buffer
  gzip: Buffer
  isBest: boolean
  /** Another instance rendered it. */
  isShared: boolean
  bytes: number
}

/** @param old the copy before, which is kept with its better compression where it is the same */
export async function makeCachedPage(
  { headers, body }: WholeAnswer,
  headersOf: (body: Buffer, contentType: string) => Record<string, string>,
  old?: CachedPage,
  cdnHeaders: Record<string, string> = {},
): Promise<CachedPage> {
  // Weak: the same page in different compressions.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  if (old?.etag === etag) return old
  const [br, gzip] = await Promise.all([compress(body, 'br', 'quick'), compress(body, 'gzip', 'quick')])
  const named = {
    ...headersOfPage(headers),
    'cache-control': ASK_EACH_TIME,
    etag,
    ...headersOf(body, headers['content-type'] ?? ''),
  }
  const head = Object.entries(named).flat()
  const isShared = headers['x-note-fresh-ms'] !== undefined
  return {
    etag,
    head,
    cdn: Object.entries(cdnHeaders).flat(),
    br,
    gzip,
    isBest: false,
    isShared,
    bytes: br.byteLength + gzip.byteLength + OVERHEAD_BYTES,
  }
}

/** The page as Next made it: some milliseconds of a thread. */
async function plainBody({ gzip }: CachedPage): Promise<Buffer> {
  return inflate(gzip)
}

/**
 * The uncompressed bytes of the pages that were last asked for so, by a proxy, a robot or a tool: kept apart from the
 * pages, so that whoever asks for all of them uncompressed pushes none out.
 */
export class PlainBodies {
  readonly #kept: LRUCache<CachedPage, Buffer>
  /** Beside the cache, whose bound would end them: they have no size yet. */
  readonly #making = new Map<CachedPage, Promise<Buffer>>()

  constructor(maxBytes: number) {
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: (body) => body.byteLength || 1 })
  }

  find(page: CachedPage): Buffer | undefined {
    return this.#kept.get(page)
  }

  /** However many ask, once. */
  make(page: CachedPage): Promise<Buffer> {
    const underWay = this.#making.get(page)
    if (underWay !== undefined) return underWay
    const made = this.#make(page).finally(() => this.#making.delete(page))
    this.#making.set(page, made)
    return made
  }

  async #make(page: CachedPage): Promise<Buffer> {
    const body = await plainBody(page)
    this.#kept.set(page, body)
    return body
  }

  get bytes(): number {
    return this.#kept.calculatedSize
  }
}

/** Makes the copy that nearly everybody takes as small as it gets. */
export async function improvePage(page: CachedPage): Promise<void> {
  page.br = await compress(await plainBody(page), 'br', 'best')
  page.isBest = true
}

/** How a page came to be had (RFC 9211): from memory, or by asking Next, or the store that instances share. */
export type CacheStatus = 'website; hit' | `website; fwd=${'stale' | 'miss'}${'' | '; detail=shared'}`

/**
 * Part of a page is never sent: a range is answered with the whole.
 * @param answered `requestId`: not said where others get the same answer from a CDN; `isBehind`: no CDN is to hold it
 * @param plain where the uncompressed bytes of pages are had
 */
export async function sendCachedPage(
  page: CachedPage,
  { status, requestId, isBehind }: { status: CacheStatus; requestId: string; isBehind: boolean },
  plain: PlainBodies,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const hasCdn = page.cdn.length > 0 && isForCdn(request.url)
  const isShared = hasCdn && !isBehind
  if (isShared) response.removeHeader(REQUEST_ID_HEADER)
  const pageHead = [
    ...page.head,
    ...(isShared ? page.cdn : [REQUEST_ID_HEADER, requestId]),
    ...(hasCdn && isBehind ? NOT_HELD : []),
  ]
  if (matches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...pageHead, 'cache-status', status]).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = encoding === 'identity' ? (plain.find(page) ?? (await plain.make(page))) : page[encoding]
  const head = [...pageHead, 'cache-status', status, 'content-length', String(body.byteLength)]
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  response.writeHead(200, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((mark) => mark.trim().replace(/^(?:W\/)?/, 'W/') === etag) ?? false
}
