import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { z } from 'zod'
import { SECTION_NAMES } from '@/lib/contract/content/sections'
import { checkoutAnswerSchema } from '@/lib/contract/checkout'
import { planAnswerSchema } from '@/lib/contract/plan'
import { sessionListSchema } from '@/lib/contract/session'
import { development } from '@/provider/payments/development'
import type { Database } from '@/provider/platform/database'
import { liveDirectory } from '@/provider/search/live-directory'
import { EXAM } from '@/sample/closing-ranks'
import { addSample } from '@/sample/seed'
import { testEditions } from '@/testing/provider/open-data'
import { startRazorpay } from '@/testing/payments/razorpay-server'
import { deskCalls } from '@/testing/provider/desk'
import { DAY, HOUR, MINUTE, newAddress, type Purpose, tokenIn } from '@/testing/provider/sign-in'
import type { Described } from './described'
import { isOfDesk, startDesk } from './desk'
import { type Input, type Picture, RIGHT_CODE } from './input'
import type { Known } from './values'

const SECOND_PHONE = '9100000001'
const FIRST = {
  phone: '9876501234',
  first_name: 'Firstvisitorqz',
  last_name: 'Surnamevisitorqz',
  email: 'first.visitor.qz@example.org',
  device: 'Devicevisitorqz',
  message: 'Messagevisitorqz, a question of the first visitor',
}
/** Numbers that nobody has at first. */
const PHONES = Array.from({ length: 20 }, (_, at) => String(9_200_000_000 + at))
const BROWSER = 'a-browser-of-the-second-visitor'
/** Beyond it what the tests' harness writes down is thrown away. */
const KEPT_LINES = 200
/** Hourly limits would answer all but the first inputs; they have tests of their own. */
const BETWEEN_INPUTS_S = 3 * HOUR
/** A session of the desk ends when it is left alone. */
const BETWEEN_DESK_INPUTS_S = MINUTE
const SESSION_S = 20 * DAY

export type Answered = { status: number; headers: string; type: string; text: string; reason: string; sent: string }

async function pictures(): Promise<Record<Picture, Uint8Array<ArrayBuffer>>> {
  const plain = { create: { width: 9, height: 7, channels: 3 as const, background: 'teal' } }
  const jpeg = new Uint8Array(await sharp(plain).jpeg().toBuffer())
  const bytes = (text: string) => new TextEncoder().encode(text)
  return { jpeg, truncated: jpeg.slice(0, 120), 'no picture': bytes('GIF89a'), empty: bytes('') }
}

/** A provider on a database of the fuzz run's own, with two visitors; whatever is sent is sent by the second. */
export async function startWorld(db: Database) {
  await addSample(db)
  await liveDirectory(db).search()
  const razorpay = await startRazorpay()
  const gateways = { razorpay: razorpay.gateway, development: development.make({}) }
  let gateway = gateways.development
  const openData = testEditions()
  const calls = deskCalls(() => db, {
    openData,
    payments: {
      siteUrl: 'https://guide.example',
      get gateway() {
        return gateway
      },
    },
  })
  const images = await pictures()

  /** A session of who has a number, who is registered where nobody has it. */
  async function enter(phone: string, more: object = {}): Promise<string> {
    calls.forward(DAY)
    await calls.send(phone, 'login')
    const known = await calls.verify(phone, 'login', calls.codeFor(phone), more)
    if (known.status === 200) return tokenIn(known)
    await calls.send(phone, 'registration')
    await calls.verify(phone, 'registration', calls.codeFor(phone), more)
    return tokenIn(await calls.complete(phone, more))
  }

  const subscribe = async (token: string) => {
    const { plans } = planAnswerSchema.parse((await calls.as('', '/plans')).body)
    const plan = plans.find(({ price }) => price !== null && price > 0)
    const begun = await calls.postAs(token, '/subscriptions/checkout', { plan_id: plan?.id })
    return checkoutAnswerSchema.parse(begun.body).id ?? 'none'
  }
  const sessionsOf = async (token: string) =>
    sessionListSchema.parse((await calls.as(token, '/auth/sessions')).body).map(({ id }) => id)

  const { phone, message, email, ...names } = FIRST
  const firstToken = await enter(phone, names)
  const profile = new FormData()
  for (const [key, value] of Object.entries({ ...names, email })) if (key !== 'device') profile.set(key, value)
  await calls.as(firstToken, '/profile/update', { method: 'POST', body: profile })
  const enquiry = { name: FIRST.first_name, phone, email, type: 'enquiry', course: 'Law', message, interest: 'Other' }
  const written = await calls.post('/contact/store', enquiry)
  const subscription = await subscribe(firstToken)
  const secrets = [phone, email, names.first_name, names.last_name, names.device, message]
  const firstSessions = await sessionsOf(firstToken)
  if (written.status !== 201) throw new Error(`the first visitor's enquiry was answered ${written.status}`)

  const second = { token: await enter(SECOND_PHONE), since: calls.clock.at }
  const ownSubscription = await subscribe(second.token)
  const ids = await db.execute<{ id: number }>(sql`select id from institutes order by id limit 4`)
  const institutes = ids.rows.map(({ id }) => String(id))
  await openData.newest(db)
  await openData.settled()
  const desk = startDesk(calls, db, ids.rows[0]?.id ?? 0)
  const reviews = await db.execute<{ id: number }>(sql`select id from reviews order by id limit 2`)
  const files = (await openData.newest(db))?.files.map(({ name }) => name) ?? []

  async function freshToken(): Promise<string> {
    if (calls.clock.at - second.since > SESSION_S * 1_000) second.token = ''
    if (second.token === '') {
      second.token = await enter(SECOND_PHONE, { first_name: 'Second', last_name: 'Visitor' })
      second.since = calls.clock.at
    }
    return second.token
  }

  const bodyText = z.object({ phone_number: z.string(), otp_type: z.string(), otp: z.string() }).partial().catch({})

  /** Asks for the code, or verifies the number, that the input says it has. Never for the first visitor's number. */
  async function prepare({ path }: Described, value: unknown, token: string): Promise<unknown> {
    const { phone_number: given = '', otp_type: type, otp } = bodyText.parse(value)
    const read = given.replace(/\D/g, '').slice(-10)
    if (read === phone || (otp !== undefined && otp !== RIGHT_CODE)) return value
    const browser = { browser_nonce: BROWSER }
    if (path === '/auth/otp/verify' && (type === 'login' || type === 'registration')) {
      await calls.send(given, type, undefined, BROWSER)
    } else if (path === '/auth/register/complete') {
      await calls.send(given, 'registration', undefined, BROWSER)
      await calls.verify(given, 'registration', calls.codeFor(read), browser)
    } else if (path === '/account/delete') {
      const body = { phone_number: SECOND_PHONE, otp_type: 'deletion' satisfies Purpose, browser_nonce: BROWSER }
      await calls.postAs(token, '/auth/otp/send', body)
    } else return value
    const code = calls.codeFor(path === '/account/delete' ? SECOND_PHONE : read)
    return Object.assign({}, value, browser, otp === undefined ? {} : { otp: code })
  }

  function bodyOf(body: NonNullable<Input['body']>): { body: BodyInit; type: string | null } {
    if (body.kind === 'json') return { body: JSON.stringify(body.value) ?? '', type: 'application/json' }
    if (body.kind === 'text') return { body: body.text, type: body.type }
    const form = new FormData()
    for (const [key, field] of body.fields) {
      if (typeof field === 'string') form.append(key, field)
      else form.append(key, new File([images[field.picture]], 'picture.jpg', { type: 'image/jpeg' }))
    }
    return { body: form, type: null }
  }

  async function send(call: Described, input: Input): Promise<Answered> {
    calls.forward(isOfDesk(call.name) ? BETWEEN_DESK_INPUTS_S : BETWEEN_INPUTS_S)
    calls.sent.splice(0, calls.sent.length - KEPT_LINES)
    gateway = gateways[input.gateway]
    const token = (await desk.tokenFor(call.name)) ?? (await freshToken())
    let { body } = input
    if (input.isPrepared && body?.kind === 'json')
      body = { kind: 'json', value: await prepare(call, body.value, token) }
    calls.lines.length = 0
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => input.path[name] ?? '')
    const headers = new Headers(input.headers)
    if (input.caller === 'second') headers.set('authorization', `Bearer ${token}`)
    else if (input.caller !== 'nobody') headers.set('authorization', input.caller.authorization)
    headers.set('x-forwarded-for', newAddress())
    const encoded = body === null ? null : bodyOf(body)
    if (encoded !== null && encoded.type !== null) headers.set('content-type', encoded.type)
    const request = new Request(`http://localhost/api/v1${path}${input.query === '' ? '' : `?${input.query}`}`, {
      method: call.method,
      headers,
      body: encoded?.body ?? null,
    })
    const incoming = { headers: Object.fromEntries(request.headers), socket: { remoteAddress: '127.0.0.1' } }
    const answer = await calls.app.request(request, undefined, { incoming })
    const text = await answer.text()
    if (answer.ok && call.method === 'POST' && /^\/(auth|account)/.test(call.path)) second.token = ''
    const reason = calls.lines.find((line) => line.includes('request failed')) ?? ''
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
    const sent = `${call.method} ${request.url} ${JSON.stringify(input.body)}`
    return { status: answer.status, headers: JSON.stringify([...answer.headers]), type, text, reason, sent }
  }

  const known: Known = {
    phone_number: [...PHONES, SECOND_PHONE, phone, `+91 ${PHONES[0]}`, `0${PHONES[1]}`],
    phone: [...PHONES, SECOND_PHONE, phone],
    otp: [RIGHT_CODE, RIGHT_CODE, RIGHT_CODE, '000000', '1234'],
    browser_nonce: [BROWSER],
    email: ['second@example.org', 'a@b.co', ''],
    rating: ['1', '5'],
    exam: [EXAM],
    section: SECTION_NAMES,
    file: ['College,City,Type\nA College,Mysuru,Engineering'],
    file_name: ['colleges.csv'],
    columns: ['{}'],
    rows: ['B.Com\t3 years\t20000'],
    category: ['GM', '2AG', '1G'],
    id: [
      ...institutes,
      ...reviews.rows.map(({ id }) => String(id)),
      subscription,
      ownSubscription,
      ...firstSessions,
      '2147483647',
    ],
    institutionTypeId: ['1', '2', '3', '99'],
    plan_id: ['1', '2', '3', '4', '99'],
    subscription: [subscription, ownSubscription],
    gateway: ['razorpay', 'development'],
    add: institutes,
    remove: institutes,
    search: ['college', 'engineering in mysuru', 'ಕಾಲೇಜು', 'government school'],
    q: ['co', 'mys', 'ಕಾ'],
    name: [...files, 'Asha Rao'],
    role: ['Student', 'Parent'],
    interest: ['Career Guidance', 'Other'],
    'idempotency-key': ['5f0c2f5e-6c0e-4a52-9d0e-000000000001'],
    'x-razorpay-signature': ['0'.repeat(64)],
  }

  return {
    app: calls.app,
    token: freshToken,
    forward: () => calls.forward(BETWEEN_INPUTS_S),
    openApi: async (): Promise<unknown> => (await calls.app.request('/api/v1/openapi.json')).json(),
    known,
    /** The same for a call: at the desk, of the records of its room. */
    knownFor: async (call: Described): Promise<Known> => ({ ...known, ...(await desk.knownFor(call)) }),
    /** What the first visitor wrote: who keeps the guide is told it, and nobody else. */
    secrets,
    /** What nobody is told. */
    credentials: [firstToken, subscription],
    /** What only the first visitor may ask for. */
    owned: [subscription],
    send,
    stop: () => razorpay.close(),
  }
}
export type World = Awaited<ReturnType<typeof startWorld>>
