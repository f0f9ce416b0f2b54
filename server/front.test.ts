/** @jest-environment node */
import { once } from 'node:events'
import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Assets } from './assets'
import { pageFetcher } from './fetch-page'
import { createFront } from './front'
import { Images } from './images'
import { PageCache } from './page-cache'
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
let front: Server
let upstream: Upstream
let readiness: Readiness
let isProviderUp: boolean
const warned = jest.fn()
const agent = new Agent({ keepAlive: true })

const PAGE = `<p>${'The same words again. '.repeat(200)}</p>`
const HTML = { 'content-type': 'text/html', 'cache-control': 's-maxage=60' }

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

beforeEach(async () => {
  asked = []
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
  upstream = new Upstream()
  const nextPort = await listening(next)
  upstream.comesUp(nextPort)
  readiness = new Readiness(`http://127.0.0.1:${nextPort}/provider`, () => upstream.isUp)
  const everyHeader = { 'x-content-type-options': 'nosniff' }
  const pages = new PageCache({
    fetchPage: pageFetcher(upstream, 'guide.example'),
    tellNext: () => Promise.resolve(),
    maxBytes: 10_000_000,
    contentMaxAgeMs: 60_000,
    headers: () => everyHeader,
  })
  front = createFront({
    upstream,
    readiness,
    assets: await Assets.of('public'),
    images: new Images({ fetchImage: pageFetcher(upstream, 'guide.example'), maxBytes: 10_000_000 }),
    pages,
    trustProxy: 0,
    securityHeaders: { every: everyHeader, ofFiles: { 'x-file': 'yes' } },
    pageHeaders: () => ({ 'x-page': 'yes' }),
    warn: warned,
  })
  await listening(front)
})
afterEach(() => {
  for (const server of [front, next]) {
    server.closeAllConnections()
    server.close()
  }
  agent.destroy()
})

type Options = { method?: string; headers?: Record<string, string | number>; body?: string | Buffer }

/** Asks the front, and gives what comes over the wire. */
async function ask(path: string, { method = 'GET', headers = {}, body }: Options = {}) {
  const { port } = front.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent })
  sent.end(body)
  const [got] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of got) chunks.push(chunk as Buffer)
  return { status: got.statusCode, headers: got.headers, body: Buffer.concat(chunks) }
}

/** What comes back on a bare connection. */
async function raw(text: string): Promise<string> {
  const socket = connect((front.address() as AddressInfo).port, '127.0.0.1')
  let got = ''
  socket.on('data', (part) => (got += String(part)))
  socket.write(text)
  await once(socket, 'close')
  return got
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
    const headers = { cookie: 'session=secret', authorization: 'x', host: 'evil.example', 'x-forwarded-host': 'evil' }
    await ask('/about', { headers })
    expect(asked[0]?.headers).toEqual({
      host: 'guide.example',
      'accept-encoding': 'identity',
      connection: 'keep-alive',
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

  test('that a visitor’s writing changes is new for the next visitor', async () => {
    await ask('/college/detail?id=7')
    answer = (_, respond) =>
      respond(200, { 'content-type': 'application/json', 'x-note-changed': 'institute%3A7' }, '{}')
    const written = await ask('/api/institutes/7/reviews', { method: 'POST', body: '{}' })
    expect(written.headers['x-note-changed']).toBeUndefined()
    answer = (_, respond) => respond(200, HTML, 'new')
    expect((await ask('/college/detail?id=7')).body.toString()).toBe('new')
  })
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

  test('that cannot be had is for Next to answer, each time', async () => {
    const gone = PICTURE.replace('a.webp', 'gone.webp')
    expect((await ask(gone)).status).toBe(404)
    const before = asked.length
    expect((await ask(gone)).body.toString()).toBe('gone')
    expect(asked.length).toBeGreaterThan(before)
  })
})

describe('what is not kept', () => {
  test('goes to Next with the visitor’s own words, and what only we may say', async () => {
    answer = (_, respond) => respond(201, { 'set-cookie': ['a=1', 'b=2'], 'x-middleware-rewrite': '/en' }, 'thanks')
    const sent = await ask('/api/contact?x=1', {
      method: 'POST',
      headers: { cookie: 'session=x', 'x-visitor-address': '6.6.6.6', 'x-nonce': 'evil', te: 'trailers' },
      body: '{"name":"Anu"}',
    })
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/contact?x=1', body: '{"name":"Anu"}' })
    expect(asked[0]?.headers).toMatchObject({ cookie: 'session=x', 'x-visitor-address': '127.0.0.1' })
    for (const name of ['x-nonce', 'te']) expect(asked[0]?.headers).not.toHaveProperty(name)
    expect(sent).toMatchObject({ status: 201, body: Buffer.from('thanks') })
    expect(sent.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(sent.headers).not.toHaveProperty('x-middleware-rewrite')
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
    expect((await ask('/api/home')).status).toBe(503)
    expect(warned).not.toHaveBeenCalled()
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
