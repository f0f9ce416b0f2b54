/** One request through all programs but Next, as one trace. How it is sent, `provider/tracing.test.ts` sees. */
import { getRequestListener } from '@hono/node-server'
import { trace } from '@opentelemetry/api'
import { z } from 'zod'
import { getEnvironment } from '@/lib/server/env'
import { readProvider } from '@/lib/server/provider/provider'
import { inSpan } from '@/lib/tracing/span'
import { startTracing } from '@/lib/tracing/start-tracing'
import { environmentWith } from '@/testing/environment'
import { appOn } from '@/testing/provider/calls'
import { startReverseProxy } from '@/testing/reverse-proxy'
import { startStubServer, type StubServer } from '@/testing/stub-server'

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

let website: Awaited<ReturnType<typeof startReverseProxy>>
let provider: StubServer

beforeAll(async () => {
  provider = await startStubServer()
  provider.answer(getRequestListener(appOn(() => null).fetch))
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
  // Next makes its own spans, and reads of which trace they are.
  website = await startReverseProxy(({ headers }, response) => {
    void inSpan({ name: 'Next', kind: 'server', from: headers }, async () => {
      await readProvider('institute/details?id=9876501234', z.unknown()).catch(() => null)
      response.writeHead(503, { 'content-type': 'text/html' }).end()
    })
  })
})
afterAll(async () => {
  await Promise.all([website.close(), provider.close()])
})

const FORGED = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${FORGED}-00f067aa0ba902b7-01`

test('a request is one trace through front, website and provider, and no visitor names it', async () => {
  const stop = await startTracing('test', 'http://127.0.0.1:4318')
  const answer = await fetch(`${website.site}/college/detail?id=9876501234`, { headers: { traceparent } })
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
