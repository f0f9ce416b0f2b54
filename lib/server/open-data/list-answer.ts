import 'server-only'
import { indianDay } from '@/lib/contract/indian-day'
import { type Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { attachment } from '@/lib/rules/institute/brochure'
import { LIST_LIMITS, type ListFile } from '@/lib/rules/open-data/list-files'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/rules/text/csv'
import { surviveOutage } from '@/lib/server/provider/outage'
import { listRows } from './list-rows'

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Lists that are being written in this process. */
let running = 0

/**
 * A list of the website as CSV, written while it is read: what it takes of memory does not grow with the list. Few are
 * written at a time, and none for long. A provider that fails before the first line is 503; one that fails later breaks
 * the answer off, so that nobody takes half a list for the whole.
 */
export async function answerList(list: ListFile, asked: URLSearchParams, lang: Language): Promise<Response> {
  if (running >= LIST_LIMITS.atOnce) return later(lang)
  const { header, rows } = listRows(list, asked, lang)
  running += 1
  let isHeld = true
  const release = () => {
    if (isHeld) running -= 1
    isHeld = false
  }
  const began = await surviveOutage(async () => ({ first: await rows.next() }), { fallback: null }).catch(
    (error: unknown) => {
      release()
      throw error
    },
  )
  if (began === null) {
    release()
    return later(lang)
  }
  const start = BYTE_ORDER_MARK + csvLine(header) + textOf(began.first)
  return new Response(streamOf(start, began.first.done === true ? null : rows, release), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': attachment(`karnataka-${list}-${indianDay(Date.now())}.csv`),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    },
  })
}

function later(lang: Language): Response {
  const { filter, openData } = getMessages(lang)
  return new Response(`${filter.loadFailedHint} ${openData.failedHint}\n`, {
    status: 503,
    headers: { ...PLAIN, 'retry-after': String(LIST_LIMITS.retryAfterS) },
  })
}

type Rows = ReturnType<typeof listRows>['rows']
type Read = Awaited<ReturnType<Rows['next']>>

const textOf = ({ done, value }: Read) => (done ? '' : value.map(csvLine).join(''))

function streamOf(start: string, rows: Rows | null, release: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const until = Date.now() + LIST_LIMITS.longestS * 1000
  let pending: string | null = start
  return new ReadableStream({
    async pull(controller) {
      try {
        if (Date.now() > until) throw new Error('the list took too long')
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
