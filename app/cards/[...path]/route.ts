import { serveCard } from '@/lib/server/cards/serve-card'

/** The pictures beside links that are passed on (docs/adr/0077-cards-of-what-is-shared.md). */
export function GET(request: Request): Promise<Response> {
  return serveCard(new URL(request.url).pathname)
}
