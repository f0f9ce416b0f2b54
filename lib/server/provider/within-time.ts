import 'server-only'

/** What was waited for did not come in time. */
export class TooLate extends Error {
  override name = 'TooLate'
}

/** The value of `promise`, waited for no longer than `ms`. @throws TooLate */
export async function withinTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('no more came in time')), Math.max(0, ms))
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
