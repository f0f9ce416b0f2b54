import { type NextRequest, NextResponse } from 'next/server'
import { rightSpelling } from '@/lib/rules/route-spelling'
import { PRIVATE_ROUTES } from '@/lib/rules/routes'

/**
 * Narrow, because a middleware costs a third of the throughput of the pages under it
 * (docs/adr/0019-misspelt-addresses.md): the pages that need it, and every address that is none of
 * the website's. The last pattern names what it leaves alone; upper and lower case count.
 */
export const config = {
  matcher: [
    '/college/detail',
    '/kn/college/detail',
    '/college/review',
    '/kn/college/review',
    '/myprofile',
    '/kn/myprofile',
    '/settings',
    '/kn/settings',
    '/((?!$|(?:kn|(?:kn/)?(?:about|careerCounselling|Whykarnataka|mentoring|contact|pricing|filter(?:/steps)?|explore-all|updates-list|privacy|refund|tearms|gallery|compare|shortlist|login|register|pay/[0-9a-f-]+|styleguide|reply/(?:contact|counselling|mentoring)))$|(?:_next|api|media|pictures|sitemaps|en|kn/college)/|(?:robots\\.txt|sitemap\\.xml|icon\\.svg|apple-icon\\.png|favicon\\.ico|healthz|readyz)$).*)',
  ],
  runtime: 'nodejs',
}

/** Longer than any call to the provider may take: after that the page answers for itself. */
const CHECK_TIMEOUT_MS = 15_000
/** Long enough for a code to arrive by SMS, and to be asked for once more. */
const RETURN_TO_S = 300

export function middleware(request: NextRequest): Promise<NextResponse> | NextResponse {
  const { pathname } = request.nextUrl
  const language = /^\/kn(?:\/|$)/.test(pathname) ? 'kn' : 'en'
  const page = language === 'kn' ? pathname.slice('/kn'.length) : pathname
  if (page === '/college/detail') return institution(request, language)
  if (PRIVATE_ROUTES.some((route) => route === page)) return privatePage(request, language)
  return elsewhere(request, language)
}

/**
 * An institution page that does not exist, or cannot be had, is answered with a page that says so in
 * its HTML. Next alone gives the status but leaves the body to JavaScript
 * (docs/adr/0005-not-found-in-the-html.md). So the page is asked for its status first, by its
 * internal address, where it is cached like any other.
 */
async function institution(request: NextRequest, language: 'en' | 'kn') {
  const id = request.nextUrl.searchParams.get('id') ?? ''
  const status = id === '' ? 404 : await statusOf(`/${language}/college/${encodeURIComponent(id)}`)
  if (status === 404) return substitute(request, `/${language}/missing/institution`, 404)
  if (status >= 500) return substitute(request, `/${language}/missing/answer`, 503)
  return NextResponse.next()
}

/**
 * Whoever is signed out is asked to sign in, and comes back afterwards. A courtesy, not a lock: the
 * page and its calls ask the provider who the visitor is.
 */
function privatePage(request: NextRequest, language: 'en' | 'kn') {
  const isSignedIn = ['__Host-session', 'session'].some((name) => request.cookies.get(name)?.value)
  if (isSignedIn) return NextResponse.next()
  // A link that Next fetches would lose the anchor of the redirect: a refusal makes it load the page as a document.
  const destination = request.headers.get('sec-fetch-dest')
  if (destination !== null && destination !== 'document') {
    return new NextResponse(null, { status: 401, headers: { 'cache-control': 'no-store' } })
  }
  const response = redirectTo(request, language === 'kn' ? '/kn#sign-in' : '/#sign-in', 307)
  const returnTo = encodeURIComponent(request.nextUrl.pathname + request.nextUrl.search)
  const secure = process.env.SITE_URL?.startsWith('https:') ? '; Secure' : ''
  const life = `Path=/; Max-Age=${RETURN_TO_S}; HttpOnly; SameSite=Lax${secure}`
  if (returnTo.length < 1_000) response.headers.append('set-cookie', `return-to=${returnTo}; ${life}`)
  response.headers.set('cache-control', 'no-store')
  return response
}

/** No address of the website's: a misspelt one is put right, any other gets a page that says so, in its language. */
function elsewhere(request: NextRequest, language: 'en' | 'kn') {
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
  return NextResponse.rewrite(url, { status })
}

/** The status of one of our own pages; 200 when it cannot be learnt, so that nothing is hidden by the check. */
async function statusOf(path: string): Promise<number> {
  try {
    const page = await fetch(`http://127.0.0.1:${process.env.PORT ?? '3000'}${path}`, {
      method: 'HEAD',
      headers: { 'x-page-check': '1' },
      redirect: 'manual',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    })
    return page.status
  } catch {
    return 200
  }
}
