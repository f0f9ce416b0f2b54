/** A provider in a process of its own, on PostgreSQL, whose traces are received. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CapturedProgram, startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { attributeOf, startOtlpReceiver } from '@/testing/otlp-receiver'
import { postgresDirectory, type TestPlace } from '@/testing/provider/databases'

const LIMIT_MS = 180_000
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
let made: TestPlace
let folder: string
let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>
let provider: CapturedProgram
let api: string

beforeAll(async () => {
  made = await postgresDirectory()
  folder = await mkdtemp(path.join(tmpdir(), 'tracing-test-'))
  receiver = await startOtlpReceiver()
  const port = await freePort()
  api = `http://127.0.0.1:${port}/api/v1`
  const { DATABASE_URL = '' } = made.place
  const variables = { DATABASE_URL, DATA_DIR: folder, PROVIDER_PORT: String(port), NODE_ENV: 'development' }
  provider = await startCaptured(
    ['--import', 'tsx', 'provider/main.ts'],
    { ...variables, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
    `http://127.0.0.1:${port}/readyz`,
  )
}, LIMIT_MS)
afterAll(async () => {
  await provider.stop()
  await receiver.close()
  await made.remove()
  await rm(folder, { recursive: true, force: true })
}, LIMIT_MS)

test('a call is a part of the trace that the website names, and its queries are parts of the call', async () => {
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`
  const requestId = '7KXM-92QT-BD4F'
  await fetch(`${api}/institutes?search=9876501234`, { headers: { traceparent, 'x-request-id': requestId } })
  // What is left is sent before it ends.
  await provider.stop()
  const ours = receiver.spans.filter(({ traceId }) => traceId === TRACE)
  const [call] = ours.filter(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7')
  if (call === undefined) throw new Error('the call is no part of the trace')
  expect([call.service, call.name]).toEqual(['provider', 'GET /api/v1/institutes'])
  expect(attributeOf(call, 'request.id')).toBe(requestId)
  expect(attributeOf(call, 'http.response.status_code')).toBe(200)
  const queries = ours.filter(({ parentSpanId }) => parentSpanId === call.spanId)
  expect(new Set(queries.map(({ name }) => name))).toEqual(new Set(['select']))
  expect(new Set(receiver.paths)).toEqual(new Set(['/v1/traces']))
  expect(JSON.stringify(receiver.spans)).not.toContain('9876501234')
})
