/** @jest-environment node */
import type { Text } from '@/lib/contract/lenient'
import { readInstitutePreview } from '@/lib/server/desk/preview'
import { readAbout } from '@/lib/server/reads/content'
import { readHome } from '@/lib/server/reads/home'
import { readNotifications } from '@/lib/server/reads/notification'
import { readPlans } from '@/lib/server/reads/plan'
import { getEnvironment } from '@/lib/server/env'
import { readFooter } from '@/lib/server/reads/footer'
import { answerAsProvider } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { FULL_ANSWER } from '@/testing/institute-sample'
import { type StubServer, startStubServer } from '@/testing/stub-server'

const request = { isDraft: false, cookies: {} as Record<string, string> }
jest.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled: request.isDraft }),
  cookies: async () => ({
    get: (name: string) => (request.cookies[name] === undefined ? undefined : { value: request.cookies[name] }),
  }),
  headers: async () => new Headers({ 'x-preview-language': 'kn' }),
}))
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
  Object.assign(request, { isDraft: false, cookies: {} })
})

const namesIn = (listed: 'failed' | { name: Text }[]) =>
  listed === 'failed' ? listed : listed.map(({ name }) => name.en)
const about = (title: string) => ({ data: { about: { about_us_banner_title: { en: title } } } })
const titleOf = (read: Awaited<ReturnType<typeof readAbout>>) => (read === 'failed' ? read : read?.banner.title?.en)
const PUBLIC = 'GET /cms?type=aboutus'
const DRAFT = 'GET /desk/preview?type=aboutus'

test.each([
  ['a page that is made for everybody', false, { 'desk-preview': 'x' }],
  ['a browser that looked at a preview, elsewhere', true, {}],
])('%s has what is published', async (_, isDraft, cookies) => {
  Object.assign(request, { isDraft, cookies })
  const calls = answerAsProvider(provider, {
    [PUBLIC]: { body: about('Published') },
    [DRAFT]: { body: about('Draft') },
  })
  expect(titleOf(await readAbout())).toBe('Published')
  expect(calls.map(({ call }) => call)).toEqual([PUBLIC])
})

test('where there is no desk, nobody asks whether it is a preview', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { desk: false }))
  Object.assign(request, { isDraft: true, cookies: { 'desk-preview': 'x' } })
  answerAsProvider(provider, { [PUBLIC]: { body: about('Published') } })
  expect(titleOf(await readAbout())).toBe('Published')
})

test('a draft of no footer is none, and not the one that is published', async () => {
  const [of, footer] = ['cms?type=footer', (description: string) => ({ footer: { footer_desc: { en: description } } })]
  Object.assign(request, { isDraft: true, cookies: { 'desk-preview': 'the-token' } })
  answerAsProvider(provider, {
    [`GET /${of}`]: { body: { data: footer('Published') } },
    'GET /desk/preview?type=footer': { body: { data: { footer: null } } },
  })
  expect(await readFooter()).toBeNull()
})

test('a draft is asked for by its token, and never shown to anybody else, not even in an outage', async () => {
  answerAsProvider(provider, { [PUBLIC]: { body: about('Published') } })
  await readAbout()
  Object.assign(request, { isDraft: true, cookies: { 'desk-preview': 'the-token' } })
  const calls = answerAsProvider(provider, { [DRAFT]: { body: about('Draft') } })
  expect(titleOf(await readAbout())).toBe('Draft')
  expect(calls.map(({ call, headers }) => [call, headers.authorization])).toEqual([[DRAFT, 'Bearer the-token']])
  answerAsProvider(provider, {})
  expect(await readAbout()).toBe('failed')
  answerAsProvider(provider, {
    [PUBLIC]: { body: about('Published') },
    [DRAFT]: { status: 401, body: { message: 'x' } },
  })
  await expect(readAbout()).rejects.toMatchObject({ digest: expect.stringContaining(';/desk/kn/preview-over;') })
  Object.assign(request, { isDraft: false, cookies: {} })
  expect(titleOf(await readAbout())).toBe('Published')
})

describe('an institution', () => {
  const INSTITUTE = 'GET /desk/preview/institution?id=7'
  const look = () => readInstitutePreview('7')

  test('is asked for by the token alone, and for nobody else', async () => {
    const calls = answerAsProvider(provider, { [INSTITUTE]: { body: { data: FULL_ANSWER } } })
    expect(await look()).toBeNull()
    expect(calls).toEqual([])
    Object.assign(request, { isDraft: true, cookies: { 'desk-preview': 'the-token' } })
    expect(await look()).toMatchObject({ id: '7' })
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer the-token'])
  })

  test('of which the link shows nothing is as everybody sees it; by a link that is over, and in an outage, none is shown', async () => {
    Object.assign(request, { isDraft: true, cookies: { 'desk-preview': 'the-token' } })
    answerAsProvider(provider, { [INSTITUTE]: { status: 404, body: { message: 'x' } } })
    expect(await look()).toBeNull()
    answerAsProvider(provider, { [INSTITUTE]: { status: 401, body: { message: 'x' } } })
    await expect(look()).rejects.toThrow('NEXT_REDIRECT')
    answerAsProvider(provider, { [INSTITUTE]: { status: 503, body: { message: 'x' } } })
    await expect(look()).rejects.toThrow()
  })
})

describe('a list of records', () => {
  const LIST = 'GET /desk/preview/records?list=plans'
  const PLANS = 'GET /plans'
  const NOTIFICATIONS = { data: { notifications: [{ id: 1, title: 'Published', status: 'Active' }] } }
  const offer = (name: string) => ({
    all_plans: [{ id: 7, name: { en: name }, price: 10, billing_cycle: 'yearly', is_active: true, features: [] }],
    checkout: false,
  })
  const named = async () => {
    const read = await readPlans()
    return read === 'failed' ? read : read?.yearly.map(({ name }) => name.en)
  }

  test('has the draft for who has its link; for everybody else, and by a link of something else, what is published', async () => {
    const published = { [PLANS]: { body: offer('Scholar') } }
    answerAsProvider(provider, { ...published, [LIST]: { body: offer('Drafted') } })
    expect(await named()).toEqual(['Scholar'])
    Object.assign(request, { isDraft: true, cookies: { 'desk-preview': 'the-token' } })
    expect(await named()).toEqual(['Drafted'])
    answerAsProvider(provider, { ...published, [LIST]: { status: 404, body: { message: 'x' } } })
    expect(await named()).toEqual(['Scholar'])
    answerAsProvider(provider, { ...published, [LIST]: { status: 503, body: { message: 'x' } } })
    expect(await named()).toBe('failed')
  })

  test('by a link that is over is not shown as if it were the draft, nor are notifications in an outage', async () => {
    Object.assign(request, { isDraft: true, cookies: { 'desk-preview': 'the-token' } })
    const own = { 'GET /calendar': { body: { data: [] } }, 'GET /notification': { body: NOTIFICATIONS } }
    const notifications = 'GET /desk/preview/records?list=notifications'
    for (const [call, look] of [
      [LIST, named],
      [notifications, readNotifications],
    ] as const) {
      answerAsProvider(provider, { ...own, [call]: { status: 401, body: { message: 'x' } } })
      await expect(look()).rejects.toMatchObject({
        digest: expect.stringContaining(';/desk/kn/preview-over;'),
      })
    }
    answerAsProvider(provider, { ...own, [notifications]: { status: 503, body: { message: 'x' } } })
    expect(await readNotifications()).toMatchObject({ list: null, isPreview: true })
    answerAsProvider(provider, { ...own, [notifications]: { status: 404, body: { message: 'x' } } })
    expect((await readNotifications()).list).toMatchObject([{ title: { en: 'Published' } }])
  })
})

test('a list of the home page stands there with its draft for who has the link, beside the other as it is published', async () => {
  Object.assign(request, { isDraft: true, cookies: { 'desk-preview': 'the-token' } })
  const one = (id: number, en: string) => ({ institute_id: id, name: { en }, logo: null, city: null })
  const top = { disambiguation: null, average_rating: null, courses: [] }
  answerAsProvider(provider, {
    'GET /desk/preview?type=homepage': { body: { data: {} } },
    'GET /desk/preview/showcase?list=partners': { body: { data: [one(7, 'Drafted College')] } },
    'GET /desk/preview/showcase?list=top': { status: 404, body: { message: 'x' } },
    'GET /partners': { body: { data: [one(9, 'Published College')] } },
    'GET /top-institutes': { body: { data: [{ ...one(9, 'Published College'), ...top }] } },
  })
  const home = await readHome('en')
  const names = home === 'failed' ? home : [home.partners, home.topInstitutes].map(namesIn)
  expect(names).toEqual([['Drafted College'], ['Published College']])
})
