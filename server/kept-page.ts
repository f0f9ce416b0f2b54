import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { chooseEncoding, compress, type Encoding } from './encoding'
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

/** A page ready to be sent: nothing is computed for a visitor but for the rare one who takes no compression. */
export type KeptPage = {
  etag: string
  /** Names and values, one after the other, as `writeHead` takes them fastest. */
  head: readonly string[]
  br: Buffer
  gzip: Buffer
  isBest: boolean
  bytes: number
}

/** @param old the copy before, which is kept with its better compression where it is the same */
export async function makeKeptPage(
  { headers, body }: WholeAnswer,
  headersOf: (body: Buffer, contentType: string) => Record<string, string>,
  old?: KeptPage,
): Promise<KeptPage> {
  // Weak: the same page in different compressions.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  if (old?.etag === etag) return old
  const [br, gzip] = await Promise.all([compress(body, 'br', 'quick'), compress(body, 'gzip', 'quick')])
  const named = {
    ...Object.fromEntries(OF_THE_PAGE.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
    // Whoever keeps it asks each time, in a few bytes: what has changed shows at once.
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    ...headersOf(body, headers['content-type'] ?? ''),
  }
  const head = Object.entries(named).flatMap(([name, value]) => [name, String(value)])
  return { etag, head, br, gzip, isBest: false, bytes: br.byteLength + gzip.byteLength + OVERHEAD_BYTES }
}

/** Makes the copy that nearly everybody takes as small as it gets. */
export async function improvePage(page: KeptPage): Promise<void> {
  page.br = await compress(await inflate(page.gzip), 'br', 'best')
  page.isBest = true
}

/** How a page came to be had (RFC 9211): from memory, or by asking Next. */
export type CacheStatus = 'website; hit' | 'website; fwd=stale' | 'website; fwd=miss'

/** Part of a page is never sent: a range is answered with the whole. */
export async function sendKeptPage(
  page: KeptPage,
  status: CacheStatus,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (matches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.head, 'cache-status', status]).end()
    return
  }
  const encoding: Encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = encoding === 'identity' ? await inflate(page.gzip) : page[encoding]
  const head = [...page.head, 'cache-status', status, 'content-length', String(body.byteLength)]
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  response.writeHead(200, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((mark) => mark.trim().replace(/^(?:W\/)?/, 'W/') === etag) ?? false
}
