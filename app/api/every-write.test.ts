import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NextRequest, type NextResponse } from 'next/server'
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { keysOf } from '@/lib/contract/keys-of'
import { getEnvironment } from '@/lib/server/env'
import { bffRequest, SITE } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), connection: jest.fn() }))
jest.mock('next/cache', () => ({ revalidateTag: jest.fn(), unstable_cache: jest.fn() }))
// HarfBuzz is a module that waits while it is loaded, which jest cannot compile; it writes nothing.
jest.mock('@/lib/drawing/glyphs', () => ({}))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE']
/** Its caller is no browser: a bearer secret stands in the place of the origin. Tested in lib/server/cache/revalidate.test.ts. */
const BY_SECRET = 'app/api/revalidate/route.ts'
/**
 * Their callers come from another site by nature: a gateway's page, and a gateway's server. They read no
 * cookie and change nothing; the provider believes a signature alone (docs/adr/0033-payments.md). Tested
 * in app/api/payments.test.ts.
 */
const BY_SIGNATURE = ['message', 'return'].map((path) => `app/api/payments/[gateway]/${path}/route.ts`)

type Handler = (request: NextRequest, context: { params: Promise<object> }) => Promise<NextResponse>
type Write = { file: string; method: string; handler: Handler }

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((path) => join('app', path))
  .filter((path) => path.endsWith('route.ts') || path.endsWith('route.tsx'))
  .sort()

function writesOf(file: string): Write[] {
  const route = jest.requireActual<Record<string, Handler | undefined>>(`@/${file.replace(/\.tsx?$/, '')}`)
  return WRITING.flatMap((method) => {
    const handler = route[method]
    return handler === undefined ? [] : [{ file, method, handler }]
  })
}

/** One route of many posts: each is attacked. */
const OF_DESK = 'app/desk/do/[post]/route.ts'
const eachPost = (write: Write): Write[] =>
  keysOf(DESK_FORMS).map((post) => ({
    ...{ file: write.file.replace('[post]', post), method: write.method },
    handler: (request) => write.handler(request, { params: Promise.resolve({ post }) }),
  }))

const writes = files.flatMap(writesOf).flatMap((write) => (write.file === OF_DESK ? eachPost(write) : [write]))
const guarded = writes.filter(({ file }) => file !== BY_SECRET && !BY_SIGNATURE.includes(file))
const names = guarded.map((write) => [`${write.method} ${write.file}`, write] as const)

let provider: StubServer
let asked = 0
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  asked = 0
  provider.answer((_, response) => {
    asked += 1
    response.end('{"message":"Suceesfully Completed"}')
  })
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

test('the routes that change something are found', () => {
  expect(writes.map(({ file, method }) => `${method} ${file}`)).toEqual(
    expect.arrayContaining([
      'POST app/api/logout/route.ts',
      'POST app/api/otp/send/route.ts',
      'POST app/api/otp/verify/route.ts',
      'POST app/api/profile/route.ts',
      'POST app/api/register/route.ts',
      'POST app/api/pay/route.ts',
      ...BY_SIGNATURE.map((file) => `POST ${file}`),
      `POST ${BY_SECRET}`,
      'POST app/desk/do/plan-add/route.ts',
    ]),
  )
})

/** What would be a good post, with everything that any of the routes needs. */
const GOOD = { phone: '9845012345', purpose: 'login', otp: '123456', firstName: 'Asha', lastName: 'Rao', terms: true }
const signedIn = { cookies: { session: 'a-token' } }

describe('Every state-changing route of the BFF refuses a cross-site Origin or Sec-Fetch-Site', () => {
  const FOREIGN: Record<string, Record<string, string | null>> = {
    'an Origin of another site': { origin: 'https://evil.example' },
    'an Origin that begins like ours': { origin: `${SITE}.evil.example` },
    'our host by another scheme': { origin: SITE.replace('http:', 'https:') },
    'our host at another port': { origin: 'http://localhost:3001' },
    'the Origin of a sandbox': { origin: 'null' },
    'Sec-Fetch-Site: cross-site': { 'sec-fetch-site': 'cross-site' },
    'Sec-Fetch-Site: same-site': { 'sec-fetch-site': 'same-site' },
    'Sec-Fetch-Site: none': { 'sec-fetch-site': 'none' },
    'Sec-Fetch-Site: cross-site, with an Origin that lies': { origin: SITE, 'sec-fetch-site': 'cross-site' },
    'neither header': { origin: null },
    'neither header, but a Referer of ours': { origin: null, referer: `${SITE}/login` },
  }
  const attacks = names.flatMap(([name, write]) =>
    Object.entries(FOREIGN).map(([attack, headers]) => [name, attack, write, headers] as const),
  )

  test.each(attacks)('%s: %s', async (_, __, { method, handler }, headers) => {
    for (const content of [{ json: GOOD }, { form: { ...GOOD, terms: 'on', form: 'login' } }, {}]) {
      const answer = await handler(bffRequest('/api/x', { ...content, ...signedIn, method, headers }), context)
      expect(answer.status).toBe(403)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(asked).toBe(0)
  })
})

const context = { params: Promise.resolve({}) }

describe('every state-changing route refuses a body that it cannot take, and asks the provider nothing', () => {
  const BODIES: Record<string, [number, Parameters<typeof bffRequest>[1]]> = {
    'text/plain, as a form of another site may send': [415, { body: JSON.stringify(GOOD), type: 'text/plain' }],
    'no type': [415, { body: new TextEncoder().encode(JSON.stringify(GOOD)) }],
    XML: [415, { body: '<a/>', type: 'application/xml' }],
    'a type that begins like JSON': [415, { body: '{}', type: 'application/jsonx' }],
    'what is no JSON': [400, { body: '{"phone": 9845', type: 'application/json' }],
    'JSON that is a list': [400, { json: [GOOD] }],
    'JSON that is a text': [400, { json: 'phone' }],
    'JSON that is no UTF-8': [400, { body: Buffer.from('{"phone":"\xff"}', 'latin1'), type: 'application/json' }],
    'a multipart form without its boundary': [400, { body: 'x', type: 'multipart/form-data' }],
    'a multipart form that breaks off': [
      400,
      { body: '--b\r\nContent-Disposition: form-data', type: 'multipart/form-data; boundary=b' },
    ],
    'control characters': [422, { json: { ...GOOD, phone: '98450\u000012345', firstName: 'A\u0007' } }],
    'half a character': [422, { json: { ...GOOD, firstName: '\ud800' } }],
    'more than 5 MB and 64 KB': [413, { json: { ...GOOD, more: 'x'.repeat(5_400_000) } }],
  }
  const attacks = names.flatMap(([name, write]) =>
    Object.entries(BODIES).map(([attack, [status, content]]) => [name, attack, write, status, content] as const),
  )

  test.each(attacks)('%s: %s', async (_, __, { method, handler }, status, content) => {
    const answer = await handler(bffRequest('/api/x', { ...content, ...signedIn, method }), context)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(asked).toBe(0)
  })

  test.each(names)('%s stops reading a body without a length when it is too long', async (_, { method, handler }) => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(100_000).fill(32))
      },
    })
    const request = new NextRequest(`${SITE}/api/x`, {
      method,
      headers: { origin: SITE, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    })
    expect((await handler(request, context)).status).toBe(413)
    expect(pulled).toBeLessThan(70)
    expect(asked).toBe(0)
  })
})

test.each(names)('%s is limited by address, and says when to try again', async (name, { method, handler }) => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 0 }))
  const headers = { 'x-visitor-address': `192.0.2.${names.findIndex(([other]) => other === name)}` }
  const answer = await handler(bffRequest('/api/x', { json: GOOD, method, headers }), context)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(asked).toBe(0)
})

/** The desk is another place; to a profile, which may have a picture, a page of its own says it. */
const ofVisitors = names.filter(([name]) => !name.includes('/desk/') && !name.includes('/profile/'))

test.each(ofVisitors)(
  '%s: a form of too much text is answered with a page in its language that leads back to it',
  async (_, { method, handler }) => {
    const send = (accept: string) =>
      handler(
        bffRequest('/api/x', {
          form: { more: 'x'.repeat(70_000) },
          ...{ method, headers: { accept, referer: `${SITE}/kn/contact` } },
        }),
        context,
      )
    const answer = await send('text/html,*/*;q=0.8')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([413, 'no-store'])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('<h1>ಕಳುಹಿಸಲು ಇದು ತುಂಬಾ ಉದ್ದವಾಗಿದೆ</h1><p>ಏನನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ.')
    expect((await send('application/json')).headers.get('content-type')).toBe('application/json')
    expect(asked).toBe(0)
  },
)

describe('every post of a page of ours counts, before it is read', () => {
  /** So many addresses as tests: none has written before. */
  let next = 0
  const from = () => ({ 'x-visitor-address': `2001:db8:${(next += 1).toString(16)}::1` })

  const WRONG: Record<string, Parameters<typeof bffRequest>[1]> = {
    400: { body: '[]', type: 'application/json' },
    413: { json: { more: 'x'.repeat(70_000) } },
    415: { body: '<a/>', type: 'application/xml' },
    422: { json: { ...GOOD, phone: '98450\u000012345' } },
  }
  const attempts = names.flatMap(([name, write]) =>
    Object.entries(WRONG).map(([status, content]) => [name, Number(status), write, content] as const),
  )

  test.each(attempts)('%s: one that is answered with %d', async (_, status, { method, handler }, content) => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 1 }))
    const headers = from()
    const post = () => handler(bffRequest('/api/x', { ...content, method, headers }), context)
    expect((await post()).status).toBe(status)
    const second = await post()
    expect([second.status, second.headers.get('cache-control')]).toEqual([429, 'no-store'])
  })

  test.each(names)('%s: but none of another site, which could use up what a visitor has', async (_, write) => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 1 }))
    const headers = from()
    for (let count = 0; count < 3; count += 1) {
      const foreign = { ...headers, origin: 'https://evil.example' }
      const request = bffRequest('/api/x', { json: GOOD, method: write.method, headers: foreign })
      expect((await write.handler(request, context)).status).toBe(403)
    }
    const own = await write.handler(bffRequest('/api/x', { json: {}, method: write.method, headers }), context)
    expect(own.status).not.toBe(429)
  })

  /** A body without a length, of which it is known how much was read. */
  function endless(type: string, method: string, headers: Record<string, string>) {
    const read = { bytes: 0 }
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read.bytes += 16_384
          controller.enqueue(new Uint8Array(16_384).fill(97))
        },
      },
      { highWaterMark: 0 },
    )
    const all = { origin: SITE, 'content-type': type, cookie: 'session=a-token', ...headers }
    return { read, request: new NextRequest(`${SITE}/api/x`, { method, headers: all, body, duplex: 'half' }) }
  }
  const UNREAD: [string, number][] = [
    ['application/json', 0],
    ['application/xml', 0],
    ['application/x-www-form-urlencoded', 5 * 16_384],
    ['multipart/form-data; boundary=b', 5 * 16_384],
  ]
  const tooMany = names.flatMap(([name, write]) => UNREAD.map(([type, most]) => [name, type, most, write] as const))

  test.each(tooMany)('%s, one too many, %s: at most %d bytes of it are read', async (_, type, most, write) => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 0 }))
    const { read, request } = endless(type, write.method, from())
    const answer = await write.handler(request, context)
    expect(read.bytes).toBeLessThanOrEqual(most)
    // A form is sent back to its page, which says so.
    expect(most === 0 ? [429] : [429, 303]).toContain(answer.status)
    expect(asked).toBe(0)
  })

  test.each(names)('%s: without a session 64 KB are read at most, also where a file belongs', async (_, write) => {
    const { read, request } = endless('multipart/form-data; boundary=b', write.method, { ...from(), cookie: '' })
    await write.handler(request, context)
    expect(read.bytes).toBeLessThanOrEqual(5 * 16_384)
  })
})

describe('more than 64 KB are read only with a session, of a multipart form, where a file belongs to it', () => {
  beforeEach(() => provider.answer((_, response) => void response.end('{"message":"x","data":{"id":7}}')))
  const picture = () => {
    const form = new FormData()
    form.set('image', new File([new Uint8Array(100_000)], 'me.png', { type: 'image/png' }))
    return form
  }
  const text = () => {
    const form = new FormData()
    form.set('first_name', 'x'.repeat(100_000))
    return form
  }
  const taken = async ({ method, handler }: Write, content: Parameters<typeof bffRequest>[1]) => {
    const headers = { accept: 'application/json' }
    const { status } = await handler(bffRequest('/api/x', { ...content, method, headers }), context)
    // Without a session the profile says of a form that it needs one, unread.
    return status !== 413 && status !== 401
  }

  test.each(names)('%s', async (_, write) => {
    const isUpload = write.file === 'app/api/profile/route.ts'
    expect(await taken(write, { body: picture(), ...signedIn })).toBe(isUpload)
    expect(await taken(write, { body: picture() })).toBe(false)
    expect(await taken(write, { body: text(), ...signedIn })).toBe(false)
    expect(await taken(write, { json: { first_name: 'x'.repeat(100_000) }, ...signedIn })).toBe(false)
    expect(await taken(write, { form: { first_name: 'x'.repeat(100_000) }, ...signedIn })).toBe(false)
  })
})
