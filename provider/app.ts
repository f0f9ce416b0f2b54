import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { sql } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { SignInParts } from '@/provider/auth/sign-in-parts'
import { createRouter, type ProviderEnv } from '@/provider/http/context'
import { answerFailure, answerNoSuchCall } from '@/provider/http/failures'
import { NOT_SOLD, type PaymentParts } from '@/provider/payments/parts'
import { uploads } from '@/provider/pictures/uploads'
import { UNTOLD, type RequestParts } from '@/provider/requests/parts'
import { account } from '@/provider/routes/account'
import { authRegister } from '@/provider/routes/auth-register'
import { authSend } from '@/provider/routes/auth-send'
import { authSessions } from '@/provider/routes/auth-sessions'
import { authUser } from '@/provider/routes/auth-user'
import { authVerify } from '@/provider/routes/auth-verify'
import { brochures } from '@/provider/routes/brochures'
import { cms } from '@/provider/routes/cms'
import { contactStore } from '@/provider/routes/contact-store'
import { counsellingStore } from '@/provider/routes/counselling-store'
import { districts } from '@/provider/routes/districts'
import { instituteDetails } from '@/provider/routes/institute-details'
import { instituteTypes } from '@/provider/routes/institute-types'
import { institutes } from '@/provider/routes/institutes'
import { notifications } from '@/provider/routes/notifications'
import { partners } from '@/provider/routes/partners'
import { payments as paymentCalls } from '@/provider/routes/payments'
import { plans } from '@/provider/routes/plans'
import { profile } from '@/provider/routes/profile'
import { profileUpdate } from '@/provider/routes/profile-update'
import { reviews } from '@/provider/routes/reviews'
import { shortlist } from '@/provider/routes/shortlist'
import { subscriptions } from '@/provider/routes/subscriptions'
import { suggestions } from '@/provider/routes/suggestions'
import { topInstitutes } from '@/provider/routes/top-institutes'
import type { Database } from '@/provider/store/database'
import { DatabaseAway } from '@/provider/store/unavailable'
import { NO_REVALIDATOR, type Revalidator } from '@/provider/revalidator'

/** Answers to one student are nobody else's. */
const neverStored = createMiddleware(async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
})

const PERSONAL = [
  '/auth/*',
  '/profile',
  '/profile/*',
  '/institutes/:id/reviews/*',
  '/shortlist',
  '/account/*',
  '/subscriptions/*',
  '/payments/*',
]

type ProviderParts = {
  /** The open database, or `null` while it is being opened: calls then answer 503. */
  database: () => Database | null
  log: Logger
  signIn: SignInParts
  /** How the operator is told of new requests; nobody is, unless given. */
  requests?: RequestParts
  /** How the website learns of a change; it does not, unless given. */
  website?: Revalidator
  /** Who takes the money; nothing is sold, unless given. */
  payments?: PaymentParts
  /** What stands outside the contract: pictures and brochures under `/media/…`. */
  media?: readonly Hono[]
}

/** The provider's HTTP side: the contract's calls under `/api/v1`, media, and `/healthz`. */
export function createApp({
  database,
  log,
  signIn,
  requests = UNTOLD,
  website = NO_REVALIDATOR,
  payments = NOT_SOLD,
  media = [],
}: ProviderParts) {
  const app = createRouter()
  app.onError(answerFailure(log))
  app.notFound(answerNoSuchCall)
  for (const routes of media) app.route('/', routes)

  const withParts = createMiddleware<ProviderEnv>(async (c, next) => {
    const db = database()
    if (!db) throw new DatabaseAway()
    c.set('db', db)
    c.set('signIn', signIn)
    c.set('requests', requests)
    c.set('website', website)
    c.set('payments', payments)
    await next()
  })
  app.use('/media/uploads/*', withParts)
  app.route('/', uploads)

  const api = createRouter()
  api.use(withParts)
  for (const personal of PERSONAL) api.use(personal, neverStored)
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  for (const routes of [
    instituteTypes,
    districts,
    institutes,
    suggestions,
    instituteDetails,
    brochures,
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
    shortlist,
    subscriptions,
    paymentCalls,
    account,
    contactStore,
    counsellingStore,
  ]) {
    api.route('/', routes)
  }

  app.get('/healthz', async (c) => {
    const db = database()
    // Asked again and again while the provider starts: that is no failure to write down.
    if (!db) return c.json({ message: 'The database is being opened.' }, 503)
    await db.execute(sql`select 1`)
    return c.json({ status: 'ok' })
  })
  // Before the routes that need the database: the description is there without one.
  app.get('/api/v1/openapi.json', (c) =>
    c.json(
      api.getOpenAPI31Document({
        openapi: '3.1.0',
        info: {
          title: 'Education guide provider',
          version: '1',
          description: 'Institutions of Karnataka and the content around them.',
        },
        servers: [{ url: '/api/v1' }],
      }),
    ),
  )
  app.route('/api/v1', api)
  return app
}
