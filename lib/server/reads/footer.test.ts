import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/server/log', () => ({ log: { error: () => {}, warn: () => {} } }))
jest.mock('@/lib/server/cache/keep-briefly', () => ({ keepBriefly: jest.fn() }))

let provider: StubServer
let asked: number

beforeAll(async () => {
  provider = await startStubServer()
  process.env.API_BASE_URL = `${provider.url}/api/v1`
  process.env.FORM_SECRET = 'a secret of the tests, long enough'
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.resetModules()
  asked = 0
})
afterEach(() => jest.restoreAllMocks())

function providerAnswers(status: number, body: unknown = {}) {
  provider.answer((request, response) => {
    asked += 1
    expect(request.url).toBe('/api/v1/cms?type=footer')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
}

/** A website that has just started. */
const start = async () => (await import('./footer')).readFooter

const CONTENT = { data: { footer: { footer_desc: { en: 'A guide.' } } } }

test('gives the content of the footer', async () => {
  providerAnswers(200, CONTENT)
  const readFooter = await start()
  expect(await readFooter()).toMatchObject({ description: { en: 'A guide.' }, quickLinks: [] })
})

test.each([
  ['the call is unknown', 404, {}],
  ['there is no such content', 200, { data: null }],
  ['there is no such section', 200, { data: { footer: null } }],
])('a provider that has none has not failed: %s', async (_, status, body) => {
  providerAnswers(status, body)
  const readFooter = await start()
  expect(await readFooter()).toBeNull()
})

test('a failure is none of the page, which is kept briefly', async () => {
  providerAnswers(500)
  const readFooter = await start()
  expect(await readFooter()).toBe('failed')
  const { keepBriefly: kept } = jest.requireMock<{ keepBriefly: jest.Mock }>('@/lib/server/cache/keep-briefly')
  expect(kept).toHaveBeenCalledTimes(1)
})

test('after a failure the next pages do without asking, for a while', async () => {
  providerAnswers(500)
  const readFooter = await start()
  await readFooter()
  providerAnswers(200, CONTENT)
  asked = 0
  expect(await readFooter()).toBe('failed')
  expect(asked).toBe(0)
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 5_100)
  expect(await readFooter()).toMatchObject({ description: { en: 'A guide.' } })
})

test('a footer that was seen stays while the provider fails', async () => {
  providerAnswers(200, CONTENT)
  const readFooter = await start()
  await readFooter()
  providerAnswers(500)
  expect(await readFooter()).toMatchObject({ description: { en: 'A guide.' } })
  expect(await readFooter()).toMatchObject({ description: { en: 'A guide.' } })
  expect(asked).toBe(2)
})

test('nobody waits again for a provider that hangs, however late the page; once it answers, the next has it', async () => {
  provider.answer(() => {})
  const readFooter = await start()
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now')
  expect(await readFooter()).toBe('failed')
  for (const seconds of [8, 16, 24]) {
    clock.mockReturnValue(now + seconds * 1_000)
    const began = performance.now()
    expect(await readFooter()).toBe('failed')
    expect(performance.now() - began).toBeLessThan(1_500)
  }
  providerAnswers(200, CONTENT)
  clock.mockReturnValue(now + 32_000)
  expect(await readFooter()).toBe('failed')
  let shown = await readFooter()
  while (shown === 'failed') {
    await new Promise(setImmediate)
    shown = await readFooter()
  }
  expect(shown).toMatchObject({ description: { en: 'A guide.' } })
})

test('a provider that hangs costs a visitor two seconds, and the next one nothing', async () => {
  provider.answer(() => {})
  const readFooter = await start()
  const began = performance.now()
  expect(await readFooter()).toBe('failed')
  expect(performance.now() - began).toBeLessThan(6_000)
  const next = performance.now()
  await readFooter()
  expect(performance.now() - next).toBeLessThan(1_500)
})
