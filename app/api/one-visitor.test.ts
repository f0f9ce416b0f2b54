import type { NextRequest, NextResponse } from 'next/server'
import { POST as deleteIt } from '@/app/api/account/delete/route'
import { POST as chances } from '@/app/api/chances/route'
import { POST as contact } from '@/app/api/contact/route'
import { POST as costs } from '@/app/api/costs/route'
import { POST as counselling } from '@/app/api/counselling/route'
import { POST as report } from '@/app/api/institutes/[id]/reviews/report/route'
import { POST as review } from '@/app/api/institutes/[id]/reviews/route'
import { POST as logout } from '@/app/api/logout/route'
import { POST as send } from '@/app/api/otp/send/route'
import { POST as verify } from '@/app/api/otp/verify/route'
import { POST as profile } from '@/app/api/profile/route'
import { costReply, deletionReply, profileReply, enquiryReply, reportReply, reviewReply } from '@/lib/bff/replies'
import { HIDDEN_COOKIES, RETURN_COOKIE } from '@/lib/rules/auth/cookies'
import { getFormState, getVerifiedPhone } from '@/lib/server/auth/form-state'
import { getKeptRank } from '@/lib/server/chances/kept-rank'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const phone = '9845012345'
const OF_ASHA = { session: 'token-of-asha', 'signed-in': '1' }
const OF_BINDU = { session: 'token-of-bindu', 'signed-in': '1' }

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
  answerAsProvider(provider, {
    'POST /auth/logout': { body: {} },
    'POST /auth/otp/send': { body: { message: 'OTP sent' } },
    'POST /auth/otp/verify': {
      body: { message: 'Suceesfully Completed', data: { token: OF_BINDU.session, student: {} } },
    },
  })
})

type Jar = Record<string, string>
type Handler = (request: NextRequest) => Promise<NextResponse>
const reading = (jar: Jar) => ({ get: (name: string) => (jar[name] === undefined ? undefined : { value: jar[name] }) })

/** A browser without JavaScript posts a form. */
async function post(handler: Handler, form: Record<string, string>, jar: Jar): Promise<Jar> {
  const answer = await handler(bffRequest('/api/x', { form, cookies: jar }))
  expect(answer.status).toBe(303)
  return cookiesAfter(answer, jar)
}
const seven = { params: Promise.resolve({ id: '7' }) }
const reviewSeven: Handler = (request) => review(request, seven)

const TYPED = { name: 'Asha', phone: '98450', email: 'asha@' }
const logIn = { form: 'login', phone, otp: '123456' }

/** By its own rule: until somebody logs in or out. */
const KEPT = 'a rank that the browser keeps'
/** Every form whose answer shows what was typed, and what a page then reads of it. */
const FORMS: Record<string, [Handler, Record<string, string>, (jar: Jar) => unknown]> = {
  contact: [contact, TYPED, (jar) => enquiryReply.find(reading(jar))],
  counselling: [counselling, { ...TYPED, type: 'career' }, (jar) => enquiryReply.find(reading(jar))],
  mentoring: [counselling, { ...TYPED, type: 'mentor' }, (jar) => enquiryReply.find(reading(jar))],
  'a message too long for a cookie': [
    contact,
    { ...TYPED, message: Array.from({ length: 9_000 }, (_, index) => (index * 7919).toString(36)).join(' ') },
    (jar) => enquiryReply.find(reading(jar)),
  ],
  profile: [profile, { first_name: 'Asha', email: 'asha@' }, (jar) => profileReply.find(reading(jar))],
  review: [reviewSeven, { name: 'Asha', description: 'short' }, (jar) => reviewReply('7').find(reading(jar))],
  report: [
    (request) => report(request, seven),
    { review: '41', words: 'He is no student.' },
    (jar) => reportReply('41').find(reading(jar)),
  ],
  deletion: [deleteIt, { otp: '12' }, (jar) => deletionReply.find(reading(jar))],
  'what studying costs': [costs, { line: 'engineering', category: 'SCG' }, (jar) => costReply.find(reading(jar))],
  'a rank': [chances, { rank: '21400', category: '2AG' }, (jar) => getKeptRank(reading(jar))],
  [KEPT]: [chances, { rank: '21400', keep: '1' }, (jar) => getKeptRank(reading(jar))],
  'a number to sign in with': [send, { form: 'login', phone }, (jar) => getFormState(reading(jar))?.phone || null],
  'a verified number': [verify, { ...logIn, form: 'register' }, (jar) => getVerifiedPhone(reading(jar))],
}
const forms = Object.entries(FORMS).map(([name, row]) => [name, ...row] as const)

describe('what one person typed is shown to nobody else in the same browser', () => {
  test.each(forms)('%s: it is there for who typed it', async (_, handler, typed, read) => {
    expect(await read(await post(handler, typed, OF_ASHA))).not.toBeNull()
  })

  test.each(forms)('%s: gone after logging out', async (_, handler, typed, read) => {
    const jar = await post(logout, { lang: 'en' }, await post(handler, typed, OF_ASHA))
    expect(await read(jar)).toBeNull()
    expect(Object.keys(jar)).toEqual(['form'])
    expect(getFormState(reading(jar))).toMatchObject({ phone: '', notice: 'signed-out' })
  })

  test.each(forms)('%s: gone when somebody else signs in', async (_, handler, typed, read) => {
    for (const before of [OF_ASHA, {}]) {
      const jar = await post(verify, logIn, await post(handler, typed, before))
      expect(await read(jar)).toBeNull()
      expect(jar).toEqual(OF_BINDU)
    }
  })

  const ofSession = forms.filter(([name]) => name !== KEPT)
  test.each(ofSession)('%s: not opened for another session, were its cookie left', async (_, handler, typed, read) => {
    const left = await post(handler, typed, OF_ASHA)
    expect(await read({ ...left, ...OF_BINDU })).toBeNull()
    expect(await read({ ...left, session: '' })).toBeNull()
  })

  test('nor does a rank of who is signed out open for a session', async () => {
    const left = await post(chances, { rank: '21400' }, {})
    expect(getKeptRank(reading(left))).not.toBeNull()
    expect(getKeptRank(reading({ ...left, ...OF_BINDU }))).toBeNull()
  })

  test('what the browser keeps for half a year outlives the session in which it was asked for', async () => {
    for (const who of [OF_ASHA, {}]) {
      const left = await post(chances, { rank: '21400', keep: '1' }, who)
      expect(getKeptRank(reading({ ...left, session: '' }))).toMatchObject({ typed: { rank: '21400' }, isKept: true })
    }
  })
})

test('the number in a form of signing in is forgotten by whoever signs in', async () => {
  const jar = await post(send, { form: 'login', phone }, {})
  expect(getFormState(reading(jar))).toMatchObject({ phone })
  expect(getFormState(reading(await post(verify, logIn, jar)))).toBeNull()
})

test('every cookie that no script reads ends at logout, with and without a script', async () => {
  const jar = Object.fromEntries(HIDDEN_COOKIES.map((name) => [name, 'x']))
  for (const content of [{ json: {} }, { form: { lang: 'en' } }]) {
    const answer = await logout(bffRequest('/api/logout', { ...content, cookies: jar }))
    const left = cookiesAfter(answer, jar)
    // The form of signing in says afterwards that one has signed out.
    expect(Object.keys(left)).toEqual('form' in content ? ['form'] : [])
    expect(left.form).not.toBe('x')
  }
})

test('where one wanted to go is forgotten at logout, and by any 401', async () => {
  const jar = { ...OF_ASHA, [RETURN_COOKIE]: '/myprofile?subscription=of-asha' }
  expect(await post(logout, { lang: 'en' }, jar)).not.toHaveProperty(RETURN_COOKIE)
  answerAsProvider(provider, { 'POST /profile/update': { status: 401 } })
  const typed = { first_name: 'Asha', last_name: 'Rao', email: 'a@b.in' }
  expect(await post(profile, typed, jar)).toEqual({})
})

describe('a review for which one had to sign in', () => {
  const page = '/college/review?id=7'
  const written = { name: 'Asha Rao', role: 'Student', rating: '4', description: 'Good teachers.', lang: 'en' }
  const read = (jar: Jar) => reviewReply('7').find(reading(jar))

  test('is there again when signing in leads back to its page', async () => {
    const waiting = await post(reviewSeven, written, {})
    const jar = await post(verify, { ...logIn, return: page }, await post(send, { form: 'login', phone }, waiting))
    expect(await read(jar)).toMatchObject({
      typed: { description: 'Good teachers.' },
      failure: { reason: 'signed-out' },
    })
    expect(await read({ ...jar, ...OF_ASHA })).toBeNull()
  })

  test.each(['/', '/college/review?id=8'])('and gone when it leads to %s', async (other) => {
    const jar = await post(verify, { ...logIn, return: other }, await post(reviewSeven, written, {}))
    expect(await read(jar)).toBeNull()
    expect(jar).toEqual(OF_BINDU)
  })

  test('a second sign-in after it finds nothing', async () => {
    const jar = await post(verify, { ...logIn, return: page }, await post(reviewSeven, written, {}))
    expect(await read(await post(verify, { ...logIn, return: page }, { ...jar, session: 'another' }))).toBeNull()
  })
})
