import fc from 'fast-check'
import { endpointOf, endpoints } from '@/lib/contract/endpoints'

const BASE = 'https://provider.example/api/v1/'

test('paths are those of the contract', () => {
  expect([
    endpoints.cms('homepage'),
    endpoints.streams('7'),
    endpoints.institutes(new URLSearchParams({ search: 'arts & science', page: '2' })),
    endpoints.institutes(new URLSearchParams()),
    endpoints.institute('7'),
    endpoints.brochures('7'),
    endpoints.reviews('7'),
    endpoints.ownReview('7'),
    endpoints.reviewReport('7'),
    endpoints.subscription('9'),
    endpoints.subscriptionCancel('9'),
    endpoints.paymentReturn('razorpay'),
    endpoints.paymentMessage('razorpay'),
    endpoints.shortlist,
    endpoints.accountExport,
    endpoints.accountDelete,
    endpoints.suggestions('kav', 8),
    endpoints.instituteRecord('7'),
    endpoints.instituteRecords(new URLSearchParams({ page: '2' })),
    endpoints.exports,
    endpoints.exportFile('a.csv'),
    endpoints.instituteRanks('7'),
    endpoints.openApi,
  ]).toEqual([
    'cms?type=homepage',
    'get/streams/7',
    'institutes?search=arts+%26+science&page=2',
    'institutes',
    'institute/details?id=7',
    'institute/7/brochures',
    'institutes/7/reviews',
    'institutes/7/reviews/mine',
    'reviews/7/report',
    'subscriptions/9',
    'subscriptions/9/cancel',
    'payments/razorpay/return',
    'payments/razorpay/message',
    'shortlist',
    'account/export',
    'account/delete',
    'institutes/suggest?q=kav&limit=8',
    'institute/details?id=7&records=1',
    'institutes?page=2&records=1',
    'exports',
    'exports/a.csv',
    'institutes/7/closing-ranks',
    'openapi.json',
  ])
})

test('calls without an id have the paths of the contract, too', () => {
  const { otpSend, otpVerify, registerComplete, user, logout, profile, profileUpdate, plans, notifications } = endpoints
  expect([otpSend, otpVerify, registerComplete, user, logout]).toEqual([
    'auth/otp/send',
    'auth/otp/verify',
    'auth/register/complete',
    'auth/user',
    'auth/logout',
  ])
  expect([profile, profileUpdate, plans, notifications]).toEqual(['profile', 'profile/update', 'plans', 'notification'])
  const { instituteTypes, districts, partners, topInstitutes, sources, calendar } = endpoints
  expect([instituteTypes, districts, partners, topInstitutes, sources, calendar]).toEqual([
    'get/institutetype',
    'get/district-city',
    'partners',
    'top-institutes',
    'sources',
    'calendar',
  ])
  expect([endpoints.closingRanks, endpoints.closingRankSearch]).toEqual(['closing-ranks', 'closing-ranks/search'])
  const { contactStore, counsellingStore, checkout, openApi, feeRules, scholarships } = endpoints
  expect([contactStore, counsellingStore, checkout, openApi, feeRules, scholarships]).toEqual([
    'contact/store',
    'counselling/store',
    'subscriptions/checkout',
    'openapi.json',
    'fee-rules',
    'scholarships',
  ])
})

test.each(['../../admin', '..', '.', '%2e%2e', 'a/b', '7?x=1', '7#x', '\\..', '\uD800', '//elsewhere.example'])(
  'the id %j stays one segment of its path',
  (id) => {
    const { href, pathname, search, hash } = new URL(endpoints.brochures(id), BASE)
    expect(href.startsWith(BASE)).toBe(true)
    expect(pathname).toMatch(/^\/api\/v1\/institute\/[^/]+\/brochures$/)
    expect([search, hash]).toEqual(['', ''])
  },
)

test('no id leads to another call', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (id) => {
      expect(new URL(endpoints.streams(id), BASE).pathname).toMatch(/^\/api\/v1\/get\/streams\/[^/]+$/)
      expect(new URL(endpoints.institute(id), BASE).pathname).toBe('/api/v1/institute/details')
    }),
  )
})

describe('the call that a path is for', () => {
  test('has no id in its name, and nothing that was asked', () => {
    const paths = [
      endpoints.plans,
      endpoints.cms('homepage'),
      endpoints.suggestions('9876501234', 8),
      endpoints.institutes(new URLSearchParams()),
      endpoints.reviews('9876501234'),
      endpoints.ownReview('../a'),
      endpoints.exportFile('a.csv'),
    ]
    expect(paths.map(endpointOf)).toEqual([
      'plans',
      'cms',
      'institutes/suggest',
      'institutes',
      'institutes/:id/reviews',
      'institutes/:id/reviews/mine',
      'exports/:id',
    ])
  })

  test('is one of few, whatever the path', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(endpointOf(endpoints.brochures(`x${id}`))).toBe('institute/:id/brochures')
        expect(endpointOf(`nowhere/${id}`)).toBe('other')
      }),
    )
  })
})
