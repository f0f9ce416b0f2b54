import { getEnvironment } from '@/lib/server/env'
import { noWorkerScript, workerScript } from '@/lib/server/offline/offline-files'

/** The service worker; browsers look for another one by themselves, once a day at least. */
export function GET(): Response {
  return new Response(getEnvironment().offlinePage ? workerScript() : noWorkerScript(), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // Its own, which also holds for what it asks for.
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  })
}

/** By request: the environment is known only where the website runs. */
export const dynamic = 'force-dynamic'
