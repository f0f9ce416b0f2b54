import { REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import { pino } from 'pino'
import { z } from 'zod'
import { createApp } from '@/provider/app'
import type { SignInDependencies } from '@/provider/auth/dependencies'
import { makeDigests } from '@/provider/auth/digests'
import { readTrustList } from '@/provider/auth/visitor-address'
import type { Database } from '@/provider/platform/database'
import type { Sms, SmsSender } from '@/provider/sms/sender'
import { testEditions } from '@/testing/provider/open-data'

export const TEST_PEPPER = 'a pepper for tests, of some length'

/** What signing in needs, for tests: nothing is sent, and the parts given count. */
export function signInDependencies(dependencies: Partial<SignInDependencies> = {}): SignInDependencies {
  return {
    digests: makeDigests(TEST_PEPPER),
    sms: { send: async () => {} },
    codeLength: 6,
    isPrivate: false,
    budget: { hourly: 1_000_000, daily: 1_000_000 },
    trusted: readTrustList('127.0.0.0/8, ::1'),
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    ...dependencies,
  }
}

let phones = 0
/** A number that no other test has. */
export const newPhone = () => String(9_000_000_000 + (phones += 1))

let addresses = 0
/** A visitor's address that no other test has. */
export function newAddress(): string {
  addresses += 1
  return `198.${18 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`
}

export type Purpose = 'login' | 'registration' | 'deletion'
export type SignInAnswer = { status: number; body: unknown; headers: Record<string, string> }

type Tried = { address?: string; browser_nonce?: string; device?: string }

const tokenSchema = z.object({ data: z.object({ token: z.string() }) })
export const tokenIn = (answer: SignInAnswer) => tokenSchema.parse(answer.body).data.token

/**
 * The provider's calls of signing in, as the website makes them, with a clock that is moved by hand,
 * the messages that were sent, and the log. `deliver` may refuse a message by throwing.
 */
export function signInCalls(
  database: () => Database,
  dependencies: Partial<SignInDependencies> = {},
  more: Partial<Parameters<typeof createApp>[0]> = {},
) {
  const clock = { at: Date.UTC(2027, 0, 5, 6) }
  const sent: Sms[] = []
  const lines: string[] = []
  const gateway: { deliver: SmsSender['send'] } = { deliver: async () => {} }
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const signIn = signInDependencies({
    now: () => new Date(clock.at),
    sms: {
      send: async (sms) => {
        await gateway.deliver(sms)
        sent.push(sms)
      },
    },
    log,
    ...dependencies,
  })
  const app = createApp({ database, log, signIn, openData: testEditions(), ...more })

  async function request(path: string, init: RequestInit, address: string): Promise<SignInAnswer> {
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', address)
    // As a website does; else each answer has an id of its own.
    headers.set(REQUEST_ID_HEADER, '2222-2222-2222')
    // Of Node's request, the headers and the address of the peer are all that is read.
    const network = { incoming: { headers: Object.fromEntries(headers), socket: { remoteAddress: '127.0.0.1' } } }
    const answer = await app.request(`/api/v1${path}`, { ...init, headers }, network)
    return { status: answer.status, body: await answer.json(), headers: Object.fromEntries(answer.headers) }
  }

  const post = (path: string, body: unknown, address = newAddress()) =>
    request(
      path,
      { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } },
      address,
    )
  const send = (phone: string, purpose: Purpose, address?: string, browser?: string) =>
    post('/auth/otp/send', { phone_number: phone, otp_type: purpose, browser_nonce: browser }, address)
  const verify = (phone: string, purpose: Purpose, otp: string, { address, ...more }: Tried = {}) =>
    post('/auth/otp/verify', { phone_number: phone, otp_type: purpose, otp, ...more }, address)
  const complete = (phone: string, more: object = {}) =>
    post('/auth/register/complete', { phone_number: phone, first_name: 'Asha', last_name: 'Rao', ...more })
  const codeFor = (phone: string) => sent.findLast((sms) => sms.phone === phone)?.code ?? 'none'

  async function register(phone: string): Promise<string> {
    await send(phone, 'registration')
    await verify(phone, 'registration', codeFor(phone))
    return tokenIn(await complete(phone))
  }

  return {
    app,
    clock,
    sent,
    lines,
    gateway,
    post,
    send,
    verify,
    complete,
    codeFor,
    /** Registers a number. @returns the token of its session */
    register,
    /** What stands in the database for a code of registration. */
    digestOf: (phone: string, code: string) => signIn.digests.code(phone, 'registration', code),
    /** How a number is kept where it only serves to compare. */
    phoneDigest: (phone: string) => signIn.digests.phone(phone),
    /** A call of who is signed in. */
    as(token: string, path: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers)
      headers.set('Authorization', `Bearer ${token}`)
      return request(path, { ...init, headers }, newAddress())
    },
    /** A post of JSON by who is signed in. @param more further headers */
    postAs: (token: string, path: string, body: unknown, more: Readonly<Record<string, string>> = {}) =>
      request(
        path,
        {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: { ...more, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        },
        newAddress(),
      ),
    forward: (seconds: number) => void (clock.at += seconds * 1_000),
    /** What the log says, without the time and the process's number, which are digits as well. */
    logged: () => lines.map((line) => line.replace(/"time":\d+,"pid":\d+/, '')).join(''),
  }
}

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Another code of the same length. */
export const otherCode = (code: string, by = 1) =>
  String((Number(code) + by) % 10 ** code.length).padStart(code.length, '0')
