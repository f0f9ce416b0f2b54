import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/server/log', () => ({ log: { error: () => {}, warn: () => {} } }))
jest.mock('@/lib/server/cache/keep-briefly', () => ({ keepBriefly: jest.fn() }))

const NOON = Date.parse('2026-11-20T12:00:00+05:30')
const LIST = [
  { id: 1, title: 'Now', status: 'Active', link: '/terms?x=1', end_datetime: '20-11-2026 12:30' },
  { id: 2, title: 'Tomorrow', status: 'Active', start_datetime: '21-11-2026 09:00' },
  { id: 3, title: 'Over', status: 'Active', end_datetime: '19-11-2026 18:00' },
  { id: 4, title: 'Withdrawn', status: 'Inactive' },
]

let provider: StubServer
let answers: Record<string, { status: number; body?: unknown }>

beforeAll(async () => {
  provider = await startStubServer()
  process.env.API_BASE_URL = `${provider.url}/api/v1`
  process.env.FORM_SECRET = 'a secret of the tests, long enough'
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.resetModules()
  jest.spyOn(Date, 'now').mockReturnValue(NOON)
  answers = {}
  provider.answer((request, response) => {
    const { status, body } = answers[request.url ?? ''] ?? { status: 500 }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
  })
})
afterEach(() => jest.restoreAllMocks())

const OWN = '/api/v1/notification'
const BUNDLE = '/api/v1/cms?type=homepage'
/** A website that has just started. */
const start = () => import('./notification')
const ids = (list: readonly { id: string | null }[] | null) => list?.map(({ id }) => id) ?? null
const briefly = () => jest.requireMock<{ keepBriefly: jest.Mock }>('@/lib/server/cache/keep-briefly').keepBriefly

test('gives what shows now, and nothing of what is meant for later', async () => {
  answers[OWN] = { status: 200, body: { data: { notifications: LIST } } }
  const { readNotifications, listShownNotifications } = await start()
  const shown = await readNotifications()
  expect(shown).toMatchObject({
    list: [{ id: '1', title: { en: 'Now' }, link: '/tearms?x=1', isOwnPage: true }],
    at: NOON,
  })
  expect(shown.list).toHaveLength(1)
  expect(ids(await listShownNotifications())).toEqual(['1'])
})

test("the bundle's list serves where there is no such call", async () => {
  answers[OWN] = { status: 404 }
  answers[BUNDLE] = { status: 200, body: { data: { notifications: LIST } } }
  const { readNotifications, listShownNotifications } = await start()
  expect(ids((await readNotifications()).list)).toEqual(['1'])
  expect(ids(await listShownNotifications())).toEqual(['1'])
})

test('a provider that has neither has no notifications', async () => {
  answers[OWN] = answers[BUNDLE] = { status: 404 }
  const { readNotifications, listShownNotifications } = await start()
  expect((await readNotifications()).list).toEqual([])
  expect(await listShownNotifications()).toEqual([])
})

test.each([
  ['the call', {}],
  ['the bundle in its place', { [OWN]: { status: 404 } }],
])('a failure of %s is said, on a page that is kept briefly', async (_, given) => {
  answers = given
  const { readNotifications, listShownNotifications } = await start()
  expect(await readNotifications()).toEqual({ list: null, at: NOON })
  expect(briefly()).toHaveBeenCalled()
  await expect(listShownNotifications()).rejects.toMatchObject({ name: 'ProviderError' })
})

test('the last good list stays while the provider fails, but nothing of it beyond its end', async () => {
  answers[OWN] = { status: 200, body: { data: { notifications: LIST } } }
  const { readNotifications } = await start()
  await readNotifications()
  answers = {}
  expect(ids((await readNotifications()).list)).toEqual(['1'])
  jest.spyOn(Date, 'now').mockReturnValue(NOON + 3_600_000)
  expect((await readNotifications()).list).toEqual([])
})
