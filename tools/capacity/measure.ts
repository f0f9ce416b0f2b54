import { randomBytes } from 'node:crypto'
import { ChangeLog } from '@/lib/rules/change-log'
import { wholeStream } from '@/lib/store/change-stream'
import { SharedPages } from '@/lib/store/shared-pages'
import { Store } from '@/lib/store/store'
import { PageCache } from '@/server/page-cache'
import { readPageRequest } from '@/server/public-pages'
import { shareFetched } from '@/server/shared-pages'
import { startRedis } from '@/testing/store/redis-server'
import { type Plan, requestsOf, type Shares, sharesOf } from './model'

const HEADERS = { 'content-type': 'text/html; charset=utf-8' }
/** Of each page; all of them are as large, so that a memory of bytes is one of pages. */
const PAGE_BYTES = 1_500
const SILENT = { warn: () => {}, info: () => {} }
const START_LIMIT_MS = 10_000

function bodyOf(page: number, filling: Buffer): Buffer {
  return Buffer.concat([filling, Buffer.from(String(page).padStart(8, '0'))])
}

async function whenUp(store: Store): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS
  while (!store.isUp) {
    if (performance.now() > deadline) throw new Error('the store does not answer')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** One website's levels: its memory, and the store by a connection of its own. Only what Next does is made up. */
async function startWebsite(url: string, plan: Plan, maxBytes: number, filling: Buffer) {
  const store = new Store(url, SILENT)
  await whenUp(store)
  const stream = await store.ask((client) => wholeStream(client, ''))
  const newest = typeof stream === 'string' ? undefined : stream.answer.at(-1)
  if (newest === undefined) throw new Error('the store holds no changes')
  const changes = new ChangeLog()
  changes.settle({ position: newest.id, number: changes.number })
  let rendered = 0
  const fetchPage = shareFetched({
    fetchPage: async ({ path }) => {
      rendered += 1
      const headers = { ...HEADERS, 'cache-control': `s-maxage=${plan.freshSeconds}`, 'x-note-as-of': '0' }
      return { status: 200, headers, body: bodyOf(Number(path.split('=')[1]), filling) }
    },
    pages: new SharedPages({ store, version: 'measured', places: plan.storePlaces }),
    changes,
    contentMaxAgeMs: plan.freshSeconds * 1_000,
  })
  const pages = new PageCache({
    fetchPage,
    changes,
    maxBytes,
    contentMaxAgeMs: plan.freshSeconds * 1_000,
    headers: () => ({}),
  })
  return { pages, store, rendered: () => rendered }
}

/** How many bytes one page takes of a memory. */
async function bytesOfOne(url: string, plan: Plan, filling: Buffer): Promise<number> {
  const { pages, store } = await startWebsite(url, { ...plan, storePlaces: 1 }, 1_000_000, filling)
  await pages.find(requestOf(1))
  store.close()
  return pages.bytes
}

function requestOf(page: number) {
  const request = readPageRequest(`/college/detail?id=${page}`, {})
  if (request === null) throw new Error('an institution has a public page')
  return request
}

/** Of the bytes of a memory, those for pages of institutions (server/page-cache.ts). */
const SHARE = 1 - 0.25 - 0.125

/** The same requests to the caches of as many websites, and a store, as they are: no CDN, and no clock but the true one. */
export async function measure(plan: Plan): Promise<Shares> {
  const redis = await startRedis()
  try {
    const filling = randomBytes(PAGE_BYTES)
    const maxBytes = ((await bytesOfOne(redis.url, plan, filling)) * (plan.memoryPages + 0.5)) / SHARE
    const websites = await Promise.all(
      Array.from({ length: plan.websites }, () => startWebsite(redis.url, plan, Math.ceil(maxBytes), filling)),
    )
    const counts = { cdn: 0, memory: 0, store: 0, rendered: 0 }
    let sent = 0
    for (const { page, website } of requestsOf(plan)) {
      const site = websites[website]
      if (site === undefined) continue
      const request = requestOf(page)
      const before = site.rendered()
      const isKept = site.pages.findFresh(request) !== null
      if (!isKept) await site.pages.find(request)
      if (++sent > plan.requests / 2) counts[isKept ? 'memory' : site.rendered() > before ? 'rendered' : 'store'] += 1
    }
    for (const { store } of websites) store.close()
    return sharesOf(counts)
  } finally {
    await redis.kill()
  }
}
