import { setTimeout as wait } from 'node:timers/promises'
import { NotReached, requestOnce, type SmsAnswer, type SmsRequest } from '@/provider/sms/request-once'
import { SmsRefused, SmsUncertain } from '@/provider/sms/sender'

/** How a vendor's answer is read. */
export type Reading = {
  /** What a body with a status of success says; `unclear` when it says neither. */
  outcome: (body: string) => 'sent' | 'refused' | 'unclear'
  /** The vendor's own number of a failure. */
  failureCode: (body: string) => string | null
}

const ATTEMPTS = 3
const PAUSE_MS = 250
/** The vendor says that the request belongs elsewhere; 303 would say that it was done. */
const MOVED = new Set([301, 302, 307, 308])

/** Nothing was sent, and another attempt may succeed after `waitMs`. */
type TryAgain = { refusal: SmsRefused; waitMs: number }

function reasonOf({ status, body }: SmsAnswer, { failureCode }: Reading): string {
  const code = body === null ? null : failureCode(body)
  // Digits alone: a vendor's words may repeat the number that they are about.
  return code !== null && /^\d{1,5}$/.test(code) ? `status ${status}, code ${code}` : `status ${status}`
}

/** @returns nothing when the code is on its way */
function judge(answer: SmsAnswer, reading: Reading): TryAgain | undefined {
  const { status, retryAfterMs, body } = answer
  const reason = reasonOf(answer, reading)
  if (status >= 200 && status < 300) {
    const outcome = body === null ? 'unclear' : reading.outcome(body)
    if (outcome === 'sent') return undefined
    throw outcome === 'refused' ? new SmsRefused(`refused: ${reason}`) : new SmsUncertain(`answer unclear: ${reason}`)
  }
  const refusal = new SmsRefused(`refused: ${reason}`)
  if (status === 429) return { refusal, waitMs: retryAfterMs ?? PAUSE_MS }
  // Some routers say 503 for a request that timed out behind them: only with Retry-After is it a refusal.
  if (status === 503 && retryAfterMs !== null) return { refusal, waitMs: retryAfterMs }
  if ((status >= 400 && status < 500) || MOVED.has(status)) throw refusal
  throw new SmsUncertain(`failed: ${reason}`)
}

async function attempt(request: SmsRequest, reading: Reading, signal: AbortSignal): Promise<TryAgain | undefined> {
  try {
    return judge(await requestOnce(request, signal), reading)
  } catch (error) {
    if (error instanceof NotReached) return { refusal: new SmsRefused(error.message), waitMs: PAUSE_MS }
    throw error
  }
}

/**
 * Hands a message to a vendor. It is tried again only where nothing can have been sent: no connection,
 * or a refusal that says "later" (429, or 503 with Retry-After).
 * @param timeoutMs for all attempts together
 * @throws SmsRefused | SmsUncertain
 */
export async function deliver(request: SmsRequest, reading: Reading, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  const signal = AbortSignal.timeout(timeoutMs)
  for (let made = 1; ; made += 1) {
    const again = await attempt(request, reading, signal)
    if (again === undefined) return
    if (made === ATTEMPTS || Date.now() + again.waitMs >= deadline) throw again.refusal
    await wait(again.waitMs)
  }
}
