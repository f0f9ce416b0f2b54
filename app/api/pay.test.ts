import { POST } from '@/app/api/pay/route'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const cookies = { session: 'a-token' }
const DECIDE = 'POST /payments/development'
const CANCEL = 'POST /subscriptions/s-1/cancel'
const NOTED = { status: 200, body: { message: 'Noted.' } }

async function post(content: Parameters<typeof bffRequest>[1], replies: Parameters<typeof answerAsProvider>[1]) {
  const calls = answerAsProvider(provider, replies)
  return { answer: await POST(bffRequest('/api/pay', { cookies, ...content })), calls }
}

test.each([
  ['pay', DECIDE, '{"subscription":"s-1","outcome":"paid"}'],
  ['fail', DECIDE, '{"subscription":"s-1","outcome":"failed"}'],
  ['cancel', CANCEL, '{}'],
])('%s is passed on for this student, and a form goes on to the profile', async (decision, call, body) => {
  const form = { subscription: 's-1', decision, lang: 'kn' }
  const { answer, calls } = await post({ form }, { [DECIDE]: NOTED, [CANCEL]: NOTED })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/kn/myprofile?subscription=s-1')
  expect(calls).toMatchObject([{ call, body, headers: { authorization: 'Bearer a-token' } }])
})

test.each([
  [200, 200, '/kn/myprofile?subscription=s-1'],
  [404, 422, '/kn/pay/s-1#not-noted'],
  [401, 401, '/kn/pay/s-1#not-noted'],
  [500, 503, '/kn/pay/s-1#not-noted'],
])('answered %i by the provider, a script is answered %i, and a form goes on to %s', async (status, answered, page) => {
  const fields = { subscription: 's-1', decision: 'pay', lang: 'kn' }
  const replies = { [DECIDE]: { status, body: {} } }
  expect((await post({ json: fields }, replies)).answer.status).toBe(answered)
  expect((await post({ form: fields }, replies)).answer.headers.get('location')).toBe(page)
})

test('who is signed out changes nothing', async () => {
  const form = { subscription: 's-1', decision: 'pay' }
  const { answer, calls } = await post({ form, cookies: {} }, { [DECIDE]: NOTED })
  expect(answer.headers.get('location')).toBe('/myprofile?subscription=s-1')
  const script = await post({ json: form, cookies: {} }, { [DECIDE]: NOTED })
  expect(script.answer.status).toBe(401)
  expect([...calls, ...script.calls]).toEqual([])
})

test.each([{}, { subscription: '../x', decision: 'pay' }, { subscription: 's-1', decision: 'free' }])(
  '%j is refused',
  async (json) => {
    const { answer, calls } = await post({ json }, { [DECIDE]: NOTED })
    expect(answer.status).toBe(422)
    expect(calls).toEqual([])
  },
)

test('a form that is refused comes back to the page of the payment', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 0 }))
  const form = { subscription: 's-1', decision: 'pay' }
  const { answer, calls } = await post({ form }, { [DECIDE]: NOTED })
  expect(answer.headers.get('location')).toBe('/pay/s-1#not-noted')
  expect(calls).toEqual([])
})
