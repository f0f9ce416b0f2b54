/** One request through all programs but Next, as one trace. How it is sent, `provider/tracing.test.ts` sees. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { trace } from '@opentelemetry/api'
import { z } from 'zod'
import { getEnvironment } from '@/lib/server/env'
import { readProvider } from '@/lib/server/provider/provider'
import { inSpan } from '@/lib/tracing/span'
import { startTracing } from '@/lib/tracing/start-tracing'
import { environmentWith } from '@/testing/environment'
import { appOn } from '@/testing/provider/calls'
import { Assets } from './assets'
import { Bodies } from './bodies'
import { pageFetcher } from './fetch-page'
import { Images } from './images'
import { PageCache } from './page-cache'
import { Readiness } from './readiness'
import { createReverseProxy } from './reverse-proxy'
import { Upstream } from './upstream'

jest.mock('@/lib/server/env')
/** What would have been sent. */
const mockSpans: {
  name: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  attributes: Record<string, unknown>
  words: unknown[]
}[] = []
// It loads Node's modules in a way that jest has no part in.
jest.mock('@opentelemetry/exporter-trace-otlp-http', () => ({
  OTLPTraceExporter: class {
    export(spans: import('@opentelemetry/sdk-trace-node').ReadableSpan[], done: (result: { code: number }) => void) {
      for (const span of spans) {
        const { name, attributes, parentSpanContext, events, status } = span
        const { traceId, spanId } = span.spanContext()
        mockSpans.push({
          name,
          traceId,
          spanId,
          parentSpanId: parentSpanContext?.spanId,
          attributes,
          words: [events, status],
        })
      }
      done({ code: 0 })
    }
    async shutdown() {}
  },
}))
jest.mock('@/lib/server/log', () => ({ log: { error: () => {}, warn: () => {} } }))

const servers: Server[] = []
async function listening(server: Server): Promise<number> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
let site: string

beforeAll(async () => {
  const provider = await listening(createAdaptorServer({ fetch: appOn(() => null).fetch }) as Server)
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(`http://127.0.0.1:${provider}`))
  // Next makes its own spans, and reads of which trace they are.
  const next = createServer(({ headers }, response) => {
    void inSpan({ name: 'Next', kind: 'server', from: headers }, async () => {
      await readProvider('institute/details?id=9876501234', z.unknown()).catch(() => null)
      response.writeHead(503, { 'content-type': 'text/html' }).end()
    })
  })
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

const FORGED = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${FORGED}-00f067aa0ba902b7-01`

test('a request is one trace through front, website and provider, and no visitor names it', async () => {
  const stop = await startTracing('test', 'http://127.0.0.1:4318')
  const answer = await fetch(`${site}/college/detail?id=9876501234`, { headers: { traceparent } })
  await stop?.()
  const names = ['GET /college/detail', 'Next', 'provider institute/details', 'GET /api/v1/institute/details']
  const [front, ...others] = names.map((name) => mockSpans.find((span) => span.name === name))
  expect(mockSpans.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  expect(front?.parentSpanId).toBeUndefined()
  expect(front?.attributes).toEqual({
    'request.id': answer.headers.get('x-request-id'),
    'http.response.status_code': 503,
  })
  const chain = [front, ...others].map((span) => span?.spanId)
  expect(others.map((span) => span?.parentSpanId)).toEqual(chain.slice(0, -1))
  expect(new Set(mockSpans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(front?.traceId).not.toBe(FORGED)
  expect(JSON.stringify(mockSpans)).not.toContain('9876501234')
})

test('what somebody has typed is in no span, whoever makes it', async () => {
  mockSpans.length = 0
  const stop = await startTracing('test', 'http://127.0.0.1:4318')
  const attributes = { 'http.target': '/filter?search=9876501234' }
  const failing = inSpan({ name: 'fetch GET http://x/y?q=9876501234', kind: 'client', attributes }, async () => {
    trace.getActiveSpan()?.recordException(new Error('9876501234'))
    trace.getActiveSpan()?.setStatus({ code: 2, message: '9876501234' })
    throw new Error('9876501234')
  })
  await expect(failing).rejects.toThrow()
  await stop?.()
  expect(mockSpans).toMatchObject([{ name: 'fetch GET http://x/y', attributes: { 'http.target': '/filter' } }])
  expect(JSON.stringify(mockSpans)).not.toContain('9876501234')
})

test('without a receiver nothing is traced, and nothing goes along', async () => {
  expect(await startTracing('test', '')).toBeNull()
  expect(await inSpan({ name: 'x', kind: 'client' }, async () => 'done')).toBe('done')
})
