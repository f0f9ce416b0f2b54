import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { endToEnd } from './next-request'

/** What the two processes tell one another (server/answer-notes.ts), and what Next tells itself. */
const OURS_ALONE = /^x-(?:middleware-|note-|nextjs-cache$)/

/** Whoever keeps a page asks each time, in a few bytes: what has changed shows at once. */
export const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'

/**
 * The headers of an answer of Next's that are for the visitor. What it tells shared caches is for us: they would
 * show a page, also one that says that there is none, for a year after.
 */
export function forVisitors(headers: IncomingHttpHeaders, status: number): OutgoingHttpHeaders {
  const sent = Object.fromEntries(Object.entries(endToEnd(headers)).filter(([name]) => !OURS_ALONE.test(name)))
  if (!/\bs-maxage=/.test(headers['cache-control'] ?? '')) return sent
  return { ...sent, 'cache-control': status < 400 ? ASK_EACH_TIME : 'no-store' }
}

/** Whether caches may give it to others without asking us: then it says nothing of one request. */
export function isForOthers({ 'cache-control': said = '' }: IncomingHttpHeaders): boolean {
  return /\bpublic\b/.test(said) && !/\bmax-age=0\b/.test(said)
}

export function isHtml(contentType: string | undefined): boolean {
  return /^text\/html\b/.test(contentType ?? '')
}

/** No page of ours comes near. */
const MAX_PAGE_BYTES = 8_000_000

/** @throws Error for a page that is too large to be one of ours */
export async function readWhole(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) throw new Error('A stream of bytes was expected')
    size += chunk.byteLength
    if (size > MAX_PAGE_BYTES) throw new Error(`A page is over ${MAX_PAGE_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
