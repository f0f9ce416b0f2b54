/** @jest-environment node */
import { GET, POST } from '@/app/api/profile/route'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/lib/testing/bff'
import { environmentWith } from '@/lib/testing/environment'
import { type StubServer, startStubServer } from '@/lib/testing/stub-server'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const READ = 'GET /profile'
const UPDATE = 'POST /profile/update'
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
  image: '/media/uploads/a.webp',
  plan: null,
  subscriptions: [],
}
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
function change(fields: Record<string, string | File>, jar: Record<string, string> = cookies) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return POST(bffRequest('/api/profile', { body: form, cookies: jar }))
}

test('gives the profile, with its picture under our own origin, and no cache keeps it', async () => {
  const calls = answerAsProvider(provider, { [READ]: { body: { data: PROFILE } } })
  const answer = await read()
  expect([answer.status, await answer.json()]).toEqual([200, READ_PROFILE])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer the-token', 'x-forwarded-for': '127.0.0.1' })
})

test('without a session nobody is asked', async () => {
  const calls = answerAsProvider(provider, {})
  for (const answer of [await read({}), await change({ firstName: 'A' }, {})]) {
    expect([answer.status, await answer.json()]).toEqual([401, { reason: 'signed-out' }])
  }
  expect(calls).toEqual([])
})

test('Logout and any 401 from the provider clear it: also on these calls', async () => {
  answerAsProvider(provider, { [READ]: { status: 401 }, [UPDATE]: { status: 401 } })
  for (const answer of [await read(), await change({ firstName: 'A' })]) {
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
  const answer = await change({ firstName: ' Asha ', lastName: 'Rao', email: 'a@b.in', phone: '9845012345', image })
  expect([answer.status, await answer.json()]).toEqual([200, READ_PROFILE])
  const { body = '', headers } = calls[0] ?? {}
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  for (const part of ['name="first_name"\r\n\r\nAsha\r\n', 'name="last_name"', 'name="email"', 'name="phone"']) {
    expect(body).toContain(part)
  }
  expect(body).toContain('name="image"; filename="picture.png"\r\nContent-Type: image/png')
  expect(body).not.toContain('holiday')
})

test('a provider that answers a change with its message alone is asked for the profile', async () => {
  answerAsProvider(provider, { [UPDATE]: { body: { message: 'ok' } }, [READ]: { body: { data: PROFILE } } })
  expect(await (await change({ firstName: 'Asha' })).json()).toEqual(READ_PROFILE)
})

test('a file field that was left empty is no picture', async () => {
  const calls = answerAsProvider(provider, { [UPDATE]: { body: { data: PROFILE } } })
  const body =
    '--b\r\nContent-Disposition: form-data; name="image"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n'
  const asBrowsersSendIt = bffRequest('/api/profile', { body, type: 'multipart/form-data; boundary=b', cookies })
  expect((await POST(asBrowsersSendIt)).status).toBe(200)
  expect((await change({ firstName: 'A', image: new File([], '') })).status).toBe(200)
  expect(calls).toHaveLength(2)
  for (const call of calls) expect(call.body).not.toContain('image')
})

test.each([
  ['a web page that calls itself a picture', new File(['<script>'], 'a.png', { type: 'image/png' }), 422],
  ['an SVG', new File(['<svg xmlns="x">'], 'a.svg', { type: 'image/svg+xml' }), 422],
  ['a GIF', new File(['GIF89a'], 'a.gif'), 422],
  ['a text in its place', 'a.png', 422],
  ['a picture over 5 MB', new File([PNG, new Uint8Array(5 * 1024 * 1024)], 'a.png'), 413],
])('%s is refused here', async (_, image, status) => {
  const calls = answerAsProvider(provider, {})
  const answer = await change({ firstName: 'A', image })
  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ field: 'image' })])
  expect(calls).toEqual([])
})

test('a text that is too long is refused here', async () => {
  const answer = await change({ firstName: 'x'.repeat(201) })
  expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ field: 'firstName' })])
})

test('what the provider says of single fields comes under our names of them', async () => {
  const body = { message: 'Not valid', errors: { first_name: ['Too short'], email: ['Taken', 'Odd'] } }
  answerAsProvider(provider, { [UPDATE]: { status: 422, body } })
  const answer = await change({ firstName: 'A' })
  expect([answer.status, await answer.json()]).toEqual([
    422,
    {
      reason: 'refused',
      message: 'Not valid',
      field: null,
      errors: { firstName: 'Too short', email: 'Taken' },
      retryAfter: null,
    },
  ])
})
