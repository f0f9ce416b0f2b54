import { POST as contact } from '@/app/api/contact/route'
import { POST as counselling } from '@/app/api/counselling/route'
import { POST as review } from '@/app/api/institutes/[id]/reviews/route'
import { POST as send } from '@/app/api/otp/send/route'
import { POST as verify } from '@/app/api/otp/verify/route'
import { POST as updateProfile } from '@/app/api/profile/route'
import { POST as register } from '@/app/api/register/route'
import { GET as session } from '@/app/api/session/route'
import { GET as streams } from '@/app/api/streams/route'
import { getEnvironment } from '@/lib/server/env'
import { readAbout, readCareer, readContact, readMentoring, readWhyKarnataka } from '@/lib/server/reads/content'
import { listEvents } from '@/lib/server/reads/calendar'
import { readFooter } from '@/lib/server/reads/footer'
import { readHome } from '@/lib/server/reads/home'
import { ProviderError } from '@/lib/server/provider/provider'
import { getInstitute, listBrochures, listInstitutes } from '@/lib/server/reads/institute'
import { listDistricts, listInstituteTypes } from '@/lib/server/reads/lookup'
import { readNotifications } from '@/lib/server/reads/notification'
import { findOpenData, findRecord, listRecords, readOpenApi } from '@/lib/server/reads/open-data'
import { listPlans } from '@/lib/server/reads/plan'
import { getPolicy } from '@/lib/server/reads/policy'
import { readFeeSheets, readScholarships } from '@/lib/server/reads/costs'
import { listInstituteRanks, listRankExams } from '@/lib/server/reads/closing-ranks'
import { readSources } from '@/lib/server/reads/sources'
import { readTopInstitutes } from '@/lib/server/reads/top-institutes'
import { bffRequest, cookiesAfter } from '@/testing/bff'
import { EXAMPLES } from '@/testing/contract-examples'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: () => {} }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/cache/keep-briefly', () => ({ keepBriefly: () => {} }))
jest.mock('@/lib/server/log', () => ({ log: { error: () => {}, warn: () => {} } }))

/** What the provider was asked, under its version-1 prefix. */
let asked: string[]
let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  asked = []
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 30_000 }))
  provider.answer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const data = request.url?.endsWith('/auth/user') ? { id: 7 } : []
    // Without an exam nobody is asked for the ranks of one institution.
    const exams = request.url?.endsWith('/v1/closing-ranks') && EXAMPLES['GET /closing-ranks']?.answer
    response.end(JSON.stringify(exams || { message: 'OTP Suceesfully Completed', data }))
  })
})

const phone = '9845012345'
const signedIn = { session: 'a-token', 'signed-in': '1' }
const person = { name: 'Asha Rao', phone, email: 'asha@example.org', lang: 'en', source: '/contact' }

const post = (handler: typeof send, json: object, cookies: Record<string, string> = {}) =>
  handler(bffRequest('/api/x', { json, cookies }))
const get = (handler: typeof session, path: string, cookies: Record<string, string> = {}) =>
  handler(bffRequest(path, { method: 'GET', cookies }))

async function completeRegistration() {
  const verified = await post(verify, { phone, purpose: 'registration', otp: '123456' })
  const body = { phone, firstName: 'Asha', lastName: 'Rao', terms: true, lang: 'en' }
  return post(register, body, cookiesAfter(verified))
}

function changeProfile() {
  const form = new FormData()
  const typed = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.org', phone }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  return updateProfile(bffRequest('/api/profile', { body: form, cookies: signedIn }))
}

const params = Promise.resolve({ id: '7' })
const writeReview = () =>
  review(
    bffRequest('/api/x', {
      json: { rating: '5', name: 'Asha Rao', role: 'Student', description: 'Good labs and teachers.' },
      cookies: signedIn,
    }),
    {
      params,
    },
  )

// Spec 1 §7 and spec 2 §7, in their order.
test.each<[string, () => Promise<unknown>, string[]]>([
  ['a code is sent', () => post(send, { phone, purpose: 'login' }), ['POST /api/v1/auth/otp/send']],
  [
    'a code is verified',
    () => post(verify, { phone, purpose: 'login', otp: '123456' }),
    ['POST /api/v1/auth/otp/verify'],
  ],
  [
    'a registration is completed',
    completeRegistration,
    ['POST /api/v1/auth/otp/verify', 'POST /api/v1/auth/register/complete'],
  ],
  ['who is signed in', () => get(session, '/api/session', signedIn), ['GET /api/v1/auth/user']],
  ['who is signed in, without a token', () => get(session, '/api/session'), []],
  ['a changed profile, which is then asked for', changeProfile, ['GET /api/v1/profile', 'POST /api/v1/profile/update']],
  ['the footer', readFooter, ['GET /api/v1/cms?type=footer']],
  ['the contact page', readContact, ['GET /api/v1/cms?type=contactus']],
  [
    'the home page',
    () => readHome('en'),
    ['GET /api/v1/cms?type=homepage', 'GET /api/v1/partners', 'GET /api/v1/top-institutes'],
  ],
  ['the about page', readAbout, ['GET /api/v1/cms?type=aboutus']],
  ['the mentoring page', readMentoring, ['GET /api/v1/cms?type=mentoring']],
  ['career counselling', readCareer, ['GET /api/v1/cms?type=career']],
  ['why the state', readWhyKarnataka, ['GET /api/v1/cms?type=whykarnataka']],
  ['the notifications', readNotifications, ['GET /api/v1/calendar', 'GET /api/v1/notification']],
  ['the institution types', () => listInstituteTypes(), ['GET /api/v1/get/institutetype']],
  [
    'the streams of a type',
    () => streams(new Request('http://localhost/api/streams?typeId=7')),
    ['GET /api/v1/get/streams/7'],
  ],
  ['the streams of no type', () => streams(new Request('http://localhost/api/streams')), []],
  ['the districts', () => listDistricts(), ['GET /api/v1/get/district-city']],
  [
    'an enquiry',
    () => post(contact, { ...person, type: 'enquiry', course: 'Civil', message: 'When?' }),
    ['POST /api/v1/contact/store'],
  ],
  ...(['career', 'mentor'] as const).map((type): [string, () => Promise<unknown>, string[]] => [
    `a request of type ${type}`,
    () =>
      post(counselling, { ...person, type, role: 'Parent', interest: 'Law', counselling_mode: 'Online', query: type }),
    ['POST /api/v1/counselling/store'],
  ]),
  ['an institution', () => getInstitute('7'), ['GET /api/v1/institute/details?id=7']],
  ['its brochures', () => listBrochures('7'), ['GET /api/v1/institute/7/brochures']],
  ['a review', writeReview, ['GET /api/v1/auth/user', 'POST /api/v1/institutes/7/reviews']],
  ['the refund policy', () => getPolicy('refund', 'en', { newTab: '' }), ['GET /api/v1/cms?type=refundpolicy']],
  ['the privacy policy', () => getPolicy('privacy', 'en', { newTab: '' }), ['GET /api/v1/cms?type=privacypolicy']],
  ['the terms', () => getPolicy('terms', 'en', { newTab: '' }), ['GET /api/v1/cms?type=termpolicy']],
  ['a search', () => listInstitutes(new URLSearchParams({ search: 'a' })), ['GET /api/v1/institutes?search=a']],
  ['the plans', () => listPlans(), ['GET /api/v1/plans']],
  ['the exams with closing ranks', () => listRankExams(), ['GET /api/v1/closing-ranks']],
  [
    'the closing ranks of one',
    () => listInstituteRanks('7'),
    ['GET /api/v1/closing-ranks', 'GET /api/v1/institutes/7/closing-ranks'],
  ],
  ['the sources', () => readSources(), ['GET /api/v1/sources']],
  ['the dates of exams', () => listEvents(), ['GET /api/v1/calendar']],
  ['the fee rules', () => readFeeSheets(), ['GET /api/v1/fee-rules']],
  ['the scholarships', () => readScholarships(), ['GET /api/v1/scholarships']],
  ['the files of open data', () => findOpenData(), ['GET /api/v1/exports']],
  ['its description', () => readOpenApi(), ['GET /api/v1/openapi.json']],
  ['what may be given on of one', () => findRecord('7'), ['GET /api/v1/institute/details?id=7&records=1']],
  [
    'what may be given on of a search',
    () => listRecords(new URLSearchParams({ search: 'a' })),
    ['GET /api/v1/institutes?search=a&records=1'],
  ],
  ['the institutions of explore-all', () => readTopInstitutes(), ['GET /api/v1/top-institutes']],
])('%s asks the provider by the method and the path of the specification', async (_, ask, calls) => {
  // What the answer is worth is not asked here.
  await ask().catch((error: unknown) => expect(error).toBeInstanceOf(ProviderError))
  expect(asked.toSorted()).toEqual(calls)
})
