import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { pageFetcher } from './fetch-page'
import { Upstream } from './upstream'

type Answer = { body: string; cache: 'HIT' | 'STALE'; maxAge: number }

let next: Server
let answers: Answer[]
let asked: number
let delayMs: number
let fetchPage: ReturnType<typeof pageFetcher>

beforeEach(async () => {
  asked = 0
  delayMs = 0
  next = createServer((_request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    response.setHeader('x-nextjs-cache', answer?.cache ?? '')
    response.setHeader('cache-control', `s-maxage=${answer?.maxAge}, stale-while-revalidate=9`)
    setTimeout(() => response.end(answer?.body), delayMs)
  }).listen(0, '127.0.0.1')
  await once(next, 'listening')
  const address = next.address()
  const upstream = new Upstream(8_000)
  if (typeof address === 'object' && address !== null) upstream.comesUp(address.port)
  fetchPage = pageFetcher(upstream, 'localhost', 8_000)
})
afterEach(() => {
  next.closeAllConnections()
  next.close()
})

const visit = async () => String((await fetchPage({ path: '/about', headers: {} })).body)
const half: Answer = { body: 'Failed to load data.', cache: 'STALE', maxAge: 1 }
const whole: Answer = { body: 'About us', cache: 'HIT', maxAge: 60 }

test('who comes first after an outage gets the whole page, not the one without a part', async () => {
  answers = [half, half, whole]
  expect(await visit()).toBe('About us')
})

test('while the whole one does not come, the one without a part is shown', async () => {
  answers = [half]
  expect(await visit()).toBe('Failed to load data.')
  expect(asked).toBeGreaterThan(1)
  // 900 ms, 150 apart.
  expect(asked).toBeLessThanOrEqual(7)
})

test('nor is it waited for where Next takes long to give the one without a part', async () => {
  answers = [half]
  delayMs = 1_000
  expect(await visit()).toBe('Failed to load data.')
  expect(asked).toBe(1)
})

test.each([
  ['an old page that was whole', { ...whole, cache: 'STALE' as const }],
  ['a page without a part that is of this moment', { ...half, cache: 'HIT' as const }],
])('%s is shown at once', async (_what, answer) => {
  answers = [answer]
  expect(await visit()).toBe(answer.body)
  expect(asked).toBe(1)
})
