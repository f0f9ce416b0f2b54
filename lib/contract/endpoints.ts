import { WITH_RECORDS } from '@/lib/contract/constants'
import type { CmsType } from '@/lib/contract/content/sections'

/** An id as one segment of a path: never another path, whatever stands in it. */
export function segment(id: string): string {
  // Address parsers take "..", also when it is encoded, for the folder above: encode it twice.
  const dots = /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%2E') : id
  return encodeURIComponent(dots.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/** Calls whose answer a query chooses. */
const QUERIED = ['cms', 'institutes', 'institutes/suggest', 'institute/details'] as const

function withQuery(path: (typeof QUERIED)[number], query: URLSearchParams | Record<string, string>): string {
  const params = new URLSearchParams(query).toString()
  return params === '' ? path : `${path}?${params}`
}

const WITH_ID: string[] = []

/** Calls with an id in their path, where `:id` stands. */
function withId(template: string) {
  WITH_ID.push(template)
  return (id: string) => template.replace(':id', () => segment(id))
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
  sessionEnd: withId('auth/sessions/:id/end'),
  sessionsEndOthers: 'auth/sessions/end-others',
  profile: 'profile',
  profileUpdate: 'profile/update',
  cms: (type: CmsType) => withQuery('cms', { type }),
  instituteTypes: 'get/institutetype',
  streams: withId('get/streams/:id'),
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
  exportFile: withId('exports/:id'),
  brochures: withId('institute/:id/brochures'),
  reviews: withId('institutes/:id/reviews'),
  ownReview: withId('institutes/:id/reviews/mine'),
  reviewReport: withId('reviews/:id/report'),
  closingRanks: 'closing-ranks',
  closingRankSearch: 'closing-ranks/search',
  instituteRanks: withId('institutes/:id/closing-ranks'),
  partners: 'partners',
  topInstitutes: 'top-institutes',
  notifications: 'notification',
  plans: 'plans',
  checkout: 'subscriptions/checkout',
  subscription: withId('subscriptions/:id'),
  subscriptionCancel: withId('subscriptions/:id/cancel'),
  paymentDecision: 'payments/development',
  paymentReturn: withId('payments/:id/return'),
  paymentMessage: withId('payments/:id/message'),
  accountExport: 'account/export',
  accountDelete: 'account/delete',
  shortlist: 'shortlist',
  contactStore: 'contact/store',
  counsellingStore: 'counselling/store',
  openApi: 'openapi.json',
} as const

const FIXED: ReadonlySet<string> = new Set([
  ...QUERIED,
  ...Object.values(endpoints).flatMap((path) => (typeof path === 'string' ? [path] : [])),
])
const PATTERNS = WITH_ID.map((template) => ({
  template,
  pattern: new RegExp(`^${template.replace(':id', '[^/]+')}$`),
}))

/** Which call a path is for, without what stands in it of anybody's: `institutes/:id/reviews`. */
export function endpointOf(path: string): string {
  const asked = path.replace(/\?.*$/s, '')
  if (FIXED.has(asked)) return asked
  return PATTERNS.find(({ pattern }) => pattern.test(asked))?.template ?? 'other'
}
