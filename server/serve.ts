import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { SharedPages } from '@/lib/store/shared-pages'
import { Store } from '@/lib/store/store'
import { startTracing } from '@/lib/tracing/start-tracing'
import { observe, secondsSince, watch } from '@/lib/metrics/count'
import { Assets } from './assets'
import { Bodies } from './bodies'
import { cdnHeaders } from './cdn'
import { drain } from './drain'
import { pageFetcher } from './fetch-page'
import { createReverseProxy } from './reverse-proxy'
import { Images } from './images'
import { type Children, serveMetrics } from './metrics'
import { log } from './log'
import { isHtml } from './next-answer'
import { hearMessage } from './page-changes'
import { pagePolicy } from './page-policy'
import { PageCache } from './page-cache'
import type { PageRequest } from './public-pages'
import { keepRunning, type Program, startProgram, waitUntilReady } from './program'
import { Readiness } from './readiness'
import { routeNames } from './route-name'
import { headersOf } from './security-headers'
import type { Settings } from './settings'
import { shareFetched, versionOf, whenSettled } from './shared-pages'
import { Upstream } from './upstream'

const START_LIMIT_MS = 120_000
/** How long requests in flight may take once we are told to stop. */
const STOP_LIMIT_MS = 10_000
/** Who begins with nothing in memory waits so long for the pages that others have rendered. */
const SETTLE_LIMIT_MS = 2_000
/** Enough to tell a script by, and nothing of a visitor's. */
const LOGGED_LETTERS = 40
const MAX_LOGGED = 100
const ONE_VISITOR =
  'TRUST_PROXY=0: ALL VISITORS SHARE THE LIMITS OF ONE ADDRESS, that of the proxy which ends TLS. Say how many proxies stand in front.'
/** An address of Next's that needs no provider. */
const NEXT_CHECK = '/icon.svg'

/** The embedded provider: how it is started, and what it answers once it is ready. */
export type EmbeddedProvider = { start: () => Program; readyUrl: string }

/**
 * Runs the website in production: the reverse proxy in this process, Next and the embedded provider, where one is
 * used, in processes of their own. Until `stop` comes; then what is in flight is answered first.
 * @returns the exit code
 * @throws Error when one of them does not start
 */
export async function serve(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  provider: EmbeddedProvider | null,
  stop: AbortSignal,
): Promise<number> {
  const children: Children = new Map()
  // First: what is made after it counts.
  const metrics = settings.metrics === null ? null : await serveMetrics(settings.metrics, children)
  const stopTracing = await startTracing('website', settings.tracesTo)
  const upstream = new Upstream(settings.apiTimeoutMs)
  const readiness = new Readiness(settings.providerCheck, () => upstream.isUp)
  const assets = await Assets.of(undefined, settings.formerAssets)
  // Next, which shares changes by the same store, says what is wrong with it.
  const store = settings.shared === null ? null : new Store(settings.shared.redisUrl, { warn() {}, info() {} })
  const reverseProxy = makeReverseProxy(settings, upstream, readiness, assets, store)
  const runs: Promise<void>[] = []
  const end = new AbortController()
  const keep = async (name: 'next' | 'provider', start: () => Promise<Program>) => {
    const begin = async () => {
      const program = await start()
      children.set(name, program)
      return program
    }
    runs.push(keepRunning(await begin(), begin, end.signal))
  }
  try {
    if (provider !== null) await keep('provider', () => whenReady(provider.start(), provider.readyUrl, stop))
    if (!stop.aborted) await keep('next', () => startNext(settings, environment, upstream, stop))
    if (store !== null) await whenSettled(upstream.changes, SETTLE_LIMIT_MS, stop)
    if (stop.aborted) return 0
    // Not before: whoever waits for us sees by the first connection that we are there.
    reverseProxy.listen(settings.port)
    await once(reverseProxy, 'listening')
    log.info({ port: settings.port }, 'listening')
    void assets.loadAll().catch(() => {})
    if (!stop.aborted) await once(stop, 'abort')
    readiness.isStopping = true
    // Whoever balances between instances sees by then that this one goes.
    await wait(settings.stopGraceMs)
    return (await drain(reverseProxy, STOP_LIMIT_MS)) ? 0 : 1
  } finally {
    reverseProxy.close()
    reverseProxy.closeAllConnections()
    store?.close()
    metrics?.close()
    metrics?.closeAllConnections()
    end.abort()
    await Promise.all([...runs, stopTracing?.()])
  }
}

function makeReverseProxy(
  settings: Settings,
  upstream: Upstream,
  readiness: Readiness,
  assets: Assets,
  store: Store | null,
): Server {
  const { trustProxy, siteUrl } = settings
  if (siteUrl.protocol === 'https:' && trustProxy === 0) log.warn({ siteUrl: siteUrl.href }, ONE_VISITOR)
  const securityHeaders = headersOf(siteUrl)
  const refused = refusalLog(log)
  const pageHeaders = (body: Buffer) => ({
    'content-security-policy': pagePolicy(body.toString(), {
      isHttps: siteUrl.protocol === 'https:',
      gateways: settings.paymentOrigins,
      refused,
    }),
  })
  watch('website_page_cache_bytes', async () => [{ labels: {}, value: pages.bytes }])
  if (store !== null)
    watch('website_store_up', async () => [{ labels: {}, value: (await store.takesWrites()) ? 1 : 0 }])
  const fetchImage = pageFetcher(upstream, siteUrl.host, settings.apiTimeoutMs, 'pictures')
  const images = new Images({ fetchImage, maxBytes: settings.imageCacheBytes })
  const pages = new PageCache({
    fetchPage: makeFetchPage(settings, upstream, store),
    cdnHeaders: (request) => cdnHeaders(request, settings.cdnMaxAgeS),
    changes: upstream.changes,
    maxBytes: settings.pageCacheBytes,
    contentMaxAgeMs: settings.contentMaxAgeMs,
    headers: (body, type) =>
      isHtml(type) ? { ...securityHeaders.every, ...pageHeaders(body) } : securityHeaders.every,
  })
  const warn = (error: unknown, requestId: string) =>
    log.error({ error: String(error), requestId }, 'a request could not be answered')
  const bodies = new Bodies()
  return createReverseProxy({
    upstream,
    readiness,
    assets,
    images,
    pages,
    bodies,
    trustProxy,
    securityHeaders,
    pageHeaders,
    warn,
  })
}

function makeFetchPage(
  { siteUrl, apiTimeoutMs, contentMaxAgeMs, shared }: Settings,
  upstream: Upstream,
  store: Store | null,
) {
  const askForPage = pageFetcher(upstream, siteUrl.host, apiTimeoutMs)
  const routeName = routeNames()
  const fetchPage = async (request: PageRequest) => {
    const begun = performance.now()
    const answer = await askForPage(request)
    observe('website_render_seconds', { route: routeName(request.path) }, secondsSince(begun))
    return answer
  }
  if (store === null || shared === null || shared.pages === 0) return fetchPage
  const pages = new SharedPages({ store, version: versionOf(siteUrl), places: shared.pages })
  return shareFetched({ fetchPage, pages, changes: upstream.changes, contentMaxAgeMs })
}

/** Logs each script that no page of ours should have, once: in a page that everybody sees it comes often. */
function refusalLog(log: Logger): (script: string) => void {
  const known = new Set<string>()
  return (script) => {
    const start = script.slice(0, LOGGED_LETTERS)
    if (known.size >= MAX_LOGGED || known.has(start)) return
    known.add(start)
    log.error({ start, length: script.length }, 'a page holds a script that is none of ours; browsers will refuse it')
  }
}

async function startNext(
  { nextHeapMb }: Settings,
  environment: NodeJS.ProcessEnv,
  upstream: Upstream,
  stop: AbortSignal,
): Promise<Program> {
  const port = await freePort()
  const itsOwn = { ...environment, PORT: String(port), NODE_ENV: 'production' as const }
  const command = [process.execPath, `--max-old-space-size=${nextHeapMb}`, 'server/website-start.mjs']
  const program = startProgram('Next', command, itsOwn)
  void program.exited.then(() => upstream.goesDown())
  program.process.on('message', (message) => hearMessage(upstream.changes, message))
  await whenReady(program, `http://127.0.0.1:${port}${NEXT_CHECK}`, stop)
  if (!stop.aborted) upstream.comesUp(port)
  return program
}

/** @throws Error when it does not come up; it has ended by then */
async function whenReady(program: Program, url: string, stop: AbortSignal): Promise<Program> {
  try {
    await waitUntilReady(program, url, START_LIMIT_MS, stop)
    return program
  } catch (error) {
    program.process.kill('SIGKILL')
    throw error
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('Listening on a port, a server has one')
  return address.port
}
