import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { type APIRequestContext, type APIResponse, expect, request, test } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { deskToken } from '@/e2e/desk-people'
import { port } from '@/e2e/ports'
import { type Answer, grade } from '@/e2e/server/observatory/grade'
import { OTHER } from '@/e2e/sign-in/test'
import { freshAddress } from '@/e2e/sms-inbox/student'
import { type CapturedProgram, startCaptured } from '@/testing/captured-program'
import { ROUTES } from '@/lib/rules/routes/table'
import { exampleAddress } from '@/testing/example-address'
import { DESK_ROOMS } from '@/lib/rules/desk/rooms'
import { OTHER_PROVIDER, SAMPLE_PROVIDER } from '@/playwright.config'

/**
 * What the website says in its headers where it is public, scored by Mozilla's HTTP Observatory and Google's
 * CSP Evaluator: A+ and no finding of high severity, whatever is asked for. On a website of its own, which
 * takes itself for one on https.
 */
const SITE = 'https://guide.example'
const PORT = port('securitySite')
test.describe.configure({ mode: 'serial' })

let website: CapturedProgram
let visitor: APIRequestContext

test.beforeAll(async () => {
  website = await startCaptured(
    ['--import', 'tsx', 'server/start.ts'],
    { PORT: String(PORT), SITE_URL: SITE, API_BASE_URL: `${OTHER_PROVIDER}/rest`, TRUST_PROXY: '1' },
    `http://localhost:${PORT}/healthz`,
  )
  visitor = await request.newContext({
    baseURL: `http://localhost:${PORT}`,
    extraHTTPHeaders: { origin: SITE, 'x-forwarded-for': freshAddress() },
    maxRedirects: 0,
  })
})
test.afterAll(async () => {
  await visitor.dispose()
  await website.stop()
})

async function read(answer: APIResponse): Promise<Answer> {
  const headers: Answer['headers'] = { ...answer.headers() }
  const cookies = answer.headersArray().flatMap(({ name, value }) => (/^set-cookie$/i.test(name) ? [value] : []))
  if (cookies.length > 0) headers['set-cookie'] = cookies
  return { status: answer.status(), headers, body: await answer.text() }
}

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy'])
const severe = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX)

/** Finds nothing to say against an answer. */
async function expectBest(path: string, answered: APIResponse, asks = visitor): Promise<void> {
  const answer = await read(answered)
  const preflight = await asks.fetch(path, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  })
  const what = `${path} ${answer.status}`
  expect(grade(new URL(path, SITE), answer, await read(preflight)), what).toMatchObject({ grade: 'A+', failed: [] })
  expect(severe(policyOf(answer)), what).toEqual([])
}

const get = async (path: string) => expectBest(path, await visitor.get(path))

/** The addresses of the handlers, with something in place of each variable part. */
const handlers = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)route\.ts$/.test(file))
  .map((file) => `/${file.replace(/\/route\.ts$/, '').replace(/\[[^\]]+\]/g, '1')}`)

test('the scanners see what is bad', async () => {
  const answer = await read(await visitor.get('/about'))
  const policy = policyOf(answer).replace("script-src 'self'", "script-src 'self' 'unsafe-eval' https:")
  const worse = { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } }
  expect(grade(new URL(SITE), worse, answer)).toMatchObject({ grade: 'B+', failed: [expect.stringContaining('csp-')] })
  expect(severe(policy).length).toBeGreaterThan(0)
})

test('every page, in both languages', async () => {
  for (const route of ROUTES) await get(exampleAddress(route))
  for (const path of ['/kn', '/kn/filter?search=art', '/kn/about']) await get(path)
})

test('what is not there, is refused, or is moved', async () => {
  for (const path of ['/no-such-page', '/kn/no-such-page', '/college/detail?id=99999999', '/en/about', '/%']) {
    await get(path)
  }
  await expectBest('/about', await visitor.fetch('/about', { method: 'PUT' }))
  await expectBest('/about', await visitor.get(`/about?${'a'.repeat(3_000)}`))
})

test('assets, pictures, and what is for robots', async () => {
  const page = await (await visitor.get('/')).text()
  const assets = [...new Set(page.match(/\/_next\/static\/[^"'\\ ?]+\.(?:js|css|woff2)/g))]
  expect(assets.length).toBeGreaterThan(5)
  // Some of this provider's pictures are broken.
  const pictures = (page.match(/\/_next\/image\?url=[^"'\\ ]+/g) ?? []).map((path) => path.replaceAll('&amp;', '&'))
  const originals = pictures.map((path) => new URL(path, SITE).searchParams.get('url') ?? '')
  for (const paths of [new Set(pictures), new Set(originals)]) {
    const answers = await Promise.all([...paths].map(async (path) => ({ path, answer: await visitor.get(path) })))
    const whole = answers.find(({ answer }) => answer.ok())
    if (whole === undefined) throw new Error('The home page has no picture that can be had')
    await expectBest(whole.path, whole.answer)
  }
  for (const path of [
    ...assets,
    '/icon.svg',
    '/robots.txt',
    '/healthz',
    '/readyz',
    '/_next/image?url=%2Fx&w=640&q=50',
  ]) {
    await get(path)
  }
})

test('every handler, for who reads and for who writes', async () => {
  expect(handlers.length).toBeGreaterThan(30)
  for (const path of handlers) {
    await get(path)
    await expectBest(path, await visitor.post(path, { data: {} }))
  }
})

test('the cookies of a student who signs in', async () => {
  const phone = await OTHER.student()
  const sent = await visitor.post('/api/otp/send', { data: { phone, purpose: 'login' } })
  expect(sent.status()).toBe(200)
  const signedIn = await visitor.post('/api/otp/verify', {
    data: { phone, purpose: 'login', otp: await OTHER.code(phone) },
  })
  expect((await read(signedIn)).headers['set-cookie']).toContainEqual(expect.stringContaining('__Host-session='))
  await expectBest('/api/otp/verify', signedIn)
})

test('the pages of the desk, for who is signed out and who is signed in', async () => {
  const own = `http://localhost:${port('securityDesk')}`
  const api = `${SAMPLE_PROVIDER}/api/v1`
  const desk = await startCaptured(
    ['--import', 'tsx', 'server/start.ts'],
    { PORT: String(port('securityDesk')), SITE_URL: SITE, API_BASE_URL: api, TRUST_PROXY: '1', DESK: 'on' },
    `${own}/healthz`,
  )
  try {
    const session = `__Secure-desk-session=${await deskToken()}`
    for (const cookie of ['', session]) {
      const asks = await request.newContext({
        ...{ baseURL: own, maxRedirects: 0 },
        extraHTTPHeaders: { origin: SITE, 'x-forwarded-for': freshAddress(), cookie },
      })
      const rooms = DESK_ROOMS.map(({ page }) => page)
      const ofInstitution = ['', '/pictures', '/brochures'].map((page) => `/institutions/1${page}`)
      // Who is signed out is led away from each room alike.
      const open = cookie === '' && process.env.SKIP_WIDE === '1' ? rooms.slice(0, 2) : [...rooms, ...ofInstitution]
      for (const page of [...open, '/sign-in', '/help', '/forbidden']) {
        const answer = await asks.get(`/desk/en${page}`)
        if (cookie !== '' && page === '') expect(await answer.text()).toContain('</form>')
        await expectBest(`/desk/en${page}`, answer, asks)
      }
      await expectBest('/desk/do/sign-in', await asks.post('/desk/do/sign-in', { data: {} }), asks)
      await asks.dispose()
    }
  } finally {
    await desk.stop()
  }
})

/** Whether something waits in a socket of a process, as Linux counts it (proc(5), `rx_queue` of net/tcp). */
function hasUnread(pid: number): boolean {
  const sockets = readdirSync(`/proc/${pid}/fd`).flatMap(
    (fd) => /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [],
  )
  const rows = ['tcp', 'tcp6'].flatMap((kind) => readFileSync(`/proc/${pid}/net/${kind}`, 'utf8').split('\n').slice(1))
  return rows.some((row) => {
    const [, , , , queues = '', , , , , inode = ''] = row.trim().split(/\s+/)
    return sockets.includes(inode) && !queues.endsWith(':00000000')
  })
}

test('the page in place of one that cannot be had', async () => {
  const next = Number(execFileSync('pgrep', ['-P', String(website.pid), '-f', 'website-start']))
  process.kill(next, 'SIGSTOP')
  const asked = visitor.get('/filter?search=never-asked-for')
  // Once the question is there, so that it is lost, and does not wait for the next Next.
  await expect.poll(() => hasUnread(next), { intervals: [20] }).toBe(true)
  process.kill(next, 'SIGKILL')
  const answer = await asked
  expect(answer.status()).toBe(503)
  await expectBest('/filter', answer)
})
