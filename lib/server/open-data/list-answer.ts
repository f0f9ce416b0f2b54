import 'server-only'
import { indianDay } from '@/lib/contract/indian-day'
import { type Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { attachment } from '@/lib/rules/institute/brochure'
import { addressGroup } from '@/lib/rules/network-address'
import { LIST_LIMITS, type ListFile, type MadeList } from '@/lib/rules/open-data/list-files'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/rules/text/csv'
import { answerHead } from '@/lib/server/head-answer'
import { surviveOutage } from '@/lib/server/provider/outage'
import { visitorAddress } from '@/lib/server/provider/visitor-address'
import { listRows } from './list-rows'

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Lists that are being written in this process, by who takes them. */
const running = new Set<{ visitor: string }>()

function hasRoom(visitor: string): boolean {
  const own = [...running].filter((each) => each.visitor === visitor)
  return running.size < LIST_LIMITS.atOnce && own.length < LIST_LIMITS.ofAddress
}

/**
 * A list of the website as CSV, written while it is read: what it takes of memory does not grow with the list. Few are
 * written at a time, fewer for one address, and none for long or for somebody who has gone. A provider that fails before
 * the first line is 503; one that fails later breaks the answer off, so that nobody takes half a list for the whole.
 * @param asked the parameters of the list's page
 */
export function answerList(
  list: ListFile,
  asked: URLSearchParams,
  lang: Language,
  request: Request,
): Promise<Response> {
  return answerCsv(list, (over) => listRows(list, asked, lang, over), lang, request)
}

/** The same of any lines. @param name of the file @param make asked once there is room for it, until nobody waits */
export async function answerCsv(
  name: string,
  make: (over: AbortSignal) => MadeList | Promise<MadeList>,
  lang: Language,
  request: Request,
): Promise<Response> {
  const visitor = addressGroup(visitorAddress(request.headers))
  if (!hasRoom(visitor)) return later(lang)
  const place = { visitor }
  running.add(place)
  const release = () => void running.delete(place)
  const over = AbortSignal.any([request.signal, AbortSignal.timeout(LIST_LIMITS.longestS * 1000)])
  // Next neither reads nor cancels the body for a visitor who had gone before it came.
  over.addEventListener('abort', release)
  if (over.aborted) release()
  const begin = async () => {
    const { header, rows } = await make(over)
    return { header, rows, first: await rows.next() }
  }
  const began = await surviveOutage(begin, { fallback: null }).catch((error: unknown) => {
    release()
    throw error
  })
  if (began === null) {
    release()
    return later(lang)
  }
  const { header, rows, first } = began
  const start = BYTE_ORDER_MARK + csvLine(header) + textOf(first)
  const body = streamOf(start, first.done === true ? null : rows, { over, release })
  const headers = {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': attachment(`karnataka-${name}-${indianDay(Date.now())}.csv`),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  }
  return answerHead(request, new Response(body, { headers }))
}

function later(lang: Language): Response {
  const { filter, openData } = getMessages(lang)
  return new Response(`${filter.loadFailedHint} ${openData.failedHint}\n`, {
    status: 503,
    headers: { ...PLAIN, 'retry-after': String(LIST_LIMITS.retryAfterS) },
  })
}

type Rows = MadeList['rows']
type Read = Awaited<ReturnType<Rows['next']>>

const textOf = ({ done, value }: Read) => (done ? '' : value.map(csvLine).join(''))

type Bounds = { over: AbortSignal; release: () => void }

function streamOf(start: string, rows: Rows | null, { over, release }: Bounds): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let pending: string | null = start
  return new ReadableStream({
    async pull(controller) {
      try {
        over.throwIfAborted()
        const read = pending === null && rows !== null ? await rows.next() : null
        controller.enqueue(encoder.encode(pending ?? (read === null ? '' : textOf(read))))
        const isOver = rows === null || read?.done === true
        pending = null
        if (!isOver) return
        controller.close()
      } catch (error) {
        controller.error(error)
      }
      release()
    },
    async cancel() {
      release()
      await rows?.return()
    },
  })
}
