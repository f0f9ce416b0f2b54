import { type NextRequest, NextResponse } from 'next/server'

export const config = {
  matcher: ['/college/detail', '/kn/college/detail'],
  runtime: 'nodejs',
}

/** Longer than any call to the provider may take: after that the page answers for itself. */
const CHECK_TIMEOUT_MS = 15_000

/**
 * An institution page that does not exist, or cannot be had, is answered with a page that says so in
 * its HTML. Next alone gives the status but leaves the body to JavaScript
 * (docs/adr/0005-not-found-in-the-html.md). So the page is asked for its status first, by its
 * internal address, where it is cached like any other.
 */
export async function middleware(request: NextRequest) {
  const language = request.nextUrl.pathname.startsWith('/kn/') ? 'kn' : 'en'
  const id = request.nextUrl.searchParams.get('id') ?? ''
  const status = id === '' ? 404 : await statusOf(`/${language}/college/${encodeURIComponent(id)}`)
  if (status === 404) return substitute(request, `/${language}/missing/institution`, 404)
  if (status >= 500) return substitute(request, `/${language}/missing/answer`, 503)
  return NextResponse.next()
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
