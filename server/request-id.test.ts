/** One request through all three programs: what listens, what renders (without Next), and the provider. */
import { getRequestListener } from '@hono/node-server'
import { z } from 'zod'
import { getEnvironment } from '@/lib/server/env'
import { readProvider } from '@/lib/server/provider/provider'
import { makeLog } from '@/provider/http/request-id'
import { environmentWith } from '@/testing/environment'
import { appOn } from '@/testing/provider/calls'
import { startReverseProxy } from '@/testing/reverse-proxy'
import { startStubServer, type StubServer } from '@/testing/stub-server'
import { withNotes } from './answer-notes'

jest.mock('@/lib/server/env')
/** What all programs have logged. */
const mockLines: { name: string; requestId?: string; level: number }[] = []
jest.mock('pino', () => {
  const actual: typeof import('pino') = jest.requireActual('pino')
  const captured = (options: object) =>
    actual.pino(options, { write: (line: string) => void mockLines.push(JSON.parse(line)) })
  return { __esModule: true, default: captured, pino: captured }
})

let website: Awaited<ReturnType<typeof startReverseProxy>>
let provider: StubServer

beforeAll(async () => {
  // Its database is away: each call fails, and is logged.
  const app = appOn(() => null, makeLog())
  provider = await startStubServer()
  provider.answer(getRequestListener(app.fetch))
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
  website = await startReverseProxy((request, response) =>
    withNotes(request, response, async () => {
      const status = await readProvider('plans', z.unknown()).then(
        () => 200,
        () => 503,
      )
      response.writeHead(status, { 'content-type': 'text/html' }).end()
    }),
  )
})
afterAll(async () => {
  await Promise.all([website.close(), provider.close()])
})

test.each([
  ['a page', '/pricing', {}],
  ['a form', '/api/contact', { method: 'POST', body: '{}' }],
])('%s that fails has one id in the lines of website and provider, which is the visitor’s', async (_, path, init) => {
  mockLines.length = 0
  const ids: string[] = []
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetch(website.site + path, { ...init, headers: { 'x-request-id': 'forged-forged-forged' } })
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
