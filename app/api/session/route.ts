import { type NextRequest, NextResponse } from 'next/server'
import { privatePath } from '@/lib/rules/return-path'
import { ProviderError } from '@/lib/server/provider'
import { clearSession, getSessionToken, setReturnCookie } from '@/lib/server/session-cookie'
import { getSessionUser } from '@/lib/server/session-user'
import { seeOther } from '@/lib/server/sign-in-post'
import { visitorAddress } from '@/lib/server/visitor-address'

/** The pages that send a browser here when they find that its session is over: a page cannot clear cookies. */
const PAGES = ['/login', '/register', '/kn/login', '/kn/register']

/**
 * Who is signed in: `{user}`, or `{user: null}` and no cookies any more. 503 while the provider is away.
 * With `then`, one of `PAGES`, the answer is that page; with `for`, a private page, it is where one is
 * asked to sign in for it (as middleware.ts does). `/` where the session stands after all, so that
 * nobody is sent in a circle.
 */
export async function GET(request: NextRequest) {
  const query = request.nextUrl.searchParams
  const wanted = privatePath(query.get('for'))
  // A page that Next fetches would lose the anchor of the redirect: a refusal makes it load this as a document.
  const destination = request.headers.get('sec-fetch-dest')
  if (wanted !== null && destination !== null && destination !== 'document') return unkept(refuseFetch())
  const token = getSessionToken(request.cookies)
  const then = PAGES.find((page) => page === query.get('then')) ?? (wanted && signInPlace(wanted))
  const answer = await answerUser(token, visitorAddress(request.headers), then ?? null)
  if (wanted !== null && answer.headers.get('location') === then) setReturnCookie(answer, wanted)
  return unkept(answer)
}

function unkept(answer: NextResponse): NextResponse {
  answer.headers.set('cache-control', 'no-store')
  return answer
}

function refuseFetch(): NextResponse {
  return new NextResponse(null, { status: 401 })
}

function signInPlace(path: string): string {
  return path.startsWith('/kn/') ? '/kn#sign-in' : '/#sign-in'
}

async function answerUser(token: string | null, address: string, then: string | null): Promise<NextResponse> {
  try {
    const user = token === null ? null : await getSessionUser({ address, token })
    if (user !== null) return then === null ? NextResponse.json({ user }) : seeOther('/')
    const answer = then === null ? NextResponse.json({ user: null }) : seeOther(then)
    clearSession(answer)
    return answer
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return then === null ? NextResponse.json({ reason: 'away' }, { status: 503 }) : seeOther('/')
  }
}
