import { WITH_RECORDS } from '@/lib/contract/constants'
import type { CmsType } from '@/lib/contract/content/sections'

/** An id as one segment of a path: never another path, whatever stands in it. */
function segment(id: string): string {
  // Address parsers take "..", also when it is encoded, for the folder above: encode it twice.
  const dots = /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%2E') : id
  return encodeURIComponent(dots.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

function withQuery(path: string, query: URLSearchParams | Record<string, string>): string {
  const params = new URLSearchParams(query).toString()
  return params === '' ? path : `${path}?${params}`
}

/**
 * The path of every call of the contract, relative to `API_BASE_URL` (without a leading slash, so
 * that `new URL(path, base)` keeps the base's own path). Ids are encoded.
 */
export const endpoints = {
  otpSend: 'auth/otp/send',
  otpVerify: 'auth/otp/verify',
  registerComplete: 'auth/register/complete',
  user: 'auth/user',
  logout: 'auth/logout',
  sessions: 'auth/sessions',
  sessionEnd: (id: string) => `auth/sessions/${segment(id)}/end`,
  sessionsEndOthers: 'auth/sessions/end-others',
  profile: 'profile',
  profileUpdate: 'profile/update',
  cms: (type: CmsType) => withQuery('cms', { type }),
  instituteTypes: 'get/institutetype',
  streams: (instituteTypeId: string) => `get/streams/${segment(instituteTypeId)}`,
  districts: 'get/district-city',
  institutes: (query: URLSearchParams) => withQuery('institutes', query),
  suggestions: (q: string, limit: number) => withQuery('institutes/suggest', { q, limit: String(limit) }),
  sources: 'sources',
  calendar: 'calendar',
  feeRules: 'fee-rules',
  scholarships: 'scholarships',
  institute: (id: string) => withQuery('institute/details', { id }),
  /** The same with what may be given on of it. */
  instituteRecord: (id: string) => withQuery('institute/details', { id, [WITH_RECORDS]: '1' }),
  instituteRecords: (query: URLSearchParams) =>
    withQuery('institutes', new URLSearchParams([...query, [WITH_RECORDS, '1']])),
  exports: 'exports',
  exportFile: (name: string) => `exports/${segment(name)}`,
  brochures: (instituteId: string) => `institute/${segment(instituteId)}/brochures`,
  reviews: (instituteId: string) => `institutes/${segment(instituteId)}/reviews`,
  ownReview: (instituteId: string) => `institutes/${segment(instituteId)}/reviews/mine`,
  closingRanks: 'closing-ranks',
  closingRankSearch: 'closing-ranks/search',
  instituteRanks: (id: string) => `institutes/${segment(id)}/closing-ranks`,
  partners: 'partners',
  topInstitutes: 'top-institutes',
  notifications: 'notification',
  plans: 'plans',
  checkout: 'subscriptions/checkout',
  subscription: (id: string) => `subscriptions/${segment(id)}`,
  subscriptionCancel: (id: string) => `subscriptions/${segment(id)}/cancel`,
  paymentDecision: 'payments/development',
  paymentReturn: (payer: string) => `payments/${segment(payer)}/return`,
  paymentMessage: (payer: string) => `payments/${segment(payer)}/message`,
  accountExport: 'account/export',
  accountDelete: 'account/delete',
  shortlist: 'shortlist',
  contactStore: 'contact/store',
  counsellingStore: 'counselling/store',
  openApi: 'openapi.json',
} as const
