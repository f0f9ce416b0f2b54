/** What a request is answered with in place of what it asks for. */
export type Refusal = { status: number; headers: Record<string, string> }

/** By then most of what holds us up is over. */
const SOON = { 'retry-after': '5' }

/** From this address: others are served. */
export const TOO_MANY: Refusal = { status: 429, headers: SOON }
/** From everybody together. */
export const BUSY: Refusal = { status: 503, headers: SOON }
export const TOO_LARGE: Refusal = { status: 413, headers: {} }
/** What is left of the body is not waited for. */
export const TOO_SLOW: Refusal = { status: 408, headers: { connection: 'close' } }

export class Refused extends Error {
  override name = 'Refused'

  constructor(readonly refusal: Refusal) {
    super(`Refused with ${refusal.status}`)
  }
}
