import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { helper, port, site } from '@/e2e/ports'
import { freshPhone } from '@/e2e/sms-inbox/student'

/** What the two programs bear together: a full disk, and the end of the one that started them. */
const PORT = String(port('lostGroundSite'))
const PROVIDER_PORT = String(port('lostGroundProvider'))
const SITE = site('lostGroundSite')
const PROVIDER = helper('lostGroundProvider')
test.use({ baseURL: SITE })
test.describe.configure({ mode: 'serial' })

const dataDir = mkdtempSync(join(tmpdir(), 'education-guide-disk-'))
/** A place of its own for files, of which nobody else sees anything: where the system lets everybody make one. */
const APART = ['--user', '--map-root-user', '--mount', 'sh', '-c']
const SMALL_DISK = `mount -t tmpfs -o size=96m tmpfs '${dataDir}'`
const isPossible = spawnSync('unshare', [...APART, SMALL_DISK]).status === 0
test.skip(!isPossible, 'unshare cannot make a small disk here')

let website: ChildProcess

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const node = `'${process.execPath}' --import tsx server/start.ts`
  website = spawn('unshare', [...APART, `${SMALL_DISK} && exec ${node}`], {
    stdio: 'ignore',
    env: { ...process.env, PORT, PROVIDER_PORT, SITE_URL: SITE, DATA_DIR: dataDir, API_BASE_URL: '', DATABASE_URL: '' },
  })
  await expect(async () => expect((await fetch(`${SITE}/readyz`)).status).toBe(200)).toPass({ timeout: 100_000 })
})
test.afterAll(async () => {
  website.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

const body = (message: string) => ({
  ...{ type: 'enquiry', name: 'Asha Rao', phone: freshPhone(), email: 'asha@example.org' },
  ...{ course: 'Nursing', message },
})

/** Sends one of some length, each from a phone and an address of its own. @returns the status */
async function store(message: string): Promise<number> {
  const answer = await fetch(`${PROVIDER}/api/v1/contact/store`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body(`${message} ${'words '.repeat(250)}`)),
  })
  await answer.body?.cancel()
  return answer.status
}

/** What the database has, by a command in the same place. */
function storedMessages(): string[] {
  const command = ['scripts/enquiries.mts', 'export', '--format', 'json']
  const there = ['-t', String(website.pid), '--user', '--mount', '--preserve-credentials', `--wd=${process.cwd()}`]
  const text = execFileSync('nsenter', [...there, process.execPath, '--import', 'tsx', ...command], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    maxBuffer: 64 * 1024 * 1024,
  })
  const list = z.array(z.object({ message: z.string() })).parse(JSON.parse(text.toString()))
  return list.map(({ message }) => message.split(' ', 1)[0] ?? '')
}

test('the disk is full: pages go on, writing says so, nothing acknowledged is lost, and then it goes on', async ({
  request,
}) => {
  test.setTimeout(90_000)
  expect((await request.get('/about')).status()).toBe(200)
  const filler = `/proc/${website.pid}/root${dataDir}/filler`
  const endless = Readable.from(
    (function* () {
      while (true) yield Buffer.alloc(1_000_000)
    })(),
  )
  await expect(pipeline(endless, createWriteStream(filler))).rejects.toThrow('ENOSPC')

  const acknowledged: string[] = []
  const statuses = new Set<number>()
  for (let sent = 0; sent < 60; sent += 1) {
    const status = await store(`full-${sent}`)
    statuses.add(status)
    if (status === 201) acknowledged.push(`full-${sent}`)
  }
  // A little room is left inside of the files.
  expect([...statuses].filter((status) => status !== 201)).toEqual([503])
  const refused = await request.post('/api/contact', { headers: { origin: SITE }, data: body('words '.repeat(250)) })
  expect(refused.status()).toBe(503)
  expect(await refused.json()).toMatchObject({ reason: 'away' })
  for (const path of ['/about', '/healthz', '/readyz']) expect((await request.get(path)).status()).toBe(200)

  await rm(filler)
  await expect(async () => expect(await store('room-again')).toBe(201)).toPass({ timeout: 5_000 })
  expect(storedMessages()).toEqual(expect.arrayContaining([...acknowledged, 'room-again']))
})

test('who started them is killed: they end by themselves, and leave their ports', async () => {
  test.setTimeout(60_000)
  const childrenOf = (pid: number): number[] =>
    (
      spawnSync('pgrep', ['-P', String(pid)])
        .stdout.toString()
        .match(/\d+/g) ?? []
    ).flatMap((found) => [Number(found), ...childrenOf(Number(found))])
  const all = childrenOf(website.pid ?? 0)
  // Next, the provider, and the provider's database.
  expect(all.length).toBeGreaterThanOrEqual(3)
  website.kill('SIGKILL')
  // One that has ended, and of which nobody has asked how, has no command any more.
  const running = () =>
    spawnSync('ps', ['-o', 'stat=', '-p', all.join()])
      .stdout.toString()
      .match(/^[^Z\s]/gm) ?? []
  await expect.poll(running, { timeout: 15_000 }).toEqual([])
  await expect(fetch(`${PROVIDER}/healthz`)).rejects.toThrow()
})
