import { getMessages } from '@/lib/messages/catalogue'
import { NextRequest } from 'next/server'
import { GET, POST } from '@/app/api/profile/route'
import { profileReply } from '@/lib/bff/replies'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider, bffRequest, cookiesAfter, SITE } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const READ = 'GET /profile'
const UPDATE = 'POST /profile/update'
const WHO = 'GET /auth/user'
const cookies = { session: 'the-token', 'signed-in': '1' }
const PROFILE = {
  id: 7,
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'a@b.in',
  phone: 9845012345,
  image_url: '/uploads/a.webp',
}
const READ_PROFILE = {
  id: '7',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'a@b.in',
  phone: '9845012345',
  image: '/avatars/uploads/a.webp',
  plan: null,
  subscriptions: [],
}
const TYPED = { first_name: ' Asha ', last_name: 'Rao', email: 'a@b.in', phone: '9845012345' }
const PNG = Buffer.from('\x89PNG\r\n\x1A\n rest', 'latin1')

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

const read = (jar: Record<string, string> = cookies) => GET(bffRequest('/api/profile', { method: 'GET', cookies: jar }))
const SCRIPT = { accept: 'application/json' }
const BROWSER = { accept: 'text/html,*/*;q=0.8' }
function change(
  fields: Record<string, string | File>,
  jar: Record<string, string> = cookies,
  headers: Record<string, string> = SCRIPT,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return POST(bffRequest('/api/profile', { body: form, cookies: jar, headers }))
}
const replyIn = (jar: Record<string, string>) =>
  profileReply.find({ get: (name) => (jar[name] === undefined ? undefined : { value: jar[name] }) })

test('gives the profile, with its picture under our own origin, and no cache keeps it', async () => {
  const calls = answerAsProvider(provider, { [READ]: { body: { data: PROFILE } } })
  const answer = await read()
  expect([answer.status, await answer.json()]).toEqual([200, READ_PROFILE])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer the-token', 'x-forwarded-for': '127.0.0.1' })
})

test('without a session nobody is asked', async () => {
  const calls = answerAsProvider(provider, {})
  for (const answer of [await read({}), await change(TYPED, {})]) {
    expect([answer.status, await answer.json()]).toEqual([401, { reason: 'signed-out' }])
  }
  expect(calls).toEqual([])
})

test('Logout and any 401 from the provider clear it: also on these calls', async () => {
  answerAsProvider(provider, { [READ]: { status: 401 }, [UPDATE]: { status: 401 } })
  for (const answer of [await read(), await change(TYPED)]) {
    expect([answer.status, await answer.json()]).toEqual([401, { reason: 'signed-out' }])
    expect(cookiesAfter(answer, cookies)).toEqual({})
  }
})

test.each([
  ['fails', { status: 500 }],
  ['gives nothing to read', { body: 'x' }],
])('a provider that %s is 503, and the session stays', async (_, reply) => {
  answerAsProvider(provider, { [READ]: reply })
  const answer = await read()
  expect(answer.status).toBe(503)
  expect(cookiesAfter(answer, cookies)).toEqual(cookies)
})

test('a change goes on as the contract says, with the client’s own boundary and no name of the file', async () => {
  const calls = answerAsProvider(provider, { [UPDATE]: { body: { message: 'ok', data: PROFILE } } })
  const image = new File([PNG], 'me on holiday.exe', { type: 'text/html' })
  const answer = await change({ ...TYPED, image })
  expect([answer.status, await answer.json()]).toEqual([200, READ_PROFILE])
  const { body = '', headers } = calls[0] ?? {}
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  for (const part of [
    'name="first_name"\r\n\r\nAsha\r\n',
    'name="last_name"\r\n\r\nRao\r\n',
    'name="email"\r\n\r\na@b.in\r\n',
    'name="phone"\r\n\r\n9845012345\r\n',
  ]) {
    expect(body).toContain(part)
  }
  expect(body).toContain('name="image"; filename="picture.png"\r\nContent-Type: image/png')
  expect(body).not.toContain('holiday')
})

test('a provider that answers a change with its message alone is asked for the profile', async () => {
  answerAsProvider(provider, { [UPDATE]: { body: { message: 'ok' } }, [READ]: { body: { data: PROFILE } } })
  expect(await (await change(TYPED)).json()).toEqual(READ_PROFILE)
})

test('a file field that was left empty is no picture', async () => {
  const calls = answerAsProvider(provider, { [UPDATE]: { body: { data: PROFILE } } })
  const fields = Object.entries(TYPED).map(
    ([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file =
    '--edge\r\nContent-Disposition: form-data; name="image"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--edge--\r\n'
  const content = { body: fields.join('') + file, type: 'multipart/form-data; boundary=edge', cookies, headers: SCRIPT }
  expect((await POST(bffRequest('/api/profile', content))).status).toBe(200)
  expect((await change({ ...TYPED, image: new File([], '') })).status).toBe(200)
  expect(calls).toHaveLength(2)
  for (const call of calls) expect(call.body).not.toContain('image')
})

const WRONG_TYPE = 'The picture must be a JPEG, PNG or WebP'
test.each([
  ['a web page that calls itself a picture', new File(['<script>'], 'a.png', { type: 'image/png' }), 422, WRONG_TYPE],
  ['an SVG', new File(['<svg xmlns="x">'], 'a.svg', { type: 'image/svg+xml' }), 422, WRONG_TYPE],
  ['a GIF', new File(['GIF89a'], 'a.gif'), 422, WRONG_TYPE],
  ['a text in its place', 'a.png', 422, WRONG_TYPE],
  [
    'a picture over 5 MB',
    new File([PNG, new Uint8Array(5 * 1024 * 1024)], 'a.png'),
    413,
    'The picture must not exceed 5 MB',
  ],
])('%s is refused here', async (_, image, status, message) => {
  const calls = answerAsProvider(provider, { [WHO]: { body: { data: { id: 7 } } } })
  const answer = await change({ ...TYPED, image })
  expect([answer.status, await answer.json()]).toEqual([status, { reason: 'invalid', field: 'image', message }])
  expect(calls.filter(({ call }) => call !== WHO)).toEqual([])
})

test.each([
  [{ first_name: ' ', last_name: '', email: '' }, 'first_name', 'First name is required'],
  [{ last_name: '', email: '' }, 'last_name', 'Last name is required'],
  [{ email: ' ' }, 'email', 'Email is required'],
  [{ email: 'asha @b.in' }, 'email', 'Please enter a valid email address'],
  [{ email: 'asha@GMIAL.com' }, 'email', 'Did you mean "gmail.com"?'],
])(
  'what is wrong is found in the order of the specification, and nobody is asked: %j',
  async (typed, field, message) => {
    const calls = answerAsProvider(provider, {})
    const answer = await change({ ...TYPED, ...typed })
    expect([answer.status, await answer.json()]).toEqual([422, { reason: 'invalid', field, message }])
    expect(calls).toEqual([])
  },
)

test.each([
  ['error_message first', { message: 'no', error_message: 'Not allowed' }, 422, null, 'Not allowed'],
  ['else message', { message: 'No, thank you' }, 400, null, 'No, thank you'],
  ['else our own', {}, 400, null, 'Failed to update profile'],
  ['what belongs to a field', { message: 'x', errors: { email: ['Taken', 'Odd'] } }, 422, 'email', 'Taken'],
  ['a failure with words', { message: 'Closed for repairs' }, 503, null, 'Closed for repairs'],
])('what the provider says of a failure is shown: %s', async (_, body, status, field, message) => {
  answerAsProvider(provider, { [UPDATE]: { status, body } })
  const answer = await change(TYPED)
  expect(await answer.json()).toMatchObject({ field, message })
  expect(answer.status).toBe(status < 500 ? 422 : 503)
  expect(cookiesAfter(answer, cookies)).toEqual(cookies)
})

test.each([
  ['its message', { message: 'Not allowed' }],
  ['what belongs to a field', { errors: { email: ['Taken'] } }],
])('on a page of another language what the provider says gives way to our own: %s', async (_, body) => {
  answerAsProvider(provider, { [UPDATE]: { status: 422, body } })
  const answer = await change({ ...TYPED, lang: 'kn' })
  expect(await answer.json()).toMatchObject({ message: getMessages('kn').account.saveFailed })
})

test('too many changes: 429, and when to try again', async () => {
  answerAsProvider(provider, { [UPDATE]: { status: 429, headers: { 'retry-after': '90' } } })
  const answer = await change({ ...TYPED, lang: 'en' })
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    429,
    '90',
    { reason: 'limited', field: null, message: 'Too many requests. Please try again in 2 minutes.' },
  ])
})

describe('a form without JavaScript', () => {
  const post = (fields: Record<string, string | File>, jar = cookies as Record<string, string>) =>
    change({ ...fields, lang: 'kn' }, jar, BROWSER)
  const location = '/kn/settings?tab=profile'

  test('leads back to the settings, which say that it is saved', async () => {
    answerAsProvider(provider, { [UPDATE]: { body: { data: PROFILE } } })
    const answer = await post(TYPED)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
    expect(await replyIn(cookiesAfter(answer, cookies))).toEqual({ typed: {}, failure: null })
  })

  test('or what is wrong, with everything that was typed', async () => {
    answerAsProvider(provider, {})
    const answer = await post({ ...TYPED, email: 'asha@' })
    expect(answer.headers.get('location')).toBe(location)
    expect(await replyIn(cookiesAfter(answer, cookies))).toEqual({
      typed: { first_name: ' Asha ', last_name: 'Rao', email: 'asha@' },
      failure: { reason: 'invalid', field: 'email', message: 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಇಮೇಲ್ ವಿಳಾಸ ನಮೂದಿಸಿ' },
    })
  })

  test('or to sign in; what was typed is an account’s, and whoever signs in may have another', async () => {
    answerAsProvider(provider, { [UPDATE]: { status: 401 } })
    const answer = await post(TYPED)
    expect(answer.headers.get('location')).toBe('/kn/login?return=%2Fkn%2Fsettings%3Ftab%3Dprofile')
    expect(cookiesAfter(answer, cookies)).toEqual({})
  })

  test('a picture that is far too large leads back, too, and is not read', async () => {
    answerAsProvider(provider, { [WHO]: { body: { data: { id: 7 } } } })
    const image = new File([new Uint8Array(6_000_000)], 'a.png')
    const large = await post({ ...TYPED, image })
    expect(await replyIn(cookiesAfter(large, cookies))).toMatchObject({ failure: { field: 'image' } })
    const signedOut = await post({ ...TYPED, image }, {})
    expect(signedOut.headers.get('location')).toBe('/login?return=%2Fsettings%3Ftab%3Dprofile')
  })
})

describe('a body larger than text is read only once the provider knows whose session it is', () => {
  const TYPE = 'multipart/form-data; boundary=b'
  /** 5 MB that tell how much of them was read. */
  function largeBody() {
    const read = { bytes: 0 }
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read.bytes += 16_384
          if (read.bytes > 5_200_000) controller.close()
          else controller.enqueue(new Uint8Array(16_384).fill(97))
        },
      },
      { highWaterMark: 0 },
    )
    return { read, body }
  }
  const post = (body: BodyInit, headers: Record<string, string>) => {
    const all = { ...headers, origin: SITE, 'content-type': TYPE, cookie: 'session=x' }
    return POST(new NextRequest(`${SITE}/api/profile`, { method: 'POST', headers: all, body, duplex: 'half' }))
  }
  const LENGTHS: [string, Record<string, string>, number][] = [
    ['that says its length', { 'content-length': '5200000' }, 0],
    ['that does not', {}, 5 * 16_384],
  ]

  test.each(LENGTHS)('one %s, with any text as a session: 401, unread', async (_, length, most) => {
    const calls = answerAsProvider(provider, { [WHO]: { status: 401 } })
    const { read, body } = largeBody()
    const answer = await post(body, { ...SCRIPT, ...length })
    expect([answer.status, await answer.json()]).toEqual([401, { reason: 'signed-out' }])
    expect(calls.map(({ call }) => call)).toEqual([WHO])
    expect(read.bytes).toBeLessThanOrEqual(most)
    expect(cookiesAfter(answer, { session: 'x' })).toEqual({})
  })

  test.each(LENGTHS)('one %s, of a form without JavaScript: to signing in, in its language', async (_, length) => {
    answerAsProvider(provider, { [WHO]: { status: 401 } })
    const answer = await post(largeBody().body, { ...BROWSER, ...length, referer: `${SITE}/kn/settings` })
    expect(answer.headers.get('location')).toBe('/kn/login?return=%2Fkn%2Fsettings%3Ftab%3Dprofile')
  })

  test('of a form that was not read the settings show what is stored, not empty fields', async () => {
    answerAsProvider(provider, {})
    const answer = await post(largeBody().body, { ...BROWSER, referer: `${SITE}/settings` })
    expect(answer.headers.get('location')).toBe('/settings?tab=profile')
    const failure = { reason: 'away', field: null, message: 'Failed to update profile' }
    expect(await replyIn(cookiesAfter(answer, { session: 'x' }))).toEqual({ typed: {}, failure })
  })

  test.each([
    ['a picture that is far too large', { [WHO]: { body: { data: { id: 7 } } } }],
    ['a provider that is away', {}],
  ])('of a form without JavaScript that is refused unread, what was typed stays: %s', async (_, replies) => {
    answerAsProvider(provider, replies)
    const part = (head: string, content: string) =>
      `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
    const typed = { first_name: 'Usha', last_name: 'Rao', email: 'usha@rao.in' }
    const texts = Object.entries({ lang: 'kn', ...typed }).map(([name, text]) => part(`name="${name}"`, text))
    const body = `${texts.join('')}${part('name="image"; filename="a.png"', 'x'.repeat(6_000_000))}--b--\r\n`
    const answer = await post(body, { ...BROWSER, 'content-length': String(body.length) })
    expect(answer.headers.get('location')).toBe('/kn/settings?tab=profile')
    expect(await replyIn(cookiesAfter(answer, { session: 'x' }))).toMatchObject({ typed })
  })

  test.each(LENGTHS)('one %s, while the provider is away: 503, and the session stays', async (_, length, most) => {
    answerAsProvider(provider, {})
    const { read, body } = largeBody()
    const answer = await post(body, { ...SCRIPT, ...length })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ reason: 'away', message: 'Failed to update profile' })
    expect(read.bytes).toBeLessThanOrEqual(most)
    expect(cookiesAfter(answer, { session: 'x' })).toEqual({ session: 'x' })
  })
})
