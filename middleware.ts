import { type NextRequest, NextResponse } from 'next/server'

export const config = {
  matcher: ['/college/detail', '/kn/college/detail'],
  runtime: 'nodejs',
}

/** How long the question whether a page exists may take; after that the page answers for itself. */
const CHECK_TIMEOUT_MS = 10_000

/**
 * An unknown institution is answered with status 404 and a page that says so. Next alone gives the
 * status, but leaves the body to JavaScript (docs/adr/0005-not-found-in-the-html.md). So the page is
 * asked for its status first, by its internal address, where it is cached like any other.
 */
export async function middleware(request: NextRequest) {
  const language = request.nextUrl.pathname.startsWith('/kn/') ? 'kn' : 'en'
  const id = request.nextUrl.searchParams.get('id') ?? ''
  if (id !== '' && (await pageExists(`/${language}/college/${encodeURIComponent(id)}`))) return NextResponse.next()
  return NextResponse.rewrite(new URL(`/${language}/missing/institution`, request.url), { status: 404 })
}

async function pageExists(path: string): Promise<boolean> {
  const port = process.env.PORT ?? '3000'
  try {
    const page = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'HEAD',
      headers: { 'x-page-check': '1' },
      redirect: 'manual',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    })
    return page.status !== 404
  } catch {
    return true
  }
}
