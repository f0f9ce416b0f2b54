/** What one instance has rendered another need not: with a real store, and a stand-in for Next. */
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { indianDay } from '@/lib/contract/indian-day'
import { DAY_MS } from '@/lib/contract/time'
import { ChangeLog, dropOf } from '@/lib/rules/change-log'
import { appendChange } from '@/lib/store/change-stream'
import { SharedPages } from '@/lib/store/shared-pages'
import { Store } from '@/lib/store/store'
import { type RedisServer, startRedis } from '@/testing/store/redis-server'
import type { WholeAnswer } from './page-answer'
import { PageCache } from './page-cache'
import { readPageRequest } from './public-pages'
import { shareFetched, whenSettled } from './shared-pages'

const FRESH_MS = 60_000
let redis: RedisServer
let store: Store
/** The newest entry of the stream of changes. */
let position: string
let asked: string[]
let answerHeaders: Record<string, string>

beforeAll(async () => {
  redis = await startRedis()
  store = new Store(redis.url, { warn() {}, info() {} })
  while (!store.isUp) await wait(10)
})
afterAll(async () => {
  store.close()
  await redis.kill()
})
beforeEach(async () => {
  asked = []
  answerHeaders = {}
  await store.ask((client) => client.flushAll())
  position = await publish()
})

async function publish(...tags: string[]): Promise<string> {
  const asked = await store.ask((client) => appendChange(client, 'another', { tags, isDropped: false }))
  if (typeof asked === 'string') throw new Error(asked)
  return asked.answer
}

function pageOf(url: string) {
  const request = readPageRequest(url, {})
  if (request === null) throw new Error(`${url} is no public page`)
  return request
}

type Given = { version?: string; places?: number; isSettled?: boolean; its?: Store }
/** One instance; `visit` says what its visitor gets to read. */
function startInstance({ version = 'this build', places = 100, isSettled = true, its = store }: Given = {}) {
  const changes = new ChangeLog(1)
  if (isSettled) changes.settle({ position, number: 1 })
  const fetchPage = (request: { path: string }): Promise<WholeAnswer> => {
    asked.push(request.path)
    const headers = {
      'content-type': 'text/html',
      'cache-control': 's-maxage=60',
      'x-note-as-of': String(changes.number),
    }
    return Promise.resolve({
      status: 200,
      headers: { ...headers, ...answerHeaders },
      body: Buffer.from(`${request.path}, rendered as ${asked.length}`),
    })
  }
  const pages = new SharedPages({ store: its, version, places })
  const cache = new PageCache({
    fetchPage: shareFetched({ fetchPage, pages, changes, contentMaxAgeMs: FRESH_MS }),
    changes,
    maxBytes: 10_000_000,
    contentMaxAgeMs: FRESH_MS,
    headers: () => ({ 'x-ours': 'yes' }),
  })
  const visit = async (url: string) => {
    const found = cache.findFresh(pageOf(url)) ?? (await cache.find(pageOf(url)))
    // What is kept in the store nobody waits for.
    await wait(60)
    return 'head' in found ? gunzipSync(found.gzip).toString() : `not kept: ${found.body.toString()}`
  }
  return { changes, visit, find: (url: string) => cache.find(pageOf(url)) }
}
async function kept(): Promise<string[]> {
  const asked = await store.ask((client) => client.keys('pages:*'))
  if (typeof asked === 'string') throw new Error(asked)
  return asked.answer
}

test('what one has rendered another answers without Next, with the headers of its own', async () => {
  answerHeaders = { vary: 'rsc', link: '</a>; rel=preload' }
  expect(await startInstance().visit('/about')).toBe('/about, rendered as 1')
  const restarted = startInstance()
  expect(await restarted.visit('/about')).toBe('/about, rendered as 1')
  expect(asked).toEqual(['/about'])
  const page = await restarted.find('/about')
  expect(page).toMatchObject({ isShared: true })
  expect('head' in page && page.head.join(' ')).toMatch(/vary rsc .*x-ours yes|x-ours yes .*vary rsc/)
  const [key = ''] = await kept()
  const left = await store.ask((client) => client.pTTL(key))
  expect(left).toEqual({ answer: expect.any(Number) })
  expect(JSON.stringify(page)).not.toContain('x-note')
})

test('another build, or a place that another page has, finds nothing', async () => {
  await startInstance({ places: 1 }).visit('/about')
  await startInstance({ places: 1, version: 'the next build' }).visit('/about')
  await startInstance({ places: 1 }).visit('/privacy')
  expect(asked).toHaveLength(3)
  expect(await kept()).toHaveLength(2)
})

test.each([
  ['everything', 'directory', '/about', 2],
  ['an institution, and the page is its own', 'institute:7', '/college/detail?id=7', 2],
  ['an institution that is to be dropped', dropOf('institute:7'), '/college/detail?id=7', 2],
  ['an institution, and the page is a list', 'institute:7', '/filter?search=x', 2],
  ['another institution', 'institute:8', '/college/detail?id=7', 1],
])('after a change of %s', async (_, tag, url, times) => {
  await startInstance().visit(url)
  await publish(tag)
  await startInstance().visit(url)
  expect(asked).toHaveLength(times)
})

test('where the stream no longer goes back so far, nothing is taken from the store', async () => {
  await startInstance().visit('/about')
  await store.ask((client) => client.del('changes'))
  await publish()
  await startInstance().visit('/about')
  expect(asked).toHaveLength(2)
})

test('what this instance was told, and has not told the others yet, makes a page old', async () => {
  await startInstance().visit('/about')
  const told = startInstance()
  told.changes.append(['all'])
  await told.visit('/about')
  expect(asked).toHaveLength(2)
})

test('a page that was begun before a change is not kept, nor any while nobody knows what has changed', async () => {
  const one = startInstance()
  one.changes.append(['all'], 5)
  answerHeaders = { 'x-note-as-of': '4' }
  await one.visit('/about')
  answerHeaders = {}
  await startInstance({ isSettled: false }).visit('/about')
  expect(await kept()).toEqual([])
})

test.each([
  ['of one visitor', { 'set-cookie': 'session=1' }],
  ['that lacks a part', { 'x-note-incomplete': '1' }],
  ['that is not for everybody', { 'cache-control': 'private, no-store' }],
])('an answer %s is never there', async (_, headers) => {
  answerHeaders = headers
  await startInstance().visit('/about')
  expect(await kept()).toEqual([])
})

test('a page is as fresh as it was where it was rendered', async () => {
  answerHeaders = { 'cache-control': 's-maxage=2' }
  await startInstance().visit('/about')
  const other = startInstance()
  await other.visit('/about')
  expect(asked).toHaveLength(1)
  await wait(2_000)
  await other.visit('/about')
  await wait(50)
  expect(asked).toHaveLength(2)
})

test('what is said of a day is neither kept nor found on the next one', async () => {
  const day = (at: number) => indianDay(Date.now() + at)
  answerHeaders = { 'x-note-day': day(-DAY_MS) }
  await startInstance().visit('/dates')
  answerHeaders = { 'x-note-day': day(0) }
  asked = []
  await startInstance().visit('/dates')
  await wait(50)
  await startInstance().visit('/dates')
  expect(asked).toHaveLength(1)
  jest.useFakeTimers({ now: Date.now() + DAY_MS, doNotFake: ['setTimeout', 'performance', 'nextTick', 'setImmediate'] })
  answerHeaders = { 'x-note-day': day(0) }
  await startInstance().visit('/dates')
  jest.useRealTimers()
  expect(asked).toHaveLength(2)
})

test('who starts waits until pages can be had from the store, and no longer than a while', async () => {
  const changes = new ChangeLog(1)
  const never = new AbortController().signal
  const begun = performance.now()
  await whenSettled(changes, 100, never)
  expect(performance.now() - begun).toBeGreaterThan(90)
  const settled = whenSettled(changes, 5_000, never)
  changes.append(['all'], 7)
  changes.settle({ position, number: 6 })
  expect(await Promise.race([settled, wait(100, 'waits')])).toBe('waits')
  changes.settle({ position, number: 7 })
  await settled
})

test('rubbish in its place, and a store that is away, cost a rendering and nothing else', async () => {
  await startInstance().visit('/about')
  const [key = ''] = await kept()
  await store.ask((client) => client.set(key, 'rubbish', { expiration: { type: 'PX', value: 5_000 } }))
  expect(await startInstance().visit('/about')).toBe('/about, rendered as 2')
  const nowhere = new Store('redis://127.0.0.1:1', { warn() {}, info() {} })
  expect(await startInstance({ its: nowhere }).visit('/about')).toBe('/about, rendered as 3')
  nowhere.close()
})
