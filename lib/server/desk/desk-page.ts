import 'server-only'
import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import type { z } from 'zod'
import { type DeskUser, deskUserSchema } from '@/lib/contract/desk/account'
import type { AnyDeskCall, AskedOf } from '@/lib/contract/desk/request'
import type { DeskCall } from '@/lib/contract/desk/rights'
import type { Language } from '@/lib/contract/language'
import { DESK_FORBIDDEN, DESK_PAGE_HEADER, deskPath, deskReturn, signInPage } from '@/lib/rules/desk/desk-path'
import type { Visitor } from '@/lib/server/auth/session-call'
import { getDeskToken } from '@/lib/server/auth/session-cookie'
import { askDesk } from '@/lib/server/desk/ask-desk'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { surviveOutage } from '@/lib/server/provider/outage'
import { visitorAddress } from '@/lib/server/provider/visitor-address'

/** What a page cannot show: the provider is away, or there is no such thing. */
type Missing = 'away' | 'unknown'
export type Read<Data> = { data: Data; missing: null } | { data: null; missing: Missing }

export type ReadingCall = AnyDeskCall & `GET ${string}`

/** Where there is no desk, there is no page of it, whatever middleware.ts does. */
export function requireDesk(): void {
  if (!getEnvironment().desk) notFound()
}

export async function readDeskVisitor(): Promise<Visitor> {
  const [jar, head] = await Promise.all([cookies(), headers()])
  return { token: getDeskToken(jar), address: visitorAddress(head) }
}

/** Reads what a call of the desk answers; who is signed out leaves for the page of signing in, which leads back, and who may not see it for the one that says so. */
export async function readAtDesk<Call extends ReadingCall, Schema extends z.ZodType>(
  visitor: Visitor,
  lang: Language,
  call: Call,
  schema: Schema,
  ...asked: AskedOf<Call>
): Promise<Read<z.output<Schema>>> {
  const back = deskReturn((await headers()).get(DESK_PAGE_HEADER))
  const signIn = deskPath(lang, signInPage(back))
  if (visitor.token === null) redirect(signIn)
  const reply = await surviveOutage(() => askDesk(visitor, call, ...asked), { fallback: null })
  if (reply?.status === 401) redirect(signIn)
  if (reply?.status === 403) redirect(deskPath(lang, DESK_FORBIDDEN))
  if (reply?.status === 404) return { data: null, missing: 'unknown' }
  const answer = schema.safeParse(reply?.json)
  return reply?.ok && answer.success ? { data: answer.data, missing: null } : { data: null, missing: 'away' }
}

/** The same, with when it was read, in ms since 1970. */
export async function readTimed<Call extends ReadingCall, Schema extends z.ZodType>(
  ...asked: Parameters<typeof readAtDesk<Call, Schema>>
): Promise<Read<z.output<Schema>> & { at: number }> {
  return { ...(await readAtDesk(...asked)), at: Date.now() }
}

/** Who sits at the desk; `user` is `null` while the provider is away. A provider without a desk has no such page. */
export async function openDesk(lang: Language): Promise<{ user: DeskUser | null; visitor: Visitor }> {
  requireDesk()
  const visitor = await readDeskVisitor()
  const read = await readAtDesk(visitor, lang, 'GET /desk/session', deskUserSchema)
  if (read.missing === 'unknown') notFound()
  return { user: read.data, visitor }
}

/** What a call answers to who is signed out; `null` while the provider is away. */
async function statusOf(call: 'GET /desk/session' | 'GET /desk/passkeys'): Promise<number | null> {
  const { address } = await readDeskVisitor()
  const ask = () => askDesk({ address, token: null }, call)
  return (await surviveOutage(ask, { fallback: null }))?.status ?? null
}

let hasWarned = false

/** For the page of signing in: without calls of the desk there is none, whoever asks; the log tells the operator why, once. */
export async function requireDeskCalls(): Promise<void> {
  requireDesk()
  if ((await statusOf('GET /desk/session')) !== 404) return
  if (!hasWarned) log.warn('DESK=on, but the provider has no calls of the desk: its pages are answered with 404')
  hasWarned = true
  notFound()
}

/** A provider with a desk may lack passkeys; one that has them refuses who is signed out. */
export const hasPasskeys = async () => (await statusOf('GET /desk/passkeys')) === 401

export const isTheirs = (user: DeskUser | null, call: DeskCall) => user?.may.includes(call) ?? false
