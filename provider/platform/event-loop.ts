import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long at a stretch. */
const STRETCH_MS = 5

/** Awaited again and again within long work: lets other calls go first whenever it has gone on for a stretch. */
export type Yield = () => Promise<void>

export function yielding(): Yield {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < STRETCH_MS) return
    await nextTurn()
    since = performance.now()
  }
}
