import { register, sendCode, verifyLogin, verifyRegistration } from '@/lib/client/auth/sign-in-calls'
import { type PendingCall, stubBff } from '@/testing/stub-bff'

const AWAY = { reason: 'away', message: null, field: null, retryAfter: null }
const LIMITED = { reason: 'limited', message: 'Slow down.', field: null, retryAfter: 17 }
const USER = { id: '7', fullName: 'Asha Rao', image: null, plan: null }
let calls: PendingCall[]
let controller: AbortController

beforeEach(() => {
  calls = stubBff()
  controller = new AbortController()
})

it.each([
  [
    'sendCode',
    () => sendCode('9876543210', 'login', 'kn', controller.signal),
    '/api/otp/send',
    { phone: '9876543210', purpose: 'login', lang: 'kn' },
    { ok: true, retryAfter: 30 },
  ],
  [
    'verifyLogin',
    () => verifyLogin('9876543210', '123456', controller.signal),
    '/api/otp/verify',
    { phone: '9876543210', purpose: 'login', otp: '123456' },
    { ok: true, user: USER, returnTo: null },
  ],
  [
    'verifyRegistration',
    () => verifyRegistration('9876543210', '1234', controller.signal),
    '/api/otp/verify',
    { phone: '9876543210', purpose: 'registration', otp: '1234' },
    { ok: true },
  ],
  [
    'register',
    () =>
      register({ phone: '9876543210', firstName: 'Asha', lastName: 'Rao', terms: true, lang: 'kn' }, controller.signal),
    '/api/register',
    { phone: '9876543210', firstName: 'Asha', lastName: 'Rao', terms: true, lang: 'kn' },
    { ok: true, user: USER, returnTo: '/myprofile' },
  ],
])('%s posts what the route asks for and gives what it answers', async (_, ask, path, body, answer) => {
  const asked = ask()
  expect(calls[0]).toMatchObject({ path, body })
  calls[0]?.answer(answer)
  await expect(asked).resolves.toEqual({ ok: true, answer })
})

it.each([
  ['its failure', LIMITED, 429, LIMITED],
  ['a failure that is none of ours', { reason: 'because' }, 400, AWAY],
  ['a field that is none of ours', { ...LIMITED, field: 'toString' }, 400, AWAY],
  ['a page that is no JSON', undefined, 502, AWAY],
  ['success without what was agreed', { ok: true }, 200, AWAY],
  ['a failure with a status of success', LIMITED, 200, AWAY],
])('%s is understood', async (_, body, status, failure) => {
  const asked = sendCode('9876543210', 'login', 'kn', controller.signal)
  calls[0]?.answer(body, status)
  await expect(asked).resolves.toEqual({ ok: false, failure })
})

it('says that nothing came when nothing came', async () => {
  const asked = sendCode('9876543210', 'login', 'kn', controller.signal)
  calls[0]?.break()
  await expect(asked).resolves.toEqual({ ok: false, failure: AWAY })
})

it('leaves an abort an abort', async () => {
  const asked = sendCode('9876543210', 'login', 'kn', controller.signal)
  controller.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
