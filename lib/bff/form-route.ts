import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { readsPages, tooLargePage } from '@/lib/rules/plain-page'
import { failed, type Failure } from '@/lib/rules/result'
import { answerJson, answerPage, type Outcome, type Page, visitorOf } from '@/lib/bff/result'
import { askingBrowser } from '@/lib/server/auth/code-browser'
import { surviveOutage } from '@/lib/server/provider/outage'
import { type Body, type Fields, isFormBody, readBody, textsBeforeFile } from '@/lib/server/read-body'
import { isSameSite } from '@/lib/server/same-site'
import type { Visitor } from '@/lib/server/auth/session-call'
import { clearSession } from '@/lib/server/auth/session-cookie'
import { getStudent } from '@/lib/server/auth/session-user'
import { countPost } from '@/lib/server/visitor-limit'

/** A post from a page of ours; by `browser` the provider knows who asks for a code (docs/adr/0050-a-code-for-one-browser.md). */
export type Post = { request: NextRequest; visitor: Visitor; browser: string }
/**
 * Why the work was not done: a post that is refused, or a provider that is away. A post larger than text is refused
 * unread where there is no session (401), and where the provider cannot say whether there is one (503); there a form's
 * texts are read.
 */
export type Refusal<Field extends string = string> = {
  ok: false
  failure: Failure<Field>
  status?: number
  endsSession?: undefined
  more?: undefined
}

type Route<Input, Done extends Outcome, Refused extends Outcome> = {
  /** What the fields of the post say. Where they do not fit, there is no page to go back to: 422, also for a form. */
  schema: z.ZodType<Input>
  work: (input: Input, post: Post) => Promise<Done>
  /** What a refusal means here: `asItIs`, or in the words of the form. */
  refuse: (refusal: Refusal, input: Input, post: Post) => Refused
  /** Where a form without JavaScript leads; `null`, or without it: everybody gets JSON. */
  page?: (outcome: Done | Refused, input: Input, post: Post) => Page | null | Promise<Page | null>
  /** The cookies that go with the outcome, whoever asked. */
  cookies?: (answer: NextResponse, outcome: Done | Refused, input: Input, post: Post) => void | Promise<void>
  /** A file belongs to the form, of at most so many bytes: for who is signed in, and in a multipart body alone. */
  largestFile?: number
  /** Of all texts together in bytes, where that is more than any form of visitors needs. */
  largestText?: number
  /** Files may stand among many texts: so many bytes besides these, read for whom `largestText` is. */
  files?: { bytes: number; parts: number } | undefined
  /** By what it is counted, where that is no post of a visitor's: what is asked over and over takes nothing from those. */
  count?: typeof countPost
  /** A file is among them: of a form that is larger the texts before its file are read, so that its page says so. */
  hasFile?: boolean
}

/** Every form says in which language its page is. */
export const language = z.enum(LANGUAGES).catch(DEFAULT_LANGUAGE)
/** The page to which signing in leads back, unchecked (`deskReturn`). */
export const back = z.string().optional().catch(undefined)
/** The fields as they came, for what reads them by itself. */
export const anyFields = z.record(z.string(), z.unknown())
export const asItIs = (refusal: Refusal): Refusal => refusal

/** A refusal by a form that says beside each of its fields what is wrong; `unfit` of one with control characters. */
export function besideField(
  { failure: { reason, field, retryAfter } }: Refusal,
  fields: readonly string[],
  unfit: string,
): Refusal<never> {
  if (reason !== 'invalid') return failed(reason, { message: null, retryAfter })
  const wrong = fields.find((name) => name === field)
  return failed(reason, { message: null, errors: wrong === undefined ? {} : { [wrong]: unfit } })
}

/**
 * A route that changes something: its schema, its work and its page. The work is done only for a post from a
 * page of ours (403), from an address that has not written too much (429), of a known type (415) and bounded
 * size (413), that can be read (400, 422). JSON is answered with JSON, a form with a redirect. Nothing of it
 * is kept by any cache.
 *
 * Every post that reaches a route counts, whatever becomes of it there, before the route reads a byte of it (what
 * server/ refuses before us does not); but one of another site does not, or else that site could use up what a
 * visitor has. Of a form that is one too many, or has too large a file, the texts are still read, so that nothing
 * typed is lost: those before its file, 64 KB at most. Not where a session is over: what was typed is an account's.
 * A form of too much text is answered with a page that leads back to it, for the browser has all of it still.
 */
export function formRoute<Input, Done extends Outcome, Refused extends Outcome>({
  largestFile = 0,
  largestText,
  files,
  hasFile = largestFile > 0,
  count = countPost,
  ...route
}: Route<Input, Done, Refused>) {
  return async (request: NextRequest): Promise<NextResponse> => {
    if (!isSameSite(request.headers)) return answerJson(refused(403))
    const visitor = visitorOf(request)
    const wait = await count(visitor.address)
    const isForm = isFormBody(request)
    if (wait !== null && !isForm) return answerJson(refused(429, null, wait))
    const read = await readFields(request, visitor, wait === null ? largestFile : 0, largestText, files)
    const refusal = wait === null ? read.fault : refused(429, null, wait)
    if (refusal !== null && !canBeSaid(refusal, hasFile))
      return isForm ? answerForm(refusal, request) : answerJson(refusal)
    const hasPage = isForm && !wantsJson(request)
    const isUnread = hasPage && refusal !== null && refusal.status !== 401 && !request.bodyUsed
    const fields = isUnread ? await textsBeforeFile(request) : read.fields
    const input = route.schema.safeParse(fields)
    if (!input.success) return answerJson(refusal ?? refused(422, fieldOf(input.error)))
    const post = { request, visitor, browser: askingBrowser(request.cookies) }
    const refuse = (because: Refusal) => route.refuse(because, input.data, post)
    const fallback = refuse(failed('away', { message: null }))
    const work = () => surviveOutage(() => route.work(input.data, post), { fallback })
    const outcome = refusal === null ? await work() : refuse(refusal)
    const page = hasPage && (await route.page?.(outcome, input.data, post))
    const answer = page ? answerPage(page, outcome) : answerJson(outcome)
    if (outcome.endsSession) clearSession(answer)
    await route.cookies?.(answer, outcome, input.data, post)
    if (page) await page.keep?.(answer)
    return answer
  }
}

const REASONS = {
  400: 'invalid',
  401: 'signed-out',
  403: 'refused',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'limited',
  503: 'away',
} as const

export function refused(
  status: keyof typeof REASONS,
  field: string | null = null,
  retryAfter: number | null = null,
): Refusal {
  return { ...failed(REASONS[status], { message: null, field, retryAfter }), status }
}

/** What a post says, nothing where it was not read, and why it goes no further. */
async function readFields(
  request: NextRequest,
  visitor: Visitor,
  largestFile: number,
  largestText?: number,
  files?: { bytes: number; parts: number },
): Promise<{ fields: Fields; fault: Refusal | null }> {
  let fault: Refusal | null = null
  const body = await readBody(
    request,
    async () => {
      if (files !== undefined && largestText !== undefined) return files.bytes
      if (largestFile === 0) return 0
      fault = await sessionFault(visitor)
      return fault === null ? largestFile : 0
    },
    largestText,
    files?.parts,
  )
  return { fields: 'fields' in body ? body.fields : {}, fault: fault ?? refusalOf(body) }
}

/** Why nothing large of this visitor is read: it is work, and any text can call itself a session. */
async function sessionFault(visitor: Visitor): Promise<Refusal | null> {
  if (visitor.token === null) return refused(401)
  const student = await surviveOutage(() => getStudent(visitor), { fallback: 'away' })
  if (student === 'away') return refused(503)
  return student === null ? refused(401) : null
}

function refusalOf(body: Body): Refusal | null {
  return body.ok ? null : refused(body.status, body.status === 422 ? body.field : null)
}

/** What no page of the form says. */
function answerForm(refusal: Refusal, request: NextRequest): NextResponse {
  const { headers } = request
  if (refusal.status !== 413 || wantsJson(request) || !readsPages(headers.get('accept'))) return answerJson(refusal)
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new NextResponse(tooLargePage(headers.get('referer'), getMessages, null), { status: 413, headers: html })
}

/** What no form of ours posts, no page says. */
function canBeSaid({ status }: Refusal, hasFile: boolean): boolean {
  return status === 401 || status === 422 || status === 429 || status === 503 || (status === 413 && hasFile)
}

function fieldOf({ issues }: z.ZodError): string | null {
  return issues[0]?.path[0]?.toString() ?? null
}

/** A script that sends a file sends a form, and says that it wants JSON. */
function wantsJson({ headers }: NextRequest): boolean {
  return headers.get('accept')?.startsWith('application/json') ?? false
}
