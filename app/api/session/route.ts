import { type NextRequest, NextResponse } from 'next/server'
import { ProviderError } from '@/lib/server/provider'
import { clearSession, getSessionToken } from '@/lib/server/session-cookie'
import { getSessionUser } from '@/lib/server/session-user'
import { seeOther } from '@/lib/server/sign-in-post'
import { visitorAddress } from '@/lib/server/visitor-address'

/** The pages that send a browser here when they find that its session is over: a page cannot clear cookies. */
const PAGES = ['/login', '/register', '/kn/login', '/kn/register']

/**
 * Who is signed in: `{user}`, or `{user: null}` and no cookies any more. 503 while the provider is away.
 * With `then`, one of `PAGES`, the answer is that page; `/` where the session stands after all, so
 * that nobody is sent in a circle.
 */
export async function GET(request: NextRequest) {
  const token = getSessionToken(request.cookies)
  const then = PAGES.find((page) => page === request.nextUrl.searchParams.get('then'))
  const answer = await answerUser(token, visitorAddress(request.headers), then)
  answer.headers.set('cache-control', 'no-store')
  return answer
}

async function answerUser(token: string | null, address: string, then: string | undefined): Promise<NextResponse> {
  try {
    const user = token === null ? null : await getSessionUser({ address, token })
    if (user !== null) return then === undefined ? NextResponse.json({ user }) : seeOther('/')
    const answer = then === undefined ? NextResponse.json({ user: null }) : seeOther(then)
    clearSession(answer)
    return answer
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return then === undefined ? NextResponse.json({ reason: 'away' }, { status: 503 }) : seeOther('/')
  }
}
