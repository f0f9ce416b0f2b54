import type { Fault } from './fault'

const CALLS = 'app/api/provider-calls.test.ts'

const PATHS: readonly (readonly [string, string])[] = [
  ["otpSend: 'auth/otp/send'", "otpSend: 'auth/otp'"],
  ["otpVerify: 'auth/otp/verify'", "otpVerify: 'auth/verify'"],
  ["registerComplete: 'auth/register/complete'", "registerComplete: 'auth/register'"],
  ["user: 'auth/user'", "user: 'user'"],
  ["profileUpdate: 'profile/update'", "profileUpdate: 'profile'"],
  ["withQuery('cms', { type })", "withQuery('content', { type })"],
  ["instituteTypes: 'get/institutetype'", "instituteTypes: 'get/institutetypes'"],
  ["withId('get/streams/:id')", "withId('streams/:id')"],
  ["districts: 'get/district-city'", "districts: 'get/districts'"],
  ["partners: 'partners'", "partners: 'partner'"],
  ["topInstitutes: 'top-institutes'", "topInstitutes: 'top-institute'"],
  ["notifications: 'notification'", "notifications: 'notifications'"],
  ["contactStore: 'contact/store'", "contactStore: 'contact'"],
  ["counsellingStore: 'counselling/store'", "counsellingStore: 'counselling'"],
]

export const faults: Fault[] = [
  ...PATHS.map(([find, put]) => ({
    says: `the path of a call: ${find}`,
    file: 'lib/contract/endpoints.ts',
    find,
    put,
    test: CALLS,
  })),
  ...(['contactus', 'aboutus', 'career', 'whykarnataka', 'mentoring', 'homepage'] as const).map((type) => ({
    says: `the content of a page is that of its type: ${type}`,
    file: 'lib/server/reads/content.ts',
    find: `contentRead('${type}'`,
    put: `contentRead('${type === 'career' ? 'aboutus' : 'career'}'`,
    test: CALLS,
  })),
  {
    says: 'who is signed in is asked with a token only',
    file: 'app/api/session/route.ts',
    find: 'token === null ? null : await getSessionUser({ address, token })',
    put: 'await getSessionUser({ address, token })',
    test: CALLS,
    title: 'who is signed in, without a token',
  },
  {
    says: 'streams are asked for once a type is chosen',
    file: 'app/api/streams/route.ts',
    find: '(typeId === null ? [] : listStreams(typeId))',
    put: "listStreams(typeId ?? '0')",
    test: CALLS,
    title: 'the streams of no type',
  },
  {
    says: 'the bearer token goes with a call of who is signed in',
    file: 'lib/server/auth/session-call.ts',
    find: 'authorization: `Bearer ${token}`',
    put: 'authorization: token',
    test: 'app/api/profile/route.test.ts',
    title: 'gives the profile, with its picture under our own origin, and no cache keeps it',
  },
  {
    says: 'no token goes with public content',
    file: 'lib/server/provider/provider.ts',
    find: "headers: { accept: 'application/json' }",
    put: "headers: { accept: 'application/json', authorization: 'Bearer x' }",
    test: 'lib/server/provider/provider.test.ts',
    title: 'nothing of a visitor goes with it',
  },
  {
    says: 'the content type of a multipart body is left to the client',
    file: 'lib/server/auth/session-call.ts',
    find: '...(content === undefined || isForm ? {}',
    put: '...(content === undefined ? {}',
    test: 'app/api/profile/route.test.ts',
    title: 'a change goes on as the contract says',
  },
  {
    says: 'a code is sent for a login by its otp_type',
    file: 'app/api/otp/send/route.ts',
    find: 'otp_type: purpose',
    put: "otp_type: 'registration'",
    test: 'app/api/sign-in.test.ts',
    title: 'asks the provider, for the address of the visitor and with nothing else of theirs',
  },
]
