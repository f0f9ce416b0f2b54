import { getEnvironment } from '@/lib/server/env'

/** By request, because the public origin is known only where the website runs. */
export const dynamic = 'force-dynamic'

export function GET(): Response {
  const sitemap = new URL('/sitemap.xml', getEnvironment().siteUrl).href
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
