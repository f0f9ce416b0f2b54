import { indianDay } from '@/lib/contract/indian-day'
import type { IncomingHttpHeaders } from 'node:http'
import type { PageRequest } from './public-pages'

/** An answer of Next's, all of it. `requestId`: whose request it was made for; others may have waited for the same one. */
export type WholeAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; requestId?: string | undefined }

/** `fault`: an old page is better. `pass`: it is as it is, and not kept. `renewing`: Next is only now making the new one. */
export type Verdict = { freshMs: number } | 'renewing' | 'fault' | 'pass'

const PAGE_TYPES = /^text\/(?:html|x-component)\b/

/** Whether an answer may be kept for everybody, and for how long it is fresh. */
export function judge(request: PageRequest, { status, headers }: WholeAnswer, contentMaxAgeMs: number): Verdict {
  if (status >= 500 || headers['x-note-incomplete'] !== undefined) return 'fault'
  const isPage = status === 200 && PAGE_TYPES.test(headers['content-type'] ?? '')
  if (!isPage || headers['set-cookie'] !== undefined) return 'pass'
  // Another instance rendered it, a while ago.
  const left = headers['x-note-fresh-ms']
  if (typeof left === 'string') return { freshMs: Number(left) }
  if (request.isEndless) return { freshMs: contentMaxAgeMs }
  const seconds = /\bs-maxage=(\d{1,9})\b/.exec(headers['cache-control'] ?? '')?.[1]
  if (seconds === undefined) return 'pass'
  return headers['x-nextjs-cache'] === 'STALE' ? 'renewing' : { freshMs: Number(seconds) * 1000 }
}

/** What a page says of its dates was said on a day that is over. @param day as `x-note-day` has it, `yyyy-mm-dd` in India */
export const isOfFormerDay = (day: unknown, today = indianDay(Date.now())): boolean =>
  typeof day === 'string' && day < today
