import { setImmediate as otherCalls } from 'node:timers/promises'

/** So long at a stretch. */
const STRETCH_MS = 5

/** Awaited again and again within long work: lets other calls go first whenever it has gone on for a stretch. */
export type Breathe = () => Promise<void>

export function breather(): Breathe {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < STRETCH_MS) return
    await otherCalls()
    since = performance.now()
  }
}
