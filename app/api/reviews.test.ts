import { revalidateTag } from 'next/cache'
import { POST } from '@/app/api/institutes/[id]/reviews/route'
import { GET as GET_MINE } from '@/app/api/institutes/[id]/reviews/mine/route'
import { getEnvironment } from '@/lib/server/env'
import { reviewReply } from '@/lib/bff/replies'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const USER = 'GET /auth/user'
const STORE = 'POST /institutes/7/reviews'
const MINE = 'GET /institutes/7/reviews/mine'
const WHO = { body: { data: { id: 42, full_name: 'Asha Rao' } } }
const STORED = { status: 201, body: { message: 'ok' } }
const cookies = { session: 'the-token', 'signed-in': '1' }
const TYPED = { name: 'Asha Rao', role: 'Student', rating: '4', description: 'Good teachers,\r\nlong queues.' }

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

const context = { params: Promise.resolve({ id: '7' }) }
const PATH = '/api/institutes/7/reviews'
const send = (json: object, jar: Record<string, string> = cookies) =>
  POST(bffRequest(PATH, { json, cookies: jar }), context)
const post = (form: Record<string, string>, jar: Record<string, string> = cookies) =>
  POST(bffRequest(PATH, { form, cookies: jar }), context)
const replyIn = (jar: Record<string, string>, id = '7') =>
  reviewReply(id).find({ get: (name) => (jar[name] === undefined ? undefined : { value: jar[name] }) })

test('a review goes on as the contract says, and the page of the institution is made anew at once', async () => {
  const calls = answerAsProvider(provider, { [USER]: WHO, [STORE]: STORED })
  const answer = await send({ ...TYPED, name: '  Asha Rao ', more: 'x' })
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  expect(calls.map(({ call }) => call)).toEqual([USER, STORE])
  expect(calls[1]?.headers.authorization).toBe('Bearer the-token')
  expect(JSON.parse(calls[1]?.body ?? '')).toEqual({
    user_id: '42',
    instituteId: '7',
    institute_id: '7',
    name: 'Asha Rao',
    role: 'Student',
    rating: 4,
    description: 'Good teachers,\nlong queues.',
  })
  expect(jest.mocked(revalidateTag).mock.calls).toEqual([['institute:7', { expire: 0 }]])
})

test('a changed one is a success, too', async () => {
  answerAsProvider(provider, { [USER]: WHO, [STORE]: { status: 200, body: { message: 'changed' } } })
  expect((await send({ ...TYPED, rating: 5 })).status).toBe(200)
})

test('of one that others do not see yet it is said so', async () => {
  answerAsProvider(provider, { [USER]: WHO, [STORE]: { status: 202, body: { message: 'kept' } } })
  expect(await (await send(TYPED)).json()).toEqual({ ok: true, isHeld: true })
})

test('what is wrong is said by field, and nobody is asked', async () => {
  const calls = answerAsProvider(provider, {})
  const answer = await send({ name: 'Al', role: '', description: 'short', lang: 'en' })
  expect([answer.status, await answer.json()]).toEqual([
    422,
    {
      reason: 'invalid',
      message: null,
      errors: {
        name: 'Name must be at least 3 characters.',
        role: 'Role is required.',
        rating: 'Please select a rating.',
        description: 'Description must be at least 10 characters long.',
      },
    },
  ])
  const kannada = await (await send({ ...TYPED, rating: 6, lang: 'kn' })).json()
  expect(kannada).toMatchObject({ errors: { rating: 'ದಯವಿಟ್ಟು ರೇಟಿಂಗ್ ಆರಿಸಿ.' } })
  expect(calls).toEqual([])
})

describe('without a session no request is sent', () => {
  test('to a script it is 401', async () => {
    const calls = answerAsProvider(provider, {})
    const answer = await send(TYPED, {})
    expect([answer.status, await answer.json()]).toEqual([401, { reason: 'signed-out' }])
    expect(calls).toEqual([])
  })

  test('a form leads to signing in, and what was typed is there again afterwards', async () => {
    const calls = answerAsProvider(provider, {})
    const answer = await post({ ...TYPED, lang: 'kn' }, {})
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/kn/login?return=%2Fkn%2Fcollege%2Freview%3Fid%3D7',
    ])
    expect(await replyIn(cookiesAfter(answer))).toEqual({
      typed: { ...TYPED },
      failure: { reason: 'signed-out' },
    })
    expect(calls).toEqual([])
  })

  test.each([
    ['at the first call', { [USER]: { status: 401 } }],
    ['at the second', { [USER]: WHO, [STORE]: { status: 401 } }],
  ])('Logout and any 401 from the provider clear it: %s', async (_, replies) => {
    answerAsProvider(provider, replies)
    const answer = await send(TYPED)
    expect(answer.status).toBe(401)
    expect(cookiesAfter(answer, cookies)).toEqual({})
    expect(revalidateTag).not.toHaveBeenCalled()
  })
})

describe('a provider that does not take it', () => {
  test.each([
    ['is away', { [USER]: { status: 500 } }, 503],
    ['fails', { [USER]: WHO, [STORE]: { status: 500 } }, 503],
    ['knows no such institution', { [USER]: WHO, [STORE]: { status: 404 } }, 404],
    ['answers with a page of something in between', { [USER]: WHO, [STORE]: { body: '<html>' } }, 503],
    ['has had too many', { [USER]: WHO, [STORE]: { status: 429, headers: { 'retry-after': '90' } } }, 429],
  ])('%s', async (_, replies, status) => {
    answerAsProvider(provider, replies)
    const answer = await send(TYPED)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '90' : null)
    expect(cookiesAfter(answer, cookies)).toEqual(cookies)
    expect(revalidateTag).not.toHaveBeenCalled()
  })

  test('its messages stand beside their fields, those of the specification in the language of the page', async () => {
    const errors = { name: ['Name is required.'], description: ['No links, please'], other: ['?'] }
    answerAsProvider(provider, { [USER]: WHO, [STORE]: { status: 422, body: { message: 'x', errors } } })
    const answer = await send({ ...TYPED, lang: 'kn' })
    expect(await answer.json()).toMatchObject({ errors: { name: 'ಹೆಸರು ಕಡ್ಡಾಯ.', description: 'No links, please' } })
  })
})

describe('a form without JavaScript', () => {
  test('is answered by its page, which says that it was received, and keeps nothing that was typed', async () => {
    answerAsProvider(provider, { [USER]: WHO, [STORE]: STORED })
    const answer = await post({ ...TYPED, lang: 'en' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/college/review?id=7'])
    const jar = cookiesAfter(answer, cookies)
    expect(await replyIn(jar)).toEqual({ typed: {}, failure: null })
    expect(await replyIn(jar, '8')).toBeNull()
  })

  test('or shows what is wrong, with everything that was typed', async () => {
    answerAsProvider(provider, {})
    const answer = await post({ ...TYPED, role: ' ', lang: 'en' })
    expect(await replyIn(cookiesAfter(answer, cookies))).toEqual({
      typed: { ...TYPED, role: ' ' },
      failure: { reason: 'invalid', message: null, errors: { role: 'Role is required.' } },
    })
  })

  test('or that it failed, and when to try again', async () => {
    answerAsProvider(provider, { [USER]: WHO, [STORE]: { status: 429, headers: { 'retry-after': '90' } } })
    const answer = await post(TYPED)
    expect(await replyIn(cookiesAfter(answer, cookies))).toMatchObject({
      typed: TYPED,
      failure: { reason: 'limited', retryAfter: 90 },
    })
  })
})

describe('one’s own review, to be edited', () => {
  const mine = (jar: Record<string, string> = cookies) =>
    GET_MINE(bffRequest(`${PATH}/mine`, { method: 'GET', cookies: jar }), context)
  const OWN = { name: 'Asha', role: 'Student', rating: '4', description: 'Good.' }
  const REJECTED = {
    state: 'rejected',
    reason: { en: 'It advertises something.', kn: 'ಇದು ಜಾಹೀರಾತಿನಂತಿದೆ.' },
    words: 'Leave the shop out.',
  }

  test.each([
    ['is given', { body: { data: OWN } }, { ...OWN, rating: 4, state: null, reason: null, words: null }],
    ['is not shown', { body: { data: { ...OWN, ...REJECTED } } }, { ...OWN, rating: 4, ...REJECTED }],
    ['is none yet', { body: { data: null } }, null],
    ['is not kept apart', { status: 404 }, null],
    ['cannot be had', { status: 500 }, null],
  ])('it %s', async (_, reply, review) => {
    const calls = answerAsProvider(provider, { [MINE]: reply })
    const answer = await mine()
    expect([answer.status, await answer.json()]).toEqual([200, { review }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(calls[0]?.headers.authorization).toBe('Bearer the-token')
  })

  test('needs a session', async () => {
    const calls = answerAsProvider(provider, { [MINE]: { status: 401 } })
    expect((await mine({})).status).toBe(401)
    expect(calls).toEqual([])
    const answer = await mine()
    expect(answer.status).toBe(401)
    expect(cookiesAfter(answer, cookies)).toEqual({})
  })
})
