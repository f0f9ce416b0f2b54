import 'server-only'
import { ProviderError } from '@/lib/server/provider'

/**
 * Answers the browser with what a read of public content gives. A provider that cannot be had, which
 * has been logged, is 503 with a message; never kept by any cache.
 */
export async function answerRead(read: () => Promise<unknown>): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    return Response.json(await read(), { headers })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return Response.json({ message: 'The directory cannot be reached just now.' }, { status: 503, headers })
  }
}
