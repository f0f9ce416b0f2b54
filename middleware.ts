import { type NextRequest, NextResponse } from 'next/server'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/contract/language'
import { RETURN_COOKIE, RETURN_COOKIE_S, SESSION_COOKIES } from '@/lib/rules/auth/cookies'
import {
  DESK_FORBIDDEN,
  DESK_PAGE_HEADER,
  DESK_PATH,
  deskPath,
  isDeskPath,
  PREVIEW_COOKIE,
  PREVIEW_LANGUAGE_HEADER,
  PREVIEW_PATH,
} from '@/lib/rules/desk/desk-path'
import { isPreviewed } from '@/lib/rules/desk/section-page'
import { DEFAULTS } from '@/lib/rules/environment'
import { ID_PATTERN } from '@/lib/contract/constants'
import { MISSING_INSTITUTION } from '@/lib/rules/institute/institute-path'
import { localizedPath, splitLanguage } from '@/lib/rules/routes/localized-url'
import { REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import { SIGN_IN_ANCHOR } from '@/lib/rules/routes/anchors'
import { carried } from '@/lib/tracing/span'
import { rightSpelling } from '@/lib/rules/routes/route-spelling'
import { isRoute, PRIVATE_ROUTES } from '@/lib/rules/routes/table'

/**
 * Narrow, because a middleware costs a third of the throughput of the pages under it
 * (docs/adr/0019-misspelt-addresses.md): the pages that need it, and every address that is none of
 * the website's. The last pattern names what it leaves alone; upper and lower case count. Next wants it
 * literal: middleware.test.ts says what it must be by the table of routes.
 */
export const config = {
  matcher: [
    '/college/detail',
    '/kn/college/detail',
    '/myprofile',
    '/kn/myprofile',
    '/settings',
    '/kn/settings',
    '/college/review',
    '/kn/college/review',
    '/((?!$|(?:kn|(?:(?:kn)/)?(?:about|Whykarnataka|mentoring|careerCounselling|contact|pricing|filter|filter/steps|explore-all|compare|updates-list|privacy|tearms|refund|admission-chances|admission-chances/answer|dates|costs|costs/answer|sources|data|developers|correction|gallery|shortlist|shortlist/shared|college/report|login|register|reply/(?:contact|counselling|mentoring)|pay/(?:[0-9a-f-]{36})|styleguide))$|(?:_next|api|media|avatars|cards|offline|pictures|sitemaps|exports|calendar|en)/|kn/college/\\d{1,64}$|(?:robots\\.txt|sitemap\\.xml|icon\\.svg|apple-icon\\.png|favicon\\.ico|sw\\.js|healthz|readyz)$).*)',
  ],
  runtime: 'nodejs',
}

export function middleware(request: NextRequest): Promise<NextResponse> | NextResponse {
  const { pathname } = request.nextUrl
  // Where there is no desk, its address is like any other of nobody's.
  if (process.env.DESK === 'on' && isDeskPath(pathname)) return desk(request)
  const { language, page } = splitLanguage(pathname)
  if (page === '/college/detail') return institution(request, language)
  if (isRoute(page) && PRIVATE_ROUTES.includes(page)) return privatePage(request, language)
  return elsewhere(request, language)
}

/**
 * An institution page that does not exist, or cannot be had, is answered with a page that says so in
 * its HTML. Next alone gives the status but leaves the body to JavaScript
 * (docs/adr/0005-not-found-in-the-html.md). So the page is asked for its status first, by its
 * internal address, where it is cached like any other.
 */
async function institution(request: NextRequest, language: Language) {
  // Of two, the rewrite in next.config.ts would take the other one.
  const [id = '', ...others] = request.nextUrl.searchParams.getAll('id')
  const isOne = ID_PATTERN.test(id) && others.length === 0
  const { status, to } = isOne ? await statusOf(request, `/${language}/college/${id}`) : { status: 404, to: null }
  // One that is retired leads to its successor; without one, to what is said of no institution.
  if (to?.endsWith(MISSING_INSTITUTION)) return substitute(request, `/${language}${MISSING_INSTITUTION}`, 410)
  if (status === 404) return substitute(request, `/${language}${MISSING_INSTITUTION}`, 404)
  if (status >= 500) return substitute(request, `/${language}/missing/answer`, 503)
  return NextResponse.next()
}

/**
 * Whoever is signed out is asked to sign in, and comes back afterwards. A courtesy, not a lock: the
 * page and its calls ask the provider who the visitor is.
 */
function privatePage(request: NextRequest, language: Language) {
  const isSignedIn = SESSION_COOKIES.some((name) => request.cookies.get(name)?.value)
  if (isSignedIn) return NextResponse.next()
  // A link that Next fetches would lose the anchor of the redirect: a refusal makes it load the page as a document.
  const destination = request.headers.get('sec-fetch-dest')
  if (destination !== null && destination !== 'document') {
    return new NextResponse(null, { status: 401, headers: { 'cache-control': 'no-store' } })
  }
  const response = redirectTo(request, localizedPath('/', language) + SIGN_IN_ANCHOR, 307)
  const returnTo = encodeURIComponent(request.nextUrl.pathname + request.nextUrl.search)
  const secure = process.env.SITE_URL?.startsWith('https:') ? '; Secure' : ''
  const life = `Path=/; Max-Age=${RETURN_COOKIE_S}; HttpOnly; SameSite=Lax${secure}`
  if (returnTo.length < 1_000) response.headers.append('set-cookie', `${RETURN_COOKIE}=${returnTo}; ${life}`)
  response.headers.set('cache-control', 'no-store')
  return response
}

/** Its pages say in their path in which language they are, and check for themselves who asks. */
function desk(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (pathname === DESK_PATH) return redirectTo(request, deskPath(DEFAULT_LANGUAGE), 307)
  if (pathname.endsWith(DESK_FORBIDDEN)) return substitute(request, pathname, 403)
  if (pathname.startsWith(`${PREVIEW_PATH}/`)) return preview(request)
  const asked = new Headers(request.headers)
  asked.set(DESK_PAGE_HEADER, pathname + request.nextUrl.search)
  return NextResponse.next({ request: { headers: asked } })
}

/**
 * A public page with a draft in its place, for who has its cookie. Under an address of its own, because of a public one
 * `server/` and whoever stands before it would show what they keep (docs/adr/0103-drafts-of-content.md).
 */
function preview(request: NextRequest) {
  const url = request.nextUrl.clone()
  url.pathname = url.pathname.slice(PREVIEW_PATH.length)
  const language = LANGUAGES.find((code) => url.pathname === `/${code}` || url.pathname.startsWith(`/${code}/`))
  const page = url.pathname.slice(1 + (language?.length ?? 0)) || '/'
  if (language === undefined || !isPreviewed(page)) return elsewhere(request, language ?? DEFAULT_LANGUAGE)
  if (!request.cookies.has(PREVIEW_COOKIE)) return redirectTo(request, deskPath(language, '/preview-over'), 307)
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
  const asked = new Headers(request.headers)
  asked.set(PREVIEW_LANGUAGE_HEADER, language)
  return NextResponse.rewrite(url, { headers, request: { headers: asked } })
}

/** No address of the website's: a misspelt one is put right, any other gets a page that says so, in its language. */
function elsewhere(request: NextRequest, language: Language) {
  const right = rightSpelling(request.nextUrl.pathname)
  if (right !== null) return redirectTo(request, right + request.nextUrl.search, 308)
  return substitute(request, `/${language}/missing/address`, 404)
}

function redirectTo(request: NextRequest, path: string, status: 307 | 308) {
  return NextResponse.redirect(new URL(path, request.nextUrl), status)
}

function substitute(request: NextRequest, path: string, status: number) {
  const url = request.nextUrl.clone()
  url.pathname = path
  url.search = ''
  // What Next says of its page would let whoever keeps it show it for a year.
  return NextResponse.rewrite(url, { status, headers: { 'cache-control': 'no-store' } })
}

/**
 * The status of one of our own pages, and where it leads: 503 when the provider has had its time, for a page that fails is made
 * twice; 200 when it cannot be learnt, so that nothing is hidden by the check.
 */
async function statusOf({ headers }: NextRequest, path: string): Promise<{ status: number; to: string | null }> {
  const requestId = headers.get(REQUEST_ID_HEADER)
  const limit = AbortSignal.timeout(Number(process.env.API_TIMEOUT_MS) || DEFAULTS.API_TIMEOUT_MS)
  try {
    const page = await fetch(`http://127.0.0.1:${process.env.PORT ?? DEFAULTS.PORT}${path}`, {
      method: 'HEAD',
      headers: { 'x-page-check': '1', ...carried(), ...(requestId !== null && { [REQUEST_ID_HEADER]: requestId }) },
      redirect: 'manual',
      signal: limit,
    })
    return { status: page.status, to: page.headers.get('location') }
  } catch {
    return { status: limit.aborted ? 503 : 200, to: null }
  }
}
