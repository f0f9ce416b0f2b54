import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inboxEnvironment, startSmsInbox } from '@/e2e/sms-inbox/server'
import { freshAddress, freshPhone } from '@/e2e/sms-inbox/student'
import { startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { percentile } from '@/tools/bench/statistics'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run bench:auth -- [--rate 50] [--seconds 20]

  Times GET /api/session and POST /api/otp/verify of the built website (npm run build) with the embedded
  provider on a folder of its own, at a fixed rate, beside a route of the same website that asks nobody.

  For example: npm run bench:auth -- --rate 20`

const { values } = readCommandLine(USAGE, {
  rate: { type: 'string', default: '50' },
  seconds: { type: 'string', default: '20' },
})
const rate = Number(values.rate)
const seconds = Number(values.seconds)
if (!(rate > 0 && seconds > 0)) refuse(USAGE)

/** Of the five tries that a code has: three wrong ones, then the right one, which signs in. */
const TRIES = 4
const WARM_UP_S = 3
const PARALLEL_SENDS = 8

type Asked = { method: 'GET' | 'POST'; path: string; body?: object; cookie?: string; expected: number }
type Answered = { ms: number; status: number; cookie: string }

const [port, providerPort] = [await freePort(), await freePort()]
const site = `http://localhost:${port}`
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function cookieOf({ headers }: IncomingMessage): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
}

/** Each request comes from an address of its own: limits by address would end the run, rightly. */
function ask({ method, path, body, cookie }: Asked, startedAt = performance.now()): Promise<Answered> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    origin: site,
    'x-forwarded-for': freshAddress(),
    ...(cookie === undefined ? {} : { cookie }),
    ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(site + path, { method, headers, agent }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          ms: performance.now() - startedAt,
          status: response.statusCode ?? 0,
          cookie: cookieOf(response),
        }),
      )
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

/** At the fixed rate, whether or not the ones before were answered: times count from when each was due. */
async function atRate(all: readonly Asked[]): Promise<Answered[]> {
  const first = performance.now()
  return Promise.all(
    all.map(async (asked, index) => {
      const due = first + (index * 1000) / rate
      await wait(Math.max(0, due - performance.now()))
      return ask(asked, due)
    }),
  )
}

function judge(all: readonly Asked[], answers: readonly Answered[]): number[] {
  const wrong = answers.filter(({ status }, index) => status !== all[index]?.expected)
  if (wrong.length > 0) throw new Error(`${wrong.length} answers are not as expected, such as ${wrong[0]?.status}`)
  return answers.map(({ ms }) => ms).sort((a, b) => a - b)
}

const inbox = await startSmsInbox()
const dataDir = await mkdtemp(join(tmpdir(), 'bench-auth-'))
const environment = {
  PORT: String(port),
  PROVIDER_PORT: String(providerPort),
  API_BASE_URL: '',
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  SITE_URL: site,
  TRUST_PROXY: '1',
  ...inboxEnvironment(inbox.origin),
}

const warmUps = Math.ceil((rate * WARM_UP_S) / TRIES)
const phones = Array.from({ length: warmUps + Math.ceil((rate * seconds) / TRIES) }, freshPhone)
process.stdout.write(`Adding ${phones.length} students and sending each a code …\n`)
await promisify(execFile)(
  process.execPath,
  ['--import', 'tsx', 'e2e/embedded-database.ts', 'add-students', ...phones],
  { env: { ...process.env, ...environment } },
)
const program = await startCaptured(['--import', 'tsx', 'server/start.ts'], environment, `${site}/api/session`)

/** The `code-browser` cookie of each phone's send: a code serves only the browser that asked for it (docs/adr/0050). */
const browsers = new Map<string, string>()

function triesOf(chosen: readonly string[]): Asked[] {
  const codes = new Map(inbox.messages.map(({ phone, code }) => [phone, code]))
  return Array.from({ length: TRIES }, (_, round) => round).flatMap((round) =>
    chosen.map((phone): Asked => {
      const isRight = round === TRIES - 1
      const code = codes.get(phone) ?? ''
      const otp = isRight ? code : `${code.slice(0, -1)}${(Number(code.at(-1)) + 1 + round) % 10}`
      const body = { phone, purpose: 'login', otp }
      const cookie = browsers.get(phone)
      return { method: 'POST', path: '/api/otp/verify', body, cookie, expected: isRight ? 200 : 422 }
    }),
  )
}

async function run(): Promise<void> {
  const left = [...phones]
  const send = async () => {
    for (let phone = left.pop(); phone !== undefined; phone = left.pop()) {
      const { status, cookie } = await ask({
        method: 'POST',
        path: '/api/otp/send',
        body: { phone, purpose: 'login' },
        expected: 200,
      })
      if (status !== 200) throw new Error(`a code was not sent: ${status}`)
      browsers.set(phone, cookie)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_SENDS }, send))

  const count = rate * seconds
  const bare: Asked = { method: 'GET', path: '/api/session', expected: 200 }
  await atRate(triesOf(phones.slice(0, warmUps)))
  await atRate(Array.from({ length: rate * WARM_UP_S }, () => bare))

  const rows = new Map<string, number[]>()
  const bareRoute = Array.from({ length: count }, () => bare)
  rows.set('GET /api/session, signed out (asks nobody)', judge(bareRoute, await atRate(bareRoute)))

  const tries = triesOf(phones.slice(warmUps)).slice(0, Math.max(count, TRIES))
  const verified = await atRate(tries)
  rows.set('POST /api/otp/verify', judge(tries, verified))
  const isRight = (_: unknown, index: number) => tries[index]?.expected === 200
  rows.set('  right codes, which sign in', judge(tries.filter(isRight), verified.filter(isRight)))

  const cookies = verified.flatMap(({ status, cookie }) => (status === 200 ? [cookie] : []))
  const sessions = bareRoute.map((asked, index) => ({ ...asked, cookie: cookies[index % cookies.length] ?? '' }))
  rows.set('GET /api/session, signed in', judge(sessions, await atRate(sessions)))

  const [base = []] = rows.values()
  process.stdout.write(`\n${rate} requests/s for ${seconds} s each; ${cookies.length} students signed in\n\n`)
  process.stdout.write(
    `${'milliseconds'.padEnd(44)}${['p50', 'p95', 'p99', 'p95 ratio'].map((head) => head.padStart(10)).join('')}\n`,
  )
  for (const [name, times] of rows) {
    const figures = [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1))
    const ratio = (percentile(times, 0.95) / percentile(base, 0.95)).toFixed(2)
    process.stdout.write(`${name.padEnd(44)}${[...figures, ratio].map((figure) => figure.padStart(10)).join('')}\n`)
  }
}

try {
  await run()
} finally {
  agent.destroy()
  await program.stop()
  await inbox.stop()
  await rm(dataDir, { recursive: true, force: true })
}
