import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Request } from '@playwright/test'
import { watchNetwork } from '@/testing/watch-network'
import { askBefore } from './answers'
import type { Bytes, Loading } from './budgets'

/** An inexpensive phone. */
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const SLOWDOWN = 4
const ROUNDS = 5
/** Beside other work a page takes several times as long. */
const PATIENCE_MS = 120_000
/** After the page has loaded: what it does by itself is over then. */
const SETTLE_MS = 2_500

type Kind = 'html' | 'css' | 'fonts' | 'images' | 'js'
const KINDS: Readonly<Record<string, Kind>> = {
  document: 'html',
  stylesheet: 'css',
  font: 'fonts',
  image: 'images',
  script: 'js',
}

/**
 * In the page, before anything of it: notes shifts and long tasks. Without functions of its own names,
 * for which the compiler of this script would leave a helper behind.
 */
function observe() {
  const seen = { shift: 0, longestTask: 0 }
  Reflect.set(window, 'weighed', seen)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && Reflect.get(entry, 'hadRecentInput') !== true) seen.shift += Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function open(browser: Browser, address: string, prepare: (page: Page) => Promise<void>, settleMs = SETTLE_MS) {
  const context = await browser.newContext(PHONE)
  await askBefore(context, address)
  const page = await context.newPage()
  await page.addInitScript(observe)
  await prepare(page)
  page.setDefaultTimeout(PATIENCE_MS)
  const network = watchNetwork(page)
  const answer = await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS })
  if (answer?.status() !== 200) throw new Error(`${address} answers ${answer?.status() ?? 'nothing'}`)
  await network.isAtRest(PATIENCE_MS)
  await page.waitForTimeout(settleMs)
  return { context, page }
}

/** What the website makes on first demand is made. @throws Error when the page does not answer with 200 */
export async function visit(browser: Browser, address: string): Promise<void> {
  // Beside other work the provider may not answer its first call in time.
  const begun = performance.now()
  while ((await fetch(address)).status === 503 && performance.now() - begun < PATIENCE_MS) await wait(1_000)
  const { context } = await open(browser, address, async () => {}, 0)
  await context.close()
}

/**
 * What comes without scrolling at 360 px, when a page is opened for the first time by an address. `data:`
 * and the like come with something else.
 * @param empty the scripts of an empty page, in bytes, by gzip
 * @throws Error when the page does not answer with 200, or does not come to rest
 */
export async function weighBytes(browser: Browser, address: string, empty: number): Promise<Bytes> {
  const requests: Request[] = []
  const { context } = await open(browser, address, async (page) => {
    page.on('requestfinished', (request) => requests.push(request))
  })
  const bytes = { total: 0, html: 0, css: 0, fonts: 0, images: 0, js: 0 }
  let scripts = 0
  for (const request of requests.filter((each) => /^https?:/.test(each.url()))) {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    const kind = KINDS[request.resourceType()]
    bytes.total += responseBodySize + responseHeadersSize
    if (kind !== undefined) bytes[kind] += responseBodySize + responseHeadersSize
    if (kind === 'js') scripts += gzipSync((await (await request.response())?.body()) ?? '').byteLength
  }
  await context.close()
  return { ...bytes, ours: scripts - empty }
}

async function loadOnce(browser: Browser, address: string): Promise<Loading> {
  const { context, page } = await open(browser, address, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  })
  const seen: unknown = await page.evaluate(() => Reflect.get(window, 'weighed'))
  await context.close()
  if (typeof seen !== 'object' || seen === null || !('shift' in seen) || !('longestTask' in seen)) {
    throw new Error(`${address} noted nothing`)
  }
  return { shift: Number(seen.shift), longestTask: Number(seen.longestTask) }
}

/**
 * How it loads on a processor four times as slow as this one. Of five rounds the least disturbed task,
 * because whatever else the machine does only adds, and the worst shifts.
 */
export async function weighLoading(browser: Browser, address: string): Promise<Loading> {
  const rounds: Loading[] = []
  while (rounds.length < ROUNDS) rounds.push(await loadOnce(browser, address))
  return {
    shift: Math.max(...rounds.map(({ shift }) => shift)),
    longestTask: Math.min(...rounds.map(({ longestTask }) => longestTask)),
  }
}
