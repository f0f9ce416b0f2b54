import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { type Fields, readBody, TEXT_BODY_BYTES } from '@/lib/server/read-body'
import { isSameSite } from '@/lib/server/same-site'
import { getSessionToken } from '@/lib/server/session-cookie'
import type { Visitor } from '@/lib/server/session-call'
import { visitorAddress } from '@/lib/server/visitor-address'
import { countPost } from '@/lib/server/visitor-limit'

/** A post from a page of ours. `isForm`: a browser without JavaScript sent it and goes where the answer says. */
export type Post = { request: NextRequest; fields: Fields; isForm: boolean; visitor: Visitor }
/** Why a post goes no further: a text with control characters in `field`, or too many posts. */
export type Refusal = { status: 422 | 429; field: string | null; retryAfter: number | null }

const REASONS = {
  400: 'invalid',
  403: 'refused',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'limited',
} as const

/** A refusal for scripts, in the shape of every failure of the BFF. */
export function answerRefusal(
  status: keyof typeof REASONS,
  { field = null, retryAfter = null }: Partial<Refusal> = {},
): NextResponse {
  const headers = { 'cache-control': 'no-store', ...(retryAfter === null ? {} : { 'retry-after': String(retryAfter) }) }
  return NextResponse.json({ reason: REASONS[status], message: null, field, retryAfter }, { status, headers })
}

type Options = {
  /** The largest body, in bytes. */
  limit?: number
  /** How to refuse; without it, by `answerRefusal`. */
  refuse?: (post: Post, refusal: Refusal) => NextResponse
}

/**
 * Wraps the handler of every route that changes something. It is called only for a post from a page
 * of ours (403), of a known type (415) and bounded size (413), that can be read (400, 422), from an
 * address that has not written too much (429). Nothing that it answers is kept by any cache.
 */
export function guardedPost(handle: (post: Post) => Promise<NextResponse>, { limit, refuse }: Options = {}) {
  return async (request: NextRequest): Promise<NextResponse> => {
    if (!isSameSite(request.headers)) return answerRefusal(403)
    const body = await readBody(request, limit ?? TEXT_BODY_BYTES)
    if (!body.ok && body.status !== 422) return answerRefusal(body.status)
    const visitor = { address: visitorAddress(request.headers), token: getSessionToken(request.cookies) }
    const post: Post = { request, fields: body.fields, isForm: body.kind === 'form', visitor }
    const wait = countPost(visitor.address)
    const refusal = wait !== null ? refused(429, null, wait) : body.ok ? null : refused(422, body.field, null)
    const answer =
      refusal === null ? await handle(post) : (refuse?.(post, refusal) ?? answerRefusal(refusal.status, refusal))
    answer.headers.set('cache-control', 'no-store')
    return answer
  }
}

function refused(status: Refusal['status'], field: string | null, retryAfter: number | null): Refusal {
  return { status, field, retryAfter }
}
