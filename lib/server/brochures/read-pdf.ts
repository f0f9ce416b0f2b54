import 'server-only'
import type { IncomingMessage } from 'node:http'
import { withinTime } from '@/lib/server/provider/within-time'

const MARK = Buffer.from('%PDF-')
/** Time for the largest on a slow line. */
export const MAX_MS = 10 * 60_000

type Limits = {
  /** In bytes, counted as they come. */
  limit: number
  /** The longest silence while somebody waits for more. */
  idleMs: number
  /** The longest that the whole may take, also drop by drop. */
  totalMs: number
}

/**
 * Passes a file on while it comes, once its first bytes say that it is a PDF. A file that turns out
 * to be too long, breaks off or falls silent breaks the stream, so that the visitor's download fails
 * instead of ending early.
 * @throws Error for what is no PDF, or says beforehand that it is too long
 */
export async function readPdf(answer: IncomingMessage, limits: Limits): Promise<ReadableStream<Uint8Array>> {
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
    if (!start.subarray(0, MARK.byteLength).equals(MARK)) throw new Error('no PDF')
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
