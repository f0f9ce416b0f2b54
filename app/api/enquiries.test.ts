import { POST as contact } from '@/app/api/contact/route'
import { POST as counselling } from '@/app/api/counselling/route'
import { getEnvironment } from '@/lib/server/env'
import { enquiryReply } from '@/lib/bff/replies'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const CONTACT = 'POST /contact/store'
const COUNSELLING = 'POST /counselling/store'
const STORED = { status: 201, body: { message: 'Form submitted successfully!' } }
const KEY = 'b1946ac9-2f3d-4c1b-9f4e-0123456789ab'

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
let texts = 0
beforeEach(() => {
  texts += 1
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

/** A text of its own for each test: the same one again would be a repeat. */
const message = () => `When do admissions begin? (${texts})`
const PERSON = { name: ' Asha  Rao ', phone: '+91 98800-12345', email: 'asha@example.org' }
const enquiry = () => ({
  ...PERSON,
  lang: 'en',
  source: '/contact',
  type: 'enquiry',
  course: 'Civil',
  message: message(),
})
const request = (type: 'career' | 'mentor') => ({
  ...PERSON,
  lang: 'en',
  source: '/mentoring',
  type,
  role: 'Parent',
  interest: 'stream selection',
  counselling_mode: 'Online',
  query: message(),
})

type Handler = typeof contact
const post = async (handler: Handler, json: object, more: Parameters<typeof bffRequest>[1] = {}) => {
  const answer = await handler(bffRequest('/api/x', { json, ...more }))
  return { status: answer.status, body: (await answer.json()) as unknown, headers: answer.headers, answer }
}
const bodies = (calls: { body: string }[]) =>
  calls.map(({ body }) => JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as Record<string, unknown>)

describe('what is sent', () => {
  test('an enquiry, as the contract has it, with where, under what sentence, by whom and under which key', async () => {
    const calls = answerAsProvider(provider, { [CONTACT]: STORED })
    const headers = { 'x-visitor-address': '192.0.2.7' }
    const answer = await post(contact, { ...enquiry(), key: KEY }, { headers })
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(bodies(calls)).toEqual([
      {
        type: 'enquiry',
        name: 'Asha  Rao',
        phone: '9880012345',
        email: 'asha@example.org',
        course: 'Civil',
        message: message(),
        interest: '',
        source: '/contact',
        consent:
          'Your details go to the Karnataka Education Guide team, who use them only to answer you. See our Privacy Policy.',
      },
    ])
    expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': KEY, 'x-forwarded-for': '192.0.2.7' })
    expect(calls[0]?.headers).not.toHaveProperty('cookie')
  })

  test.each(['career', 'mentor'] as const)('a request of type %s; a preset by its name', async (type) => {
    const calls = answerAsProvider(provider, { [COUNSELLING]: STORED })
    expect((await post(counselling, request(type))).status).toBe(200)
    expect(bodies(calls)[0]).toMatchObject({
      type,
      role: 'Parent',
      interest: 'Stream Selection',
      counselling_mode: 'Online',
      query: message(),
    })
  })

  test('a preset in Kannada is the same preset, a text of one’s own is itself; the sentence is the one that was read', async () => {
    const calls = answerAsProvider(provider, { [COUNSELLING]: STORED })
    await post(counselling, { ...request('mentor'), lang: 'kn', interest: 'ವಿಭಾಗದ ಆಯ್ಕೆ' })
    await post(counselling, { ...request('mentor'), lang: 'kn', interest: 'ಕಾನೂನು', source: '/kn/mentoring?x=1#y' })
    expect(bodies(calls)).toMatchObject([
      { interest: 'Stream Selection' },
      { interest: 'ಕಾನೂನು', source: '/kn/mentoring' },
    ])
    expect(bodies(calls)[0]?.consent).toMatch(/ತಂಡಕ್ಕೆ/)
  })

  test.each([
    ['/kn/correction?id=7&figure=fees#x', '/kn/correction?id=7&figure=fees'],
    ['/filter?search=Asha+9880012345', '/filter'],
    ['/college/detail?id=7', '/college/detail'],
  ])('which figure is said to be wrong goes along, and no other search parameter: %s', async (source, kept) => {
    const calls = answerAsProvider(provider, { [CONTACT]: STORED })
    await post(contact, { ...enquiry(), source })
    expect(bodies(calls)[0]).toMatchObject({ source: kept })
  })

  test.each([
    ['Fees', '/correction?id=7&figure=fees'],
    ['ಪ್ಲೇಸ್‌ಮೆಂಟ್', '/correction?id=7&figure=placement'],
    ['Something else', '/correction?id=7'],
    ['B.E.', '/correction?id=7&figure=name'],
  ])('the address of a report names the figure that was chosen: %s', async (course, kept) => {
    const calls = answerAsProvider(provider, { [CONTACT]: STORED })
    await post(contact, { ...enquiry(), course, source: '/correction?id=7&figure=name' })
    expect(bodies(calls)[0]).toMatchObject({ source: kept })
  })

  test.each(['https://evil.example/', '//evil.example', '/nowhere', '/en/contact', '/login', 7])(
    'a source that is no page of ours is left away: %s',
    async (source) => {
      const calls = answerAsProvider(provider, { [CONTACT]: STORED })
      await post(contact, { ...enquiry(), source })
      expect(bodies(calls)[0]).not.toHaveProperty('source')
    },
  )

  test('what fills in everything is marked, and sent all the same', async () => {
    const calls = answerAsProvider(provider, { [CONTACT]: STORED })
    const answer = await post(contact, { ...enquiry(), website: 'https://spam.example' })
    expect(answer.body).toEqual({ ok: true })
    expect(bodies(calls)).toMatchObject([{ suspected: true, message: message() }])
    expect(bodies(calls)[0]).not.toHaveProperty('website')
  })

  test.each(['', 'not-a-uuid', `${KEY}0`, 'x\r\ny: z', 7])('a key that is none is replaced: %j', async (key) => {
    const calls = answerAsProvider(provider, { [CONTACT]: STORED })
    await post(contact, { ...enquiry(), key, message: `${message()} ${String(key)}`.replace(/\s+/g, ' ') })
    expect(calls[0]?.headers['idempotency-key']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-9[0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })
})

describe('once', () => {
  test('the same text again, under any key, is answered as the first and not sent', async () => {
    const calls = answerAsProvider(provider, { [CONTACT]: STORED })
    const first = { ...enquiry(), key: KEY }
    expect((await post(contact, first)).body).toEqual({ ok: true })
    expect((await post(contact, { ...first, key: KEY.replace('b', 'c') })).body).toEqual({ ok: true })
    expect(calls).toHaveLength(1)
    expect((await post(contact, { ...first, type: 'feedback' })).body).toEqual({ ok: true })
    expect((await post(contact, { ...first, message: `${message()}!` })).body).toEqual({ ok: true })
    expect(calls).toHaveLength(3)
  })

  test('while it is under way, a repeat waits for it', async () => {
    const calls = answerAsProvider(provider, { [CONTACT]: STORED })
    const answers = await Promise.all([1, 2, 3].map(() => post(contact, enquiry())))
    expect(answers.map(({ body }) => body)).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(calls).toHaveLength(1)
  })

  test('a retry after a failure has the key of the first', async () => {
    const failing = answerAsProvider(provider, {})
    expect((await post(contact, enquiry())).status).toBe(503)
    const calls = answerAsProvider(provider, { [CONTACT]: STORED })
    expect((await post(contact, { ...enquiry(), key: KEY })).status).toBe(200)
    expect(calls[0]?.headers['idempotency-key']).toBe(failing[0]?.headers['idempotency-key'])
  })
})

describe('what goes wrong', () => {
  test('nothing is sent that is not complete, and each field has its message', async () => {
    const calls = answerAsProvider(provider, {})
    const answer = await post(contact, { type: 'feedback', phone: 7 })
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({
      reason: 'invalid',
      message: null,
      errors: {
        name: 'Full Name is required',
        phone: 'Phone Number is required',
        email: 'Email is required',
        course: 'Course is required',
        message: 'Message is required',
      },
    })
    const kannada = await post(counselling, { ...request('mentor'), lang: 'kn', role: 'Teacher' })
    expect(kannada.body).toMatchObject({ errors: { role: 'ನೀವು ಯಾರೆಂದು ಆಯ್ಕೆ ಮಾಡಿ' } })
    expect(calls).toEqual([])
  })

  test.each([undefined, 'enquiry', 7])('a counselling request of type %j is none', async (type) => {
    const calls = answerAsProvider(provider, { [COUNSELLING]: STORED })
    expect((await post(counselling, { ...request('career'), type })).status).toBe(422)
    expect(calls).toEqual([])
  })

  test('the provider’s own 422: by field, the specification’s texts in the language of the page', async () => {
    const errors = { email: ['Enter a valid email address', 'x'], course: ['We teach no such thing'], type: ['?'] }
    answerAsProvider(provider, { [CONTACT]: { status: 422, body: { message: 'No', errors } } })
    const answer = await post(contact, { ...enquiry(), lang: 'kn' })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      errors: { email: 'ಸರಿಯಾದ ಇಮೇಲ್ ವಿಳಾಸ ನಮೂದಿಸಿ', course: 'We teach no such thing' },
    })
  })

  test('too many for the provider: 429 with Retry-After', async () => {
    answerAsProvider(provider, { [CONTACT]: { status: 429, headers: { 'retry-after': '61' } } })
    const answer = await post(contact, enquiry())
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '61'])
    expect(answer.body).toEqual({ reason: 'limited', message: null, retryAfter: 61 })
  })

  test('too many for us: 429 with Retry-After, and nothing is sent', async () => {
    const calls = answerAsProvider(provider, { [CONTACT]: STORED })
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 0 }))
    const answer = await post(contact, enquiry(), { headers: { 'x-visitor-address': '192.0.2.99' } })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.body).toMatchObject({ reason: 'limited', retryAfter: expect.any(Number) })
    expect(calls).toEqual([])
  })

  test.each([
    ['500', { status: 500 }],
    ['422 without a field of ours', { status: 422, body: { errors: { other: ['x'] } } }],
    ['403', { status: 403, body: { message: 'No' } }],
    ['a page of a proxy', { status: 200, body: '<!doctype html>' }],
    ['a broken answer', { status: 201, body: '{"message": "Form sub' }],
  ])('%s is a failure that can be tried again', async (_, reply) => {
    answerAsProvider(provider, { [CONTACT]: reply })
    const answer = await post(contact, { ...enquiry(), message: `${message()} ${JSON.stringify(reply)}` })
    expect([answer.status, answer.body]).toEqual([503, { reason: 'away', message: null }])
  })

  test.each([
    ['resets', (socket: { resetAndDestroy: () => void }) => socket.resetAndDestroy()],
    ['never answers', () => {}],
  ])('a provider that %s', async (name, fail) => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 100 }))
    provider.answer((incoming) => fail(incoming.socket))
    expect((await post(contact, { ...enquiry(), course: name })).status).toBe(503)
  })

  test('a session that is over costs nobody a request: it goes without, and the cookies with it', async () => {
    const tokens: unknown[] = []
    provider.answer((incoming, response) => {
      tokens.push(incoming.headers.authorization)
      incoming.resume()
      response.writeHead(incoming.headers.authorization === undefined ? 201 : 401).end('{"message":"x"}')
    })
    const cookies = { session: 'old-token', 'signed-in': '1' }
    const { status, answer } = await post(contact, enquiry(), { cookies })
    expect([status, tokens]).toEqual([200, ['Bearer old-token', undefined]])
    expect(cookiesAfter(answer, cookies)).toEqual({})
  })
})

describe('without JavaScript', () => {
  /** A browser that posts a form and keeps cookies. */
  async function submit(handler: Handler, form: Record<string, string>, jar: Record<string, string> = {}) {
    const data = new FormData()
    for (const [name, value] of Object.entries(form)) data.set(name, value)
    const answer = await handler(bffRequest('/api/x', { body: data, cookies: jar }))
    expect(await answer.text()).toBe('')
    const after = cookiesAfter(answer, jar)
    const reply = await enquiryReply.find({
      get: (name) => (after[name] === undefined ? undefined : { value: after[name] }),
    })
    return { status: answer.status, location: answer.headers.get('location'), reply, jar: after }
  }

  test.each([
    ['/reply/contact', contact, () => enquiry()],
    ['/reply/counselling', counselling, () => request('career')],
    ['/reply/mentoring', counselling, () => request('mentor')],
  ])('%s confirms, and keeps nothing personal', async (location, handler, form) => {
    answerAsProvider(provider, { [CONTACT]: STORED, [COUNSELLING]: STORED })
    const answer = await submit(handler, form())
    expect(answer).toMatchObject({ status: 303, location })
    expect(answer.reply).toMatchObject({ failure: null, typed: {} })
    const kannada = await submit(handler, { ...form(), lang: 'kn' })
    expect(kannada.location).toBe(`/kn${location}`)
  })

  test('what is wrong comes back with everything that was typed, as it was typed', async () => {
    const form = { ...enquiry(), phone: '98800', name: '' }
    const { status, location, reply } = await submit(contact, form)
    expect([status, location]).toEqual([303, '/reply/contact'])
    expect(reply).toMatchObject({
      form: 'contact',
      type: 'enquiry',
      source: '/contact',
      failure: {
        reason: 'invalid',
        errors: { name: 'Full Name is required', phone: 'Enter a valid 10-digit phone number' },
      },
      typed: { name: '', phone: '98800', email: PERSON.email, course: 'Civil', message: message() },
    })
  })

  test('a message of 64 KB that does not compress is kept, too', async () => {
    const long = Array.from({ length: 19_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7_919 + (index % 97) * 331) % 20_000)),
    ).join('')
    const { reply, jar } = await submit(contact, { ...enquiry(), message: long })
    expect(reply?.typed.message).toBe(long)
    expect(reply?.failure).toMatchObject({ errors: { message: 'Message must not exceed 5,000 characters' } })
    expect(Object.values(jar).join('').length).toBeLessThan(100)
  })

  test('a message that no cookie holds is kept before the answer goes, however long the store takes', async () => {
    const KEY_OF_STORE = Symbol.for('shared-store')
    const shared: typeof globalThis & { [KEY_OF_STORE]?: object } = globalThis
    const ask = async () => new Promise((resolve) => setTimeout(() => resolve('away'), 50))
    shared[KEY_OF_STORE] = { ask }
    const environment = { ...environmentWith(provider.url), redisUrl: 'redis://127.0.0.1:1' }
    jest.mocked(getEnvironment).mockReturnValue(environment)
    const long = Array.from({ length: 6_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000))).join(
      '',
    )
    const { reply } = await submit(contact, { ...enquiry(), message: long })
    delete shared[KEY_OF_STORE]
    expect(reply?.typed.message).toBe(long)
  })

  test('a character that cannot be used is taken out, and said at its field; the rest stands', async () => {
    const { reply } = await submit(contact, { ...enquiry(), message: 'one\u000btwo' })
    expect(reply).toMatchObject({
      failure: { reason: 'invalid', errors: { message: 'This contains a character that cannot be used' } },
      typed: { message: 'onetwo', name: PERSON.name },
    })
  })

  test('a double post of the first is one, though it has no key', async () => {
    const calls = answerAsProvider(provider, { [CONTACT]: STORED })
    const [first, second] = await Promise.all([submit(contact, enquiry()), submit(contact, enquiry())])
    const third = await submit(contact, enquiry())
    for (const each of [first, second, third]) expect(each?.reply?.failure).toBeNull()
    expect(calls).toHaveLength(1)
  })

  test('after a failure the text is kept, and the retry has the same key, however late', async () => {
    const failing = answerAsProvider(provider, {})
    const { reply, jar } = await submit(contact, enquiry())
    expect(reply).toMatchObject({ failure: { reason: 'away' }, typed: { message: message() } })
    const calls = answerAsProvider(provider, { [CONTACT]: STORED })
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 60 * 60 * 1000)
    const again = await submit(contact, { ...enquiry(), since: String(reply?.since) }, jar)
    jest.mocked(Date.now).mockRestore()
    expect(again.reply?.failure).toBeNull()
    expect(calls[0]?.headers['idempotency-key']).toBe(failing[0]?.headers['idempotency-key'])
  })

  test('too many: the text is kept, and when to try again', async () => {
    answerAsProvider(provider, { [CONTACT]: { status: 429, headers: { 'retry-after': '120' } } })
    const { status, reply } = await submit(contact, enquiry())
    expect(status).toBe(303)
    expect(reply).toMatchObject({ failure: { reason: 'limited', retryAfter: 120 }, typed: { message: message() } })
  })

  test('too many from one address: the same', async () => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 0 }))
    const { reply } = await submit(contact, enquiry())
    expect(reply).toMatchObject({ failure: { reason: 'limited' }, typed: { message: message() } })
  })

  test('nothing personal stands in an address, or in a cookie that could be read', async () => {
    const { location, jar } = await submit(contact, { ...enquiry(), phone: '1' })
    expect(location).toBe('/reply/contact')
    const kept = Object.values(jar).join('')
    for (const secret of ['Asha', 'asha@example.org', 'Civil']) {
      expect(kept).not.toContain(secret)
      expect(Buffer.from(kept, 'base64url').toString('latin1')).not.toContain(secret)
    }
  })
})
