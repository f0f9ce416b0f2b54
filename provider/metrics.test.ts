/** A provider that was started by itself, on PostgreSQL. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CapturedProgram, startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { postgresDirectory, type TestPlace } from '@/testing/provider/databases'
import { grown, scrape } from '@/testing/scrape'

const LIMIT_MS = 180_000
let made: TestPlace
let folder: string
let provider: CapturedProgram
let api: string
let url: string

async function start(variables: Record<string, string>): Promise<CapturedProgram> {
  const { DATABASE_URL = '' } = made.place
  return startCaptured(
    ['--import', 'tsx', 'provider/main.ts'],
    { DATABASE_URL, DATA_DIR: folder, NODE_ENV: 'development', ...variables },
    `http://127.0.0.1:${variables.PROVIDER_PORT}/readyz`,
  )
}

beforeAll(async () => {
  made = await postgresDirectory()
  folder = await mkdtemp(path.join(tmpdir(), 'metrics-test-'))
  const [port, metrics] = [await freePort(), await freePort()]
  provider = await start({ PROVIDER_PORT: String(port), METRICS_PORT: String(metrics) })
  api = `http://127.0.0.1:${port}/api/v1`
  url = `http://127.0.0.1:${metrics}/metrics`
}, LIMIT_MS)
afterAll(async () => {
  await provider.stop()
  await made.remove()
  await rm(folder, { recursive: true, force: true })
}, LIMIT_MS)

async function ask(call: string, body?: object): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${api}/${call}`, init)
  await answer.arrayBuffer()
  return answer.status
}

test('calls, searches and codes are counted as they were made', async () => {
  const before = await scrape(url)
  for (let asked = 0; asked < 3; asked += 1) await ask('institutes?search=kaveri')
  await ask('institutes/suggest?q=kav')
  await ask('institute/details?id=9876501234')
  await ask('nothing/9876501234')
  const code = (phone_number: string, otp_type: string) => ask('auth/otp/send', { phone_number, otp_type })
  expect(await code('9876501234', 'registration')).toBe(200)
  expect(await code('9876501234', 'registration')).toBe(429)
  expect(await code('9876501235', 'login')).toBe(404)
  expect(await code('1', 'login')).toBe(422)
  const after = await scrape(url)
  expect(grown(before, after, 'provider_requests_total')).toEqual({
    'provider_requests_total{call="/api/v1/institutes",status="200",process="provider"}': 3,
    'provider_requests_total{call="/api/v1/institutes/suggest",status="200",process="provider"}': 1,
    'provider_requests_total{call="/api/v1/institute/details",status="404",process="provider"}': 1,
    'provider_requests_total{call="none",status="404",process="provider"}': 1,
    'provider_requests_total{call="/api/v1/auth/otp/send",status="200",process="provider"}': 1,
    'provider_requests_total{call="/api/v1/auth/otp/send",status="429",process="provider"}': 1,
    'provider_requests_total{call="/api/v1/auth/otp/send",status="404",process="provider"}': 1,
    'provider_requests_total{call="/api/v1/auth/otp/send",status="422",process="provider"}': 1,
  })
  expect(grown(before, after, 'provider_search_seconds_count')).toEqual({
    'provider_search_seconds_count{kind="list",process="provider"}': 3,
    'provider_search_seconds_count{kind="suggestions",process="provider"}': 1,
  })
  expect(grown(before, after, 'provider_codes_total')).toEqual({
    'provider_codes_total{outcome="sent",process="provider"}': 1,
    'provider_codes_total{outcome="limited",process="provider"}': 1,
    'provider_codes_total{outcome="not-registered",process="provider"}': 1,
  })
  expect([...after.keys()].filter((line) => /98765/.test(line))).toEqual([])
})

test('its database and what waits are shown', async () => {
  const seen = await scrape(url)
  const connections = (state: string) => seen.get(`provider_database_connections{state="${state}",process="provider"}`)
  expect(connections('idle')).toBeGreaterThan(0)
  expect(connections('waiting')).toBe(0)
  expect(seen.get('provider_notices_waiting{process="provider"}')).toBe(0)
  expect(seen.get('process_resident_memory_bytes{process="provider"}')).toBeGreaterThan(1_000_000)
})

test('it does not start where its metrics would be answered on its own port', async () => {
  const port = String(await freePort())
  await expect(start({ PROVIDER_PORT: port, METRICS_PORT: port })).rejects.toThrow(
    /"mistakes":\["METRICS_PORT must be a port of its own.*"The environment cannot be used"/,
  )
})
