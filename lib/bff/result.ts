import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { FAILURE_STATUS, type Result } from '@/lib/rules/result'
import type { Visitor } from '@/lib/server/auth/session-call'
import { clearSession, getSessionToken } from '@/lib/server/auth/session-cookie'
import { visitorAddress } from '@/lib/server/provider/visitor-address'

/** A result, with what only its answer needs to know. */
export type Outcome<More = unknown> = Result<object, string> & {
  /** Where it is not that of the reason, or 200. */
  status?: number
  /** Seconds, where the answer says them in its header alone. */
  retryAfter?: number | null
  /** The visitor is signed out from this answer on. */
  endsSession?: boolean
  /** For the page and the cookies of the route. */
  more?: More
}

/** Who asks: for the calls that are made in their name. */
export function visitorOf(request: NextRequest): Visitor {
  return { address: visitorAddress(request.headers), token: getSessionToken(request.cookies) }
}

export function isSignedOut(outcome: Outcome): boolean {
  return !outcome.ok && outcome.failure.reason === 'signed-out'
}

/**
 * Answers a script: 200 with the answer, or the failure under the status of its reason, with `Retry-After`
 * where it says when to try again. A 401 signs out. No cache keeps it.
 */
export function answerJson(outcome: Outcome): NextResponse {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (outcome.ok) return NextResponse.json(outcome.answer, { status: outcome.status ?? 200, headers })
  const { failure } = outcome
  const wait = outcome.retryAfter ?? failure.retryAfter ?? null
  if (wait !== null) headers.set('retry-after', String(wait))
  const answer = NextResponse.json(failure, { status: outcome.status ?? FAILURE_STATUS[failure.reason], headers })
  if (isSignedOut(outcome)) clearSession(answer)
  return answer
}

/** Where a browser without JavaScript goes from its form. */
export type Page = {
  /** With its anchor. */
  to: string
  /** The page of signing in, for who must do that first; without it they go on to `to`, too. */
  signIn?: string
  /** Sets the cookie by which the next page knows what came of it. */
  keep?: (answer: NextResponse) => void | Promise<void>
}

/** The browser goes there with GET. */
export function seeOther(path: string): NextResponse {
  return new NextResponse(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } })
}

/** Answers a browser without JavaScript. Whoever must sign in is signed out. */
export function answerPage({ to, signIn }: Page, outcome: Outcome): NextResponse {
  if (signIn === undefined || !isSignedOut(outcome)) return seeOther(to)
  const answer = seeOther(signIn)
  clearSession(answer)
  return answer
}
