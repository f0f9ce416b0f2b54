import 'server-only'
import { ProviderError } from '@/lib/server/provider'

/** An XML answer for crawlers, kept an hour; 404 for null, and 503 while the provider is away. */
export async function xmlResponse(make: () => Promise<BodyInit | null>): Promise<Response> {
  try {
    const body = await make()
    if (body === null) return new Response('There is no such part.', { status: 404 })
    return new Response(body, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return new Response('Try again later.', { status: 503, headers: { 'retry-after': '120' } })
  }
}
