import 'server-only'
import { surviveOutage } from '@/lib/server/provider/outage'

/**
 * Answers the browser with what a read of public content gives. A provider that cannot be had, which
 * has been logged, is 503 with a message; never kept by any cache.
 */
export async function answerRead(read: () => Promise<unknown>): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  const found = await surviveOutage(async () => ({ answer: await read() }), { fallback: null })
  if (found !== null) return Response.json(found.answer, { headers })
  return Response.json({ message: 'The directory cannot be reached just now.' }, { status: 503, headers })
}
