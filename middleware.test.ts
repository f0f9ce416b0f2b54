import { NextRequest } from 'next/server'
import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { readdirSync } from 'node:fs'
import { LOCALES } from '@/lib/contract/language'
import { definitionOf, PRIVATE_ROUTES, type Route, ROUTES, SIDE_PAGES } from '@/lib/rules/routes/table'
import { ID_PATTERN } from '@/lib/contract/constants'
import { type StubServer, startStubServer } from '@/testing/stub-server'
import { config, middleware } from '@/middleware'

let website: StubServer
let asked: string[]

beforeAll(async () => {
  website = await startStubServer()
  process.env.PORT = new URL(website.url).port
})
afterAll(() => website.close())

function pagesAnswer(status: number) {
  asked = []
  website.answer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(status).end()
  })
}

function answerTo(path: string, headers: Record<string, string> = {}) {
  return middleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
}

async function visit(path: string) {
  const response = await answerTo(path)
  const rewrite = response.headers.get('x-middleware-rewrite')
  return { status: response.status, rewrite: rewrite === null ? null : new URL(rewrite).pathname }
}

test('a page that stands is passed on', async () => {
  pagesAnswer(200)
  expect(await visit('/college/detail?id=7')).toEqual({ status: 200, rewrite: null })
  expect(asked).toEqual(['HEAD /en/college/7'])
})

test('one that does not exist gets a page that says so, in its language', async () => {
  pagesAnswer(404)
  expect(await visit('/college/detail?id=7')).toEqual({ status: 404, rewrite: '/en/missing/institution' })
  expect(await visit('/kn/college/detail?id=7')).toEqual({ status: 404, rewrite: '/kn/missing/institution' })
})

test('one that is retired leads to its successor, or is gone', async () => {
  const leadTo = (location: string) => website.answer((_, response) => void response.writeHead(308, { location }).end())
  leadTo('/college/detail?id=12')
  expect(await visit('/college/detail?id=7')).toEqual({ status: 200, rewrite: null })
  leadTo('/en/missing/institution')
  expect(await visit('/college/detail?id=7')).toEqual({ status: 410, rewrite: '/en/missing/institution' })
})

test('one that cannot be had is no missing one', async () => {
  pagesAnswer(500)
  expect(await visit('/college/detail?id=7')).toEqual({ status: 503, rewrite: '/en/missing/answer' })
})

test('without an id nothing is asked', async () => {
  pagesAnswer(200)
  expect((await visit('/college/detail')).status).toBe(404)
  expect((await visit('/college/detail?id=')).status).toBe(404)
  expect(asked).toEqual([])
})

test.each(['.', '..', '../filter', '7%3Fx%3D1%23y', '%201', '1%20', '-1', '%zz', '%00', '7&id=8', '1'.repeat(65)])(
  'what can be no id is unknown, and nothing is asked: %s',
  async (id) => {
    pagesAnswer(200)
    expect(await visit(`/college/detail?id=${id}`)).toEqual({ status: 404, rewrite: '/en/missing/institution' })
    expect(asked).toEqual([])
  },
)

test('one that the provider does not answer for in its time cannot be had', async () => {
  website.answer(() => {})
  process.env.API_TIMEOUT_MS = '100'
  expect(await visit('/college/detail?id=7')).toEqual({ status: 503, rewrite: '/en/missing/answer' })
  delete process.env.API_TIMEOUT_MS
})

test('no cache keeps what says that there is nothing', async () => {
  pagesAnswer(404)
  for (const path of ['/college/detail?id=7', '/nowhere']) {
    expect((await answerTo(path)).headers.get('cache-control')).toBe('no-store')
  }
})

test('when the page cannot be asked, it answers for itself', async () => {
  website.answer((request) => void request.socket.destroy())
  expect(await visit('/college/detail?id=7')).toEqual({ status: 200, rewrite: null })
})

/** What Next wants literal, of the tables of routes and languages; besides pages, what the website has in files. */
function derivedMatcher(): string[] {
  const needsIt = (route: Route) => definitionOf(route).identity !== undefined || PRIVATE_ROUTES.includes(route)
  const own = ROUTES.filter(needsIt).flatMap((route) => LOCALES.map(({ prefix }) => prefix + route))
  const sidePages = SIDE_PAGES.map((path) => path.replace(/:\w+\(/, '(?:'))
  const pages = [...ROUTES.filter((route) => route !== '/' && !needsIt(route)), ...sidePages].map((path) =>
    path.slice(1),
  )
  const prefixes = LOCALES.flatMap(({ prefix }) => (prefix === '' ? [] : prefix.slice(1))).join('|')
  // By which middleware itself asks for an institution's page.
  const folder = LOCALES.flatMap(({ code, prefix }) => (prefix === '' ? code : [])).join('|')
  const institutions = LOCALES.flatMap(({ prefix }) =>
    prefix === '' ? [] : `${prefix.slice(1)}/college/${ID_PATTERN.source.slice(1)}`,
  )
  const left = [
    '$',
    `(?:${prefixes}|(?:(?:${prefixes})/)?(?:${pages.join('|')}))$`,
    `(?:_next|api|media|avatars|cards|offline|pictures|sitemaps|exports|calendar|${folder})/`,
    ...institutions,
    '(?:robots\\.txt|sitemap\\.xml|icon\\.svg|apple-icon\\.png|favicon\\.ico|sw\\.js|healthz|readyz)$',
  ]
  return [...own, `/((?!${left.join('|')}).*)`]
}

test('the matcher says what the table of routes does', () => {
  expect(config.matcher).toEqual(derivedMatcher())
})

const isRun = (url: string) => doesMatch({ config, url, nextConfig: {} })

describe('which addresses it is run for', () => {
  const own = ['/college/detail', '/college/review', '/myprofile', '/settings']
  const left = ROUTES.filter((route) => !own.includes(route))
  const files = readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const folders = readdirSync('app', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const pages = readdirSync('app/[lang]', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['college', 'missing', 'reply', 'review', 'pay'].includes(entry.name))
    .map(({ name }) => `/${name}`)
    .concat('/pay/0f0c3a52-3a5d-4a86-8f57-6c1f0d6d2d11', '/reply/contact', '/reply/counselling', '/reply/mentoring')
    .filter((page) => !own.includes(page))

  test.each([...left, ...pages])('cached pages are left alone: %s', (route) => {
    expect(isRun(route)).toBe(false)
    expect(isRun(route === '/' ? '/kn' : `/kn${route}`)).toBe(false)
  })

  test.each(files.map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^public/, '')))(
    'files are left alone: %s',
    (path) => expect(isRun(path)).toBe(false),
  )

  // The desk is behind it, because where there is no desk its address is nobody's.
  test.each(folders.filter(({ name }) => !name.startsWith('[') && name !== 'desk').map(({ name }) => name))(
    'what is no page is left alone: %s',
    (name) => expect(isRun(name.includes('.') ? `/${name}` : `/${name}/x`)).toBe(false),
  )

  test.each(['/en/college/7', '/kn/college/7', '/_next/static/chunks/a.js'])('the inside is left alone: %s', (path) =>
    expect(isRun(path)).toBe(false),
  )

  test.each([
    ...own,
    '/kn/settings',
    '/kn/college/detail',
    '/kn/college/review',
    '/review',
    '/whykarnataka',
    '/FILTER',
    '/kn/Filter',
    '/KN',
    '/nowhere',
    '/reply',
    '/reply/other',
    '/kn/college/1/review',
    '/kn/college/nobody',
  ])('it is run for %s', (path) => expect(isRun(path)).toBe(true))
})

describe('misspelt addresses', () => {
  test.each([
    ['/whykarnataka', '/Whykarnataka'],
    ['/kn/terms', '/kn/tearms'],
    ['/Filter?instituteId=1&search=a%26b', '/filter?instituteId=1&search=a%26b'],
    ['/College/detail?id=7', '/college/detail?id=7'],
    ['/Settings?tab=subscription', '/settings?tab=subscription'],
  ])('%s is moved for good to %s', async (wrong, right) => {
    const response = await answerTo(wrong)
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(`http://localhost:3000${right}`)
  })

  test('an address of nobody gets a page that says so, in its language', async () => {
    expect(await visit('/nowhere?x=1')).toEqual({ status: 404, rewrite: '/en/missing/address' })
    expect(await visit('/kn/nowhere')).toEqual({ status: 404, rewrite: '/kn/missing/address' })
    expect(await visit('/missing/answer')).toEqual({ status: 404, rewrite: '/en/missing/address' })
  })
})

describe('the desk', () => {
  const PAGES = ['/desk', '/desk/en', '/desk/kn/enquiries', '/desk/do/sign-in']
  afterEach(() => delete process.env.DESK)

  test.each(PAGES)('is nobody’s address unless it is on: %s', async (path) => {
    expect(isRun(path)).toBe(true)
    for (const setting of [undefined, 'off', '']) {
      if (setting !== undefined) process.env.DESK = setting
      expect(await visit(path)).toEqual({ status: 404, rewrite: '/en/missing/address' })
    }
  })

  test('is passed on where it is on, and begins in the first language', async () => {
    process.env.DESK = 'on'
    for (const path of PAGES.slice(1)) expect(await visit(path)).toEqual({ status: 200, rewrite: null })
    // By which a page knows where signing in is to lead back, whatever a browser says.
    const passed = await answerTo('/desk/kn/enquiries?q=x', { 'x-desk-page': '/desk/kn/audit' })
    expect(passed.headers.get('x-middleware-request-x-desk-page')).toBe('/desk/kn/enquiries?q=x')
    const response = await answerTo('/desk')
    expect([response.status, response.headers.get('location')]).toEqual([307, 'http://localhost:3000/desk/en'])
    expect(await visit('/desk/kn/forbidden')).toEqual({ status: 403, rewrite: '/desk/kn/forbidden' })
    for (const path of ['/desks', '/kn/desk']) expect((await visit(path)).status).toBe(404)
  })

  test('shows a page with a draft to who has its cookie, to no search engine, and out of no cache', async () => {
    process.env.DESK = 'on'
    const headers = { cookie: 'desk-preview=x' }
    const response = await answerTo('/desk/preview/kn/about', headers)
    expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/kn/about')
    expect(response.headers.get('x-middleware-request-x-preview-language')).toBe('kn')
    expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex, nofollow',
    ])
    expect((await answerTo('/desk/preview/en/college/7', headers)).headers.get('x-middleware-rewrite')).toMatch(
      /\/en\/college\/7$/,
    )
    expect((await answerTo('/desk/preview/en', headers)).headers.get('x-middleware-rewrite')).toMatch(/\/en$/)
    const without = await answerTo('/desk/preview/kn/about')
    expect([without.status, without.headers.get('location')]).toEqual([
      307,
      'http://localhost:3000/desk/kn/preview-over',
    ])
    for (const path of [
      '/desk/preview/en/settings',
      '/desk/preview/en/college/review',
      '/desk/preview/xx/about',
      '/desk/preview/en/missing/address',
    ]) {
      expect((await answerTo(path, headers)).status).toBe(404)
    }
  })
})

describe('private pages', () => {
  test.each([
    ['/myprofile', '/#sign-in', '%2Fmyprofile'],
    ['/settings?tab=subscription', '/#sign-in', '%2Fsettings%3Ftab%3Dsubscription'],
    ['/kn/settings', '/kn#sign-in', '%2Fkn%2Fsettings'],
    ['/kn/college/review?id=7', '/kn#sign-in', '%2Fkn%2Fcollege%2Freview%3Fid%3D7'],
  ])('%s asks a signed-out visitor to sign in, and remembers the way back', async (path, there, back) => {
    const response = await answerTo(path)
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe(`http://localhost:3000${there}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('set-cookie')).toBe(`return-to=${back}; Path=/; Max-Age=300; HttpOnly; SameSite=Lax`)
  })

  test('the cookie is Secure where the website is reached by https', async () => {
    process.env.SITE_URL = 'https://guide.example'
    const response = await answerTo('/myprofile')
    delete process.env.SITE_URL
    expect(response.headers.get('set-cookie')).toContain('; Secure')
  })

  test.each(['session=abc', '__Host-session=abc'])('a visitor with %s is let through', async (cookie) => {
    const response = await answerTo('/myprofile', { cookie })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test.each(['session=', 'signed-in=1'])('%s is no session', async (cookie) => {
    expect((await answerTo('/myprofile', { cookie })).status).toBe(307)
  })

  test('what a script fetches, such as the page of a link, is refused and leaves no cookie', async () => {
    const response = await answerTo('/myprofile', { 'sec-fetch-dest': 'empty' })
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('a way back that is too long is not remembered', async () => {
    expect((await answerTo(`/settings?tab=${'x'.repeat(2_000)}`)).headers.get('set-cookie')).toBeNull()
  })
})
