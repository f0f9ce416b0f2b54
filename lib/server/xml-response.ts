import 'server-only'
import { surviveOutage } from '@/lib/server/provider/outage'

/** An XML answer for crawlers, kept an hour; 404 for null, and 503 while the provider is away. */
export async function xmlResponse(make: () => Promise<BodyInit | null>): Promise<Response> {
  const made = await surviveOutage(async () => ({ body: await make() }), { fallback: 'away' })
  if (made === 'away') return new Response('Try again later.', { status: 503, headers: { 'retry-after': '120' } })
  if (made.body === null) return new Response('There is no such part.', { status: 404 })
  return new Response(made.body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
