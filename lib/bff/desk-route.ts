import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { deskReply } from '@/lib/bff/desk-reply'
import { asItIs, formRoute, type Refusal } from '@/lib/bff/form-route'
import type { Outcome } from '@/lib/bff/result'
import { deskTokenSchema, deskUserSchema } from '@/lib/contract/desk/account'
import {
  type AnyDeskCall,
  type Asked,
  type AskedOf,
  type DeskRequest,
  deskRequest,
  requestOf,
} from '@/lib/contract/desk/request'
import type { Language } from '@/lib/contract/language'
import { ONCE_CONTROL } from '@/lib/rules/desk/once'
import { deskPath, deskReturn, signInPage } from '@/lib/rules/desk/desk-path'
import { type DeskReply, type DeskSaying, isGood, isLook } from '@/lib/rules/desk/desk-reply'
import { failed, SENT } from '@/lib/rules/result'
import { callForVisitor, type ProviderReply, type Visitor } from '@/lib/server/auth/session-call'
import { getDeskAccount, getDeskToken, setDeskAccount, setDeskSession } from '@/lib/server/auth/session-cookie'
import { askDesk } from '@/lib/server/desk/ask-desk'
import { getEnvironment } from '@/lib/server/env'
import { surviveOutage } from '@/lib/server/provider/outage'
import { visitorAddress } from '@/lib/server/provider/visitor-address'
import { TEXT_BODY_BYTES } from '@/lib/server/read-body'
import { isSameSite } from '@/lib/server/same-site'

/** `json`: what the provider answered; `account`: who has signed in. */
type More = { said: DeskSaying; token: string | null; account: string | null; json: unknown; given?: Replied['given'] }
/** Makes a call of the desk in the name of who posts. */
type AskAtDesk = <Call extends AnyDeskCall>(call: Call, ...asked: AskedOf<Call>) => Promise<ProviderReply>
/** The calls of which a form has the ids. */
type CallOf<Input> = { [Call in AnyDeskCall]: Input extends Asked<Call> ? Call : never }[AnyDeskCall]
/** What a provider answered, and what of a form says something else since its button did its work before that. */
type Replied = ProviderReply & { given?: Readonly<Record<string, string>> }
type Refusals = Readonly<Record<number, DeskSaying>>
type DeskForm<Input> = {
  schema: z.ZodType<Input>
  /** The one call of the provider, in the name of who is signed in at the desk: that of all fields but the language, or made of them. */
  ask: CallOf<Input> | ((input: Input, call: AskAtDesk, request: NextRequest) => Promise<Replied>)
  done: DeskSaying | ((input: Input, answer: unknown) => DeskSaying)
  /** What a status means here, where it means something of its own. */
  refusals?: Refusals | ((input: Input) => Refusals)
  /** The page that says what came of it. */
  page: (input: Input, isDone: boolean, answer: unknown, said: DeskSaying) => `/${string}` | ''
  /** Where on that page, by the id of what stands there. */
  place?: (input: Input, isDone: boolean, wrong: DeskReply['wrong'], given: Replied['given']) => string | null
  /** Of all texts together in bytes, where that is more than most forms need: for who is signed in at the desk. */
  largestText?: number
  /** So many bytes of files and so many parts besides these texts, where files may stand among them. */
  files?: { bytes: number; parts: number }
  /** The field of a file, which counts among the texts; that it is too large is said beside it. */
  file?: string
  /** What was typed, for the page where it was refused. */
  typed?: (input: Input, given: Replied['given']) => Readonly<Record<string, string>>
  /** What its page shows of a success once: the token that it gave. */
  shows?: (token: string, input: Input) => Readonly<Record<string, string>>
  /** A success signs in, in nobody's name before; or it signs out. Who is signed out, by their own will or not, loses the cookie. */
  session?: 'begins' | 'ends'
}

const REFUSALS: Refusals = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'unknown',
  409: 'changed',
  422: 'invalid',
  423: 'importing',
}

const onceSchema = z.looseObject({ [ONCE_CONTROL]: z.string().max(64).optional().catch(undefined) })

/** A form and its key, where it adds something: a key is no field of the form. */
const withKey = <Input>(schema: z.ZodType<Input>) =>
  onceSchema.transform(({ [ONCE_CONTROL]: once, ...fields }, context) => {
    const { data: input, error } = schema.safeParse(fields)
    if (error === undefined) return { once, input }
    for (const { path, message } of error.issues) context.addIssue({ code: 'custom', path, message })
    return z.NEVER
  })

const flawsSchema = z.object({ errors: z.record(z.string(), z.array(z.string()).min(1)) })

/** What is wrong with each field, in the provider's word for it; `null` where it says nothing of fields. */
function flawsIn(json: unknown): Record<string, string> | null {
  const { data } = flawsSchema.safeParse(json)
  return data === undefined
    ? null
    : Object.fromEntries(Object.entries(data.errors).map(([name, [flaw = '']]) => [name, flaw]))
}

/** What a failure says that no provider was asked for, or none answered. */
function sayingOf(outcome: Outcome<More>): DeskSaying {
  if (outcome.more !== undefined) return outcome.more.said
  if (outcome.ok) return 'done'
  const { reason } = outcome.failure
  return reason === 'limited' || reason === 'invalid' ? reason : 'away'
}

/** Who has just signed in. */
async function accountOf(visitor: Visitor): Promise<string | null> {
  const ask = () => askDesk(visitor, 'GET /desk/session')
  const reply = await surviveOutage(ask, { fallback: null })
  return deskUserSchema.safeParse(reply?.json).data?.id ?? null
}

type Cookies = NextRequest['cookies']

/**
 * A session that was over: what was typed waits until whoever's it was has signed in again, and the page of signing in
 * knows the way back.
 */
function signInFor(lang: Language, { to, typed }: Pick<DeskReply, 'to' | 'typed'>, cookies: Cookies): DeskReply {
  const [back, account] = [deskReturn(to), getDeskAccount(cookies)]
  const awaits = back !== null && account !== null ? { account, to, typed } : undefined
  return { to: deskPath(lang, signInPage(back)), said: 'sessionOver', typed: {}, awaits }
}

/** Whoever was sent away to sign in comes back there, with what they typed, and nobody else with it. */
async function afterSignIn(reply: DeskReply, back: string | null, account: string | null, cookies: Cookies) {
  const awaits = (await deskReply.find(cookies))?.awaits
  if (!isGood(reply.said)) return { ...reply, awaits }
  if (awaits !== undefined && awaits.account === account)
    return { to: awaits.to, said: 'signedInAgain' as const, typed: awaits.typed }
  return { ...reply, to: back ?? reply.to }
}

async function asked<Input extends { lang: Language }>(
  { ask, session }: DeskForm<Input>,
  input: Input,
  visitor: Visitor,
  request: NextRequest,
): Promise<Replied> {
  const isLast = session === 'ends'
  const send = ({ method, path, body }: DeskRequest) => callForVisitor(visitor, method, path, body, { isLast })
  const fields = Object.fromEntries(Object.entries<unknown>(input).filter(([name]) => name !== 'lang'))
  const reply =
    typeof ask === 'function'
      ? await ask(input, (call, ...more) => send(deskRequest(call, ...more)), request)
      : await send(requestOf(ask, fields))
  // A session that was over is ended, too.
  return isLast && reply.status === 401 ? { ...reply, ok: true } : reply
}

/** Signed out, and not by their own will. */
const isOver = (outcome: Outcome<More>) => !outcome.ok && sayingOf(outcome) === 'signedOut'

type Length = { isLong: boolean; refused?: { status: number; said: DeskSaying } }
const refusedWith = (status: number): Length => {
  const said = REFUSALS[status]
  return { isLong: false, refused: said === undefined ? { said: 'away', status: 503 } : { said, status } }
}

/**
 * More than 64 KB are read for who is signed in at the desk alone; while nobody can say whether they are, for who says so.
 * `refused`: it is so much, of whom the provider lets in no more.
 */
async function lengthAtDesk({ headers, cookies }: NextRequest): Promise<Length> {
  if (!isSameSite(headers) || Number(headers.get('content-length') ?? 0) <= TEXT_BODY_BYTES) return { isLong: false }
  const token = getDeskToken(cookies)
  if (token === null) return refusedWith(401)
  const visitor = { address: visitorAddress(headers), token }
  const ask = () => askDesk(visitor, 'GET /desk/session')
  const { ok, status } = await surviveOutage(ask, { fallback: { ok: true, status: 200 } })
  return ok ? { isLong: true } : refusedWith(status)
}

/** A file that is not read, since whoever sends it is refused: that it is too large nobody knows. */
const unread = ({ status, said }: NonNullable<Length['refused']>): Outcome<More> => ({
  ...{ ...failed(said === 'away' ? said : 'refused', { message: null }), status },
  more: { said, token: null, account: null, json: null },
})

/**
 * A form of the desk: as any route that writes (`formRoute`), with the desk's session in the place of the student's,
 * which it neither reads nor changes. Where there is no desk, there is no such address.
 */
export function deskRoute<Input extends { lang: Language; back?: string | undefined }>(form: DeskForm<Input>) {
  const routeWith = (largestText?: number, refuse: (refusal: Refusal) => Outcome<More> = asItIs) =>
    formRoute<{ once: string | undefined; input: Input }, Outcome<More>, Outcome<More>>({
      schema: withKey(form.schema),
      largestText,
      files: form.files,
      hasFile: form.file !== undefined,
      async work({ once, input }, { request, visitor: { address } }) {
        const token = form.session === 'begins' ? null : getDeskToken(request.cookies)
        const reply = await asked(form, input, { address, token, once }, request)
        const given = deskTokenSchema.safeParse(reply.json).data?.token ?? null
        const done = typeof form.done === 'function' ? form.done(input, reply.json) : form.done
        if (reply.ok && (form.session !== 'begins' || given !== null)) {
          const account = form.session === 'begins' ? await accountOf({ address, token: given }) : null
          return { ...SENT, more: { said: done, token: given, account, json: reply.json } }
        }
        const own = typeof form.refusals === 'function' ? form.refusals(input) : form.refusals
        const said = own?.[reply.status] ?? REFUSALS[reply.status] ?? 'away'
        const status = said === 'away' ? 503 : reply.status
        return {
          ...failed(said === 'away' ? said : 'refused', { message: null }),
          status,
          more: { said, token: null, account: null, json: reply.json, given: reply.given },
        }
      },
      refuse,
      async page(outcome, { input }, { request: { cookies } }) {
        const said = sayingOf(outcome)
        const token = outcome.ok ? (outcome.more?.token ?? null) : null
        const shown = token === null ? {} : form.shows?.(token, input)
        // What is not saved yet is kept, too.
        const typed = (outcome.ok && !isLook(said) ? shown : form.typed?.(input, outcome.more?.given)) ?? {}
        // After a session that was over nothing is done, and the page is the one that was sent.
        const isDone = isGood(said) && !isOver(outcome)
        const to = deskPath(input.lang, form.page(input, isDone, outcome.more?.json, said))
        const isTooLarge = !outcome.ok && outcome.status === 413 && form.file !== undefined
        // What is wrong with a version is no word of the form.
        const flaws = said === 'versionRefused' ? null : flawsIn(outcome.more?.json)
        const wrong = isTooLarge ? { [form.file ?? '']: 'tooLarge' } : flaws
        let reply: DeskReply = { to, said, typed, ...(wrong !== null && { wrong }) }
        if (isOver(outcome)) reply = signInFor(input.lang, reply, cookies)
        if (form.session === 'begins')
          reply = await afterSignIn(reply, deskReturn(input.back), outcome.more?.account ?? null, cookies)
        const place = reply.to === to ? (form.place?.(input, isDone, reply.wrong, outcome.more?.given) ?? null) : null
        return {
          to: place === null ? reply.to : `${reply.to}#${place}`,
          keep: (answer) => deskReply.keep(answer, cookies, reply),
        }
      },
      cookies(answer, outcome) {
        if (form.session === 'begins' && outcome.ok) {
          setDeskSession(answer, outcome.more?.token ?? null)
          setDeskAccount(answer, outcome.more?.account ?? null)
        }
        if (sayingOf(outcome) !== 'signedOut') return
        setDeskSession(answer, null)
        if (!isOver(outcome)) setDeskAccount(answer, null)
      },
    })
  const post = routeWith()
  const postLong = form.largestText === undefined ? null : routeWith(form.largestText)
  return async (request: NextRequest): Promise<NextResponse> => {
    if (!getEnvironment().desk) return new NextResponse(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    if (postLong === null) return post(request)
    const { isLong, refused } = await lengthAtDesk(request)
    if (refused !== undefined)
      return routeWith(undefined, (other) => (other.status === 413 ? unread(refused) : other))(request)
    return (isLong ? postLong : post)(request)
  }
}
