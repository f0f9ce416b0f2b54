/** One request through all three programs: what listens, what renders (without Next), and the provider. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { z } from 'zod'
import { getEnvironment } from '@/lib/server/env'
import { readProvider } from '@/lib/server/provider/provider'
import { makeLog } from '@/provider/http/request-id'
import { environmentWith } from '@/testing/environment'
import { appOn } from '@/testing/provider/calls'
import { withNotes } from './answer-notes'
import { Assets } from './assets'
import { Bodies } from './bodies'
import { pageFetcher } from './fetch-page'
import { Images } from './images'
import { PageCache } from './page-cache'
import { Readiness } from './readiness'
import { createReverseProxy } from './reverse-proxy'
import { Upstream } from './upstream'

jest.mock('@/lib/server/env')
/** What all programs have logged. */
const mockLines: { name: string; requestId?: string; level: number }[] = []
jest.mock('pino', () => {
  const actual: typeof import('pino') = jest.requireActual('pino')
  const captured = (options: object) =>
    actual.pino(options, { write: (line: string) => void mockLines.push(JSON.parse(line)) })
  return { __esModule: true, default: captured, pino: captured }
})

const servers: Server[] = []
async function listening(server: Server): Promise<number> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
let site: string

beforeAll(async () => {
  // Its database is away: each call fails, and is logged.
  const app = appOn(() => null, makeLog())
  const provider = await listening(createAdaptorServer({ fetch: app.fetch }) as Server)
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(`http://127.0.0.1:${provider}`))
  const next = createServer((request, response) =>
    withNotes(request, response, async () => {
      const status = await readProvider('plans', z.unknown()).then(
        () => 200,
        () => 503,
      )
      response.writeHead(status, { 'content-type': 'text/html' }).end()
    }),
  )
  const upstream = new Upstream(8_000)
  upstream.comesUp(await listening(next))
  const fetchPage = pageFetcher(upstream, 'guide.example', 8_000)
  site = `http://127.0.0.1:${await listening(
    createReverseProxy({
      upstream,
      readiness: new Readiness('http://127.0.0.1:1/', () => upstream.isUp),
      assets: await Assets.of('public'),
      images: new Images({ fetchImage: fetchPage, maxBytes: 1_000_000 }),
      pages: new PageCache({
        fetchPage,
        changes: upstream.changes,
        maxBytes: 1_000_000,
        contentMaxAgeMs: 60_000,
        headers: () => ({}),
      }),
      bodies: new Bodies(),
      trustProxy: 0,
      securityHeaders: { every: {}, ofFiles: {} },
      pageHeaders: () => ({}),
      warn: () => {},
    }),
  )}`
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

test.each([
  ['a page', '/pricing', {}],
  ['a form', '/api/contact', { method: 'POST', body: '{}' }],
])('%s that fails has one id in the lines of website and provider, which is the visitor’s', async (_, path, init) => {
  mockLines.length = 0
  const ids: string[] = []
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetch(site + path, { ...init, headers: { 'x-request-id': 'forged-forged-forged' } })
    expect(answer.status).toBe(503)
    ids.push(answer.headers.get('x-request-id') ?? '')
  }
  const of = (id: string) => mockLines.filter(({ requestId }) => requestId === id).map(({ name }) => name)
  expect(ids.map(of)).toEqual([
    ['provider', 'website'],
    ['provider', 'website'],
  ])
  expect(mockLines).toHaveLength(4)
  expect(ids[0]).not.toBe(ids[1])
})
