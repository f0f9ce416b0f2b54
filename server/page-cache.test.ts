import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ChangeLog } from '@/lib/rules/change-log'
import type { CachedPage } from './cached-page'
import type { WholeAnswer } from './page-answer'
import { PageCache } from './page-cache'
import { hear } from './page-changes'
import { type PageRequest, readPageRequest } from './public-pages'

const SECOND = 1000
let now: number
let today: string
let asked: string[]
/** What Next answers next, and when. */
let answer: (request: PageRequest) => WholeAnswer | Promise<WholeAnswer>
let changes: ChangeLog
/** The number of the last change. */
let lastChange: number

beforeEach(() => {
  now = 10 * SECOND
  today = '2030-11-29'
  asked = []
  changes = new ChangeLog()
  lastChange = 1
})

function make(maxBytes = 10_000_000): PageCache {
  return new PageCache({
    fetchPage: async (request) => {
      asked.push(request.path)
      const begun = String(lastChange)
      const { headers, ...given } = await answer(request)
      return { ...given, headers: { 'x-note-as-of': begun, ...headers } }
    },
    changes,
    maxBytes,
    contentMaxAgeMs: 60 * SECOND,
    headers: () => ({ 'x-ours': 'yes' }),
    now: () => now,
    today: () => today,
  })
}

/** Content under these tags changes, and Next tells of it. */
function change(tags: string[]): void {
  lastChange += 1
  hear(changes, [lastChange, ...tags.map(encodeURIComponent)].join(','))
}

function html(text: string, headers: Record<string, string | string[]> = {}, status = 200): WholeAnswer {
  const all = { 'content-type': 'text/html', 'cache-control': 's-maxage=60, stale-while-revalidate=9', ...headers }
  return { status, headers: all, body: Buffer.from(text) }
}

function pageOf(url: string): PageRequest {
  const request = readPageRequest(url, {})
  if (request === null) throw new Error(`${url} is no public page`)
  return request
}

/** As the reverse proxy asks: what the visitor gets to read. */
async function visit(cache: PageCache, url: string): Promise<string> {
  const request = pageOf(url)
  const found = cache.findFresh(request) ?? (await cache.find(request))
  return 'head' in found ? textOf(found) : `not kept: ${found.body.toString()}`
}
const textOf = (page: CachedPage) => gunzipSync(page.gzip).toString()
/** Waits for the page that is renewed behind a visitor's back. */
async function renewed(cache: PageCache, url: string): Promise<void> {
  const patience = performance.now() + 5_000
  while (cache.findFresh(pageOf(url)) === null && performance.now() < patience) await wait(5)
}

test('a page is asked for once while it is fresh, then renewed behind the visitor’s back, then waited for', async () => {
  const cache = make()
  answer = () => html(`made at ${now}`)
  expect(await visit(cache, '/about')).toBe('made at 10000')
  now += 59 * SECOND
  expect(await visit(cache, '/about')).toBe('made at 10000')
  expect(asked).toHaveLength(1)
  now += 2 * SECOND
  expect(await visit(cache, '/about')).toBe('made at 10000')
  await renewed(cache, '/about')
  expect(await visit(cache, '/about')).toBe('made at 71000')
  expect(asked).toHaveLength(2)
  now += 500 * SECOND
  expect(await visit(cache, '/about')).toBe('made at 571000')
})

test('however many ask, Next is asked once', async () => {
  const cache = make()
  answer = async () => {
    await wait(20)
    return html('one')
  }
  const all = await Promise.all(Array.from({ length: 50 }, (_, at) => visit(cache, `/about?visitor=${at}`)))
  expect(new Set(all)).toEqual(new Set(['one']))
  expect(asked).toEqual(['/about'])
})

test('in both compressions the page is whole, and says what browsers and routers need', async () => {
  const cache = make()
  const forTheRouter = {
    vary: 'rsc',
    'x-nextjs-prerender': '1',
    'x-nextjs-stale-time': '300',
    'x-nextjs-rewritten-path': '/en/about',
    'x-nextjs-rewritten-query': 'id=7',
  }
  answer = () => html('<p>Text</p>', { ...forTheRouter, 'x-powered-by': 'x', link: '</a>; rel=preload' })
  const page = await cache.find(pageOf('/about'))
  if (!('head' in page)) throw new Error('It was not kept')
  expect(brotliDecompressSync(page.br).toString()).toBe('<p>Text</p>')
  const head = Object.fromEntries(page.head.flatMap((name, at) => (at % 2 === 0 ? [[name, page.head[at + 1]]] : [])))
  expect(head).toEqual({
    'content-type': 'text/html',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: page.etag,
    link: '</a>; rel=preload',
    ...forTheRouter,
    'x-ours': 'yes',
  })
})

test.each([
  ['with a cookie', html('mine', { 'set-cookie': ['session=x'] })],
  ['private', html('mine', { 'cache-control': 'private, no-store' })],
  ['with a status of its own', html('none', {}, 404)],
  ['a redirect', { status: 307, headers: { location: '/' }, body: Buffer.from('') }],
  ['no page', html('{}', { 'content-type': 'application/json' })],
])('an answer %s is passed on and never kept', async (_, given) => {
  const cache = make()
  answer = () => given
  expect(await visit(cache, '/about')).toMatch(/^not kept/)
  expect(await visit(cache, '/about')).toMatch(/^not kept/)
  expect(asked).toHaveLength(2)
  expect(cache.bytes).toBe(0)
})

test('what is no longer there is forgotten', async () => {
  const cache = make()
  answer = () => html('there')
  await visit(cache, '/college/detail?id=7')
  change(['institute:7'])
  answer = () => html('gone', {}, 404)
  expect(await visit(cache, '/college/detail?id=7')).toBe('not kept: gone')
  expect(cache.bytes).toBe(0)
})

test.each([
  ['an error', () => html('broken', {}, 500)],
  ['a page without a part', () => html('half', { 'x-note-incomplete': '1' })],
  ['nothing at all', () => Promise.reject(new Error('away'))],
])('while Next gives %s, the last good page goes on, and Next is left in peace for a second', async (_, fault) => {
  const cache = make()
  answer = () => html('good')
  await visit(cache, '/about')
  answer = fault
  now += 500 * SECOND
  expect(await visit(cache, '/about')).toBe('good')
  expect(await visit(cache, '/about')).toBe('good')
  expect(asked).toHaveLength(2)
  now += 2 * SECOND
  expect(await visit(cache, '/about')).toBe('good')
  expect(asked).toHaveLength(3)
  answer = () => html('better')
  await renewed(cache, '/about')
  now += 2 * SECOND
  await visit(cache, '/about')
  await renewed(cache, '/about')
  expect(await visit(cache, '/about')).toBe('better')
})

test('without a good page an error is passed on as it is, and not kept', async () => {
  const cache = make()
  answer = () => html('broken', {}, 500)
  expect(await visit(cache, '/about')).toBe('not kept: broken')
  answer = () => Promise.reject(new Error('away'))
  await expect(visit(cache, '/about')).rejects.toThrow('away')
  expect(cache.bytes).toBe(0)
})

test('who waits for a newer page waits a second, then has the old one, and nobody waits after that', async () => {
  const cache = make()
  answer = () => html('old')
  await visit(cache, '/about')
  now += 500 * SECOND
  answer = () => new Promise(() => {})
  const begun = performance.now()
  expect(await visit(cache, '/about')).toBe('old')
  expect(performance.now() - begun).toBeGreaterThan(900)
  now += 2 * SECOND
  const again = performance.now()
  expect(await visit(cache, '/about')).toBe('old')
  expect(performance.now() - again).toBeLessThan(500)
})

test('for an institution that has changed a visitor waits longer than a second, once', async () => {
  const cache = make()
  const url = '/college/detail?id=7'
  answer = () => html('old')
  await visit(cache, url)
  change(['institute:7'])
  answer = async () => {
    await wait(1_300)
    return html('new')
  }
  expect(await visit(cache, url)).toBe('new')
  change(['institute:7'])
  answer = () => new Promise(() => {})
  const begun = performance.now()
  expect(await visit(cache, url)).toBe('new')
  expect(performance.now() - begun).toBeGreaterThan(4_900)
  now += 20 * SECOND
  const again = performance.now()
  expect(await visit(cache, url)).toBe('new')
  expect(performance.now() - again).toBeLessThan(4_000)
}, 20_000)

test('a copy that Next itself calls stale is shown, and asked for again at once', async () => {
  const cache = make()
  answer = () => html('stale', { 'x-nextjs-cache': 'STALE' })
  expect(await visit(cache, '/about')).toBe('stale')
  answer = () => html('new', { 'x-nextjs-cache': 'HIT' })
  expect(await visit(cache, '/about')).toBe('new')
})

test('nobody waits while Next renews a page that may still be shown, and Next is left in peace meanwhile', async () => {
  const cache = make()
  answer = () => html('old')
  await visit(cache, '/about')
  now += 61_000
  answer = () => html('old', { 'x-nextjs-cache': 'STALE' })
  expect(await visit(cache, '/about')).toBe('old')
  await renewed(cache, '/about')
  const askedBefore = asked.length
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await visit(cache, '/about')).toBe('old')
  expect(asked).toHaveLength(askedBefore)
  now += 250
  answer = () => html('new', { 'x-nextjs-cache': 'HIT' })
  expect(await visit(cache, '/about')).toBe('old')
  await renewed(cache, '/about')
  expect(await visit(cache, '/about')).toBe('new')
})

test('of content that has changed, a copy that Next itself calls stale does for one visitor alone', async () => {
  const cache = make()
  answer = () => html('old')
  await visit(cache, '/about')
  change(['*'])
  answer = () => html('stale', { 'x-nextjs-cache': 'STALE' })
  expect(await visit(cache, '/about')).toBe('stale')
  answer = () => html('new', { 'x-nextjs-cache': 'HIT' })
  expect(await visit(cache, '/about')).toBe('new')
})

test('a page that speaks of a day is shown to nobody on the next one, also where Next still has yesterday’s', async () => {
  const cache = make()
  answer = () => html('2 days left', { 'x-note-day': '2030-11-29' })
  expect(await visit(cache, '/dates')).toBe('2 days left')
  today = '2030-11-30'
  answer = () =>
    asked.length < 4
      ? html('2 days left', { 'x-note-day': '2030-11-29', 'x-nextjs-cache': 'STALE' })
      : html('1 day left', { 'x-note-day': '2030-11-30' })
  expect(await visit(cache, '/dates')).toBe('1 day left')
  // Nor to whom nothing was kept for.
  const another = make()
  asked = []
  expect(await visit(another, '/dates')).toBe('1 day left')
  // While the provider is away yesterday's is better than none.
  today = '2030-12-01'
  answer = () => html('away', {}, 500)
  expect(await visit(cache, '/dates')).toBe('1 day left')
})

test('a page of yesterday that Next cannot renew goes on being shown, and Next is asked again only after a while', async () => {
  const cache = make()
  answer = () => html('2 days left', { 'x-note-day': '2030-11-29' })
  await visit(cache, '/dates')
  today = '2030-11-30'
  asked = []
  answer = () => html('2 days left', { 'x-note-day': '2030-11-29', 'x-nextjs-cache': 'STALE' })
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await visit(cache, '/dates')).toBe('2 days left')
  expect(asked).toHaveLength(5)
  expect(cache.isBehind(pageOf('/dates'))).toBe(true)
  now += 6_000
  answer = () => html('1 day left', { 'x-note-day': '2030-11-30' })
  await visit(cache, '/dates')
  await renewed(cache, '/dates')
  expect(await visit(cache, '/dates')).toBe('1 day left')
})

describe('content that has changed', () => {
  const urls = ['/', '/college/detail?id=7', '/college/detail?id=77', '/kn/college/detail?id=7', '/filter?page=2']
  const renewedBy = async (tags: string[]) => {
    const cache = make()
    answer = () => html('old')
    for (const url of urls) await visit(cache, url)
    answer = () => html('new')
    change(tags)
    const texts = await Promise.all(urls.map((url) => visit(cache, url)))
    return urls.filter((_, at) => texts[at] === 'new')
  }

  test('of one institution: its page in each language, and lists', async () => {
    expect(await renewedBy(['institute:7'])).toEqual([
      '/college/detail?id=7',
      '/kn/college/detail?id=7',
      '/filter?page=2',
    ])
  })

  test.each(['directory', 'content:homepage', '*'])('%s: all', async (tag) => {
    expect(await renewedBy([tag])).toEqual(urls)
  })

  test('a page that was asked for before, and comes after, is not kept', async () => {
    const cache = make()
    let finish: (page: WholeAnswer) => void = () => {}
    answer = () => new Promise((resolve) => (finish = resolve))
    const first = visit(cache, '/about')
    change(['content:homepage'])
    finish(html('old'))
    expect(await first).toBe('old')
    answer = () => html('new')
    expect(await visit(cache, '/about')).toBe('new')
  })

  /** A visitor asks, and the content changes before Next has answered. */
  async function visitMeanwhile(cache: PageCache, url: string, ...changes: string[][]): Promise<void> {
    let finish: (page: WholeAnswer) => void = () => {}
    answer = () => new Promise((resolve) => (finish = resolve))
    const visited = visit(cache, url)
    for (const tags of changes) change(tags)
    finish(html('old'))
    expect(await visited).toBe('old')
  }

  test('a page that Next was making meanwhile, and gives to whoever asks afterwards, is shown once', async () => {
    const cache = make()
    const begunBefore = { 'x-note-as-of': String(lastChange) }
    await visitMeanwhile(cache, '/college/detail?id=7', ['institute:7'], ['directory'])
    answer = () => html('old', begunBefore)
    expect(await visit(cache, '/college/detail?id=7')).toBe('old')
    answer = () => html('new')
    expect(await visit(cache, '/college/detail?id=7')).toBe('new')
    expect(await visit(cache, '/college/detail?id=7')).toBe('new')
    expect(asked).toHaveLength(3)
  })

  test('while what changed cannot be read, not every visitor has Next make the page of before the change again', async () => {
    const cache = make()
    answer = () => html('old')
    expect(await visit(cache, '/about')).toBe('old')
    const before = { 'x-note-as-of': String(lastChange) }
    change(['content:about'])
    answer = () => html('old', before)
    // While Next may be making it each visitor asks: nobody waits a second for what is there.
    for (let visits = 0; visits < 5; visits += 1) expect(await visit(cache, '/about')).toBe('old')
    expect(asked).toHaveLength(6)
    now += 4 * SECOND
    for (let visits = 0; visits < 50; visits += 1) expect(await visit(cache, '/about')).toBe('old')
    expect(asked).toHaveLength(7)
    answer = () => html('new')
    now += 2_000
    await visit(cache, '/about')
    await renewed(cache, '/about')
    expect(await visit(cache, '/about')).toBe('new')
  })

  test('whoever comes after a change waits for nothing that was begun before it, and what that brings replaces nothing', async () => {
    const cache = make()
    let finish: (page: WholeAnswer) => void = () => {}
    answer = () => new Promise((resolve) => (finish = resolve))
    const before = visit(cache, '/about')
    change(['content:about'])
    expect(cache.isBeingMade(pageOf('/about'))).toBe(false)
    answer = () => html('new')
    expect(await visit(cache, '/about')).toBe('new')
    finish(html('old'))
    expect(await before).toBe('old')
    expect(await visit(cache, '/about')).toBe('new')
    expect(asked).toHaveLength(2)
  })

  test('of which nobody knows any more what it was makes all old that was begun before', async () => {
    const cache = make()
    answer = () => html('old')
    await visit(cache, '/about')
    change(Array.from({ length: 20_000 }, (_, id) => `institute:${id}`))
    change(Array.from({ length: 20_000 }, (_, id) => `institute:${id}`))
    answer = () => html('new')
    expect(await visit(cache, '/about')).toBe('new')
  })
})

describe('its bounds', () => {
  /** Text that hardly gets smaller. */
  const noise = (bytes: number, seed: number) => {
    let state = seed + 1
    const next = () => (state = (state * 48_271) % 2_147_483_647)
    return Array.from({ length: bytes / 4 }, () => String.fromCharCode(33 + (next() % 90))).join('')
  }

  test('bytes stay within the bound, whatever is asked for; combinations push out no page that has an end', async () => {
    const cache = make(600_000)
    answer = ({ key }) => html(noise(8_000, key.length * 31 + Number(/\d+$/.exec(key)?.[0] ?? 0)))
    await visit(cache, '/college/detail?id=1')
    for (let page = 0; page < 200; page += 1) await visit(cache, `/filter?page=${page}`)
    expect(cache.bytes).toBeLessThan(200_000)
    expect(cache.findFresh(pageOf('/college/detail?id=1'))).not.toBeNull()
    for (let id = 0; id < 300; id += 1) await visit(cache, `/college/detail?id=${id}`)
    expect(cache.bytes).toBeGreaterThan(450_000)
    expect(cache.bytes).toBeLessThanOrEqual(600_000)
  })
})

const LONG = Array.from({ length: 3000 }, (_, at) => `<li>Institution ${(at * 7919) % 3000}</li>`).join('')

async function improved(page: CachedPage | null): Promise<void> {
  for (const patience = performance.now() + 4_000; performance.now() < patience && page?.isBest !== true;)
    await wait(30)
}

test('a page that is asked for again gets its best compression, and keeps it while it stays the same', async () => {
  const cache = make()
  answer = () => html(LONG)
  await visit(cache, '/college/detail?id=1')
  const page = cache.findFresh(pageOf('/college/detail?id=1'))
  const before = page?.br.byteLength ?? 0
  await wait(500)
  expect(page?.isBest).toBe(false)
  cache.findFresh(pageOf('/college/detail?id=1'))
  await improved(page)
  expect(page?.br.byteLength).toBeLessThan(before)
  expect(brotliDecompressSync(page?.br ?? '').toString()).toBe(LONG)
  now += 500 * SECOND
  expect(await cache.find(pageOf('/college/detail?id=1'))).toBe(page)
})

test('a page of which there is one gets it before anybody asks again', async () => {
  const cache = make()
  answer = () => html(LONG)
  await visit(cache, '/about')
  const page = cache.findFresh(pageOf('/about'))
  await improved(page)
  expect(brotliDecompressSync(page?.br ?? '').toString()).toBe(LONG)
  expect(page?.isBest).toBe(true)
})

test('a page that may be shown to nobody any more is not shown, not even in an outage; its neighbours are', async () => {
  const cache = make()
  answer = () => html('with a name')
  const [page, other] = ['/college/detail?id=7', '/college/detail?id=8']
  await visit(cache, page)
  await visit(cache, other)
  change(['institute:7', 'drop:institute:7'])
  answer = () => html('away', {}, 503)
  expect(await visit(cache, page)).toBe('not kept: away')
  expect(cache.findOld(pageOf(page))).toBeNull()
  expect(await visit(cache, other)).toBe('with a name')
  answer = () => html('without it')
  expect(await visit(cache, page)).toBe('without it')
  change(['drop:content:about'])
  expect(cache.findOld(pageOf(other))).toBeNull()
})
