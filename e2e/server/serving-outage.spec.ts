import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { expect, test } from '@playwright/test'
import { port, site } from '@/e2e/ports'
import { FAILING_PROVIDER } from '@/playwright.config'

/** What the process that listens bears (docs/serving.md), on a website of its own. */
const PORT = port('servingSite')
const SITE = site('servingSite')
test.use({ baseURL: SITE })
test.describe.configure({ mode: 'serial' })

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
let website: ChildProcess

test.beforeAll(async () => {
  test.setTimeout(120_000)
  website = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(PORT), SITE_URL: SITE, API_BASE_URL: `${FAILING_PROVIDER}/rest` },
  })
  await expect(async () => expect(await statusOf('/readyz')).toBe(200)).toPass({ timeout: 100_000 })
})
test.afterAll(async () => {
  agent.destroy()
  if (website.exitCode !== null) return
  website.kill('SIGTERM')
  await once(website, 'exit')
})

type Options = { method?: string; headers?: Record<string, string>; body?: Buffer }

/** The status of an answer that came to its end. @throws Error when the connection breaks before */
async function statusOf(path: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ port: PORT, path, method, headers, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
    asked.once('error', reject)
    asked.end(body)
  })
}

test('ten thousand bad requests: no error of ours, and pages as before', async () => {
  test.setTimeout(120_000)
  expect(await statusOf('/about')).toBe(200)
  const bad: [string, Options][] = [
    ['/', { method: 'TRACE' }],
    ['/', { method: 'DELETE' }],
    [`/?${'a'.repeat(3_000)}`, {}],
    ['/%', {}],
    ['/about', { method: 'PUT' }],
    ['/filter?page=-1&min_fee=x&instituteId=%00', {}],
    ['/college/detail?id=%E0%A4%A', {}],
    ['/api/contact', { method: 'POST', headers: { 'content-type': 'application/json' }, body: Buffer.from('{') }],
    ['/api/otp/send', { method: 'POST', body: Buffer.alloc(90_000) }],
    ['/_next/static/../../server/start.ts', {}],
  ]
  const statuses = new Map<number, number>()
  const ask = async (worker: number) => {
    for (let at = 0; at < 10_000 / 32; at += 1) {
      const [path, options] = bad[(worker + at) % bad.length] ?? ['/', {}]
      const status = await statusOf(path, options)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 32 }, (_, worker) => ask(worker)))
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(10_000)
  expect(await statusOf('/about')).toBe(200)
})

test('Next is killed: pages that are kept go on, and it is there again', async () => {
  test.setTimeout(60_000)
  expect(await statusOf('/about')).toBe(200)
  for (const pid of execFileSync('pgrep', ['-P', String(website.pid), '-f', 'website-start'])
    .toString()
    .trim()
    .split('\n')) {
    process.kill(Number(pid), 'SIGKILL')
  }
  const startedAt = Date.now()
  for (let ask = 0; ask < 20; ask += 1) expect(await statusOf('/about')).toBe(200)
  // One that was never asked for waits for the new Next.
  await expect(async () => expect(await statusOf('/refund')).toBe(200)).toPass({ timeout: 30_000 })
  expect(Date.now() - startedAt).toBeLessThan(30_000)
})

test('SIGTERM under load, behind who looks at /readyz: no request is dropped', async () => {
  let isInTurn = true
  let answered = 0
  const dropped: unknown[] = []
  const load = async () => {
    while (isInTurn) {
      const status = await statusOf(answered % 2 === 0 ? '/about' : '/api/session').catch((error: unknown) => error)
      if (status === 200) answered += 1
      else dropped.push(status)
    }
  }
  const all = Promise.all(Array.from({ length: 16 }, load))
  await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(16)
  website.kill('SIGTERM')
  const ended = once(website, 'exit')
  await expect.poll(() => statusOf('/readyz'), { intervals: [20], timeout: 20_000 }).not.toBe(200)
  isInTurn = false
  await all
  expect(dropped).toEqual([])
  expect(await ended).toEqual([0, null])
})
