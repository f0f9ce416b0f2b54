import { type NextRequest, NextResponse } from 'next/server'
import { institutePath } from '@/lib/rules/institute-path'
import { localizedPath } from '@/lib/rules/localized-url'
import { type BrochureOutcome, fetchBrochure } from '@/lib/server/brochure-file'
import { clearSession, getSessionToken } from '@/lib/server/session-cookie'
import { answerSignedOut } from '@/lib/server/session-user'
import { seeOther } from '@/lib/server/sign-in-post'
import { visitorAddress } from '@/lib/server/visitor-address'

type Context = { params: Promise<{ id: string; brochureId: string }> }
type Failure = Exclude<BrochureOutcome['kind'], 'file'>

const STATUS = { unknown: 404, failed: 502, away: 503 } as const

/**
 * A brochure, as an attachment, for who is signed in (spec 2 §6). A script gets 401, or `{reason}`
 * with 404, 502 or 503; a browser that follows the link is led to sign in, or back to the page,
 * whose anchor says what happened. `lang` is the language of that page.
 */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { id, brochureId } = await params
  const visitor = { address: visitorAddress(request.headers), token: getSessionToken(request.cookies) }
  const outcome = await fetchBrochure(visitor, id, brochureId, request.signal)
  if (outcome.kind === 'file') return outcome.file
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false
  return isPage ? answerPage(request, id, outcome.kind) : answerScript(outcome.kind)
}

function answerScript(failure: Failure): NextResponse {
  if (failure === 'signed-out') return answerSignedOut()
  return NextResponse.json({ reason: failure }, { status: STATUS[failure], headers: { 'cache-control': 'no-store' } })
}

function answerPage(request: NextRequest, id: string, failure: Failure): NextResponse {
  const lang = request.nextUrl.searchParams.get('lang') === 'kn' ? 'kn' : 'en'
  const page = localizedPath(institutePath(id), lang)
  const isSignedOut = failure === 'signed-out'
  const way = new URLSearchParams({ return: `${page}#brochures` })
  const answer = seeOther(isSignedOut ? `${localizedPath('/login', lang)}?${way}` : `${page}#brochure-failed`)
  if (isSignedOut) clearSession(answer)
  answer.headers.set('cache-control', 'no-store')
  return answer
}
