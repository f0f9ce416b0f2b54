import { once } from 'node:events'
import type { Server } from 'node:http'
import { countWith, watch } from '@/lib/metrics/count'
import { freePort } from '@/testing/free-port'
import { startReverseProxy } from '@/testing/reverse-proxy'
import { grown, scrape } from '@/testing/scrape'
import { closed } from '@/testing/stub-server'
import { type Children, serveMetrics } from './metrics'
import { type Program, startProgram } from './program'

const HTML = { 'content-type': 'text/html', 'cache-control': 's-maxage=60' }
let website: Awaited<ReturnType<typeof startReverseProxy>>
let metrics: Server
let child: Program
let url: string
const children: Children = new Map()

beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}/metrics`
  metrics = await serveMetrics({ host: '127.0.0.1', port }, children)
  website = await startReverseProxy(({ url: path = '' }, response) => {
    const isPage = path === '/about' || path === '/kn'
    response.writeHead(isPage ? 200 : path.startsWith('/privacy') ? 500 : 404, HTML).end('<p>words</p>')
  })
  child = startProgram('A child', [process.execPath, '--import', 'tsx', 'testing/counting-child.mts'], process.env)
  await once(child.process, 'message')
  children.set('next', child)
})
afterAll(async () => {
  countWith(undefined)
  child.process.kill('SIGKILL')
  await Promise.all([website.close(), closed(metrics)])
})

const ask = async (path: string) => (await fetch(website.site + path)).arrayBuffer()

test('what was asked for is counted, each request once, under few names', async () => {
  const before = await scrape(url)
  for (const path of ['/about', '/about?utm_source=9876501234', '/about', '/kn', '/privacy', '/nothing/9876501234'])
    await ask(path)
  await fetch(`${website.site}/about`, { method: 'DELETE' })
  const after = await scrape(url)
  expect(grown(before, after, 'website_requests_total')).toEqual({
    'website_requests_total{route="/about",status="200",process="website"}': 3,
    'website_requests_total{route="/",status="200",process="website"}': 1,
    'website_requests_total{route="/privacy",status="500",process="website"}': 1,
    'website_requests_total{route="other",status="404",process="website"}': 1,
    'website_requests_total{route="/about",status="405",process="website"}': 1,
  })
  expect(grown(before, after, 'website_pages_total')).toEqual({
    'website_pages_total{from="rendered",process="website"}': 2,
    'website_pages_total{from="memory",process="website"}': 2,
    'website_pages_total{from="uncached",process="website"}': 1,
  })
  expect([...after.keys()].filter((line) => line.includes('9876501234'))).toEqual([])
})

test('one scrape has all processes, and says which of them answers', async () => {
  const { pid } = child.process
  const seen = await scrape(url)
  const calls = 'website_provider_call_seconds'
  const labels = 'endpoint="plans",outcome="200",process="next"'
  expect(seen.get(`${calls}_count{${labels}}`)).toBe(2)
  expect(seen.get(`${calls}_bucket{le="0.025",${labels}}`)).toBe(1)
  expect(seen.get(`${calls}_sum{${labels}}`)).toBeCloseTo(0.32)
  for (const process of ['website', 'next']) {
    expect(seen.get(`process_resident_memory_bytes{process="${process}"}`)).toBeGreaterThan(1_000_000)
    expect(seen.get(`process_start_time_seconds{process="${process}"}`)).toBeGreaterThan(1_000_000_000)
  }
  expect(seen.get('website_process_up{program="next",process="website"}')).toBe(1)
  expect(seen.get('website_queue_length{queue="next",process="website"}')).toBe(0)

  process.kill(pid ?? 0, 'SIGKILL')
  await child.exited
  const after = await scrape(url)
  expect(after.get('website_process_up{program="next",process="website"}')).toBe(0)
  expect([...after.keys()].filter((line) => line.includes('process="next"'))).toEqual([])
})

test('what cannot be read is absent, and the rest is there', async () => {
  watch('website_store_up', () => Promise.reject(new Error('away')))
  const seen = await scrape(url)
  expect([...seen.keys()].filter((line) => line.startsWith('website_store_up'))).toEqual([])
  expect(seen.size).toBeGreaterThan(30)
})

test('nothing else is answered there', async () => {
  const statusOf = async (path: string, method = 'GET') => (await fetch(new URL(path, url), { method })).status
  expect([await statusOf('/'), await statusOf('/metrics/x'), await statusOf('/metrics', 'POST')]).toEqual([
    404, 404, 405,
  ])
  expect(await statusOf('/metrics?x=1')).toBe(200)
  expect((await fetch(`${website.site}/metrics`)).status).toBe(404)
})

test('where the port is taken, it says so', async () => {
  const port = Number(new URL(url).port)
  await expect(serveMetrics({ host: '127.0.0.1', port }, new Map())).rejects.toThrow(/EADDRINUSE/)
})
