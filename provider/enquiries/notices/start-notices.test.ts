import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { NoticeFailure, type Channel } from '@/provider/enquiries/notices/channel'
import { makeNotices, type Notices } from '@/provider/enquiries/notices/start-notices'
import { makeWebhook } from '@/provider/enquiries/notices/webhook'
import { startReceiver } from '@/testing/enquiries/webhook-receiver'
import { connectDatabase, type Database } from '@/provider/platform/database'
import { enquiryNotices, enquiries } from '@/provider/enquiries/store/enquiry-tables'
import type { Notice } from '@/provider/enquiries/store/enquiry-notices'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { contactBody, enquiryCalls } from '@/testing/provider/enquiries'

const secret = Buffer.from('a secret of thirty-two characters')

/** A channel that tells nobody but the test. */
function listener(name: Channel['name'] = 'webhook') {
  const heard: Notice[] = []
  const atOnce: Channel['deliver'] = async () => {}
  const channel = {
    name,
    heard,
    /** May throw, or take its time. */
    before: atOnce,
    async deliver(notice: Notice, stopped: AbortSignal) {
      await channel.before(notice, stopped)
      heard.push(notice)
    },
  }
  return channel
}

async function until(holds: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 20_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it did not come to pass')
    await wait(10)
  }
}

describeOnEachDatabase('telling the operator', (database) => {
  const calls = enquiryCalls(() => database().db, { channels: ['webhook'] })
  const both = enquiryCalls(() => database().db, { channels: ['webhook', 'mail'] })
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const running: Notices[] = []
  const db = (): Database => database().db

  const start = (channels: Channel[], lookEveryMs = 20) => {
    const notices = makeNotices(channels, log, lookEveryMs)
    running.push(notices)
    notices.start(db())
    return notices
  }
  const rows = () => db().select().from(enquiryNotices).orderBy(enquiryNotices.id)
  const isAllTold = async () => (await rows()).every((row) => row.deliveredAt !== null)
  const due = () =>
    db()
      .update(enquiryNotices)
      .set({ nextAt: sql`now()` })
  const add = async (count: number, from = calls) => {
    for (let at = 0; at < count; at += 1) expect((await from.contact(contactBody())).status).toBe(201)
  }

  beforeEach(async () => {
    lines.length = 0
    await db().delete(enquiries)
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((notices) => notices.stop()))
  })

  test('what was stored is told once, on each channel, with its words', async () => {
    const [webhook, mail] = [listener('webhook'), listener('mail')]
    await add(7, both)
    start([webhook, mail])
    await until(isAllTold)
    await wait(100)
    for (const { heard } of [webhook, mail]) {
      expect(heard).toHaveLength(7)
      expect(new Set(heard.map((notice) => notice.enquiry.id)).size).toBe(7)
      expect(heard[0]?.enquiry).toMatchObject({ name: 'Asha Rao', message: 'When do admissions begin?' })
    }
    const uids = [...webhook.heard, ...mail.heard].map((notice) => notice.uid)
    expect(new Set(uids).size).toBe(14)
    expect(lines).toEqual([])
  })

  test('waking tells at once', async () => {
    const webhook = listener()
    const notices = start([webhook], 3_600_000)
    await add(1)
    notices.wake()
    await until(isAllTold)
    // Also while it is under way.
    await add(1)
    notices.wake()
    await add(1)
    notices.wake()
    await until(isAllTold)
    expect(webhook.heard).toHaveLength(3)
  })

  test('a channel that fails is tried again, later each time, and the other one is not held up', async () => {
    const [webhook, mail] = [listener('webhook'), listener('mail')]
    let failures = 0
    webhook.before = async () => {
      failures += 1
      throw new NoticeFailure('status 500')
    }
    await add(3, both)
    start([webhook, mail])
    await until(async () => mail.heard.length === 3 && failures >= 3)
    await wait(100)
    // One by one: nobody hears.
    expect(failures).toBe(3)
    const failed = await db()
      .select({
        tries: enquiryNotices.tries,
        error: enquiryNotices.lastError,
        in: sql<number>`extract(epoch from next_at - now())::float8`,
      })
      .from(enquiryNotices)
      .where(eq(enquiryNotices.channel, 'webhook'))
    for (const row of failed) {
      expect(row).toMatchObject({ tries: 1, error: 'status 500' })
      expect(row.in).toBeGreaterThan(8)
      expect(row.in).toBeLessThan(13)
    }
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('could not be told')
    expect(lines.join('')).not.toMatch(/Asha|example\.org|admissions/)
    webhook.before = async () => {}
    await due()
    await until(isAllTold)
    expect(webhook.heard.map((notice) => notice.tries)).toEqual([2, 2, 2])
    expect((await rows()).map((row) => row.lastError)).toEqual(Array(6).fill(null))
  })

  test('a defect of ours is a failure as well, and its message stays out of the log', async () => {
    const webhook = listener()
    webhook.before = async () => {
      throw new TypeError('asha@example.org')
    }
    await add(1)
    start([webhook])
    await until(() => lines.length > 0)
    expect(lines.join('')).toContain('a defect')
    expect(lines.join('')).not.toContain('asha@')
  })

  test('a restart in between: what was being delivered is told again, under the same id', async () => {
    const first = listener()
    first.before = (_notice, stopped) =>
      new Promise((_resolve, reject) => stopped.addEventListener('abort', () => reject(new NoticeFailure('stopped'))))
    await add(2)
    const before = start([first])
    await until(async () => (await rows()).some((row) => row.tries === 1))
    await before.stop()
    const second = listener()
    start([second])
    await until(isAllTold)
    expect(second.heard.map((notice) => notice.uid).sort()).toEqual((await rows()).map((row) => row.uid).sort())
    expect(first.heard).toEqual([])
  })

  test('a process that is killed in between: another one takes over when it has been silent for long enough', async () => {
    const dead = listener()
    dead.before = () => new Promise(() => {})
    await add(1)
    const killed = makeNotices([dead], log, 3_600_000)
    killed.start(db())
    await until(async () => (await rows())[0]?.tries === 1)
    const next = listener()
    start([next])
    await wait(150)
    expect(next.heard).toEqual([])
    const [held] = await db()
      .select({ in: sql<number>`extract(epoch from next_at - now())::float8` })
      .from(enquiryNotices)
    expect(held?.in).toBeGreaterThan(60)
    await due()
    await until(isAllTold)
    expect(next.heard).toMatchObject([{ tries: 2 }])
  })

  test('several processes tell everything once', async () => {
    const listeners = Array.from({ length: 4 }, () => listener())
    for (const each of listeners) each.before = () => wait(Math.random() * 5)
    await add(60)
    for (const each of listeners) start([each], 5)
    await until(isAllTold)
    const told = listeners.flatMap((each) => each.heard.map((notice) => notice.enquiry.id))
    expect(told).toHaveLength(60)
    expect(new Set(told).size).toBe(60)
    expect(listeners.filter((each) => each.heard.length > 0).length).toBeGreaterThan(1)
  })

  test('what cannot be told for seven days is given up, loudly; not before, and not without a last try', async () => {
    const webhook = listener()
    let tries = 0
    webhook.before = async () => {
      tries += 1
      throw new NoticeFailure('ECONNREFUSED')
    }
    await add(2)
    const [old] = await rows()
    await db()
      .update(enquiryNotices)
      .set({ createdAt: sql`now() - interval '7 days'` })
      .where(eq(enquiryNotices.id, old?.id ?? 0))
    start([webhook])
    await until(() => tries === 2 && lines.length === 2)
    expect((await rows()).map((row) => row.givenUpAt !== null)).toEqual([true, false])
    const loud = lines.filter((line) => line.includes('THE OPERATOR WAS NOT TOLD'))
    expect(loud).toHaveLength(1)
    expect(JSON.parse(loud[0] ?? '')).toMatchObject({ level: 50, enquiry: old?.requestId, reason: 'ECONNREFUSED' })
    await due()
    await until(() => tries === 3)
    await wait(60)
    expect(tries).toBe(3)
  })

  test('what waits for a channel that is no longer set is given up after that time, too', async () => {
    await add(1, both)
    await db()
      .update(enquiryNotices)
      .set({ createdAt: sql`now() - interval '8 days'` })
    const webhook = listener('webhook')
    start([webhook])
    await until(async () => (await rows()).every((row) => row.deliveredAt !== null || row.givenUpAt !== null))
    expect((await rows()).map((row) => [row.channel, row.givenUpAt !== null])).toEqual([
      ['webhook', false],
      ['mail', true],
    ])
    expect(lines.filter((line) => line.includes('THE OPERATOR WAS NOT TOLD'))).toHaveLength(1)
  })

  test('a request that is deleted is told no more', async () => {
    const webhook = listener()
    await add(2)
    const [first] = await rows()
    await db()
      .delete(enquiries)
      .where(eq(enquiries.id, first?.requestId ?? 0))
    start([webhook])
    await until(isAllTold)
    expect(webhook.heard).toHaveLength(1)
  })

  test('over HTTP: refused twice, then slow, then taken', async () => {
    const receiver = await startReceiver()
    await add(1)
    const answers = [500, 302, null, 200]
    receiver.answer = (response) => {
      const status = answers.shift()
      if (status) response.writeHead(status, { location: '/elsewhere' }).end()
    }
    start([makeWebhook({ url: receiver.url, secret }, 1_000)])
    for (let tries = 1; tries <= 3; tries += 1) {
      await until(() => lines.length === tries)
      await due()
    }
    await until(isAllTold)
    expect(lines.map((line) => JSON.parse(line).reason)).toEqual(['status 500', 'status 302', 'no answer in time'])
    expect(new Set(receiver.received.map((each) => each.headers['webhook-id'])).size).toBe(1)
    expect(receiver.received).toHaveLength(4)
    await receiver.close()
  })
})

test('a database that goes away is one line, and told again when it is back', async () => {
  const lines: string[] = []
  const { db, close } = connectDatabase({ DATABASE_URL: 'postgresql://127.0.0.1:1/nothing', DATA_DIR: '' })
  const notices = makeNotices([listener()], pino({}, { write: (line: string) => void lines.push(line) }), 10)
  notices.start(db)
  await until(() => lines.length > 0)
  await wait(200)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ unavailable: true })
  await notices.stop()
  await close()
})

test('waking before the start, and stopping without one, do nothing', async () => {
  const channel = listener()
  const notices = makeNotices([channel], pino({ level: 'silent' }))
  expect(() => notices.wake()).not.toThrow()
  await expect(notices.stop()).resolves.toBeUndefined()
  expect(channel.heard).toEqual([])
})
