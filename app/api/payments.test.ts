import { NextRequest } from 'next/server'
import { POST as sendCode } from '@/app/api/otp/send/route'
import { POST as passMessage } from '@/app/api/payments/[gateway]/message/route'
import { GET as passReturnByLink, POST as passReturn } from '@/app/api/payments/[gateway]/return/route'
import { getEnvironment } from '@/lib/server/env'
import { bffRequest, SITE } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

type Heard = { url: string; headers: NodeJS.Dict<string | string[]>; body: string }

let provider: StubServer
let heard: Heard[]
let status = 200
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  heard = []
  status = 200
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
  provider.answer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      heard.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('latin1') })
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"secret words"}')
    })
  })
})

/** What a browser adds to the post of another site's page. */
const CROSS_SITE = { origin: 'https://api.razorpay.com', 'sec-fetch-site': 'cross-site' }

/** A post with cookies, which are never read. */
function request(path: string, body: BodyInit, headers: Record<string, string>) {
  return new NextRequest(`${SITE}${path}`, {
    method: 'POST',
    body,
    headers: { cookie: 'session=a-token', authorization: 'Basic eDp5', ...headers },
  })
}
const context = (gateway: string) => ({ params: Promise.resolve({ gateway }) })

describe('a message of the gateway', () => {
  const send = (
    body: BodyInit,
    headers: Record<string, string> = { 'x-razorpay-signature': 'f00d' },
    gateway = 'razorpay',
  ) =>
    passMessage(
      request(`/api/payments/${gateway}/message`, body, { 'content-type': 'application/json', ...headers }),
      context(gateway),
    )

  test('is passed on byte for byte, with its signature and nothing of the visitor’s', async () => {
    const bytes = Buffer.from('{"a": "\u00e9\\u00e9" ,\n "b":\t1}\xff', 'latin1')
    const answer = await send(bytes)
    expect(answer.status).toBe(200)
    expect(heard).toHaveLength(1)
    expect(heard[0]?.url).toMatch(/\/payments\/razorpay\/message$/)
    expect(heard[0]?.body).toBe(bytes.toString('latin1'))
    expect(heard[0]?.headers).toMatchObject({ 'x-razorpay-signature': 'f00d' })
    for (const name of ['cookie', 'authorization', 'origin']) expect(heard[0]?.headers[name]).toBeUndefined()
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).not.toContain('secret words')
  })

  test.each([
    [200, 200],
    [401, 401],
    [404, 404],
    [413, 413],
    [500, 503],
    [302, 503],
  ])('answered %i by the provider, it is answered %i', async (given, answered) => {
    status = given
    expect((await send('{}')).status).toBe(answered)
  })

  test('while the provider is away it is to come again', async () => {
    provider.answer((asked) => void asked.socket.destroy())
    expect((await send('{}')).status).toBe(503)
  })

  test('what is too large, has no signature or names no gateway goes no further', async () => {
    expect((await send('x'.repeat(64 * 1024 + 1))).status).toBe(413)
    expect((await send('{}', {})).status).toBe(401)
    expect((await send('{}', { 'x-razorpay-signature': 'f'.repeat(201) })).status).toBe(401)
    for (const gateway of ['..', 'Razor', 'a', 'a/b', '%2e%2e'])
      expect((await send('{}', undefined, gateway)).status).toBe(404)
    expect(heard).toEqual([])
  })

  test.each(['x-razorpay-signature', 'x-webhook-signature', 'x-pay-2-signature'])(
    'whoever the gateway is: what signs stands in a header such as %s',
    async (header) => {
      const others = { 'x-forwarded-for': '8.8.8.8', 'x-visitor-address': '192.0.2.59', 'x-pay-time': '1' }
      expect((await send('{}', { [header]: 'Zm9v+/=', ...others }, 'another')).status).toBe(200)
      expect(heard[0]?.url).toMatch(/\/payments\/another\/message$/)
      expect(heard[0]?.headers).toMatchObject({ [header]: 'Zm9v+/=' })
      expect(heard[0]?.headers['x-pay-time']).toBeUndefined()
      expect(JSON.stringify(heard[0]?.headers)).not.toContain('8.8.8.8')
    },
  )

  test.each<[string, [string, string][]]>([
    [
      'two that sign',
      [
        ['x-razorpay-signature', 'f00d'],
        ['x-other-signature', 'f00d'],
      ],
    ],
    [
      'one that stands twice',
      [
        ['x-razorpay-signature', 'f00d'],
        ['X-Razorpay-Signature', 'beef'],
      ],
    ],
    ['one with nothing in it', [['x-razorpay-signature', '']]],
    ['one with a space', [['x-razorpay-signature', 'f0 0d']]],
    ['one with other letters', [['x-razorpay-signature', 'f\u00e9']]],
    ['one with a long name', [[`x-${'a'.repeat(41)}-signature`, 'f00d']]],
    [
      'a name of another form',
      [
        ['x-signature', 'f00d'],
        ['signature', 'f00d'],
        ['x-a-signature-b', 'f00d'],
        ['x-a_b-signature', 'f00d'],
      ],
    ],
  ])('a message with %s is not passed on', async (_, headers) => {
    const message = request('/api/payments/razorpay/message', '{}', {})
    for (const [name, value] of headers) message.headers.append(name, value)
    expect((await passMessage(message, context('razorpay'))).status).toBe(401)
    expect(heard).toEqual([])
  })

  test('many may come from one address: a gateway has few', async () => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 2 }))
    const headers = { 'x-razorpay-signature': 'f00d', 'x-visitor-address': '192.0.2.60' }
    for (const given of [200, 200, 500, 200]) {
      status = given
      expect((await send('{}', headers)).status).toBe(given === 200 ? 200 : 503)
    }
  })

  test.each([
    ['a wrong signature', { 'x-razorpay-signature': 'f00d', 'x-visitor-address': '192.0.2.61' }],
    ['no signature', { 'x-visitor-address': '192.0.2.62' }],
  ])('what no gateway sends is limited by address: %s', async (_, headers) => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 2 }))
    status = 401
    for (let time = 0; time < 2; time += 1) expect((await send('{}', headers)).status).toBe(401)
    const before = heard.length
    const limited = await send('{}', headers)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(heard).toHaveLength(before)
  })
})

describe('the browser that comes back from the gateway', () => {
  const FIELDS = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'f00d' }
  const back = (fields: Record<string, string> | string, query = '?subscription=0f0c3a52', gateway = 'razorpay') =>
    passReturn(
      request(`/api/payments/${gateway}/return${query}`, new URLSearchParams(fields).toString(), {
        ...CROSS_SITE,
        'content-type': 'application/x-www-form-urlencoded',
        'x-visitor-address': '192.0.2.7',
      }),
      context(gateway),
    )

  test('its fields are passed on, no cookie with them, and it goes on to the profile', async () => {
    const answer = await back(FIELDS)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/myprofile?subscription=0f0c3a52')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(heard).toHaveLength(1)
    expect(heard[0]?.url).toMatch(/\/payments\/razorpay\/return$/)
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual(FIELDS)
    for (const name of ['cookie', 'authorization']) expect(heard[0]?.headers[name]).toBeUndefined()
  })

  test.each([401, 422, 500])('it goes on also when the provider answers %i', async (given) => {
    status = given
    expect((await back(FIELDS)).headers.get('location')).toBe('/myprofile?subscription=0f0c3a52')
  })

  test('and while the provider is away', async () => {
    provider.answer((asked) => void asked.socket.destroy())
    expect((await back(FIELDS)).status).toBe(303)
  })

  test('by a link: its fields are passed on without what is ours, and it goes on as well', async () => {
    const query = new URLSearchParams({ subscription: '0f0c3a52', lang: 'kn', ...FIELDS })
    const link = new NextRequest(`${SITE}/api/payments/razorpay/return?${query}`, { headers: CROSS_SITE })
    const answer = await passReturnByLink(link, context('razorpay'))
    expect(answer.headers.get('location')).toBe('/kn/myprofile?subscription=0f0c3a52')
    expect(heard.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      [expect.stringMatching(/\/payments\/razorpay\/return$/), FIELDS],
    ])
    await passReturnByLink(new NextRequest(`${SITE}/api/payments/razorpay/return?lang=kn`), context('razorpay'))
    expect(heard).toHaveLength(1)
  })

  test('it goes on in the language in which the plan is paid', async () => {
    const answer = await back(FIELDS, '?subscription=0f0c3a52&lang=kn')
    expect(answer.headers.get('location')).toBe('/kn/myprofile?subscription=0f0c3a52')
  })

  test.each([
    '',
    '?subscription=',
    '?subscription=%2F%2Fevil.example',
    '?subscription=a%26b',
    `?subscription=${'x'.repeat(65)}`,
  ])('an address with %j leads to no other place than the profile', async (query) => {
    expect((await back(FIELDS, query)).headers.get('location')).toBe('/myprofile')
  })

  test('what is no form, or of no gateway, is not passed on', async () => {
    await back('')
    await back(FIELDS, '', '..')
    const file = request('/api/payments/razorpay/return', 'x'.repeat(70_000), { 'content-type': 'text/plain' })
    await passReturn(file, context('razorpay'))
    expect(heard).toEqual([])
  })

  test('one address that comes back all the time is not passed on for ever', async () => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 0 }))
    expect((await back(FIELDS)).status).toBe(303)
    expect(heard).toEqual([])
  })
})

describe('another site cannot use up what a visitor has', () => {
  const ADDRESS = { 'x-visitor-address': '192.0.2.70' }
  const often = async (headers: Record<string, string>, path: 'message' | 'return') => {
    const handler = path === 'message' ? passMessage : passReturn
    const statuses = new Set<number>()
    for (let time = 0; time <= 60; time += 1) {
      const post = request(`/api/payments/razorpay/${path}`, 'a=1', { ...ADDRESS, ...headers })
      statuses.add((await handler(post, context('razorpay'))).status)
    }
    return [...statuses]
  }
  const FORM = { ...CROSS_SITE, 'content-type': 'application/x-www-form-urlencoded' }
  beforeEach(() => jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 60 })))

  test.each<[string, Record<string, string>, 'message' | 'return', number[]]>([
    ['messages of a page', CROSS_SITE, 'message', [403]],
    ['messages of no page', {}, 'message', [401, 429]],
    ['returns', FORM, 'return', [303]],
  ])('after 61 %s a code for signing in is sent', async (_, headers, path, statuses) => {
    expect(await often(headers, path)).toEqual(statuses)
    const json = { phone: '9845012345', purpose: 'login' }
    expect((await sendCode(bffRequest('/api/otp/send', { json, headers: ADDRESS }))).status).toBe(200)
  })

  test.each(Object.entries(CROSS_SITE))(
    'a message with %s: %s is of a page, and counts for nobody',
    async (...header) => {
      const headers = { 'x-visitor-address': '192.0.2.71', 'x-razorpay-signature': 'f00d' }
      expect(await often({ ...headers, ...Object.fromEntries([header]) }, 'message')).toEqual([403])
      expect(heard).toEqual([])
      const message = request('/api/payments/razorpay/message', '{}', headers)
      expect((await passMessage(message, context('razorpay'))).status).toBe(200)
    },
  )
})
