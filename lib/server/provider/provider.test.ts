import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import { optionListSchema } from '@/lib/contract/lookup'
import { countWith } from '@/lib/metrics/count'
import { familiesOf } from '@/lib/metrics/family'
import { startMetrics } from '@/lib/metrics/registry'
import { type RequestNotes, shareNotes } from '@/lib/rules/request-notes'
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'
import { callProvider, findInProvider, ProviderError, readProvider } from '@/lib/server/provider/provider'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
const logged = jest.fn()
const warned = jest.fn()
jest.mock('@/lib/server/log', () => ({
  log: { error: (...line: unknown[]) => logged(...line), warn: (...line: unknown[]) => warned(...line) },
}))

const schema = z.object({ name: z.string() })
let provider: StubServer

beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  logged.mockClear()
  warned.mockClear()
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

async function faultOf(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ProviderError)) throw new Error(`no ProviderError but ${String(error)}`)
  return error
}

test('asks under the base and reads the answer through the schema', async () => {
  let asked = ''
  provider.answer((request, response) => {
    asked = `${request.method} ${request.url}`
    response.end('{"name":"Kaveri","more":1}')
  })
  await expect(readProvider('institute/details?id=7', schema)).resolves.toEqual({ name: 'Kaveri' })
  expect(asked).toBe('GET /api/v1/institute/details?id=7')
})

test('nothing of a visitor goes with it', async () => {
  let names: string[] = []
  provider.answer((request, response) => {
    names = Object.keys(request.headers)
    response.end('{"name":"x"}')
  })
  await readProvider('x', schema)
  expect(names).not.toEqual(expect.arrayContaining(['cookie']))
  expect(names).not.toEqual(expect.arrayContaining(['authorization']))
})

test('a bad element is dropped and logged', async () => {
  provider.answer((_, response) => void response.end('{"data":[{"id":1,"name":"Kodagu"},{"id":2}]}'))
  await expect(readProvider('get/institutetype', optionListSchema)).resolves.toEqual([
    { id: '1', name: { en: 'Kodagu' } },
  ])
  expect(warned).toHaveBeenCalledTimes(1)
  expect(warned).toHaveBeenCalledWith(
    {
      path: 'get/institutetype',
      dropped: { count: 1, first: [{ index: 1, issues: expect.stringContaining('name') }] },
    },
    expect.any(String),
  )
})

test('404 means that there is no such thing, where a thing was asked for', async () => {
  provider.answer((_, response) => void response.writeHead(404).end('{"message":"none"}'))
  await expect(findInProvider('x', schema)).resolves.toBeNull()
  expect(logged).not.toHaveBeenCalled()
})

test('501 means that the provider has no such call, as 404 does', async () => {
  provider.answer((_, response) => void response.writeHead(501).end('{"message":"none"}'))
  expect(await findInProvider('fee-rules', schema)).toBeNull()
})

test('a list that is 404 is an outage, not an empty list', async () => {
  provider.answer((_, response) => void response.writeHead(404).end('<html>'))
  const fault = await faultOf(readProvider('get/institutetype', schema))
  expect([fault.fault, fault.status]).toEqual(['status', 404])
})

test.each([
  ['a 500', 'status', 500, 'oops'],
  ['a 401', 'status', 401, '{}'],
  ['HTML', 'unreadable', 200, '<html>'],
  ['a truncated answer', 'unreadable', 200, '{"name":"Kav'],
  ['an answer of another shape', 'unreadable', 200, '{"name":7}'],
  ['nothing', 'unreadable', 200, ''],
] as const)('%s throws as %s and is logged once', async (_, fault, status, body) => {
  provider.answer((_request, response) => void response.writeHead(status).end(body))
  expect((await faultOf(readProvider('x', schema))).fault).toBe(fault)
  expect(logged).toHaveBeenCalledTimes(1)
})

test('a provider that says nothing is given up after the timeout', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 500 }))
  provider.answer(() => {})
  const started = Date.now()
  expect((await faultOf(readProvider('x', schema))).fault).toBe('timeout')
  expect(Date.now() - started).toBeLessThan(10_000)
})

test('a provider that stops in mid-answer is given up after the timeout', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 500 }))
  provider.answer((_, response) => void response.write('{"name":'))
  expect((await faultOf(readProvider('x', schema))).fault).toBe('timeout')
}, 20_000)

test('a connection that breaks throws', async () => {
  provider.answer((request) => void request.socket.destroy())
  expect((await faultOf(readProvider('x', schema))).fault).toBe('unreachable')
})

test('an answer without end is not read to its end', async () => {
  let closed: Promise<void> = Promise.resolve()
  let sent = 0
  provider.answer((_, response) => {
    closed = new Promise((resolve) => response.once('close', resolve))
    const chunk = Buffer.alloc(1_000_000, 32)
    const more = () => {
      do sent += 1
      while (!response.destroyed && response.write(chunk))
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  expect((await faultOf(readProvider('x', schema))).fault).toBe('too-large')
  await closed
  // Of 1 MB each: what was read, and what lay in the connection.
  expect(sent).toBeLessThan(20)
})

test('a bug in reading an answer is no fault of the provider, and is not logged as one', async () => {
  provider.answer((_, response) => void response.end('{"name":"x"}'))
  const broken = schema.transform(() => {
    throw new TypeError('a bug')
  })
  await expect(readProvider('x', broken)).rejects.toThrow(TypeError)
  expect(logged).not.toHaveBeenCalled()
})

test('a redirect is not followed', async () => {
  provider.answer((_, response) => void response.writeHead(302, { location: '/elsewhere' }).end())
  expect((await faultOf(readProvider('x', schema))).fault).toBe('unreachable')
})

test('what a visitor typed stands in no line, whatever fails', async () => {
  const path = 'institutes?search=Vaidehi+9876543210'
  const lines = async (answer: Parameters<StubServer['answer']>[0]) => {
    provider.answer(answer)
    const fault = await readProvider(path, optionListSchema).catch((reason: unknown) => reason)
    return `${String(fault)} ${JSON.stringify([...logged.mock.calls, ...warned.mock.calls])}`
  }
  for (const answer of [
    (_, response) => void response.writeHead(500).end(),
    (request) => void request.socket.destroy(),
    (_, response) => void response.end('<html>'),
    (_, response) => void response.end('{"data":[{"id":2}]}'),
    () => {},
  ] satisfies Parameters<StubServer['answer']>[0][]) {
    const written = await lines(answer)
    expect(written).toContain('institutes')
    expect(written).not.toMatch(/Vaidehi|9876543210|search/)
  }
})

test('each call is counted by what it is for and what came of it', async () => {
  const { registry } = startMetrics('next')
  const answers: [number, string][] = [
    [200, '{"name":"Kaveri"}'],
    [404, '{}'],
    [500, '{}'],
    [200, 'no JSON'],
    [422, '{}'],
  ]
  provider.answer((_, response) => {
    const [status, body] = answers.shift() ?? [500, '']
    response.writeHead(status).end(body)
  })
  await readProvider('institutes/9876501234/reviews?x=1', schema)
  await findInProvider('institute/details?id=9876501234', schema)
  await faultOf(readProvider('plans', schema))
  await faultOf(readProvider('plans', schema))
  await callProvider('contact/store', { method: 'POST' })
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://127.0.0.1:1'))
  await faultOf(readProvider('plans', schema))
  countWith(undefined)
  const family = (await familiesOf(registry)).find(({ name }) => name === 'website_provider_call_seconds')
  const counted = family?.values.filter(({ metricName }) => metricName?.endsWith('_count'))
  expect(counted?.map(({ labels, value }) => [labels.endpoint, labels.outcome, value])).toEqual([
    ['institutes/:id/reviews', '200', 1],
    ['institute/details', '404', 1],
    ['plans', '500', 1],
    ['plans', 'unreadable', 1],
    ['contact/store', '422', 1],
    ['plans', 'unreachable', 1],
  ])
})

test('the id of the request goes with a call, and is the mark of its failure', async () => {
  const ids: (string | undefined)[] = []
  provider.answer((request, response) => {
    ids.push(request.headers['x-request-id']?.toString())
    response.writeHead(500).end()
  })
  const notes: RequestNotes = { isIncomplete: false, requestId: '7KXM-92QT-BD4F' }
  const failed = await shareNotes(() => new AsyncLocalStorage()).run(notes, () =>
    faultOf(readProvider('plans', schema)),
  )
  expect(failed.digest).toBe('7KXM-92QT-BD4F')
  expect((await faultOf(readProvider('plans', schema))).digest).toBeUndefined()
  expect(ids).toEqual(['7KXM-92QT-BD4F', undefined])
})
