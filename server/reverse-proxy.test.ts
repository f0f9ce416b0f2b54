import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listening } from '@/testing/stub-server'
import { Assets } from './assets'
import { Bodies } from './bodies'
import { pageFetcher } from './fetch-page'
import { createReverseProxy, type ReverseProxyDependencies } from './reverse-proxy'
import { Images } from './images'
import { PageCache } from './page-cache'
import { NextAway } from './next-request'
import { hear } from './page-changes'
import { Readiness } from './readiness'
import { Upstream } from './upstream'

/** What stands in for Next: it keeps what it was asked, and answers as a test says. */
type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
let asked: Asked[]
let answer: (
  asked: Asked,
  respond: (status: number, headers: Record<string, string | string[]>, body: string) => void,
) => void
let next: Server
let reverseProxy: Server
let dependencies: ReverseProxyDependencies
let upstream: Upstream
let readiness: Readiness
let isProviderUp: boolean
const warned = jest.fn()
/** Of a request, as we make it. */
const ID = /^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){2}$/
const agent = new Agent({ keepAlive: true })
let sockets: Socket[]

const PAGE = `<p>${'The same words again. '.repeat(200)}</p>`
const HTML = { 'content-type': 'text/html', 'cache-control': 's-maxage=60' }

beforeEach(async () => {
  asked = []
  sockets = []
  warned.mockClear()
  isProviderUp = true
  answer = (_, respond) => respond(200, HTML, PAGE)
  next = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    if (url === '/provider') return void response.writeHead(isProviderUp ? 200 : 503).end()
    let body = ''
    for await (const chunk of incoming) body += String(chunk)
    const one = { method, url, headers, body }
    asked.push(one)
    answer(one, (status, head, text) => response.writeHead(status, head).end(text))
  })
  upstream = new Upstream(8_000)
  const nextPort = await listening(next)
  upstream.comesUp(nextPort)
  readiness = new Readiness(`http://127.0.0.1:${nextPort}/provider`, () => upstream.isUp)
  const everyHeader = { 'x-content-type-options': 'nosniff' }
  const pages = new PageCache({
    fetchPage: pageFetcher(upstream, 'guide.example', 8_000),
    changes: upstream.changes,
    maxBytes: 10_000_000,
    contentMaxAgeMs: 60_000,
    headers: () => everyHeader,
  })
  dependencies = {
    upstream,
    readiness,
    assets: await Assets.of('public'),
    images: new Images({ fetchImage: pageFetcher(upstream, 'guide.example', 8_000), maxBytes: 10_000_000 }),
    pages,
    bodies: new Bodies(),
    trustProxy: 0,
    securityHeaders: { every: everyHeader, ofFiles: { 'x-file': 'yes' } },
    pageHeaders: () => ({ 'x-page': 'yes' }),
    warn: warned,
  }
  reverseProxy = createReverseProxy(dependencies)
  await listening(reverseProxy)
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of [reverseProxy, next]) {
    server.closeAllConnections()
    server.close()
  }
  agent.destroy()
})

type Options = { method?: string; headers?: Record<string, string | number>; body?: string | Buffer }

/** Asks the reverse proxy, and gives what comes over the wire. */
async function ask(path: string, { method = 'GET', headers = {}, body }: Options = {}) {
  const { port } = reverseProxy.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent })
  sent.end(body)
  const [got] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of got) chunks.push(chunk as Buffer)
  return { status: got.statusCode, headers: got.headers, body: Buffer.concat(chunks) }
}

/** Answers from now on with other dependencies. */
async function restart(changed: Partial<ReverseProxyDependencies>) {
  reverseProxy.close()
  reverseProxy = createReverseProxy({ ...dependencies, ...changed })
  await listening(reverseProxy)
}

/** A bare connection on which this has been said. */
function say(text: string | Buffer): Socket {
  const socket = connect((reverseProxy.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  // Whoever is cut off at the end of a test does not care.
  socket.on('error', () => {})
  socket.write(text)
  return socket
}

/** What comes back on a connection until it is closed. */
async function whole(socket: Socket): Promise<string> {
  let got = ''
  socket.on('data', (part) => (got += String(part)))
  await once(socket, 'close')
  return got
}

const raw = (text: string) => whole(say(text))

/** The status line of what comes back first. */
async function statusLine(socket: Socket): Promise<string> {
  const [first] = (await once(socket, 'data')) as [Buffer]
  return first.toString().split('\r\n', 1)[0] ?? ''
}

describe('a public page', () => {
  test('comes from memory, compressed as the browser likes it', async () => {
    const first = await ask('/about', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(first.body).toString()).toBe(PAGE)
    const second = await ask('/about?utm_source=x', { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(second.body).toString()).toBe(PAGE)
    const third = await ask('/about')
    expect(third.body.toString()).toBe(PAGE)
    expect(third.headers).toMatchObject({ etag: first.headers.etag, 'x-content-type-options': 'nosniff' })
    expect([first, second].map(({ headers }) => headers['cache-status'])).toEqual(['website; fwd=miss', 'website; hit'])
    expect(asked).toHaveLength(1)
  })

  test('is asked for as nobody in particular, whoever asks', async () => {
    const headers = {
      cookie: 'session=secret',
      authorization: 'x',
      host: 'evil.example',
      'x-forwarded-host': 'evil',
      'user-agent': 'Mozilla/5.0',
    }
    await ask('/about', { headers })
    expect(asked[0]?.headers).toEqual({
      host: 'guide.example',
      'user-agent': 'nobody-in-particular',
      'accept-encoding': 'identity',
      connection: 'keep-alive',
      'x-request-id': expect.stringMatching(ID),
    })
  })

  test('costs who has it a few bytes, HEAD no body, and a range is answered with the whole', async () => {
    const { headers } = await ask('/about')
    const etag = headers.etag ?? ''
    for (const known of [etag, etag.slice(2), `"other", ${etag}`]) {
      const again = await ask('/about', { headers: { 'if-none-match': known } })
      expect([again.status, again.body.byteLength]).toEqual([304, 0])
    }
    expect((await ask('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const head = await ask('/about', { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect([head.status, head.body.byteLength, Number(head.headers['content-length']) > 0]).toEqual([200, 0, true])
    const range = await ask('/about', { headers: { range: 'bytes=0-9' } })
    expect([range.status, range.body.toString()]).toEqual([200, PAGE])
    expect(asked).toHaveLength(1)
  })

  test('is sent without compression to who takes none, with its length for HEAD, and new when it has changed', async () => {
    for (let time = 0; time < 2; time += 1) {
      const plain = await ask('/about', { headers: { 'accept-encoding': 'identity' } })
      expect([plain.body.toString(), plain.headers['content-encoding']]).toEqual([PAGE, undefined])
    }
    const head = await ask('/about', { method: 'HEAD' })
    expect([head.headers['content-length'], head.body.byteLength]).toEqual([String(PAGE.length), 0])
    hear(upstream.changes, '1,pages')
    answer = (_, respond) => respond(200, HTML, 'new')
    expect((await ask('/about')).body.toString()).toBe('new')
  })

  test('that a visitor’s writing changes is new for the next visitor', async () => {
    await ask('/college/detail?id=7')
    answer = (_, respond) =>
      respond(200, { 'content-type': 'application/json', 'x-note-changed': '1,institute%3A7' }, '{}')
    const written = await ask('/api/institutes/7/reviews', { method: 'POST', body: '{}' })
    expect(written.headers['x-note-changed']).toBeUndefined()
    answer = (_, respond) => respond(200, HTML, 'new')
    expect((await ask('/college/detail?id=7')).body.toString()).toBe('new')
  })
})

test('hundreds of odd spellings of a page and of a picture push out neither the home page nor a picture', async () => {
  const OWN = ['/', '/about', '/college/detail?id=1']
  const images = new Images({ fetchImage: pageFetcher(upstream, 'guide.example', 8_000), maxBytes: 10_000 })
  const pages = new PageCache({
    fetchPage: pageFetcher(upstream, 'guide.example', 8_000),
    changes: upstream.changes,
    maxBytes: 100_000,
    contentMaxAgeMs: 60_000,
    headers: () => ({}),
  })
  await restart({ images, pages })
  // As Next does: of a part that it does not have, and of an id that is spelt otherwise, there is no page.
  answer = ({ url, headers }, respond) =>
    url.startsWith('/_next/image')
      ? respond(200, { 'content-type': 'image/webp', etag: '"a"' }, 'p'.repeat(1_000))
      : headers['next-router-segment-prefetch'] !== undefined || /id=0/.test(url)
        ? respond(
            404,
            { 'content-type': 'text/html', 'cache-control': 's-maxage=60' },
            randomBytes(3_000).toString('hex'),
          )
        : respond(200, HTML, randomBytes(3_000).toString('hex'))
  const PICTURE = '/_next/image?url=%2Fmedia%2Fa.webp&w=640&q=60'
  for (const path of [...OWN, PICTURE]) await ask(path)
  for (let at = 0; at < 60; at += 1) {
    const router = { rsc: '1', 'next-router-prefetch': '1' }
    await ask('/', { headers: { ...router, 'next-router-segment-prefetch': `/odd-${at}` } })
    await ask('/about', { headers: { rsc: `${at}` } })
    await ask(`/about?_rsc=${at}`, { headers: router })
    await ask(`/college/detail?id=${'0'.repeat(at + 1)}1`)
    await ask(`${PICTURE.replace('a.webp', 'b.webp')}&v=${at}`)
    await ask(PICTURE.replace('a.webp', `a.webp%3Fv=${at}`))
  }
  asked = []
  for (const path of OWN) expect([path, (await ask(path)).headers['cache-status']]).toEqual([path, 'website; hit'])
  await ask(PICTURE)
  expect(asked).toEqual([])
})

test('no cache that others share keeps a page longer than we know it to be true, and none that there is no page', async () => {
  const forAYear = { 'content-type': 'text/html', 'cache-control': 's-maxage=60, stale-while-revalidate=31535940' }
  const told = async (path: string, status: number, headers: Record<string, string> = forAYear) => {
    answer = (_, respond) => respond(status, headers, PAGE)
    return (await ask(path)).headers['cache-control']
  }
  const each = 'public, max-age=0, must-revalidate'
  expect(await told('/about', 200)).toBe(each)
  expect(await told('/college/detail?id=99', 404)).toBe('no-store')
  expect(await told('/nowhere', 404)).toBe('no-store')
  expect(await told('/Terms', 308)).toBe(each)
  expect(await told('/robots.txt', 200, { 'cache-control': 's-maxage=31536000' })).toBe(each)
  expect(await told('/api/home', 200, { 'cache-control': 'no-store' })).toBe('no-store')
  expect(await told('/media/a.webp', 200, { 'cache-control': 'public, max-age=3600' })).toBe('public, max-age=3600')
})

describe('a picture', () => {
  const PICTURE = '/_next/image?url=%2Fmedia%2Fa.webp&w=640&q=60'
  beforeEach(() => {
    answer = ({ headers, url }, respond) =>
      url.includes('gone')
        ? respond(404, {}, 'gone')
        : respond(200, { 'content-type': headers.accept ?? '', etag: '"a"', vary: 'Accept' }, 'picture')
  })

  test('is made once for each format, whoever asks, and however', async () => {
    const cookie = 'session=secret'
    const [first, ...others] = await Promise.all([
      ask(PICTURE, { headers: { accept: 'image/avif,image/webp,*/*', cookie } }),
      ask(PICTURE, { headers: { accept: 'image/webp,image/avif' } }),
      ask('/_next/image?w=640&q=60&url=%2Fmedia%2Fa.webp&utm_source=x', { headers: { accept: 'image/avif' } }),
    ])
    expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'image/avif', vary: 'Accept' } })
    for (const other of others) expect(other.body).toEqual(first.body)
    expect(asked.map(({ url, headers }) => [url, headers.cookie])).toEqual([[PICTURE, undefined]])
    expect((await ask(PICTURE, { headers: { accept: 'image/png' } })).headers['content-type']).toBe('*/*')
    expect(asked).toHaveLength(2)
  })

  test('costs who has it no body, and stays while Next is away', async () => {
    await ask(PICTURE)
    upstream.goesDown()
    const again = await ask(PICTURE, { headers: { 'if-none-match': '"a"' } })
    expect([again.status, again.body.byteLength]).toEqual([304, 0])
    const head = await ask(PICTURE, { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.byteLength]).toEqual([200, '7', 0])
    expect(asked).toHaveLength(1)
  })

  test('that cannot be had is asked for each time', async () => {
    const gone = PICTURE.replace('a.webp', 'gone.webp')
    expect((await ask(gone)).status).toBe(404)
    expect(await ask(gone)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
    expect(asked).toHaveLength(2)
  })

  test('that is for one browser alone comes from its own address', async () => {
    answer = (_, respond) => respond(403, {}, 'The picture is for one browser.')
    const { status, headers } = await ask(PICTURE)
    expect([status, headers.location, headers['cache-control']]).toEqual([307, '/media/a.webp', 'no-store'])
  })

  test.each([
    '',
    '?w=640&q=60',
    '?url=%2Fmedia%2Fa.webp%253Fv%253D1&w=640&q=60',
    '?url=%2Fmedia%2Fa.webp%3Fv%3D1&w=640&q=60',
    '?url=%2Fmedia%2Fa.webp%23v&w=640&q=60',
    '?url=%2Fmedia%2F%2561.webp&w=640&q=60',
    '?url=%2Fmedia%2F.%2Fa.webp&w=640&q=60',
    '?url=%2Fmedia%2F%25c3%25a9.webp&w=640&q=60',
    '?url=%2Fmedia%2F%25zz.webp&w=640&q=60',
    '?url=%2Fmedia%2Fa.webp&url=%2Fmedia%2Fb.webp&w=640&q=60',
    '?url=%2Fmedia%2Fa.webp&w=0640&q=60',
    '?url=%2Fmedia%2Fa.webp&w=640&q=060',
    '?url=https%3A%2F%2Fevil.example%2Fa.webp&w=640&q=60',
    '?url=%2F%2Fevil.example%2Fa.webp&w=640&q=60',
    '?url=%zz&w=640&q=60',
    '?url=%2Fmedia%2F%25FF.webp&w=640&q=60',
    '?url=%2Fmedia%2F%2Fa.webp&w=640&q=60',
    '?url=%2Fpictures%2F%25C3%2528.webp&w=640&q=60',
  ])('has one address, and no other costs anything: %s', async (query) => {
    expect((await ask(`/_next/image${query}`)).status).toBe(400)
    expect(asked).toEqual([])
  })

  test('whose original is gone goes once its day is over, and an outage ends none', async () => {
    await ask(PICTURE)
    const later = performance.now() + 90_000_000
    const clock = jest.spyOn(performance, 'now').mockReturnValue(later)
    answer = (_, respond) => respond(502, {}, '')
    while (asked.length < 3) expect((await ask(PICTURE)).status).toBe(200)
    answer = (_, respond) => respond(404, {}, '')
    // Whoever comes first still sees the old one, while it is asked for.
    while ((await ask(PICTURE)).status !== 404);
    clock.mockRestore()
  })
})

describe('a card', () => {
  const CARD = '/cards/compare/7,3/kn-abcdefgh-_012345.jpg'
  const JPEG = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' }
  beforeEach(() => {
    answer = (_, respond) => respond(200, JPEG, 'card')
  })

  test('is drawn once, whatever picture a browser would rather have', async () => {
    const cards = await Promise.all([ask(CARD), ask(CARD, { headers: { accept: 'image/avif' } }), ask(CARD)])
    expect(cards.map(({ body }) => body.toString())).toEqual(['card', 'card', 'card'])
    upstream.goesDown()
    expect((await ask(CARD)).headers).toMatchObject({ ...JPEG, 'cache-status': 'website; hit' })
    expect(asked.map(({ url }) => url)).toEqual([CARD])
  })

  test.each([`${CARD}?utm_source=x`, '/cards/compare/7,7/kn-abcdefgh-_012345.jpg', '/cards/', '/cards/%2e%2e/x'])(
    'has one address, and no other costs anything: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
      expect(asked).toEqual([])
    },
  )

  test('that is another one by now leads there, and is kept under the new address alone', async () => {
    answer = (_, respond) => respond(307, { location: '/cards/x', 'cache-control': 'no-store' }, '')
    for (const times of [1, 2]) {
      const { status, headers } = await ask(CARD)
      expect([status, headers.location, headers['cache-control']]).toEqual([307, '/cards/x', 'no-store'])
      expect(asked).toHaveLength(times)
    }
  })

  test('of which the provider says nothing stays as it was', async () => {
    await ask(CARD)
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 90_000_000)
    answer = (_, respond) => respond(307, { location: '/pictures/share-kn.jpg', 'cache-control': 'no-store' }, '')
    while (asked.length < 3) expect((await ask(CARD)).body.toString()).toBe('card')
    clock.mockRestore()
  })

  test('that lacks its picture is asked for again before long', async () => {
    answer = (_, respond) => respond(200, { ...JPEG, 'cache-control': 'no-store' }, 'poor')
    await ask(CARD)
    answer = (_, respond) => respond(200, JPEG, 'whole')
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_000)
    while ((await ask(CARD)).body.toString() !== 'whole');
    clock.mockRestore()
    expect(asked).toHaveLength(2)
  })
})

describe('what is not kept', () => {
  test('goes to Next with the visitor’s own words, and what only we may say', async () => {
    const ours = { 'x-middleware-rewrite': '/en', 'x-nextjs-cache': 'HIT' }
    answer = (_, respond) => respond(201, { 'set-cookie': ['a=1', 'b=2'], ...ours }, 'thanks')
    const sent = await ask('/api/contact?x=1', {
      method: 'POST',
      headers: {
        cookie: 'session=x',
        'x-visitor-address': '6.6.6.6',
        'x-nonce': 'evil',
        te: 'trailers',
        connection: 'close, x-visitor-address, host, content-length',
      },
      body: '{"name":"Anu"}',
    })
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/contact?x=1', body: '{"name":"Anu"}' })
    expect(asked[0]?.headers).toMatchObject({
      cookie: 'session=x',
      'x-visitor-address': '127.0.0.1',
      'content-length': '14',
      host: `127.0.0.1:${(reverseProxy.address() as AddressInfo).port}`,
    })
    for (const name of ['x-nonce', 'te']) expect(asked[0]?.headers).not.toHaveProperty(name)
    expect(sent).toMatchObject({ status: 201, body: Buffer.from('thanks') })
    expect(sent.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    for (const name of Object.keys(ours)) expect(sent.headers).not.toHaveProperty(name)
  })

  test('a visitor’s page is compressed, has its headers, and is asked for each time', async () => {
    answer = (_, respond) => respond(200, { 'content-type': 'text/html', etag: '"x"' }, PAGE)
    for (let time = 0; time < 2; time += 1) {
      const { headers, body } = await ask('/myprofile', { headers: { 'accept-encoding': 'br' } })
      expect(headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"x"', 'x-page': 'yes' })
      expect(brotliDecompressSync(body).toString()).toBe(PAGE)
    }
    expect(asked).toHaveLength(2)
  })

  test('data is compressed as it flows; pictures, parts and short answers are left alone', async () => {
    const headers = { 'accept-encoding': 'br' }
    answer = (_, respond) =>
      respond(200, { 'content-type': 'application/json', 'content-length': '9000' }, '7'.repeat(9000))
    expect(brotliDecompressSync((await ask('/api/home', { headers })).body).toString()).toBe('7'.repeat(9000))
    answer = (_, respond) => respond(200, { 'content-type': 'image/webp' }, 'x'.repeat(9000))
    expect((await ask('/media/a', { headers })).body.toString()).toBe('x'.repeat(9000))
    answer = (_, respond) =>
      respond(206, { 'content-type': 'text/plain', 'content-range': 'bytes 0-8999/9001' }, 'x'.repeat(9000))
    expect((await ask('/media/a', { headers })).headers).toMatchObject({ 'content-range': 'bytes 0-8999/9001' })
    answer = (_, respond) => respond(200, { 'content-type': 'application/json', 'content-length': '2' }, '{}')
    expect((await ask('/api/home', { headers })).body.toString()).toBe('{}')
  })
})

test('a file says less in its headers than what a browser may show by itself', async () => {
  const file = await ask('/pictures/students.webp')
  expect(file.headers).toMatchObject({ 'x-file': 'yes' })
  expect(file.headers).not.toHaveProperty('x-content-type-options')
  const list = await ask('/api/districts')
  expect(list.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
})

describe('what no visitor sends', () => {
  test.each([
    ['a request to be echoed', 'TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', '405 Method Not Allowed'],
    ['a tunnel', 'CONNECT evil:80 HTTP/1.1\r\nhost: a\r\n\r\n', '405 Method Not Allowed'],
    ['a method that is none', 'FOO / HTTP/1.1\r\nhost: a\r\n\r\n', '400 Bad Request'],
    ['no HTTP', 'nonsense\r\n\r\n', '400 Bad Request'],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', '400 Bad Request'],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nHost: a\r\nconnection: close\r\n\r\n', '400 Bad Request'],
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a, b\r\nconnection: close\r\n\r\n', '400 Bad Request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    [
      'another website’s address',
      'GET http://evil/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
      '400 Bad Request',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      '400 Bad Request',
    ],
  ])('%s is refused, and Next hears nothing of it', async (_, text, status) => {
    expect(await raw(text)).toContain(`HTTP/1.1 ${status}\r\n`)
    expect(asked).toEqual([])
  })

  test('too long a body is refused while it comes, when it does not say how long it is', async () => {
    const headers = { 'transfer-encoding': 'chunked' }
    const { status } = await ask('/api/contact', { method: 'POST', headers, body: Buffer.alloc(100_000) })
    expect(status).toBe(413)
    expect((await ask('/about')).status).toBe(200)
  })
})

/** A post whose body is announced and does not come. */
function stuckPost(path = '/api/contact', { length = 100, address = '192.0.2.1', more = '' } = {}): Socket {
  const head = `host: a\r\nx-forwarded-for: ${address}\r\ncookie: session=x\r\ncontent-length: ${length}\r\n`
  return say(`POST ${path} HTTP/1.1\r\n${head}\r\n${more}`)
}

/** Long before what is stuck is given up. */
async function statusSoon(path: string) {
  return Promise.race([ask(path).then(({ status }) => status), wait(5_000, 'no answer')])
}

/** An address of its own for each number. */
const addressOf = (count: number) => `198.51.${count >> 8}.${count & 255}`

async function openBehindProxy(): Promise<void> {
  reverseProxy.close()
  reverseProxy = createReverseProxy({ ...dependencies, trustProxy: 1 })
  await listening(reverseProxy)
}

describe('what does not come', () => {
  test('300 posts without their bodies, from as many addresses, hold no read up, and Next hears of none', async () => {
    await openBehindProxy()
    for (let count = 0; count < 300; count += 1)
      await once(stuckPost('/api/contact', { address: addressOf(count) }), 'ready')
    expect(await statusSoon('/api/plans')).toBe(200)
    expect(asked.map(({ url }) => url)).toEqual(['/api/plans'])
  })

  test('64 of one address are waited for; it may read all the while, and others may write', async () => {
    await openBehindProxy()
    const stuck = Array.from({ length: 65 }, () => stuckPost())
    const [refused = ''] = await Promise.race(
      stuck.map((socket) => once(socket, 'data').then(([part]) => [String(part)])),
    )
    expect(refused).toContain('HTTP/1.1 429 Too Many Requests\r\n')
    expect(refused).toContain('retry-after: 5\r\n')
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    expect((await ask('/api/plans', { headers })).status).toBe(200)
    expect((await ask('/api/contact', { method: 'POST', headers, body: '{}' })).status).toBe(429)
    expect((await ask('/api/contact', { method: 'POST', body: '{}' })).status).toBe(200)
    const gone = stuck.map((socket) => once(socket, 'close'))
    for (const socket of stuck) socket.destroy()
    await Promise.all(gone)
    while ((await ask('/api/contact', { method: 'POST', headers, body: '{}' })).status !== 200);
  })

  test('a household of IPv6 addresses is one', async () => {
    await openBehindProxy()
    const stuck = Array.from({ length: 65 }, (_, count) =>
      stuckPost('/api/contact', { address: `2001:db8::${count + 1}` }),
    )
    expect(await Promise.race(stuck.map(statusLine))).toBe('HTTP/1.1 429 Too Many Requests')
  })

  test('a body that drips ends with 408; one that keeps the pace has the time it needs', async () => {
    dependencies.bodies = new Bodies({ graceMs: 150, bytesPerS: 1_000 })
    await openBehindProxy()
    const dripping = stuckPost('/api/contact', { length: 60_000 })
    const drip = setInterval(() => dripping.write('x'), 10)
    dripping.once('close', () => clearInterval(drip))
    expect(await whole(dripping)).toContain('HTTP/1.1 408 Request Timeout\r\n')
    const steady = stuckPost('/api/contact', { length: 801, more: 'x'.repeat(800) })
    await wait(400)
    steady.write('x')
    expect(await statusLine(steady)).toBe('HTTP/1.1 200 OK')
    expect(asked).toHaveLength(1)
  })

  test('of one address two pictures are waited for, of all two dozen, and they hold no form and no read up', async () => {
    await openBehindProxy()
    const upload = (address: string) =>
      stuckPost('/api/profile', { length: 1_000_000, address, more: 'x'.repeat(90_000) })
    const firsts = Array.from({ length: 24 }, (_, count) => upload(addressOf(count >> 1)))
    await Promise.all(firsts.map((socket) => once(socket, 'ready')))
    const line = await statusLine(upload(addressOf(99)))
    expect(line).toBe('HTTP/1.1 503 Service Unavailable')
    firsts[23]?.destroy()
    expect(await statusLine(upload(addressOf(0)))).toBe('HTTP/1.1 429 Too Many Requests')
    for (const path of ['/api/profile', '/api/contact'])
      expect((await ask(path, { method: 'POST', body: 'small' })).status).toBe(200)
    expect((await ask('/api/plans')).status).toBe(200)
    const [whole] = firsts
    whole?.write('x'.repeat(910_000))
    expect(await statusLine(whole as Socket)).toBe('HTTP/1.1 200 OK')
  })

  test('half a thousand of the largest do not fit, and are refused until there is room', async () => {
    await openBehindProxy()
    const body = 'x'.repeat(80 * 1024 - 1)
    const stuck = Array.from({ length: 440 }, (_, count) =>
      stuckPost('/api/contact', { length: body.length + 1, address: addressOf(count), more: body }),
    )
    expect(await Promise.race(stuck.map(statusLine))).toBe('HTTP/1.1 503 Service Unavailable')
    expect((await ask('/api/plans')).status).toBe(200)
    // A code or an enquiry always has room.
    expect((await ask('/api/otp/send', { method: 'POST', body: 'x'.repeat(4_096) })).status).toBe(200)
    expect((await ask('/api/otp/send', { method: 'POST', body: 'x'.repeat(40_000) })).status).toBe(503)
  })

  test('of long texts one address has sixteen on their way, and short ones besides', async () => {
    await openBehindProxy()
    const body = 'x'.repeat(5_000)
    const stuck = Array.from({ length: 17 }, () => stuckPost('/api/contact', { length: 6_000, more: body }))
    expect(await Promise.race(stuck.map(statusLine))).toBe('HTTP/1.1 429 Too Many Requests')
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    expect((await ask('/api/contact', { method: 'POST', headers, body: 'short' })).status).toBe(200)
    expect((await ask('/api/contact', { method: 'POST', body })).status).toBe(200)
  })
})

describe('what one address asks of Next at once', () => {
  const hold = () => {
    const waiting: (() => void)[] = []
    answer = ({ url }, respond) => {
      if (url.includes('held')) waiting.push(() => respond(200, HTML, 'held'))
      else respond(200, HTML, 'at once')
    }
    return waiting
  }
  const arrived = async (count: number) => {
    while (asked.length < count) await wait(5)
  }

  const isToldToComeAgain = async (path: string) => {
    const refused = await ask(path)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5'])
    expect((await ask(path, { headers: { 'x-forwarded-for': '192.0.2.9' } })).status).toBe(200)
  }

  test('is 64 answers; then it is told to come again, and pages are rendered all the while', async () => {
    await openBehindProxy()
    const waiting = hold()
    const held = Array.from({ length: 64 }, (_, count) => ask(`/api/institutes?search=held${count}`))
    await arrived(64)
    await isToldToComeAgain('/api/plans')
    expect((await ask('/filter?search=x')).status).toBe(200)
    for (const respond of waiting) respond()
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array<number>(64).fill(200))
    expect((await ask('/api/plans')).status).toBe(200)
  })

  test.each([
    ['pages that nobody has asked for', '/filter?search='],
    ['pages that no cache keeps', '/myprofile?'],
    ['pages of the desk', '/desk/en/reviews?'],
  ])('is sixteen %s, half of what Next renders, and 48 in line; then it is told to come again', async (_, path) => {
    await openBehindProxy()
    const waiting = hold()
    const held = Array.from({ length: 64 }, (_, count) => ask(`${path}held${count}`))
    await arrived(16)
    await isToldToComeAgain(`${path}x`)
    expect((await ask('/api/plans')).status).toBe(200)
    expect(asked).toHaveLength(18)
    const release = setInterval(() => waiting.splice(0).forEach((respond) => respond()), 5)
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array<number>(64).fill(200))
    clearInterval(release)
    expect((await ask(`${path}x`)).status).toBe(200)
  })

  test('stays taken by who leaves before the answer, for Next goes on with it', async () => {
    await openBehindProxy()
    const waiting = hold()
    const left = Array.from({ length: 64 }, (_, count) =>
      say(`GET /api/institutes?search=held${count} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 192.0.2.1\r\n\r\n`),
    )
    await arrived(64)
    const gone = left.map((socket) => once(socket, 'close'))
    for (const socket of left) socket.destroy()
    await Promise.all(gone)
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    expect((await ask('/api/plans', { headers })).status).toBe(429)
    for (const respond of waiting) respond()
    while ((await ask('/api/plans', { headers })).status !== 200);
  })

  test('counts pages that are renewed behind visitors’ backs; beyond it the old ones are shown, and Next is not asked', async () => {
    await openBehindProxy()
    const page = (count: number) => `/college/detail?id=${count + 1}`
    const all = Array.from({ length: 66 }, (_, count) => page(count))
    for (const path of all) await ask(path)
    hear(upstream.changes, '1,directory')
    asked = []
    const waiting: (() => void)[] = []
    answer = (_, respond) => waiting.push(() => respond(200, HTML, 'new'))
    const old = await Promise.all(all.map((path) => ask(path)))
    expect(old.map(({ body }) => body.toString())).toEqual(all.map(() => PAGE))
    expect(asked).toHaveLength(16)
    const unknown = ask('/college/detail?id=99')
    const other = ask('/college/detail?id=98', { headers: { 'x-forwarded-for': '192.0.2.9' } })
    await arrived(17)
    expect(asked[16]?.url).toBe('/college/detail?id=98')
    answer = (_, respond) => respond(200, HTML, 'new')
    for (const respond of waiting) respond()
    for (const { status } of await Promise.all([unknown, other])) expect(status).toBe(200)
  })

  test('is four pictures that are made anew, and sixty in line; whoever waits for one of them takes nothing', async () => {
    await openBehindProxy()
    const waiting = hold()
    const picture = (count: number) => `/_next/image?url=%2Fmedia%2Fheld${count}.webp&w=640&q=60`
    const held = Array.from({ length: 64 }, (_, count) => ask(picture(count)))
    await arrived(4)
    expect((await ask(picture(64))).status).toBe(429)
    expect(asked).toHaveLength(4)
    const same = ask(picture(0))
    const other = ask(picture(65), { headers: { 'x-forwarded-for': '192.0.2.9' } })
    await arrived(5)
    expect(asked[4]?.url).toBe(picture(65))
    const release = setInterval(() => waiting.splice(0).forEach((respond) => respond()), 5)
    const all = await Promise.all([...held, same, other])
    clearInterval(release)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(asked.filter(({ url }) => url.includes('held0.webp'))).toHaveLength(1)
  })

  test('is sixteen of what flows; others have theirs meanwhile', async () => {
    await openBehindProxy()
    answer = (_, respond) => respond(200, { 'content-type': 'video/mp4', 'content-length': '9000' }, 'half')
    const film = (address: string) => say(`GET /media/film HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address}\r\n\r\n`)
    const watching = Array.from({ length: 40 }, () => film('192.0.2.1'))
    await Promise.all(watching.slice(0, 16).map(statusLine))
    expect(await statusLine(film('192.0.2.9'))).toBe('HTTP/1.1 200 OK')
    expect(asked).toHaveLength(17)
    watching[0]?.destroy()
    await arrived(18)
  })

  test.each([
    ...['/media/film', '/avatars/me', '/sitemaps/1.xml', '/api/institutes/7/brochures/1'],
    ...['/desk/proposed/ab12.pdf', '/desk/brochure/7/1'],
  ])('holds none of what flows in memory: %s', async (path) => {
    answer = (_, respond) => respond(200, { 'content-type': 'image/webp', 'content-length': '9000' }, 'half')
    expect(await statusLine(say(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`))).toBe('HTTP/1.1 200 OK')
  })

  test('is one page where a whole school waits for the same', async () => {
    const waiting = hold()
    const held = Array.from({ length: 100 }, () => ask('/filter?search=held'))
    await arrived(1)
    expect((await ask('/api/plans')).status).toBe(200)
    for (const respond of waiting) respond()
    expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('and what flows on and on holds up no answer', async () => {
    await openBehindProxy()
    answer = ({ url }, respond) =>
      respond(
        200,
        /^\/(?:media|avatars)/.test(url) ? { 'content-type': 'video/mp4', 'content-length': '9000' } : HTML,
        'half',
      )
    // Or else it takes the rest of these answers for none, and frees their connections.
    next.keepAliveTimeout = 60_000
    let come = 0
    reverseProxy.on('request', () => (come += 1))
    for (let count = 0; count < 260; count += 1)
      say(
        `GET /${count % 2 ? 'media/film' : 'avatars/me'} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${addressOf(count)}\r\n\r\n`,
      )
    while (come < 260) await wait(5)
    expect(await statusSoon('/api/plans')).toBe(200)
  })
})

test('a thousand connections of one address are kept; where proxies stand before us, they are theirs', async () => {
  const open = async (count: number) => {
    for (let opened = 0; opened < count; opened += 1) await once(say('GET'), 'ready')
  }
  await open(1_000)
  const refused = await raw('GET /about HTTP/1.1\r\nhost: a\r\n\r\n')
  expect(refused).toContain('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\n')
  const posted = 'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}'
  const { port } = reverseProxy.address() as AddressInfo
  // One that never closes its end: what it sends is not read, and its place is free again.
  const stubborn = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  sockets.push(stubborn)
  stubborn.on('error', () => {}).resume()
  stubborn.write(posted)
  const connections = () => new Promise((resolve) => reverseProxy.getConnections((_, count) => resolve(count)))
  await Promise.race([once(stubborn, 'end'), once(stubborn, 'close')])
  stubborn.write(posted)
  while ((await connections()) !== 1_000) await wait(5)
  expect(asked).toEqual([])
  sockets[0]?.destroy()
  await openBehindProxy()
  await open(1_001)
  expect((await ask('/about')).status).toBe(200)
})

const idOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => String(headers['x-request-id'])

describe('while Next is away', () => {
  test('pages that are kept go on; others say when to come again', async () => {
    await ask('/about')
    const { port } = next.address() as AddressInfo
    next.closeAllConnections()
    next.close()
    await once(next, 'close')
    expect((await ask('/about')).status).toBe(200)
    const away = await ask('/contact')
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5'])
    expect(away.body.toString()).toContain('lang="kn"')
    const handler = await ask('/api/home')
    expect(handler.status).toBe(503)
    expect(warned.mock.calls).toEqual([away, handler].map((said) => [expect.any(NextAway), idOf(said)]))
    next.listen(port, '127.0.0.1')
    await once(next, 'listening')
    expect((await ask('/contact')).status).toBe(200)
  })

  test('who comes while it is being started again waits for it', async () => {
    const { port } = next.address() as AddressInfo
    upstream.goesDown()
    const page = ask('/contact')
    await wait(50)
    upstream.comesUp(port)
    expect((await page).status).toBe(200)
  })

  test('is asked once where it has heard of the request, and ends', async () => {
    answer = () => next.closeAllConnections()
    expect((await ask('/api/plans')).status).toBe(503)
    expect(asked).toHaveLength(1)
  })

  test('half an answer ends with its connection', async () => {
    answer = (_, respond) => {
      respond(200, { 'content-type': 'image/webp', 'content-length': '9000' }, 'half')
      next.closeAllConnections()
    }
    await expect(ask('/media/a')).rejects.toThrow(/aborted|hang up|ECONNRESET/)
  })
})

describe('whether it lives and should get visitors', () => {
  test('not before the provider has answered once; afterwards its outage takes nobody away', async () => {
    isProviderUp = false
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(503)
    isProviderUp = true
    await wait(1_050)
    expect((await ask('/readyz')).status).toBe(200)
    isProviderUp = false
    await wait(1_050)
    const { status, body } = await ask('/readyz')
    expect([status, JSON.parse(body.toString())]).toEqual([200, { website: true, provider: false, stopping: false }])
  })

  test('not while Next is away', async () => {
    upstream.goesDown()
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
  })

  test('not when it is about to stop, and no connection is kept then', async () => {
    readiness.isStopping = true
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/about')).headers.connection).toBe('close')
  })
})

describe('the id of a request', () => {
  const FORGED = { 'x-request-id': 'forged-forged-forged' }

  test('goes to Next and back to the visitor, and is none that a visitor gives', async () => {
    const first = await ask('/api/contact', { method: 'POST', body: '{}', headers: FORGED })
    const second = await ask('/api/contact', { method: 'POST', body: '{}', headers: FORGED })
    expect([idOf(first), idOf(second)]).toEqual(asked.map(({ headers }) => headers['x-request-id']))
    expect(idOf(first)).toMatch(ID)
    expect(idOf(second)).not.toBe(idOf(first))
  })

  test('is that of a proxy of ours', async () => {
    await restart({ trustProxy: 1 })
    expect(idOf(await ask('/api/contact', { headers: FORGED }))).toBe('forged-forged-forged')
    expect(asked[0]?.headers['x-request-id']).toBe('forged-forged-forged')
  })

  test('is each visitor’s own where a page comes from memory', async () => {
    const all = [await ask('/about'), await ask('/about'), await ask('/about')].map(idOf)
    expect(new Set(all).size).toBe(3)
    expect(asked.map(({ headers }) => headers['x-request-id'])).toEqual([all[0]])
  })

  test('of a page that fails is that under which it was made, for all who waited for it, and for nobody after', async () => {
    answer = ({ headers }, respond) => respond(503, HTML, `<b>${headers['x-request-id']}</b>`)
    const both = await Promise.all([ask('/about'), ask('/about')])
    const later = await ask('/about')
    const [once, again] = asked.map(({ headers }) => headers['x-request-id'])
    expect(both.map(idOf)).toEqual([once, once])
    expect([...both, later].map(({ body }) => body.toString())).toEqual([
      `<b>${once}</b>`,
      `<b>${once}</b>`,
      `<b>${again}</b>`,
    ])
    expect(idOf(later)).toBe(again)
    expect(again).not.toBe(once)
  })

  test('stands on the page that says that Next is not there, and in the line about what went wrong', async () => {
    answer = (_, respond) => respond(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }, 'x')
    upstream.goesDown()
    next.closeAllConnections()
    upstream.comesUp(1)
    const away = await ask('/api/contact')
    expect(away.status).toBe(503)
    expect(away.body.toString()).toContain(`this number: <b translate="no">${idOf(away)}</b>`)
    await restart({
      pageHeaders: () => {
        throw new Error('a defect')
      },
    })
    upstream.comesUp((next.address() as AddressInfo).port)
    answer = (_, respond) => respond(404, HTML, PAGE)
    const broken = await ask('/nowhere')
    expect(warned.mock.calls).toEqual([
      [expect.any(NextAway), idOf(away)],
      [new Error('a defect'), idOf(broken)],
    ])
  })

  test('is on nothing that others are given without asking us', async () => {
    const caching: Record<string, string> = {
      '/exports/a.csv': 'public, max-age=60',
      '/exports/c.csv': 'public, max-age=0, must-revalidate',
    }
    answer = ({ url = '' }, respond) =>
      respond(200, { 'content-type': 'text/csv', 'cache-control': caching[url] ?? 'no-store' }, 'a')
    const pages = new PageCache({
      fetchPage: pageFetcher(upstream, 'guide.example', 8_000),
      cdnHeaders: () => ({ 'cdn-cache-control': 'max-age=60' }),
      changes: upstream.changes,
      maxBytes: 10_000_000,
      contentMaxAgeMs: 60_000,
      headers: () => ({}),
    })
    const names = async (path: string) => Object.keys((await ask(path)).headers)
    expect(await names('/exports/a.csv')).not.toContain('x-request-id')
    for (const path of ['/exports/b.csv', '/exports/c.csv']) expect(await names(path)).toContain('x-request-id')
    expect(await names('/pictures/nothing.webp')).not.toContain('x-request-id')
    answer = (_, respond) => respond(200, HTML, PAGE)
    await restart({ pages })
    for (let time = 0; time < 2; time += 1) {
      const seen = await names('/about')
      expect(seen).toContain('cdn-cache-control')
      expect(seen).not.toContain('x-request-id')
    }
    // Behind a change, until there is a newer one: it would go into a CDN again after the purge.
    upstream.changes.append(['all'])
    answer = () => {}
    for (let time = 0; time < 2; time += 1) expect((await ask('/about')).headers['cdn-cache-control']).toBe('no-store')
  })
})
