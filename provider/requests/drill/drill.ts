import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/request'
import { KilledProvider } from '@/provider/requests/drill/killed-provider'
import { startReceiver } from '@/provider/requests/testing/webhook-receiver'
import { openDatabase, type DatabasePlace } from '@/provider/store/database'
import { requestNotices, requests } from '@/provider/store/request-tables'
import { putSetting } from '@/provider/store/settings'

export type DrillPlan = {
  /** An empty database. */
  place: DatabasePlace
  requests: number
  /** How often the provider is killed; every second time its embedded database with it. */
  kills: number
  /** How many visitors send at the same moment. */
  atOnce: number
  say?: (line: string) => void
}

/** What came of it. Numbers are those of requests. */
export type DrillReport = {
  acknowledged: number
  /** Of visitors who gave up at the first failure: such a request may be stored or not, but not twice. */
  abandoned: number
  /** Sendings that were not answered, or answered 503. */
  failures: number
  /** Acknowledged, and not stored. */
  lost: number[]
  /** Stored more than once. */
  doubled: number[]
  /** Stored, and the operator was never told. */
  untold: number[]
  /** Told under more than one id. */
  toldAsTwo: number[]
  startsMs: number[]
  ms: number
}

const toldSchema = z.object({ data: z.object({ id: z.number() }) })

const SECRET = 'a secret for a drill, of some length'
const ANSWER_LIMIT_MS = 10_000
const TELL_LIMIT_MS = 60_000
/** Of so many visitors, one does not try again. */
const GIVES_UP = 10
/** And of so many, one presses the button twice. */
const PRESSES_TWICE = 5
/** Each phone sends fewer in all than it may in an hour. */
const OF_A_PHONE = 15

/** Requests are told apart by their message: the key alone would hide a second one. */
const bodyOf = (number: number) => ({
  name: 'Asha Rao',
  phone: String(6_000_000_000 + Math.floor(number / OF_A_PHONE)),
  email: 'asha@example.org',
  ...(number % 2 === 0
    ? { type: 'enquiry', course: 'Civil Engineering', message: String(number) }
    : { type: 'career', role: 'Parent', interest: 'Other', counselling_mode: 'Phone', query: String(number) }),
})

/** The status, or `null` when no answer came. */
async function send(origin: string, number: number, key: string): Promise<number | null> {
  const path = number % 2 === 0 ? 'contact/store' : 'counselling/store'
  try {
    const answer = await fetch(`${origin}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(bodyOf(number)),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null
  }
}

/** How often each number is stored. */
async function countStored(place: DatabasePlace): Promise<Map<number, { count: number; ids: number[] }>> {
  const { db, close } = await openDatabase(place)
  const rows = await db.select({ id: requests.id, message: requests.message }).from(requests)
  await close()
  const stored = new Map<number, { count: number; ids: number[] }>()
  for (const { id, message } of rows) {
    const { count, ids } = stored.get(Number(message)) ?? { count: 0, ids: [] }
    stored.set(Number(message), { count: count + 1, ids: [...ids, id] })
  }
  return stored
}

/** Waits until the outbox is empty. What a killed provider had taken is not waited for: it is due now. */
async function tellEverything(place: DatabasePlace, provider: KilledProvider): Promise<void> {
  await provider.origin()
  const { db, close } = await openDatabase(place)
  const waiting = sql`${requestNotices.deliveredAt} is null`
  await db
    .update(requestNotices)
    .set({ nextAt: sql`now()` })
    .where(waiting)
  const deadline = Date.now() + TELL_LIMIT_MS
  while ((await db.$count(requestNotices, waiting)) > 0 && Date.now() < deadline) await wait(100)
  await close()
}

/**
 * Visitors send requests while the provider is killed and started again: each tries until it is
 * acknowledged, under one key. Then the database tells what was kept.
 */
export async function runDrill(plan: DrillPlan): Promise<DrillReport> {
  const { place, say = () => {} } = plan
  const began = performance.now()
  const prepared = await openDatabase(place)
  // Without the sample, which takes its time to fill in.
  await putSetting(prepared.db, 'content', 'own')
  await prepared.close()
  const receiver = await startReceiver()
  const provider = new KilledProvider(place, {
    REQUESTS_WEBHOOK_URL: receiver.url,
    REQUESTS_WEBHOOK_SECRET: SECRET,
  })
  const acknowledged = new Set<number>()
  const abandoned = new Set<number>()
  let next = 0
  let failures = 0
  let kills = 0
  let killing: Promise<void> = Promise.resolve()

  function killWhenDue() {
    if (kills >= plan.kills || acknowledged.size < ((kills + 1) * plan.requests) / (plan.kills + 1)) return
    kills += 1
    const number = kills
    killing = killing.then(async () => {
      // Not on the beat of an answer.
      await wait(Math.random() * 30)
      await provider.kill(number % 2 === 0)
      say(`killed ${number} of ${plan.kills} at ${acknowledged.size} acknowledged`)
    })
  }

  async function visit(number: number) {
    const key = randomUUID()
    for (;;) {
      const origin = await provider.origin()
      const presses = number % PRESSES_TWICE === 1 ? 2 : 1
      const [status] = await Promise.all(Array.from({ length: presses }, () => send(origin, number, key)))
      if (status === 201) {
        acknowledged.add(number)
        return killWhenDue()
      }
      if (status && status !== 503) throw new Error(`request ${number} was answered ${status}`)
      failures += 1
      if (number % GIVES_UP === 0) return void abandoned.add(number)
      await wait(20 + Math.random() * 100)
    }
  }

  try {
    const visitors = Array.from({ length: plan.atOnce }, async () => {
      while (next < plan.requests) await visit(next++)
    })
    await Promise.all(visitors)
    await killing
    await tellEverything(place, provider)
  } finally {
    await provider.stop()
    await receiver.close()
  }

  const stored = await countStored(place)
  const told = new Map<number, Set<string>>()
  for (const { body, headers } of receiver.received) {
    const { data } = toldSchema.parse(JSON.parse(body))
    told.set(data.id, (told.get(data.id) ?? new Set()).add(String(headers['webhook-id'])))
  }
  const numbers = (is: (entry: { count: number; ids: number[] }) => boolean) =>
    [...stored].filter(([, entry]) => is(entry)).map(([number]) => number)
  return {
    acknowledged: acknowledged.size,
    abandoned: abandoned.size,
    failures,
    lost: [...acknowledged].filter((number) => !stored.has(number)),
    doubled: numbers(({ count }) => count > 1),
    untold: numbers(({ ids }) => ids.some((id) => !told.has(id))),
    toldAsTwo: numbers(({ ids }) => ids.some((id) => (told.get(id)?.size ?? 0) > 1)),
    startsMs: provider.starts.map(Math.round),
    ms: Math.round(performance.now() - began),
  }
}
