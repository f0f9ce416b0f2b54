import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { headersForNext, peerOf, requestIdOf, visitorOf } from './visitor-headers'

const SOCKET = '10.0.0.1'

function findVisitor(forwardedFor: string | undefined, remoteAddress: string, trustProxy: number) {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }))
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor
  return visitorOf(request, trustProxy)
}

describe('TRUST_PROXY', () => {
  test.each([
    ['0, no list', undefined, 0, SOCKET],
    ['0, a list of the visitor’s own', '6.6.6.6', 0, SOCKET],
    ['1, the proxy’s word', '203.0.113.7', 1, '203.0.113.7'],
    ['1, a list of the visitor’s own before it', '6.6.6.6, 7.7.7.7, 203.0.113.7', 1, '203.0.113.7'],
    ['2, both proxies’ words', '203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['2, a list of the visitor’s own before them', '6.6.6.6,203.0.113.7,10.0.0.2', 2, '203.0.113.7'],
    ['2, but one proxy alone has written', '10.0.0.2', 2, '10.0.0.2'],
    ['1, no list', undefined, 1, SOCKET],
    ['1, an empty list', '', 1, SOCKET],
    ['1, no address', 'unknown', 1, SOCKET],
    ['1, an address and rubbish', '6.6.6.6, <script>', 1, SOCKET],
    ['2, rubbish where the visitor should be', '6.6.6.6, unknown, 10.0.0.2', 2, '10.0.0.2'],
    ['1, with a port', '203.0.113.7:4711', 1, '203.0.113.7'],
    ['1, IPv6', '2001:db8::7', 1, '2001:db8::7'],
    ['1, IPv6 with a port', '[2001:db8::7]:4711', 1, '2001:db8::7'],
    ['1, IPv4 in IPv6’s clothes', '::ffff:203.0.113.7', 1, '203.0.113.7'],
  ])('%s', (_, forwardedFor, trustProxy, visitor) => {
    expect(findVisitor(forwardedFor, SOCKET, trustProxy)).toBe(visitor)
  })

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    [undefined, '127.0.0.1'],
  ])('the address of a socket, %s, is %s', (remoteAddress, visitor) => {
    expect(peerOf({ remoteAddress })).toBe(visitor)
  })
})

const ID = '7KXM-92QT-BD4F'
const OURS = { 'x-visitor-address': SOCKET, 'x-request-id': ID }
const cleaned = (headers: IncomingHttpHeaders, trustProxy = 0, url = '/') =>
  headersForNext({ headers, url }, SOCKET, ID, trustProxy)

test('what only we may say is taken from a visitor', () => {
  const spoofed = {
    'x-visitor-address': '6.6.6.6',
    'x-request-id': 'EVIL-EVIL-EVIL',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    tracestate: 'evil=1',
    baggage: 'evil=1',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '81',
    'x-forwarded-proto': 'https',
    forwarded: 'for=6.6.6.6',
    'x-middleware-rewrite': '/en/myprofile',
    'x-middleware-subrequest': 'middleware:middleware',
    'content-security-policy': "script-src 'nonce-evil'",
    'content-security-policy-report-only': 'x',
    'x-nonce': 'evil',
    'x-nextjs-data': '1',
    'x-note-heard': '1',
    'x-now-route-matches': '1=en',
    'x-matched-path': '/en/myprofile',
    'next-action': 'x',
    expect: '100-continue',
  }
  expect(cleaned(spoofed)).toEqual(OURS)
})

test('everything else stays, also the header by which middleware.ts asks for a page', () => {
  const headers = { cookie: 'session=x', origin: 'http://localhost:3000', 'x-page-check': '1', host: 'localhost:3000' }
  expect(cleaned({ ...headers })).toEqual({ ...headers, ...OURS })
})

test.each([
  ['/api/institute-cards?ids=1', 'session=x; a=1'],
  ['/desk/previews', 'session=x; a=1'],
  ['/desk/preview/kn/about', 'session=x; __prerender_bypass=y;__next_preview_data=z; a=1'],
])('Next’s draft mode counts for previews alone: %s', (url, cookie) => {
  const said = { cookie: 'session=x; __prerender_bypass=y;__next_preview_data=z; a=1' }
  expect(cleaned(said, 0, url)).toEqual({ cookie, ...OURS })
})

test('behind a proxy its word about TLS counts, and no list goes further', () => {
  const headers = {
    'x-forwarded-for': '6.6.6.6, 203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil',
  }
  expect(cleaned(headers, 1)).toEqual({ 'x-forwarded-proto': 'https', ...OURS })
})

test('what belongs to the connection stays on it, and `Connection` takes nothing of ours away', () => {
  const ours = ['x-visitor-address', 'x-request-id', 'host', 'x-forwarded-proto']
  const said = {
    connection: `close, X-Theirs, ${ours.join(', ')}`,
    'keep-alive': 'timeout=5',
    'proxy-authenticate': 'Basic',
    'proxy-authorization': 'Basic eDp5',
    'proxy-connection': 'keep-alive',
    te: 'trailers',
    trailer: 'x-later',
    'transfer-encoding': 'chunked',
    upgrade: 'h2c',
    'x-theirs': '1',
    'x-forwarded-proto': 'https',
    host: 'guide.example',
    cookie: 'a=1',
  }
  expect(cleaned(said, 1)).toEqual({
    host: 'guide.example',
    cookie: 'a=1',
    'x-forwarded-proto': 'https',
    ...OURS,
  })
})

describe('the id of a request', () => {
  const SAID = '0123456789abcdef0123456789abcdef'
  const found = (said: string, trustProxy: number) => requestIdOf({ headers: { 'x-request-id': said } }, trustProxy)

  test('is the one that a proxy of ours has given it', () => {
    expect(found(SAID, 1)).toBe(SAID)
  })

  test('is made here where nobody stands before us, whatever is said', () => {
    expect(found(SAID, 0)).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(requestIdOf({ headers: {} }, 1)).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  })

  test.each(['', 'x', 'two of, them', '<b>bold-bold</b>', `${SAID}\n{"level":50}`])('%j is none', (said) => {
    expect(found(said, 1)).not.toBe(said)
  })
})
