import { POST } from '@/app/api/subscriptions/route'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const CALL = 'POST /subscriptions/checkout'
const OPENED = { status: 201, body: { data: { id: 7, url: 'https://pay.example/7', status: 'pending' } } }
const cookies = { session: 'a-token' }
const FORM = { planId: '2', lang: 'kn', page: '/kn/pricing' }

const post = (reply: object | null, content: Parameters<typeof bffRequest>[1]) => {
  const calls = answerAsProvider(provider, reply === null ? {} : { [CALL]: reply })
  return POST(bffRequest('/api/subscriptions', { cookies, ...content })).then((answer) => ({ answer, calls }))
}

test('asks the provider for this student, and gives where to pay', async () => {
  const { answer, calls } = await post(OPENED, { json: { planId: '2' } })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ url: 'https://pay.example/7' })
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ call: CALL, body: '{"plan_id":"2"}', headers: { authorization: 'Bearer a-token' } })
})

test('a form goes on to the payment', async () => {
  const { answer, calls } = await post(OPENED, { form: FORM })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('https://pay.example/7')
  // A gateway that is told of it there can send the visitor back in their language.
  expect(calls[0]).toMatchObject({ headers: { 'accept-language': 'kn' } })
})

test('a page of ours to pay at is in the language of the visitor', async () => {
  const opened = (url: string) => ({ status: 201, body: { data: { id: 7, url, status: 'pending' } } })
  for (const url of ['http://localhost:3000/pay/7', '/pay/7', '/kn/pay/7']) {
    const { answer } = await post(opened(url), { json: { planId: '2', lang: 'kn' } })
    expect(await answer.json()).toEqual({ url: 'http://localhost:3000/kn/pay/7' })
  }
})

test('who is signed out is asked to sign in, and nothing is bought', async () => {
  const script = await post(OPENED, { json: { planId: '2' }, cookies: {} })
  expect(script.answer.status).toBe(401)
  const { answer, calls } = await post(OPENED, { form: FORM, cookies: {} })
  expect(answer.headers.get('location')).toBe('/kn/login?return=%2Fkn%2Fpricing')
  expect([...script.calls, ...calls]).toEqual([])
})

test('a session that is over is cleared', async () => {
  const { answer } = await post({ status: 401, body: {} }, { json: { planId: '2' } })
  expect(answer.status).toBe(401)
  expect(cookiesAfter(answer, cookies)).toEqual({})
  const form = await post({ status: 401, body: {} }, { form: FORM })
  expect(cookiesAfter(form.answer, cookies)).toEqual({})
  expect(form.answer.headers.get('location')).toBe('/kn/login?return=%2Fkn%2Fpricing')
})

test.each([
  [
    422,
    { status: 422, body: { message: 'no', error_message: 'Sold out.' } },
    { reason: 'refused', message: 'Sold out.' },
  ],
  [422, { status: 404, body: {} }, { reason: 'refused' }],
  [429, { status: 429, headers: { 'retry-after': '7' } }, { reason: 'limited', retryAfter: 7 }],
  [503, { status: 500, body: 'x' }, { reason: 'away' }],
  [503, { status: 201, body: { data: { id: 7 } } }, { reason: 'away' }],
  [503, { status: 201, body: { data: { url: 'javascript:alert(1)' } } }, { reason: 'away' }],
  [503, { status: 201, body: { data: { url: 'mailto:a@b.example' } } }, { reason: 'away' }],
  [503, { status: 201, body: { data: { url: 'https://user:pass@pay.example/' } } }, { reason: 'away' }],
])('a checkout that fails is %s', async (status, reply, body) => {
  const { answer } = await post(reply, { json: { planId: '2' } })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject(body)
  const form = await post(reply, { form: FORM })
  expect(form.answer.headers.get('location')).toBe('/kn/pricing#checkout-failed')
})

test('on a page of another language the provider’s words are left out', async () => {
  const { answer } = await post({ status: 422, body: { message: 'Sold out.' } }, { json: { planId: '2', lang: 'kn' } })
  expect(await answer.json()).toEqual({ reason: 'refused', message: null, retryAfter: null })
})

test('from a website on https nobody is sent to plain http', async () => {
  const siteUrl = new URL('https://guide.example')
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { siteUrl }))
  const calls = answerAsProvider(provider, { [CALL]: { status: 201, body: { data: { url: 'http://pay.example/' } } } })
  const answer = await POST(
    bffRequest('/api/subscriptions', {
      json: { planId: '2' },
      headers: { origin: 'https://guide.example' },
      cookies: { '__Host-session': 'a-token' },
    }),
  )
  expect(calls).toHaveLength(1)
  expect(answer.status).toBe(503)
})

test.each([{}, { planId: '' }, { planId: 7 }, { planId: 'x'.repeat(65) }])('%p names no plan', async (json) => {
  const { answer, calls } = await post(OPENED, { json })
  expect(answer.status).toBe(422)
  expect(calls).toEqual([])
})

test.each(['https://evil.example/', '//evil.example', '/nowhere', undefined])(
  'a form that says it stood on %p comes back to the pricing page',
  async (page) => {
    const { answer } = await post({ status: 500 }, { form: { planId: '2', ...(page === undefined ? {} : { page }) } })
    expect(answer.headers.get('location')).toBe('/pricing#checkout-failed')
  },
)

test('a form of the settings comes back to its tab', async () => {
  const { answer } = await post({ status: 500 }, { form: { planId: '2', page: '/settings?tab=subscription' } })
  expect(answer.headers.get('location')).toBe('/settings?tab=subscription#checkout-failed')
})
