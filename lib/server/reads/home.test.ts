import { HOME_BUNDLE, PARTNERS, TOP_INSTITUTES } from '@/testing/home-sample'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/server/log', () => ({ log: { error: () => {}, warn: () => {} } }))
jest.mock('@/lib/server/cache/keep-briefly', () => ({ keepBriefly: jest.fn() }))

const CALLS = { bundle: '/api/v1/cms?type=homepage', partners: '/api/v1/partners', top: '/api/v1/top-institutes' }
const WELL = {
  [CALLS.bundle]: { data: HOME_BUNDLE },
  [CALLS.partners]: { data: PARTNERS },
  [CALLS.top]: TOP_INSTITUTES,
}

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
  process.env.API_BASE_URL = `${provider.url}/api/v1`
  process.env.FORM_SECRET = 'a secret of the tests, long enough'
})
afterAll(() => provider.close())
beforeEach(() => jest.resetModules())

/** Lets the provider answer; a number is a status without a body. */
function answers(changed: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = { ...WELL, ...changed }
  provider.answer((request, response) => {
    const answer = all[request.url ?? '']
    const status = typeof answer === 'number' ? answer : answer === undefined ? 418 : 200
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
}

/** A website that has just started. */
const start = async () => (await import('./home')).readHome

async function read(changed: Record<string, unknown> = {}) {
  answers(changed)
  const home = await (await start())('en')
  if (home === 'failed') throw new Error('the whole page failed')
  return home
}
const isKeptBriefly = () =>
  jest.requireMock<{ keepBriefly: jest.Mock }>('@/lib/server/cache/keep-briefly').keepBriefly.mock.calls.length > 0

test('is made of the bundle and of two calls of their own', async () => {
  const home = await read()
  expect(home.title?.en).toMatch(/^Find the college/)
  expect(home.partners).toHaveLength(6)
  expect(home.topInstitutes).toHaveLength(6)
  expect(home.testimonials).toHaveLength(5)
  expect(isKeptBriefly()).toBe(false)
})

test.each([500, { data: 'no list' }])('a failing call costs its section and nothing else: %j', async (failure) => {
  const withoutPartners = await read({ [CALLS.partners]: failure })
  expect(withoutPartners.partners).toBe('failed')
  expect(withoutPartners.topInstitutes).toHaveLength(6)
  expect(isKeptBriefly()).toBe(true)
  jest.resetModules()
  const withoutTop = await read({ [CALLS.top]: failure })
  expect(withoutTop.topInstitutes).toBe('failed')
  expect(withoutTop.partners).toHaveLength(6)
})

test('where there are no such calls, the bundle’s list serves', async () => {
  const home = await read({ [CALLS.partners]: 404, [CALLS.top]: 404 })
  expect(home.partners).toMatchObject([{ name: { en: 'Partner of the bundle' } }])
  expect(home.topInstitutes).toEqual([])
  expect(isKeptBriefly()).toBe(false)
})

test('a provider without the bundle has not failed', async () => {
  const home = await read({ [CALLS.bundle]: 404 })
  expect(home).toMatchObject({ title: null, testimonials: [], categories: [] })
  expect(home.partners).toHaveLength(6)
})

test('without the bundle, and with no good copy, the whole page has failed', async () => {
  answers({ [CALLS.bundle]: 500 })
  expect(await (await start())('en')).toBe('failed')
  expect(isKeptBriefly()).toBe(true)
})

test('what was seen stays while the provider fails', async () => {
  answers()
  const readHome = await start()
  const before = await readHome('en')
  answers({ [CALLS.bundle]: 500, [CALLS.partners]: 500, [CALLS.top]: 500 })
  expect(await readHome('en')).toEqual(before)
})
