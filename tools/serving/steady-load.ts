import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** What became of the requests of a stretch of time. */
export type Stretch = { requests: number; errors: number; timesMs: number[] }

const EVERY_MS = 5
const agent = new Agent({ keepAlive: true })

/** The status of a page as a browser asks for it, read to its end; 0 where the connection breaks. */
function statusOf(url: URL): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(url, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', () => resolve(0))
    })
    asked.once('error', () => resolve(0))
    asked.end()
  })
}

/**
 * Asks by the clock, whether or not what was asked before is answered.
 * @param pick the address of the next request, and whether its time counts
 */
export async function loadSteadily(
  perSecond: number,
  seconds: number,
  pick: () => { url: URL; isTimed: boolean },
): Promise<Stretch> {
  const stretch: Stretch = { requests: 0, errors: 0, timesMs: [] }
  const askOne = async () => {
    const { url, isTimed } = pick()
    const start = performance.now()
    const status = await statusOf(url)
    if (isTimed) stretch.timesMs.push(performance.now() - start)
    if (status === 0 || status >= 500) stretch.errors += 1
  }
  const begun: Promise<void>[] = []
  const start = performance.now()
  while (stretch.requests < perSecond * seconds) {
    const passed = Math.min((performance.now() - start) / 1000, seconds)
    while (stretch.requests < passed * perSecond) {
      stretch.requests += 1
      begun.push(askOne())
    }
    await wait(EVERY_MS)
  }
  await Promise.all(begun)
  return stretch
}
