import { readdirSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { expect, request as contexts, test } from '@playwright/test'
import fc from 'fast-check'
import { deskToken } from '@/e2e/desk-people'
import { port, site } from '@/e2e/ports'
import { definitionOf, ROUTES } from '@/lib/rules/routes/table'
import { type CapturedProgram, startCaptured } from '@/testing/captured-program'
import { EMBEDDED } from '@/e2e/sign-in/test'
import { SAMPLE_PROVIDER } from '@/playwright.config'

/** No visitor makes a fault of ours by what they ask for, on any route there is, and none fills the log. */
const SITE = site('damagedSite')
const agent = new Agent({ keepAlive: true })
// One website: both tests count its lines.
test.describe.configure({ mode: 'default' })
let website: CapturedProgram

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const environment = {
    PORT: String(port('damagedSite')),
    SITE_URL: SITE,
    API_BASE_URL: `${SAMPLE_PROVIDER}/api/v1`,
    DESK: 'on',
  }
  website = await startCaptured(['--import', 'tsx', 'server/start.ts'], environment, `${SITE}/readyz`)
})
test.afterAll(async () => {
  agent.destroy()
  await website?.stop()
})

/** The addresses of all pages and handlers, from the file tree: a new one cannot be forgotten. `*` is any text. */
const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
const found = files.flatMap((file) => /^(.*?)\/?(?:page|route)\.tsx?$/.exec(file)?.[1] ?? [])
const addresses = [
  ...new Set([
    ...ROUTES.flatMap((route) => [route, `/kn${route}`]),
    ...found.flatMap((path) =>
      (path.startsWith('[lang]') ? ['', 'en', 'kn', '*'] : ['en']).map((lang) => path.replace('[lang]', lang)),
    ),
    '_next/image',
    '_next/static/*',
    '_next/data/*',
    'pictures/*',
    'healthz/*',
  ]),
].map((path) => `/${path.replace(/^\//, '').replaceAll(/\[[^\]]+\]/g, '*')}`)

/** `npm run test:e2e` asks twice as much. */
const IS_GATE = process.env.SKIP_WIDE === '1'

/** What is somebody's own. */
const OWN = [
  ...ROUTES.filter((route) => definitionOf(route).cache === 'no-store').flatMap((route) => [route, `/kn${route}`]),
  ...addresses.filter((address) => address.startsWith('/desk/')),
]

const DAMAGED = [
  '.',
  '..',
  '...',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff',
  '%00',
  '%2e%2e',
  '%2F..%2F',
  '%5c',
  '%0d%0a',
  '%25zz',
  '%3F%25zz',
  '%20',
  '01',
  '-1',
  '1e999',
  '[object Object]'.replaceAll(' ', '+'),
  '__proto__',
  'constructor',
  'a'.repeat(300),
  '%F0%9F%92%A9',
  '%ED%A0%80',
  '~',
  ';',
  '//',
  '1',
] as const
const NAMES = [
  'id',
  'ids',
  'add',
  'search',
  'q',
  'page',
  'lang',
  'return',
  'url',
  'w',
  'instituteId',
  'min_fee',
  'step',
  'tab',
  'for',
  '_rsc',
  'form',
  '%zz',
  '__proto__',
  'id[]',
] as const
type Sent = Record<string, string>
/** What is refused before Next, which makes a fault of some. */
const REFUSED: Sent[] = [
  { rsc: '1', 'next-router-state-tree': '%7B' },
  { rsc: '1', 'next-router-state-tree': 'null' },
  { rsc: '1', 'next-url': '%zz' },
  { rsc: '1', 'next-router-prefetch': '9' },
  { 'x-forwarded-for': '%zz', 'x-forwarded-proto': 'x', host: '%zz' },
]
const HEADERS: Sent[] = [
  ...REFUSED,
  { rsc: '1', 'next-router-state-tree': encodeURIComponent('["",{"children":["x",{}]}]') },
  { rsc: '1', 'next-url': '/%zz' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/%zz' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/../x' },
  { rsc: 'x' },
  { 'next-action': 'x' },
  { 'x-nextjs-data': '1' },
  { 'x-now-route-matches': '%zz' },
  { 'x-middleware-subrequest': 'middleware:middleware' },
  { cookie: 'session=%zz; return-to=%E0%A4%A; form-state=%; signed-in=%zz; __Host-session=;;=' },
  { accept: '%zz', 'accept-encoding': ';;q=x', 'accept-language': '*;q=9' },
  { range: 'bytes=9-1', 'if-none-match': '"', 'if-modified-since': 'x' },
  { 'content-type': 'multipart/form-data', origin: SITE, 'sec-fetch-site': 'same-origin' },
  { 'content-type': 'application/json', origin: SITE, 'sec-fetch-site': 'same-origin' },
  {},
]

const query = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...DAMAGED)), { maxLength: 3 })
const request = fc.record({
  address: fc.constantFrom(...addresses),
  part: fc.constantFrom(...DAMAGED),
  tail: fc.option(fc.constantFrom(...DAMAGED), { freq: 3, nil: null }),
  query,
  headers: fc.constantFrom(...HEADERS),
  method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST'),
})

function statusOf(path: string, method: string, headers: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ port: port('damagedSite'), path, method, headers, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
    asked.once('error', reject)
    asked.end(method === 'POST' ? '{"%zz":' : undefined)
  })
}

/** The cookies of somebody who is signed in here as a student and at the desk. */
async function signIn(): Promise<string> {
  const phone = await EMBEDDED.student()
  const browser = await contexts.newContext({ baseURL: SITE, extraHTTPHeaders: { origin: SITE } })
  const post = (path: string, data: object) => browser.post(path, { data: { phone, purpose: 'login', ...data } })
  expect((await post('/api/otp/send', {})).status()).toBe(200)
  expect((await post('/api/otp/verify', { otp: await EMBEDDED.code(phone) })).status()).toBe(200)
  const { cookies } = await browser.storageState()
  await browser.dispose()
  return [...cookies.map(({ name, value }) => `${name}=${value}`), `desk-session=${await deskToken()}`].join('; ')
}

const lines = () => website.output().trimEnd().split('\n')
const known = (status: number) => status >= 200 && status < 500

test('every route answers whatever is asked of it, without a fault and with a line of the log at most', async () => {
  test.setTimeout(240_000)
  const before = lines().length
  let asked = 0
  const ask = async (path: string, method: string, headers: Sent) => {
    asked += 1
    const written = lines().length
    const status = await statusOf(path, method, headers)
    expect(known(status), `${status} to ${method} ${path} ${JSON.stringify(headers)}`).toBe(true)
    expect(lines().length - written, `lines for ${method} ${path}: ${lines().slice(written).join('\n')}`).toBeLessThan(
      2,
    )
  }
  for (const address of addresses) {
    for (const part of ['%zz', '..', '%00']) await ask(`${address.replaceAll('*', part)}?id=${part}`, 'GET', {})
  }
  await fc.assert(
    fc.asyncProperty(request, async ({ address, part, tail, query, headers, method }) => {
      const search = query.map(([name, value]) => `${name}=${value}`).join('&')
      const path = `${address.replaceAll('*', part)}${tail === null ? '' : `/${tail}`}${search === '' ? '' : `?${search}`}`
      await ask(path, method, headers)
    }),
    { numRuns: IS_GATE ? 300 : 600, endOnFailure: true },
  )
  // Next writes of a picture once it has answered: which lines are whose, the order does not tell.
  for (const part of DAMAGED) {
    const path = `/_next/image?url=${encodeURIComponent(`/media/${part}`)}&w=640&q=50`
    expect(known(await statusOf(path, 'GET', {})), path).toBe(true)
    asked += 1
  }
  const written = lines().slice(before)
  expect(written.filter((line) => !/^\{.*\}$/.test(line))).toEqual([])
  expect(written.length).toBeLessThan(asked)
})

test('nor of somebody who is signed in, as a student and at the desk, with each damaged header once', async () => {
  test.setTimeout(240_000)
  const cookie = await signIn()
  for (const path of ['/desk/en', '/settings']) expect(await statusOf(path, 'GET', { cookie })).toBe(200)
  const before = lines().length
  const damaged = HEADERS.map((headers) => ({ ...headers, cookie: `${headers.cookie ?? 'x=%zz'}; ${cookie}` }))
  let asked = 0
  for (const [at, address] of OWN.entries()) {
    const path = address.replaceAll('*', '1')
    // All pages read headers alike: in the gate every page has all that is refused and, of the rest, each second in turn.
    const sent = damaged.filter((_, of) => !IS_GATE || of < REFUSED.length || of % 2 === at % 2)
    asked += sent.length
    const statuses = await Promise.all(sent.map((headers) => statusOf(path, 'GET', headers)))
    expect(statuses.every(known), `${String(statuses)} to ${path}`).toBe(true)
    expect(statuses.slice(0, REFUSED.length), path).toEqual(REFUSED.map(() => 400))
  }
  const written = lines().slice(before)
  expect(written.filter((line) => !/^\{.*\}$/.test(line))).toEqual([])
  expect(written.length).toBeLessThan(asked)
})
