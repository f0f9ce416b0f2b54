import 'server-only'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { openFile, type FileOptions } from '@/lib/server/brochures/open-file'
import { withinTime } from '@/lib/server/provider/within-time'

const MARK = Buffer.from('%PDF-')
/** Time for the largest on a slow line. */
const MAX_MS = 10 * 60_000

type Limits = {
  /** In bytes, counted as they come. */
  limit: number
  /** The longest silence while somebody waits for more. */
  idleMs: number
  /** The longest that the whole may take, also drop by drop. */
  totalMs: number
}

/** A PDF for the desk as it comes; `null`: there is none for them; 'signed-out': their session has ended; 'away': it cannot be reached. */
export type DeskPdf = ReadableStream<Uint8Array> | 'signed-out' | 'away' | null

/** What came is no PDF. */
export class NoPdf extends Error {}

/**
 * Asks for a PDF, and passes it on while it comes.
 * @param limit bytes
 * @returns `file`: `null` where the status is another than 200
 * @throws NoPdf; Error where nothing comes in time, or too much
 */
export async function openPdf(
  url: URL,
  { limit, ...asked }: Omit<FileOptions, 'accept'> & { limit: number },
): Promise<{ status: number; headers: IncomingHttpHeaders; file: ReadableStream<Uint8Array> | null }> {
  const answer = await openFile(url, { ...asked, accept: 'application/pdf' })
  const { statusCode: status = 0, headers } = answer
  try {
    const encoding = headers['content-encoding'] ?? 'identity'
    if (status === 200 && encoding !== 'identity') throw new NoPdf(`encoded as ${encoding}`)
    const file = status === 200 ? await readPdf(answer, { limit, idleMs: asked.timeoutMs, totalMs: MAX_MS }) : null
    if (file === null) answer.destroy()
    return { status, headers, file }
  } catch (error) {
    answer.destroy()
    throw error
  }
}

/**
 * Passes a file on while it comes, once its first bytes say that it is a PDF. A file that turns out
 * to be too long, breaks off or falls silent breaks the stream, so that the visitor's download fails
 * instead of ending early.
 * @throws NoPdf; Error for what says beforehand that it is too long
 */
async function readPdf(answer: IncomingMessage, limits: Limits): Promise<ReadableStream<Uint8Array>> {
  const { limit, idleMs, totalMs } = limits
  const end = Date.now() + totalMs
  const chunks: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]()
  const next = () => withinTime(chunks.next(), Math.min(idleMs, end - Date.now()))
  let length = 0
  const count = (chunk: Buffer) => {
    length += chunk.byteLength
    if (length > limit) throw new Error(`more than ${limit} bytes`)
    return chunk
  }

  async function begin(): Promise<Buffer> {
    if (Number(answer.headers['content-length'] ?? 0) > limit) throw new Error(`more than ${limit} bytes`)
    let start = Buffer.alloc(0)
    while (start.byteLength < MARK.byteLength) {
      const { done, value } = await next()
      if (done) break
      start = Buffer.concat([start, count(value)])
    }
    if (!start.subarray(0, MARK.byteLength).equals(MARK)) throw new NoPdf('no PDF')
    return start
  }

  let start: Buffer | null = await begin()
  return new ReadableStream({
    async pull(controller) {
      try {
        const read = start === null ? await next() : { done: false, value: start }
        if (read.done) return controller.close()
        // A copy: Node reads its next chunks into the same memory.
        controller.enqueue(new Uint8Array(start === null ? count(read.value) : read.value))
        start = null
      } catch (error) {
        answer.destroy()
        controller.error(error)
      }
    },
    cancel() {
      answer.destroy()
    },
  })
}
