import 'server-only'

const LATE = Symbol('late')

/**
 * A read for which no page waits long: what is not there in time is `fallback`, and for a while after
 * that pages do without asking, or each would wait in vain. An answer that comes later counts again.
 */
export function patientRead<Result>(
  read: () => Promise<Result>,
  { patienceMs, pauseMs, fallback }: { patienceMs: number; pauseMs: number; fallback: Result },
): () => Promise<Result> {
  let pausedUntil = 0
  return async () => {
    if (Date.now() < pausedUntil) return fallback
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<typeof LATE>((resolve) => (timer = setTimeout(() => resolve(LATE), patienceMs)))
    const reading = read()
    const first = await Promise.race([reading, late]).finally(() => clearTimeout(timer))
    if (first !== LATE) return first
    pausedUntil = Date.now() + pauseMs
    // Nobody waits for it any more.
    reading.then(
      () => (pausedUntil = 0),
      () => {},
    )
    return fallback
  }
}
