import { type NextRequest, NextResponse } from 'next/server'
import { answerJson, seeOther, visitorOf } from '@/lib/bff/result'
import { LANGUAGES } from '@/lib/contract/language'
import { failed } from '@/lib/rules/result'
import { SIGN_IN_ANCHOR } from '@/lib/rules/routes/anchors'
import { localizedPath, splitLanguage } from '@/lib/rules/routes/localized-url'
import { privatePath } from '@/lib/rules/routes/return-path'
import type { Visitor } from '@/lib/server/auth/session-call'
import { clearSession, setReturnCookie } from '@/lib/server/auth/session-cookie'
import { getSessionUser } from '@/lib/server/auth/session-user'
import { surviveOutage } from '@/lib/server/provider/outage'

/** The pages that send a browser here when they find that its session is over: a page cannot clear cookies. */
const PAGES = LANGUAGES.flatMap((lang) => [localizedPath('/login', lang), localizedPath('/register', lang)])

/**
 * Who is signed in: `{user}`, or `{user: null}` and no cookies any more. 503 while the provider is away.
 * With `then`, one of `PAGES`, the answer is that page; with `for`, a private page, it is where one is
 * asked to sign in for it (as middleware.ts does). The home page where the session stands after all, so that
 * nobody is sent in a circle.
 */
export async function GET(request: NextRequest) {
  const query = request.nextUrl.searchParams
  const wanted = privatePath(query.get('for'))
  // A page that Next fetches would lose the anchor of the redirect: a refusal makes it load this as a document.
  const destination = request.headers.get('sec-fetch-dest')
  if (wanted !== null && destination !== null && destination !== 'document') return refuseFetch()
  const then = PAGES.find((page) => page === query.get('then')) ?? (wanted && signInPlace(wanted))
  const home = localizedPath('/', splitLanguage(wanted ?? then ?? '/').language)
  const answer = await answerUser(visitorOf(request), then ?? null, home)
  if (wanted !== null && answer.headers.get('location') === then) setReturnCookie(answer, wanted)
  return answer
}

function refuseFetch(): NextResponse {
  return new NextResponse(null, { status: 401, headers: { 'cache-control': 'no-store' } })
}

function signInPlace(path: string): string {
  return localizedPath(`/${SIGN_IN_ANCHOR}`, splitLanguage(path).language)
}

async function answerUser({ address, token }: Visitor, then: string | null, home: string): Promise<NextResponse> {
  const ask = async () => (token === null ? null : await getSessionUser({ address, token }))
  const user = await surviveOutage(ask, { fallback: 'away' })
  if (user === 'away') return then === null ? answerJson(failed('away')) : seeOther(home)
  if (user !== null) return then === null ? answerJson({ ok: true, answer: { user } }) : seeOther(home)
  const answer = then === null ? answerJson({ ok: true, answer: { user: null } }) : seeOther(then)
  clearSession(answer)
  return answer
}
