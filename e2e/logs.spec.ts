import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { port, site } from '@/e2e/ports'
import { inboxEnvironment, type SmsInbox, startSmsInbox } from '@/e2e/sms-inbox/server'
import { changeDatabase, freshAddress, freshPhone } from '@/e2e/sms-inbox/student'
import { type CapturedProgram, startCaptured } from '@/testing/captured-program'
import { ADDRESS_HEADER, WEBSITE_PROGRAM } from '@/playwright.config'

/**
 * The two real programs, as in production, through a whole life of two students and every failure on
 * the way: afterwards no line that either has written holds anything of theirs.
 */

const SITE = site('logsSite')
const PROVIDER_PORT = String(port('logsProvider'))
const NEW = {
  phone: freshPhone(),
  firstName: 'Vaidehiqx',
  lastName: 'Kaggalipurazw',
  email: 'vaidehiqx@students.example',
}
const OLD = { phone: freshPhone(), firstName: 'Madhura', lastName: 'Yelahanka' }
const UNREACHABLE = { refuse: freshPhone(), '500': freshPhone(), reset: freshPhone(), hang: freshPhone() }
const WRONG_CODE = '918273'
/** With a part that no time, number or address of a log has by chance. */
const FAMILY = { list: 'sample-cet:2025', rank: '31337.53125', category: '2AG', income: '100000-250000' }
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const dataDir = mkdtempSync(join(tmpdir(), 'education-guide-logs-'))
let inbox: SmsInbox
let provider: CapturedProgram
let website: CapturedProgram
/** Values of cookies and headers that were given out. */
const secrets = new Set<string>()

/** Two programs start from nothing, and a whole run passes through them: long on a busy machine. */
const LIMIT_MS = 180_000

test.beforeAll(async () => {
  test.setTimeout(LIMIT_MS)
  inbox = await startSmsInbox()
  await changeDatabase(dataDir, 'add-students', [OLD.phone])
  const shared = { SITE_URL: SITE, DATA_DIR: dataDir, DATABASE_URL: '', PROVIDER_PORT, NODE_ENV: 'production' }
  provider = await startCaptured(
    ['--import', 'tsx', 'provider/main.ts'],
    { ...shared, ...inboxEnvironment(inbox.origin) },
    `http://127.0.0.1:${PROVIDER_PORT}/readyz`,
  )
  website = await startCaptured(
    ['--import', 'tsx', WEBSITE_PROGRAM],
    {
      ...shared,
      PORT: String(port('logsSite')),
      TRUST_PROXY: '1',
      API_BASE_URL: `http://127.0.0.1:${PROVIDER_PORT}/api/v1`,
    },
    `${SITE}/api/session`,
  )
})

test.afterAll(async () => {
  await website?.stop()
  await provider?.stop()
  await inbox?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** A browser of its own, at an address of its own. */
function visitor(): Promise<APIRequestContext> {
  const headers = { origin: SITE, [ADDRESS_HEADER]: freshAddress() }
  return request.newContext({ baseURL: SITE, extraHTTPHeaders: headers })
}

async function keepSecrets(browser: APIRequestContext) {
  const { cookies } = await browser.storageState()
  for (const { value } of cookies) if (value.length > 8) secrets.add(value)
}

function codeTo(phone: string): string {
  const code = inbox.messages.findLast((message) => message.phone === phone)?.code ?? ''
  expect(code).toMatch(/^\d{6}$/)
  return code
}

const post = async (browser: APIRequestContext, path: string, data: object): Promise<number> =>
  (await browser.post(path, { data })).status()

type Multipart = NonNullable<Parameters<APIRequestContext['post']>[1]>['multipart']

/** As the hydrated form sends it. */
const postProfile = async (browser: APIRequestContext, multipart: Multipart): Promise<number> =>
  (await browser.post('/api/profile', { multipart, headers: { accept: 'application/json' } })).status()

async function signUp(browser: APIRequestContext) {
  const { phone, firstName, lastName, email } = NEW
  const purpose = 'registration'
  expect(await post(browser, '/api/otp/send', { phone, purpose })).toBe(200)
  expect(await post(browser, '/api/otp/send', { phone, purpose })).toBe(429)
  for (const otp of [WRONG_CODE, '12'])
    expect(await post(browser, '/api/otp/verify', { phone, purpose, otp })).toBe(422)
  expect(await post(browser, '/api/otp/verify', { phone, purpose, otp: codeTo(phone) })).toBe(200)
  await keepSecrets(browser)
  expect(await post(browser, '/api/register', { phone, firstName, lastName, terms: true })).toBe(200)
  await keepSecrets(browser)
  const profile = { first_name: firstName, last_name: lastName, email, phone }
  const image = { name: `${firstName}.png`, mimeType: 'image/png', buffer: PNG }
  expect(await postProfile(browser, { ...profile, image })).toBe(200)
  expect(await postProfile(browser, { ...profile, email: `${email} ` + '@' })).toBe(422)
  const shown: unknown = await (await browser.get('/api/profile')).json()
  expect(shown).toMatchObject({ firstName, email })
  expect(await (await browser.get('/api/session')).json()).toMatchObject({
    user: { fullName: `${firstName} ${lastName}` },
  })
  expect((await browser.get('/login')).status()).toBe(200)
}

/** As a browser without JavaScript: forms, and pages that hold what was typed. */
async function signInByForms(browser: APIRequestContext) {
  const { phone } = OLD
  const fields = { form: 'login', lang: 'en', phone }
  const submit = async (path: string, form: Record<string, string>) => {
    const answer = await browser.post(path, { form: { ...fields, ...form } })
    await keepSecrets(browser)
    return answer.text()
  }
  expect(await submit('/api/otp/send', {})).toContain('otp')
  expect(await submit('/api/otp/verify', { otp: WRONG_CODE })).toContain(WRONG_CODE)
  await submit('/api/otp/verify', { otp: codeTo(phone) })
  expect(await (await browser.get('/login')).text()).toContain(OLD.firstName)
  await submit('/api/logout', {})
}

/** A family asks where a rank was enough and what that costs: both are told in pages, and in nothing else. */
async function askAsFamily(browser: APIRequestContext) {
  const { list, rank, category, income } = FAMILY
  const chances = await browser.post('/api/chances', { form: { lang: 'en', list, rank, category } })
  expect(await chances.text()).toContain('31,337.53125 was enough')
  const line = '2025-26:engineering:government'
  const costs = await browser.post('/api/costs', {
    form: { lang: 'en', line, seat: 'government', category: '2A', income },
  })
  expect(await costs.text()).toMatch(/₹[\d,]{5,}/)
  await browser.post('/api/chances/list', { form: { lang: 'en' } })
  await browser.post('/api/chances', { form: { lang: 'en', list, rank: `${rank}.${rank}`, category } })
  await keepSecrets(browser)
}

/** What no browser of ours sends, with personal data in every part of it. */
async function sendNonsense(browser: APIRequestContext) {
  const { phone, email, lastName } = NEW
  const everything = `${phone} ${email} ${lastName} ${WRONG_CODE}`
  const json = { 'content-type': 'application/json' }
  await browser.post(`/api/otp/send?phone=${phone}`, { headers: json, data: Buffer.from(`{"phone":"${everything}`) })
  await browser.post('/api/otp/send', { headers: { ...json, origin: 'https://elsewhere.example' }, data: { phone } })
  await browser.post('/api/otp/send', { headers: { 'content-type': 'text/plain' }, data: everything })
  await browser.post('/api/register', { data: { phone, firstName: lastName.repeat(9000), lastName } })
  await browser.post('/api/register', { data: { phone, firstName: `${lastName}\u0000`, lastName } })
  await browser.post('/api/profile', {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    data: everything,
  })
  await browser.get(`/api/session?email=${email}`, { headers: { cookie: `session=${lastName}-made-up` } })
  await browser.get(`/login?phone=${phone}&return=/${email}`)
  await browser.put('/api/register', { data: { phone, lastName } })
}

async function everyCall(browser: APIRequestContext): Promise<number[]> {
  const { phone, firstName, lastName, email } = NEW
  const asked = { phone: freshPhone(), purpose: 'registration' }
  secrets.add(asked.phone)
  return [
    await post(browser, '/api/otp/send', asked),
    await post(browser, '/api/otp/verify', { phone, purpose: 'login', otp: WRONG_CODE }),
    (await browser.get('/api/session')).status(),
    (await browser.get('/api/profile')).status(),
    await postProfile(browser, { first_name: firstName, last_name: lastName, email, phone }),
  ]
}

/** Names and numbers are typed into search boxes, too. */
async function search(browser: APIRequestContext): Promise<number[]> {
  const typed = `${NEW.firstName} ${NEW.phone}`
  const statusOf = async (path: string, params: Record<string, string>) =>
    (await browser.get(path, { params })).status()
  return [
    await statusOf('/filter', { search: typed }),
    await statusOf('/api/institutes', { search: typed }),
    await statusOf('/api/suggestions', { q: typed }),
  ]
}

test('no personal data in any log line of a whole run', async () => {
  test.setTimeout(LIMIT_MS)
  const browser = await visitor()
  await signUp(browser)

  const gateway = await visitor()
  for (const [mode, phone] of Object.entries(UNREACHABLE)) {
    await fetch(`${inbox.origin}/__control`, { method: 'POST', body: JSON.stringify({ phone, mode }) })
    // Refused is told, and what may have been sent counts as sent.
    const status = await post(gateway, '/api/otp/send', { phone, purpose: 'registration' })
    expect(status, mode).toBe(mode === 'refuse' ? 503 : 200)
    secrets.add(phone)
  }

  await signInByForms(await visitor())
  await sendNonsense(await visitor())
  const family = await visitor()
  await askAsFamily(family)
  await changeDatabase(dataDir, 'break')
  for (const status of await everyCall(browser)) expect(status).toBe(503)
  await family.get('/admission-chances/answer')
  // The directory is not broken.
  expect(await search(browser)).toEqual([200, 200, 200])
  const failed = (await browser.get('/api/session')).headers()['x-request-id']
  await changeDatabase(dataDir, 'mend')
  expect((await browser.get('/api/session')).status()).toBe(200)

  const leaving = await visitor()
  await leaving.post('/api/logout', { data: {} })
  await provider.stop('SIGKILL')
  for (const status of await everyCall(browser)) expect(status).toBe(503)
  expect(await search(browser)).toEqual([200, 503, 503])
  const lost = (await browser.get('/api/session')).headers()['x-request-id']
  expect(await post(browser, '/api/logout', {})).toBe(200)

  // What a visitor can tell us leads to the line of the program that knows why (ADR 94). A program may answer before
  // what it wrote has come through its pipe.
  const allLines = () => (provider.output() + website.output()).split('\n')
  const expectOneLine = async (id: string | undefined, program: string) => {
    expect(id).toBeDefined()
    const found = () => allLines().filter((line) => line.includes(`"requestId":"${id}"`))
    await expect.poll(found, allLines().slice(-20).join('\n')).toEqual([expect.stringContaining(`"name":"${program}"`)])
  }
  await expectOneLine(failed, 'provider')
  await expectOneLine(lost, 'website')

  const lines = allLines()
  for (const line of lines.filter(Boolean)) expect(() => JSON.parse(line), line).not.toThrow()
  // Or else nothing was captured, and nothing could be found.
  for (const expected of [
    '"msg":"listening"',
    'a code was not sent',
    'it counts as sent',
    '"status":500,"error"',
    'provider unreachable at auth/otp/send',
    'provider unreachable at profile',
    'provider unreachable at institutes',
  ])
    expect(
      lines.some((line) => line.includes(expected)),
      expected,
    ).toBe(true)

  const codes = [WRONG_CODE, ...inbox.messages.map(({ code }) => code)]
  const texts = [NEW, OLD]
    .flatMap((student) => Object.values(student))
    .concat([...secrets, FAMILY.rank, FAMILY.category, FAMILY.income])
  for (const line of lines) {
    for (const text of texts) expect(line.toLowerCase()).not.toContain(text.toLowerCase())
    for (const code of codes) expect(line).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
  }
})
