import { createServer, type RequestListener } from 'node:http'
import { Assets } from '@/server/assets'
import { Bodies } from '@/server/bodies'
import { pageFetcher } from '@/server/fetch-page'
import { Images } from '@/server/images'
import { PageCache } from '@/server/page-cache'
import { Readiness } from '@/server/readiness'
import { createReverseProxy } from '@/server/reverse-proxy'
import { Upstream } from '@/server/upstream'
import { closed, listening } from './stub-server'

/** What listens in production, before what stands in for Next. */
export async function startReverseProxy(
  answer: RequestListener,
): Promise<{ site: string; close: () => Promise<void> }> {
  const next = createServer(answer)
  const upstream = new Upstream(8_000)
  upstream.comesUp(await listening(next))
  const fetchPage = pageFetcher(upstream, 'guide.example', 8_000)
  const reverseProxy = createReverseProxy({
    upstream,
    readiness: new Readiness('http://127.0.0.1:1/', () => upstream.isUp),
    assets: await Assets.of('public'),
    images: new Images({ fetchImage: fetchPage, maxBytes: 1_000_000 }),
    pages: new PageCache({
      fetchPage,
      changes: upstream.changes,
      maxBytes: 1_000_000,
      contentMaxAgeMs: 60_000,
      headers: () => ({}),
    }),
    bodies: new Bodies(),
    trustProxy: 0,
    securityHeaders: { every: {}, ofFiles: {} },
    pageHeaders: () => ({}),
    warn: () => {},
  })
  return {
    site: `http://127.0.0.1:${await listening(reverseProxy)}`,
    async close() {
      await Promise.all([closed(reverseProxy), closed(next)])
    },
  }
}
