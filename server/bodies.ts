import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import { AddressSemaphore } from './address-semaphore'
import { isUpload, MAX_BODY_BYTES, largestBody } from './guard'
import { BUSY, type Refusal, Refused, TOO_LARGE, TOO_MANY, TOO_SLOW } from './refusal'

/** Posts of text that one address may be sending at a time: a school has one address. */
const TEXTS_OF_ADDRESS = 64
/** Of those, the ones that are longer than `SHORT_BYTES`. */
const LONG_TEXTS_OF_ADDRESS = 16
/** What every form but a long review has room in. For as much of each there is always memory. */
const SHORT_BYTES = 4 * 1024
const UPLOADS_OF_ADDRESS = 2
const MAX_UPLOADS = 24
/** Of all uploads together: two dozen of a student's pictures. One of the desk may be larger than such a picture. */
const MAX_UPLOAD_BYTES = MAX_UPLOADS * MAX_PICTURE_BYTES
/** Of all bodies together that are text, beyond the first `SHORT_BYTES` of each: some 400 of the largest. */
const MAX_TEXT_BYTES = 400 * MAX_BODY_BYTES

/** A body must have come after `graceMs`, and the time that its bytes so far take at `bytesPerS`. */
type Pace = { graceMs: number; bytesPerS: number }
/** Less than any phone that still loads a page. */
const PACE: Pace = { graceMs: 10_000, bytesPerS: 16_000 }

/**
 * The bodies of posts, read whole before Next is asked: one that does not come holds no connection to Next, and
 * all together take a bounded part of memory (docs/adr/0046-bodies-first.md).
 */
export class Bodies {
  readonly #texts = new AddressSemaphore(TEXTS_OF_ADDRESS)
  readonly #longTexts = new AddressSemaphore(LONG_TEXTS_OF_ADDRESS)
  readonly #uploads = new AddressSemaphore(UPLOADS_OF_ADDRESS)
  #uploading = 0
  #textBytes = 0
  #uploadBytes = 0

  constructor(
    private readonly pace = PACE,
    private readonly maxUploadBytes = MAX_UPLOAD_BYTES,
  ) {}

  /**
   * Hands the whole body to `work`, and holds it until that is done.
   * @throws Refused; whatever `work` throws
   */
  async with<Result>(
    request: IncomingMessage,
    visitor: string,
    work: (body: Buffer) => Promise<Result>,
  ): Promise<Result> {
    return isUpload(request)
      ? this.#uploads.run(visitor, () => this.#withUpload(request, work))
      : this.#texts.run(visitor, () => this.#withText(request, visitor, work))
  }

  async #withUpload<Result>(request: IncomingMessage, work: (body: Buffer) => Promise<Result>): Promise<Result> {
    if (this.#uploading >= MAX_UPLOADS) throw new Refused(BUSY)
    this.#uploading += 1
    let held = 0
    const hold = (size: number) => {
      this.#uploadBytes += size - held
      held = size
      return this.#uploadBytes > this.maxUploadBytes ? BUSY : null
    }
    try {
      return await work(await readBody(request, this.pace, hold))
    } finally {
      this.#uploading -= 1
      this.#uploadBytes -= held
    }
  }

  /** A short one always has room, or few addresses with long ones would keep everybody from signing in. */
  async #withText<Result>(
    request: IncomingMessage,
    visitor: string,
    work: (body: Buffer) => Promise<Result>,
  ): Promise<Result> {
    let held = 0
    let release = () => {}
    const hold = (size: number) => {
      if (size <= SHORT_BYTES) return null
      const acquired = held > 0 ? release : this.#longTexts.tryAcquire(visitor)
      if (acquired === null) return TOO_MANY
      release = acquired
      this.#textBytes += size - SHORT_BYTES - held
      held = size - SHORT_BYTES
      return this.#textBytes > MAX_TEXT_BYTES ? BUSY : null
    }
    try {
      return await work(await readBody(request, this.pace, hold))
    } finally {
      this.#textBytes -= held
      release()
    }
  }
}

/**
 * @param hold is told how long the body is so far, and says why it has no room, or `null`
 * @throws Refused; Error where the visitor has gone
 */
async function readBody(
  request: IncomingMessage,
  { graceMs, bytesPerS }: Pace,
  hold: (size: number) => Refusal | null,
): Promise<Buffer> {
  const limit = largestBody(request.url ?? '')
  const over = new AbortController()
  const refuse = (refusal: Refusal) => over.abort(new Refused(refusal))
  const chunks: Buffer[] = []
  let size = 0
  const take = (chunk: Buffer) => {
    size += chunk.byteLength
    if (size > limit) return refuse(TOO_LARGE)
    const refusal = hold(size)
    if (refusal !== null) return refuse(refusal)
    chunks.push(chunk)
  }
  const begun = performance.now()
  let timer: NodeJS.Timeout | undefined
  const watch = () => {
    const leftMs = begun + graceMs + (size / bytesPerS) * 1000 - performance.now()
    if (leftMs > 0) timer = setTimeout(watch, leftMs)
    else refuse(TOO_SLOW)
  }
  watch()
  request.on('data', take)
  try {
    await once(request, 'end', { signal: over.signal })
    return Buffer.concat(chunks)
  } catch (error) {
    throw over.signal.aborted ? over.signal.reason : error
  } finally {
    clearTimeout(timer)
    request.off('data', take)
  }
}
