import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { except } from 'hono/combine'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { DEFAULTS } from '@/lib/rules/environment'
import type { SignInDependencies } from '@/provider/auth/dependencies'
import { createRouter, type ProviderEnv } from '@/provider/http/context'
import { healthRoutes } from '@/provider/http/health'
import { tagged } from '@/provider/http/tagged'
import { underRequestId } from '@/provider/http/request-id'
import { answerFailure, answerNoSuchCall } from '@/provider/http/failures'
import { NO_PAYMENTS, type PaymentDependencies } from '@/provider/payments/dependencies'
import { uploads } from '@/provider/pictures/uploads'
import { NO_NOTICES, type EnquiryDependencies } from '@/provider/enquiries/dependencies'
import { account } from '@/provider/account/routes/account'
import { authRegister } from '@/provider/auth/routes/register'
import { authSend } from '@/provider/auth/routes/send'
import { authSessions } from '@/provider/auth/routes/sessions'
import { authUser } from '@/provider/auth/routes/user'
import { authVerify } from '@/provider/auth/routes/verify'
import { calendar } from '@/provider/calendar/routes'
import { brochures } from '@/provider/directory/routes/brochures'
import { instituteRanks } from '@/provider/closing-ranks/routes/institute-ranks'
import { rankExams } from '@/provider/closing-ranks/routes/exams'
import { rankSearch } from '@/provider/closing-ranks/routes/search'
import { cms } from '@/provider/content/routes/cms'
import { contactStore } from '@/provider/enquiries/routes/contact'
import { counsellingStore } from '@/provider/enquiries/routes/counselling'
import { deskRouters } from '@/provider/desk/calls'
import { findHere, type ImportRunner, runHere, type DuplicateFinder } from '@/provider/desk/imports/runner'
import type { DeskSecrets } from '@/provider/desk/secrets'
import { districts } from '@/provider/directory/routes/districts'
import { instituteDetails } from '@/provider/directory/routes/institute-details'
import { instituteTypes } from '@/provider/directory/routes/institute-types'
import { institutes } from '@/provider/directory/routes/institutes'
import { costs } from '@/provider/costs/routes'
import { exports } from '@/provider/open-data/routes'
import type { Editions } from '@/provider/open-data/editions'
import { notifications } from '@/provider/content/routes/notifications'
import { partners } from '@/provider/content/routes/partners'
import { payments as paymentCalls } from '@/provider/payments/routes/payments'
import { plans } from '@/provider/payments/routes/plans'
import { profile } from '@/provider/account/routes/profile'
import { profileUpdate } from '@/provider/account/routes/profile-update'
import { reviewReportCalls } from '@/provider/reviews/report-routes'
import { reviews } from '@/provider/reviews/routes'
import { shortlist } from '@/provider/shortlist/routes'
import { sources } from '@/provider/sources/routes'
import { subscriptions } from '@/provider/payments/routes/subscriptions'
import { suggestions } from '@/provider/directory/routes/suggestions'
import { topInstitutes } from '@/provider/directory/routes/top-institutes'
import { counted } from '@/provider/platform/metrics'
import { traced } from '@/provider/platform/tracing'
import type { Database } from '@/provider/platform/database'
import { DatabaseAway } from '@/provider/platform/unavailable'
import { NO_REVALIDATOR, type Revalidator } from '@/provider/platform/revalidator'
import type { UnansweredSearches } from '@/provider/search/unanswered/unanswered-searches'

/** Answers to one student are nobody else's. */
const neverStored = createMiddleware(async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
})

/** Records of the desk have texts for ids, and no text of a database has a null character: what is called so is nothing. */
const withoutNull = createMiddleware(async (c, next) => (c.req.path.includes('\0') ? answerNoSuchCall(c) : next()))

const BASE_PATH = '/api/v1'
const PERSONAL = [
  '/auth/*',
  '/profile',
  '/profile/*',
  '/institutes/:id/reviews/*',
  '/reviews/*',
  '/shortlist',
  '/closing-ranks/search',
  '/account/*',
  '/subscriptions/*',
  '/payments/*',
  '/desk/*',
]

/** Every call of the contract, by noun. */
const CALLS = [
  instituteTypes,
  districts,
  institutes,
  suggestions,
  sources,
  calendar,
  costs,
  exports,
  instituteDetails,
  brochures,
  rankExams,
  rankSearch,
  instituteRanks,
  partners,
  topInstitutes,
  notifications,
  plans,
  cms,
  authSend,
  authVerify,
  authRegister,
  authUser,
  authSessions,
  profile,
  profileUpdate,
  reviews,
  reviewReportCalls,
  shortlist,
  subscriptions,
  paymentCalls,
  account,
  contactStore,
  counsellingStore,
  ...deskRouters,
]

type ProviderDependencies = {
  /** The open database, or `null` while it is being opened: calls then answer 503. */
  database: () => Database | null
  log: Logger
  signIn: SignInDependencies
  /** The files of open data. */
  openData: Editions
  /** How the operator is told of new requests; nobody is, unless given. */
  enquiries?: EnquiryDependencies
  /** How the website learns of a change; it does not, unless given. */
  website?: Revalidator
  /** Who takes the money; nothing is sold, unless given. */
  payments?: PaymentDependencies
  /** What the desk keeps secret; there is no desk, unless given. */
  desk?: DeskSecrets | null
  /** Where the website stands, for passkeys. */
  siteUrl?: URL
  /** Who does what imports of the desk wait for; this process, unless given. */
  imports?: ImportRunner
  /** Who finds institutions that stand there twice; this process, unless given. */
  duplicates?: DuplicateFinder
  /** Who counts what was searched for and nobody is called; nobody does, unless given. */
  unanswered?: UnansweredSearches | null
  /** Whether it is about to end: whoever shares calls out is to ask another one. */
  isStopping?: () => boolean
  /** What stands outside the contract: pictures and brochures under `/media/…`. */
  media?: readonly Hono[]
}

/** What openapi.json says of the calls: a third of a second's work, done when somebody first asks. */
function describedOnce(api: ReturnType<typeof createRouter>) {
  let description: ReturnType<typeof api.getOpenAPI31Document> | undefined
  return () =>
    (description ??= api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Education guide provider',
        version: '1',
        description: 'Institutions of Karnataka and the content around them.',
      },
      servers: [{ url: BASE_PATH }],
    }))
}

/** The provider's HTTP side: the contract's calls under `/api/v1`, media, `/healthz` and `/readyz`. */
export function createApp({
  database,
  log,
  signIn,
  openData,
  enquiries = NO_NOTICES,
  website = NO_REVALIDATOR,
  payments = NO_PAYMENTS,
  desk = null,
  siteUrl = new URL(DEFAULTS.SITE_URL),
  imports = runHere,
  duplicates = findHere,
  unanswered = null,
  isStopping = () => false,
  media = [],
}: ProviderDependencies) {
  const app = createRouter()
  app.onError(answerFailure(log))
  app.notFound(answerNoSuchCall)
  app.use(counted)
  app.use(traced(signIn.trusted))
  app.use(underRequestId(signIn.trusted))
  for (const routes of media) app.route('/', routes)

  const withDependencies = createMiddleware<ProviderEnv>(async (c, next) => {
    const db = database()
    if (!db) throw new DatabaseAway()
    c.set('db', db)
    c.set('signIn', signIn)
    c.set('enquiries', enquiries)
    c.set('website', website)
    c.set('payments', payments)
    c.set('openData', openData)
    c.set('imports', imports)
    c.set('duplicates', duplicates)
    c.set('siteUrl', siteUrl)
    c.set('unanswered', unanswered)
    c.set('isModerated', desk !== null)
    if (desk !== null) c.set('desk', desk)
    await next()
  })
  for (const folder of ['uploads', 'pictures', 'content', 'institution-brochures'])
    app.use(`/media/${folder}/*`, withDependencies)
  app.route('/', uploads)

  const api = createRouter()
  // What is the same to everybody: a program that has it need not load it again.
  const personal = PERSONAL.map((path) => BASE_PATH + path)
  app.use(`${BASE_PATH}/*`, except(personal, etag(), tagged))
  api.use('/desk/*', withoutNull)
  api.use(withDependencies)
  for (const path of PERSONAL) api.use(path, neverStored)
  if (desk === null) api.all('/desk/*', answerNoSuchCall)
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  for (const routes of CALLS) api.route('/', routes)

  app.route('/', healthRoutes(database, isStopping))
  const description = describedOnce(api)
  // Before the routes that need the database: the description is there without one.
  app.get(`${BASE_PATH}/openapi.json`, (c) => c.json(description()))
  app.route(BASE_PATH, api)
  return app
}
