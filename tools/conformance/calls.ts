import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import type { z } from 'zod'
import { accountExportSchema } from '@/lib/contract/account'
import { userAnswerSchema } from '@/lib/contract/auth'
import { brochureListSchema } from '@/lib/contract/brochure'
import { calendarSchema } from '@/lib/contract/calendar'
import { chancePageSchema } from '@/lib/contract/closing-ranks/chances'
import { instituteRanksSchema } from '@/lib/contract/closing-ranks/institute-ranks'
import { closingRankExamsSchema } from '@/lib/contract/closing-ranks/lists'
import { CMS_ANSWERS } from '@/testing/cms-answers'
import { CMS_TYPES } from '@/lib/contract/content/sections'
import { deskRequest } from '@/lib/contract/desk/request'
import { DESK_CALLS, OPEN_DESK_CALLS, RECORD_LISTS } from '@/lib/contract/desk/rights'
import { endpoints } from '@/lib/contract/endpoints'
import { instituteDetailSchema, institutePageSchema } from '@/lib/contract/institute'
import { districtListSchema, optionListSchema } from '@/lib/contract/lookup'
import { notificationListSchema } from '@/lib/contract/notification'
import { openApiSchema } from '@/lib/contract/open-api'
import { openDataSchema, recordDetailSchema, recordPageSchema } from '@/lib/contract/open-data'
import { partnerListSchema } from '@/lib/contract/partner'
import { planAnswerSchema } from '@/lib/contract/plan'
import { profileAnswerSchema } from '@/lib/contract/profile'
import { ownReviewAnswerSchema } from '@/lib/contract/review'
import { sessionListSchema } from '@/lib/contract/session'
import { shortlistAnswerSchema } from '@/lib/contract/shortlist'
import { sourceListSchema } from '@/lib/contract/source'
import { subscriptionAnswerSchema } from '@/lib/contract/subscription'
import { suggestionListSchema } from '@/lib/contract/suggestion'
import { topInstituteListSchema } from '@/lib/contract/top-institute'

/** What earlier calls found, with which later ones are asked. */
export type Found = {
  typeId: string
  instituteId: string
  /** Of which there are lists of closing ranks; `null`: there are none. */
  ranks: { exam: string; category: string } | null
}

/**
 * How a call is tried. `read`: anybody's, its answer is read by the schema. `personal`: so with a token, refused
 * without one. `write`: with an empty body and no token, which must be refused in words, so that nothing is stored.
 */
type Kind = 'read' | 'personal' | 'write'
export type Call = {
  name: string
  kind: Kind
  path: string
  schema?: z.ZodType
  /** What a call that is read by a POST is asked. */
  body?: Readonly<Record<string, unknown>>
  /** The website leaves a feature out where the provider does not have it. */
  isOptional: boolean
  /** What the website does where this call cannot be used. */
  without: string
}

const EMPTY_SECTION = 'the section stays empty; the last good copy is shown where there is one'
const NO_RANKS = 'nothing is said of closing ranks'
const NO_FEATURE = 'the feature is left out'

type Tried = Omit<Call, 'name'>
const read = (path: string, schema: z.ZodType, without: string): Tried => ({
  kind: 'read',
  path,
  schema,
  isOptional: false,
  without,
})
const optional = (path: string, schema: z.ZodType, without = NO_FEATURE): Tried => ({
  ...read(path, schema, without),
  isOptional: true,
})
const searched = (body: Call['body']): Tried => ({
  ...optional(endpoints.closingRankSearch, chancePageSchema, NO_RANKS),
  body,
})
const personal = (path: string, schema: z.ZodType, without: string, isOptional = false): Tried => ({
  kind: 'personal',
  path,
  schema,
  isOptional,
  without,
})
const write = (path: string, without: string, isOptional = false): Tried => ({
  kind: 'write',
  path,
  isOptional,
  without,
})

const page = new URLSearchParams({ page: '1', limit: '5', facets: '1' })
const SIGN_IN = 'nobody can sign in'
const PLANS = 'plans cannot be bought'
const DESK = 'there is no desk'

/** Every call of the contract but the desk's: one that is missing here does not compile. */
const CALLS: Record<keyof typeof endpoints, (found: Found) => Tried | Tried[]> = {
  instituteTypes: () => read(endpoints.instituteTypes, optionListSchema, 'no filter by type; /readyz never says 200'),
  districts: () => read(endpoints.districts, districtListSchema, 'no filter by district and town'),
  institutes: () => read(endpoints.institutes(page), institutePageSchema, 'the directory shows its error text'),
  streams: ({ typeId }) => read(endpoints.streams(typeId), optionListSchema, 'no filter by stream'),
  institute: ({ instituteId }) =>
    read(endpoints.institute(instituteId), instituteDetailSchema, 'the page shows its error text'),
  brochures: ({ instituteId }) => read(endpoints.brochures(instituteId), brochureListSchema, 'no brochures'),
  cms: () =>
    CMS_TYPES.map((type) => ({ ...read(endpoints.cms(type), CMS_ANSWERS[type], EMPTY_SECTION), isOptional: true })),
  partners: () => optional(endpoints.partners, partnerListSchema, EMPTY_SECTION),
  topInstitutes: () => optional(endpoints.topInstitutes, topInstituteListSchema, EMPTY_SECTION),
  notifications: () => optional(endpoints.notifications, notificationListSchema, 'no notifications'),
  plans: () => read(endpoints.plans, planAnswerSchema, 'the page of plans shows its error text'),
  suggestions: () =>
    optional(endpoints.suggestions('ka', 8), suggestionListSchema, 'no suggestions under a search box'),
  sources: () => optional(endpoints.sources, sourceListSchema, 'nothing is said of where figures come from'),
  calendar: () => optional(endpoints.calendar, calendarSchema, 'no dates of exams, and no link to them'),
  feeRules: () => optional(endpoints.feeRules, feeSheetListSchema, 'nothing is said of what studying costs'),
  scholarships: () =>
    optional(endpoints.scholarships, scholarshipListSchema, 'no scholarships beside what studying costs'),
  exports: () => optional(endpoints.exports, openDataSchema, '/data says that there are no files'),
  exportFile: () => [],
  instituteRecord: ({ instituteId }) =>
    optional(endpoints.instituteRecord(instituteId), recordDetailSchema, 'no record to download'),
  instituteRecords: () =>
    optional(endpoints.instituteRecords(page), recordPageSchema, 'lists that are downloaded have names alone'),
  closingRanks: () => optional(endpoints.closingRanks, closingRankExamsSchema, NO_RANKS),
  closingRankSearch: ({ ranks }) => [
    write(endpoints.closingRankSearch, NO_RANKS, true),
    ...(ranks === null ? [] : [searched({ ...ranks, rank: 1, limit: 5 })]),
  ],
  instituteRanks: ({ instituteId }) => optional(endpoints.instituteRanks(instituteId), instituteRanksSchema, NO_RANKS),
  openApi: () => optional(endpoints.openApi, openApiSchema, 'nobody reads the description'),
  otpSend: () => write(endpoints.otpSend, SIGN_IN),
  otpVerify: () => write(endpoints.otpVerify, SIGN_IN),
  registerComplete: () => write(endpoints.registerComplete, 'nobody can register'),
  user: () => personal(endpoints.user, userAnswerSchema, 'who is signed in has no name in the navbar'),
  logout: () => write(endpoints.logout, 'the cookie goes, the token lives on', true),
  sessions: () => personal(endpoints.sessions, sessionListSchema, 'settings list no sessions', true),
  sessionEnd: () => write(endpoints.sessionEnd('1'), 'settings list no sessions', true),
  sessionsEndOthers: () => write(endpoints.sessionsEndOthers, 'settings list no sessions', true),
  profile: () => personal(endpoints.profile, profileAnswerSchema, 'the profile shows its error text'),
  profileUpdate: () => write(endpoints.profileUpdate, 'a profile cannot be changed'),
  reviews: ({ instituteId }) => write(endpoints.reviews(instituteId), 'a review cannot be written'),
  ownReview: ({ instituteId }) =>
    personal(endpoints.ownReview(instituteId), ownReviewAnswerSchema, 'the form of a review begins empty', true),
  reviewReport: () => write(endpoints.reviewReport('0'), 'no review can be reported', true),
  checkout: () => write(endpoints.checkout, PLANS, true),
  subscription: () => personal(endpoints.subscription('0'), subscriptionAnswerSchema, PLANS, true),
  subscriptionCancel: () => write(endpoints.subscriptionCancel('0'), PLANS, true),
  paymentDecision: () => write(endpoints.paymentDecision, PLANS, true),
  paymentReturn: () => write(endpoints.paymentReturn('nobody'), PLANS, true),
  paymentMessage: () => write(endpoints.paymentMessage('nobody'), PLANS, true),
  accountExport: () => personal(endpoints.accountExport, accountExportSchema, 'settings offer no export', true),
  accountDelete: () => write(endpoints.accountDelete, 'settings offer no deletion', true),
  shortlist: () => personal(endpoints.shortlist, shortlistAnswerSchema, 'the shortlist stays in the browser', true),
  contactStore: () => write(endpoints.contactStore, 'an enquiry cannot be sent'),
  counsellingStore: () => write(endpoints.counsellingStore, 'a request for counselling cannot be sent'),
}

/** What a provider with a desk may lack of it. */
const OF_FEATURE = new RegExp(
  `^POST /desk/(?:sign-in/passkey|passkeys|presence|record|proposals|error-reports|showcases|changes|rank-colleges|drafts|${[
    ...[
      'templates',
      'rank-words',
      'fee-sheets',
      'institutions/{id}/pictures',
      'institutions/{id}/brochures',
      'institutions/{id}/page',
      'institutions/{id}/retire-at',
      'content/{section}/pictures',
    ],
    `(?:${RECORD_LISTS.join('|')})/{id}/(?:draft|revert|withdraw-at)`,
  ].join('|')})(?:/|$)`,
)
/** It refuses nobody: anybody may be asked for a passkey. */
const ANYBODYS = 'POST /desk/sign-in/passkey/options'

/** What changes something at the desk. What its reading calls answer only somebody of the desk is shown, whose token no check should be given. */
const DESK_CALLS_TRIED = [...OPEN_DESK_CALLS, ...DESK_CALLS]
  .filter((call) => call.startsWith('POST ') && call !== ANYBODYS)
  .map((call) => {
    const { path } = deskRequest(call, { id: 1, section: 'about', list: 'top', number: 1, name: 'a' })
    return write(path, OF_FEATURE.test(call) ? NO_FEATURE : DESK, true)
  })

/** Every call, in the order in which they are tried. */
export function callsWith(found: Found): Call[] {
  return [...Object.values(CALLS).flatMap((make) => make(found)), ...DESK_CALLS_TRIED].map((call) => ({
    ...call,
    name:
      call.body === undefined
        ? `${call.kind === 'write' ? 'POST' : 'GET'} /${call.path}`
        : `POST /${call.path} that can be answered`,
  }))
}
