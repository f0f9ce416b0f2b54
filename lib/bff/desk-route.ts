import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { deskReply } from '@/lib/bff/desk-reply'
import { asItIs, formRoute } from '@/lib/bff/form-route'
import type { Outcome } from '@/lib/bff/result'
import { deskTokenSchema } from '@/lib/contract/desk/account'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import type { Language } from '@/lib/contract/language'
import { ONCE_CONTROL } from '@/lib/rules/desk/once'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { type DeskSaying, isGood, isLook } from '@/lib/rules/desk/desk-reply'
import { failed, SENT } from '@/lib/rules/result'
import { callForVisitor, type ProviderReply, type Visitor } from '@/lib/server/auth/session-call'
import { getDeskToken, setDeskSession } from '@/lib/server/auth/session-cookie'
import { getEnvironment } from '@/lib/server/env'
import { surviveOutage } from '@/lib/server/provider/outage'
import { visitorAddress } from '@/lib/server/provider/visitor-address'
import { TEXT_BODY_BYTES } from '@/lib/server/read-body'
import { isSameSite } from '@/lib/server/same-site'

/** `json`: what the provider answered. */
type More = { said: DeskSaying; token: string | null; json: unknown }
type Refusals = Readonly<Record<number, DeskSaying>>
type DeskForm<Input> = {
  schema: z.ZodType<Input>
  /** The one call of the provider, in the name of who is signed in at the desk. */
  ask: (input: Input, visitor: Visitor, request: NextRequest) => Promise<ProviderReply>
  done: DeskSaying | ((input: Input, answer: unknown) => DeskSaying)
  /** What a status means here, where it means something of its own. */
  refusals?: Refusals | ((input: Input) => Refusals)
  /** The page that says what came of it. */
  page: (input: Input, isDone: boolean, answer: unknown, said: DeskSaying) => `/${string}` | ''
  /** Where on that page, by the id of what stands there. */
  place?: (input: Input, isDone: boolean) => string | null
  /** Of all texts together in bytes, where that is more than most forms need: for who is signed in at the desk. */
  largestText?: number
  /** The field of a file, which counts among the texts; that it is too large is said beside it. */
  file?: string
  /** What was typed, for the page where it was refused. */
  typed?: (input: Input) => Readonly<Record<string, string>>
  /** What its page shows of a success once: the token that it gave. */
  shows?: (token: string, input: Input) => Readonly<Record<string, string>>
  /** A success signs in. Who is signed out, by their own will or not, loses the cookie. */
  session?: 'begins'
}

const REFUSALS: Refusals = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'unknown',
  409: 'changed',
  422: 'invalid',
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

/** More than 64 KB are read for who is signed in at the desk alone; while nobody can say whether they are, for who says so. */
async function isLongOfDesk({ headers, cookies }: NextRequest): Promise<boolean> {
  const token = getDeskToken(cookies)
  if (token === null || !isSameSite(headers)) return false
  if (Number(headers.get('content-length') ?? 0) <= TEXT_BODY_BYTES) return false
  const visitor = { address: visitorAddress(headers), token }
  const ask = () => callForVisitor(visitor, 'GET', deskEndpoints.deskSession)
  return (await surviveOutage(ask, { fallback: { ok: true } })).ok
}

/**
 * A form of the desk: as any route that writes (`formRoute`), with the desk's session in the place of the student's,
 * which it neither reads nor changes. Where there is no desk, there is no such address.
 */
export function deskRoute<Input extends { lang: Language }>(form: DeskForm<Input>) {
  const routeWith = (largestText?: number) =>
    formRoute<{ once: string | undefined; input: Input }, Outcome<More>, Outcome<More>>({
      schema: withKey(form.schema),
      largestText,
      hasFile: form.file !== undefined,
      async work({ once, input }, { request, visitor: { address } }) {
        const token = getDeskToken(request.cookies)
        const reply = await form.ask(input, { address, token, once }, request)
        const given = deskTokenSchema.safeParse(reply.json).data?.token ?? null
        const done = typeof form.done === 'function' ? form.done(input, reply.json) : form.done
        if (reply.ok && (form.session !== 'begins' || given !== null))
          return { ...SENT, more: { said: done, token: given, json: reply.json } }
        const own = typeof form.refusals === 'function' ? form.refusals(input) : form.refusals
        const said = own?.[reply.status] ?? REFUSALS[reply.status] ?? 'away'
        const status = said === 'away' ? 503 : reply.status
        return {
          ...failed(said === 'away' ? said : 'refused', { message: null }),
          status,
          more: { said, token: null, json: reply.json },
        }
      },
      refuse: asItIs,
      page(outcome, { input }, { request }) {
        const said = sayingOf(outcome)
        const isOut = said === 'signedOut'
        const token = outcome.ok ? (outcome.more?.token ?? null) : null
        const shown = token === null ? {} : form.shows?.(token, input)
        // What is not saved yet is kept, too.
        const typed = (outcome.ok && !isLook(said) ? shown : form.typed?.(input)) ?? {}
        const to = deskPath(input.lang, isOut ? '/sign-in' : form.page(input, isGood(said), outcome.more?.json, said))
        const isTooLarge = !outcome.ok && outcome.status === 413 && form.file !== undefined
        // What is wrong with a version is no word of the form.
        const flaws = said === 'versionRefused' ? null : flawsIn(outcome.more?.json)
        const wrong = isTooLarge ? { [form.file ?? '']: 'tooLarge' } : flaws
        const place = form.place?.(input, isGood(said)) ?? null
        return {
          to: place === null || isOut ? to : `${to}#${place}`,
          keep: (answer) =>
            deskReply.keep(answer, request.cookies, { to, said, typed, ...(wrong !== null && { wrong }) }),
        }
      },
      cookies(answer, outcome) {
        if (form.session === 'begins' && outcome.ok) setDeskSession(answer, outcome.more?.token ?? null)
        if (sayingOf(outcome) === 'signedOut') setDeskSession(answer, null)
      },
    })
  const post = routeWith()
  const postLong = form.largestText === undefined ? null : routeWith(form.largestText)
  return async (request: NextRequest): Promise<NextResponse> => {
    if (!getEnvironment().desk) return new NextResponse(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    return postLong !== null && (await isLongOfDesk(request)) ? postLong(request) : post(request)
  }
}
