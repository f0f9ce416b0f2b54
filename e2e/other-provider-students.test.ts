import { type OtherProvider, startOtherProvider } from '@/e2e/other-provider/server'
import { OTHER_CODE, OTHER_STUDENT } from '@/e2e/other-provider/students'
import { freshPhone } from '@/e2e/sms-inbox/student'
import {
  saysAlreadyRegistered,
  saysNotRegistered,
  saysVerified,
  sessionAnswerSchema,
  userAnswerSchema,
} from '@/lib/contract/auth'
import { footerAnswerSchema } from '@/lib/contract/content/footer'
import { endpoints } from '@/lib/contract/endpoints'
import { errorMessage, messageAnswerSchema } from '@/lib/contract/error'
import { profileAnswerSchema, profileUpdateAnswerSchema } from '@/lib/contract/profile'

let provider: OtherProvider
beforeAll(async () => {
  provider = await startOtherProvider()
})
afterAll(() => provider.stop())
beforeEach(() => provider.fail({ mode: 'ok' }))

type Asked = { status: number; answer: unknown }

async function call(path: string, init: RequestInit = {}): Promise<Asked> {
  const response = await fetch(`${provider.baseUrl}/${path}`, init)
  return { status: response.status, answer: await response.json() }
}
const post = (path: string, body: unknown) =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const bearing = (token: string, init: RequestInit = {}) => ({ ...init, headers: { authorization: `Bearer ${token}` } })

async function login(phone: string): Promise<string> {
  await post(endpoints.otpSend, { phone_number: phone, otp_type: 'login' })
  const { answer } = await post(endpoints.otpVerify, { phone_number: phone, otp_type: 'login', otp: OTHER_CODE })
  return sessionAnswerSchema.parse(answer).token
}

async function register(phone: string): Promise<string> {
  await post(endpoints.otpSend, { phone_number: phone, otp_type: 'registration' })
  await post(endpoints.otpVerify, { phone_number: phone, otp_type: 'registration', otp: OTHER_CODE })
  const names = { phone_number: phone, first_name: 'Asha', last_name: 'Rao' }
  return sessionAnswerSchema.parse((await post(endpoints.registerComplete, names)).answer).token
}

describe('signing in', () => {
  test('the message decides, whatever the status: known with 200, unknown with 400', async () => {
    const known = await post(endpoints.otpSend, { phone_number: OTHER_STUDENT.phone, otp_type: 'registration' })
    expect([known.status, saysAlreadyRegistered(known.answer)]).toEqual([200, true])
    const unknown = await post(endpoints.otpSend, { phone_number: freshPhone(), otp_type: 'login' })
    expect([unknown.status, saysNotRegistered(unknown.answer)]).toEqual([400, true])
  })

  test('a wrong code: 200 without the words of success for registration, 400 for login', async () => {
    const phone = freshPhone()
    await post(endpoints.otpSend, { phone_number: phone, otp_type: 'registration' })
    const wrong = await post(endpoints.otpVerify, { phone_number: phone, otp_type: 'registration', otp: '000000' })
    expect([wrong.status, saysVerified(wrong.answer)]).toEqual([200, false])
    await post(endpoints.otpSend, { phone_number: OTHER_STUDENT.phone, otp_type: 'login' })
    const login = { phone_number: OTHER_STUDENT.phone, otp_type: 'login', otp: '000000' }
    const refused = await post(endpoints.otpVerify, login)
    expect([refused.status, errorMessage(refused.answer)]).toEqual([400, 'That code is not right'])
  })

  test('a code is good once, and only after it was sent', async () => {
    const asked = { phone_number: freshPhone(), otp_type: 'registration', otp: OTHER_CODE }
    expect(saysVerified((await post(endpoints.otpVerify, asked)).answer)).toBe(false)
    await post(endpoints.otpSend, asked)
    expect(saysVerified((await post(endpoints.otpVerify, asked)).answer)).toBe(true)
    expect(saysVerified((await post(endpoints.otpVerify, asked)).answer)).toBe(false)
  })

  test('names without a verified number are refused by error_message', async () => {
    const { status, answer } = await post(endpoints.registerComplete, {
      phone_number: freshPhone(),
      first_name: 'A',
      last_name: 'B',
    })
    expect([status, errorMessage(answer)]).toEqual([403, 'Verify the number first'])
  })

  test('registered, signed in again, shown, and signed out', async () => {
    const phone = freshPhone()
    await register(phone)
    const token = await login(phone)
    const user = userAnswerSchema.parse((await call(endpoints.user, bearing(token))).answer)
    expect(user).toMatchObject({ fullName: 'Asha Rao', phoneNumber: phone, plan: 'Scholar', image: null })
    expect((await call(endpoints.logout, bearing(token, { method: 'POST' }))).status).toBe(200)
    expect((await call(endpoints.user, bearing(token))).status).toBe(401)
  })

  test.each([endpoints.user, endpoints.profile])('%s without a token: 401', async (path) => {
    expect((await call(path)).status).toBe(401)
    expect((await call(path, bearing('made-up'))).status).toBe(401)
  })
})

describe('profile', () => {
  const formOf = (fields: Record<string, string | Blob>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }

  test('a plan as an object, amounts and phones in other types, bad subscriptions among the good', async () => {
    const { answer } = await call(endpoints.profile, bearing(await login(OTHER_STUDENT.phone)))
    const profile = profileAnswerSchema.parse(answer)
    const scholar = {
      name: 'Scholar',
      price: 2999,
      billingCycle: 'Yearly',
      startDate: '2026-04-01',
      expireDate: '2027-03-31',
    }
    expect(profile).toMatchObject({ phone: OTHER_STUDENT.phone, firstName: 'Meera', email: null, plan: scholar })
    expect(profile.subscriptions).toMatchObject([scholar, { name: 'Free', price: null }])
  })

  test('a change is answered by a message alone, and is there', async () => {
    const token = await register(freshPhone())
    const body = formOf({
      first_name: 'Usha',
      last_name: 'Rao',
      email: 'usha@example.org',
      phone: '1',
      image: new Blob(['x']),
    })
    const { status, answer } = await call(endpoints.profileUpdate, bearing(token, { method: 'POST', body }))
    expect([status, profileUpdateAnswerSchema.parse(answer)]).toEqual([
      200,
      { message: 'Profile updated', profile: null },
    ])
    const profile = profileAnswerSchema.parse((await call(endpoints.profile, bearing(token))).answer)
    expect(profile).toMatchObject({ firstName: 'Usha', email: 'usha@example.org' })
    expect((await fetch(profile.image ?? '')).headers.get('content-type')).toBe('image/png')
  })

  test('a wrong field is a 422 that names it', async () => {
    const body = formOf({ email: 'nobody' })
    const token = await register(freshPhone())
    const { status, answer } = await call(endpoints.profileUpdate, bearing(token, { method: 'POST', body }))
    expect(status).toBe(422)
    expect(messageAnswerSchema.parse(answer).errors.get('email')).toEqual(['The email is wrong.'])
  })
})

describe('failures on demand', () => {
  test.each(['401', '404', '429', '500'] as const)('any call can answer %s, and does nothing before', async (mode) => {
    const token = await register(freshPhone())
    provider.fail({ mode, only: '/auth/logout' })
    const response = await fetch(`${provider.baseUrl}/${endpoints.logout}`, bearing(token, { method: 'POST' }))
    expect(response.status).toBe(Number(mode))
    expect(response.headers.get('retry-after')).toBe(mode === '429' ? '7' : null)
    expect((await call(endpoints.user, bearing(token))).status).toBe(200)
  })
})

test('the footer: texts bare and by language, items that open a modal, and those that cannot be shown left out', async () => {
  const footer = footerAnswerSchema.parse((await call(endpoints.cms('footer'))).answer)
  expect(footer).toMatchObject({
    description: { en: 'Schools and colleges along the rivers of Karnataka.' },
    copyright: { kn: '© ಕಲಿಕೆಯ ನದಿಗಳು' },
    menuOne: [{ url: 'mailto:office@rivers.example' }],
    menu: [{ url: 'https://partners.rivers.example/', key: null }],
    facebook: { link: 'https://facebook.example/rivers' },
    instagram: { icon: null, link: 'https://instagram.example/rivers' },
    linkedin: { icon: null, link: null },
  })
  expect(footer?.quickLinks.map(({ label, url, key }) => [label.en, url, key])).toEqual([
    ['All colleges', '/filter', null],
    ['About the state', '/Whykarnataka', null],
    ['Sign in', null, 'login'],
    ['Join us', null, 'register'],
  ])
})
