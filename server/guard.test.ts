import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { largestBody, refuse } from './guard'

let server: Server
let asked: IncomingMessage | null

beforeEach(async () => {
  asked = null
  server = createServer((request, response) => {
    asked = request
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A request as Node reads it from a connection. */
async function request(line: string, headers: Record<string, string | number> = {}, version = '1.1') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const said = Object.entries({ ...(version === '1.1' && { host: 'here' }), ...headers })
  socket.write(`${line} HTTP/${version}\r\n${said.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  await once(socket, 'data')
  if (asked === null) throw new Error('Node has refused it')
  return asked
}

const TREE = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }, null, null, 16]))

test.each([
  [{ rsc: '1', 'next-router-state-tree': TREE, 'next-url': '/en' }],
  [{ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/$d$lang$en/__PAGE__' }],
  [{ rsc: '1', 'next-router-prefetch': '1' }],
  [{ rsc: 'anything', 'next-router-prefetch': 'x' }],
])('what Next’s router sends goes on, and what Next does not read: %j', async (headers) => {
  expect(refuse(await request('GET /about', headers))).toBeNull()
})

test.each([
  [{ 'next-router-state-tree': 'x' }],
  [{ 'next-router-state-tree': '%zz' }],
  [{ 'next-router-state-tree': '%5B1%2C2%5D' }],
  [{ 'next-router-state-tree': '['.repeat(9_000) }],
  [{ 'next-router-prefetch': '2' }],
  [{ 'next-router-prefetch': '4' }],
  [{ 'next-router-prefetch': '1, 1' }],
  [{ 'next-router-segment-prefetch': '/_tree' }],
  [{ 'next-router-prefetch': '1', 'next-router-segment-prefetch': 'x' }],
  [{ 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/a b' }],
  [{ 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${'x'.repeat(201)}` }],
  [{ 'next-url': 'https://evil.example' }],
])('no router of ours sends %j', async (headers) => {
  expect((await request('GET /about', { rsc: '1', ...headers }).then(refuse))?.status).toBe(400)
})

test.each(['/media/%zz', '/sitemaps/%', '/api/payments/%E0%A4%A/return', '/_next/image%ff', '/media/%00'])(
  'an address that cannot be read as text is refused: %s',
  async (path) => {
    expect(refuse(await request(`GET ${path}`))?.status).toBe(400)
  },
)

test.each([
  'GET /',
  'HEAD /about',
  'POST /api/contact',
  'POST /desk/do/sign-in',
  'GET /?q=%E0%B2%95',
  `GET /${'a'.repeat(2047)}`,
])('%s goes on', async (line) => {
  expect(refuse(await request(line))).toBeNull()
})

test.each(['TRACE /', 'PUT /', 'DELETE /api/contact', 'PATCH /', 'PROPFIND /', 'PURGE /'])(
  '%s is refused, with what is allowed',
  async (line) => {
    expect(refuse(await request(line))).toEqual({ status: 405, headers: { allow: 'GET, HEAD, POST, OPTIONS' } })
  },
)

test.each([
  'POST /',
  'POST /kn/login',
  'POST /_next/image?url=x',
  'POST /media/a.webp',
  'POST /apix',
  'POST /desk/en',
  'POST /desk/done',
])('%s is refused: handlers alone take a post', async (line) => {
  expect(refuse(await request(line))).toEqual({ status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } })
})

test('OPTIONS is told what is allowed, and no more: no other website may read us', async () => {
  expect(refuse(await request('OPTIONS *'))).toEqual({ status: 204, headers: { allow: 'GET, HEAD, POST, OPTIONS' } })
})

test.each([
  ['an address of another host', 'GET http://evil.example/', {}, 400],
  ['an address of 2049 letters', `GET /${'a'.repeat(2048)}`, {}, 414],
  ['a body where none belongs', 'GET /', { 'content-length': 1 }, 400],
  ['a body that does not say how long it is, where none belongs', 'HEAD /', { 'transfer-encoding': 'chunked' }, 400],
  ['too long a body', 'POST /api/contact', { 'content-length': 81_921 }, 413],
  ['too long a picture', 'POST /api/profile', { 'content-length': 5_400_000, cookie: 'session=x' }, 413],
] as const)('%s is refused', async (_, line, headers, status) => {
  expect(refuse(await request(line, headers))?.status).toBe(status)
})

test('a picture may be larger than a form, at its own address alone', async () => {
  const headers = { 'content-length': 5_242_880, cookie: 'session=x' }
  expect(refuse(await request('POST /api/profile?x=1', headers))).toBeNull()
  expect(refuse(await request('POST /api/profile2', headers))?.status).toBe(413)
  expect(largestBody('/api/profile?x')).toBeGreaterThan(largestBody('/api/contact?/api/profile'))
})

test('a picture of an institution may be larger than a form, at its own address and for who is signed in at the desk', async () => {
  const headers = { 'content-length': 8_000_000, cookie: 'desk-session=x' }
  expect(refuse(await request('POST /desk/do/institution-picture-add', headers))).toBeNull()
  expect(refuse(await request('POST /desk/do/institution-picture', headers))?.status).toBe(413)
  const student = { ...headers, cookie: 'session=x', accept: 'text/html' }
  expect(refuse(await request('POST /desk/do/institution-picture-add', student))).toEqual({ status: 401, headers: {} })
})

test('a brochure may be larger than a form, for who is signed in at the desk', async () => {
  const headers = { 'content-length': 12_000_000, cookie: 'desk-session=x' }
  expect(refuse(await request('POST /desk/do/institution-brochure', headers))).toBeNull()
  const student = { ...headers, cookie: 'session=x', accept: 'text/html' }
  expect(refuse(await request('POST /desk/do/institution-brochure', student))).toEqual({ status: 401, headers: {} })
})

test('a section of content may be larger than a form, at its own address and for who is signed in at the desk', async () => {
  const headers = { 'content-length': 6_200_000, cookie: '__Secure-desk-session=x' }
  // A page of an institution may, too: a picture may stand in each.
  for (const post of ['content', 'institution-page'])
    expect(refuse(await request(`POST /desk/do/${post}`, headers))).toBeNull()
  expect(refuse(await request('POST /desk/do/content-revert', headers))?.status).toBe(413)
  const student = { ...headers, cookie: 'session=x', accept: 'text/html' }
  expect(refuse(await request('POST /desk/do/content', student))).toEqual({ status: 401, headers: {} })
})

describe('a body as large as a picture', () => {
  const large = { 'content-length': 200_000 }
  test.each([
    ['without a cookie', large, 401],
    ['that does not say how long it is', { 'transfer-encoding': 'chunked' }, 401],
    ['with other cookies', { ...large, cookie: 'signed-in=1; my-session=x' }, 401],
    ['with a session', { ...large, cookie: 'a=1; session=x' }, undefined],
    ['with a session on https', { ...large, cookie: '__Host-session=x; a=1' }, undefined],
  ] as const)('%s', async (_, headers, status) => {
    expect(refuse(await request('POST /api/profile', headers))?.status).toBe(status)
  })

  const form = { ...large, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const ENGLISH = '/login?return=%2Fsettings%3Ftab%3Dprofile'
  test.each<[string, Record<string, string | number>, string]>([
    ['English', { ...form, referer: 'https://here/settings?tab=profile' }, ENGLISH],
    ['Kannada', { ...form, referer: 'https://here/kn/settings' }, '/kn/login?return=%2Fkn%2Fsettings%3Ftab%3Dprofile'],
    ['a page that it does not name', form, ENGLISH],
    ['what is no language', { ...form, referer: 'https://here/knx/kn' }, ENGLISH],
    ['no address', { ...form, referer: '/kn/settings' }, ENGLISH],
  ])('of a form without JavaScript, without a session, leads to signing in: from %s', async (_, headers, location) => {
    expect(refuse(await request('POST /api/profile', headers))).toEqual({ status: 303, headers: { location } })
  })

  test('of a script, which reads statuses, does not', async () => {
    const headers = { ...large, accept: 'application/json', referer: 'https://here/kn/settings' }
    expect(refuse(await request('POST /api/profile', headers))).toEqual({ status: 401, headers: {} })
  })

  test('a small one needs none: who is signed out is told so by the page', async () => {
    expect(refuse(await request('POST /api/profile', { 'content-length': 2_000 }))).toBeNull()
  })
})

describe('Host (RFC 9112, 3.2)', () => {
  test.each(['guide.example', 'guide.example:3000', '10.0.0.7', '[2001:db8::1]:80', 'guide_1.local.'])(
    '%s goes on',
    async (host) => {
      expect(refuse(await request('GET /', { host }))).toBeNull()
    },
  )

  test.each(['a, b', 'a b', 'a/b', 'user@a', 'a:b', '', 'a:123456', '[a', 'a<b'])('%j is refused', async (host) => {
    expect(refuse(await request('GET /', { host }))?.status).toBe(400)
  })

  test('HTTP/1.0 may go without, and says no other thing than a host either', async () => {
    expect(refuse(await request('GET /', {}, '1.0'))).toBeNull()
    expect(refuse(await request('GET /', { host: 'a b' }, '1.0'))?.status).toBe(400)
  })

  test('two are refused, however they are written, also where they are the same', async () => {
    expect(refuse(await request('GET /', { HOST: 'evil.example' }))?.status).toBe(400)
    expect(refuse(await request('GET /', { Host: 'here' }))?.status).toBe(400)
  })
})
