import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { KilledProvider } from '@/tools/enquiries/killed-provider'
import { sendByForm, sendToProvider } from '@/tools/enquiries/send-enquiry'
import { startReceiver } from '@/testing/enquiries/webhook-receiver'
import { openDatabase } from '@/provider/open-database'
import type { DatabasePlace } from '@/provider/platform/database'
import { enquiryNotices, enquiries } from '@/provider/enquiries/store/enquiry-tables'
import { putSetting } from '@/provider/directory/store/settings'

export type DrillPlan = {
  /** An empty database. */
  place: DatabasePlace
  enquiries: number
  /** How often the provider is killed; every second time its embedded database with it. */
  kills: number
  /** How many visitors send at the same moment. */
  atOnce: number
  /** Through the forms of the built website, which stays up while its provider is killed. */
  isThroughWebsite?: boolean
  say?: (line: string) => void
}

/** What came of it. Numbers are those of enquiries. */
export type DrillReport = {
  acknowledged: number
  /** Of visitors who gave up at the first failure: such an enquiry may be stored or not, but not twice. */
  abandoned: number
  /** Sendings that were not answered, or whose answer said that it failed. */
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
const TELL_LIMIT_MS = 60_000
/** Of so many visitors, one does not try again. */
const GIVES_UP = 10
/** And of so many, one presses the button twice. */
const PRESSES_TWICE = 5
/** A visitor of the website reads that it failed before trying again; a program does not. */
const TRIES_AGAIN_MS = { provider: [20, 120], website: [300, 900] } as const

/** The built website, before a provider. */
async function startWebsite(provider: string) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const environment = {
    API_BASE_URL: provider,
    PORT: String(port),
    SITE_URL: origin,
    // All visitors have one address.
    POSTS_PER_ADDRESS: '100000000',
    FORM_SECRET: SECRET,
  }
  const program = await startCaptured(['--import', 'tsx', 'server/start.ts'], environment, `${origin}/healthz`)
  return { origin, stop: program.stop }
}

/** How often each number is stored. */
async function countStored(place: DatabasePlace): Promise<Map<number, { count: number; ids: number[] }>> {
  const { db, close } = await openDatabase(place)
  const rows = await db.select({ id: enquiries.id, message: enquiries.message }).from(enquiries)
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
  const waiting = sql`${enquiryNotices.deliveredAt} is null`
  await db
    .update(enquiryNotices)
    .set({ nextAt: sql`now()` })
    .where(waiting)
  const deadline = Date.now() + TELL_LIMIT_MS
  while ((await db.$count(enquiryNotices, waiting)) > 0 && Date.now() < deadline) await wait(100)
  await close()
}

/**
 * Visitors send enquiries while the provider is killed and started again: each tries until it is
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
    ...(plan.isThroughWebsite && { PROVIDER_PORT: String(await freePort()) }),
  })
  const website = plan.isThroughWebsite ? await startWebsite(await provider.origin()) : null
  const [soonest, latest] = TRIES_AGAIN_MS[website ? 'website' : 'provider']
  const acknowledged = new Set<number>()
  const abandoned = new Set<number>()
  let next = 0
  let failures = 0
  let kills = 0
  let killing: Promise<void> = Promise.resolve()

  function killWhenDue() {
    if (kills >= plan.kills || acknowledged.size < ((kills + 1) * plan.enquiries) / (plan.kills + 1)) return
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
    const send = async () =>
      website ? sendByForm(website.origin, number, key) : sendToProvider(await provider.origin(), number, key)
    for (;;) {
      const presses = number % PRESSES_TWICE === 1 ? 2 : 1
      const [told] = await Promise.all(Array.from({ length: presses }, send))
      if (told === 'kept') {
        acknowledged.add(number)
        return killWhenDue()
      }
      failures += 1
      if (number % GIVES_UP === 0) return void abandoned.add(number)
      await wait(soonest + Math.random() * (latest - soonest))
    }
  }

  try {
    const visitors = Array.from({ length: plan.atOnce }, async () => {
      while (next < plan.enquiries) await visit(next++)
    })
    await Promise.all(visitors)
    await killing
    await tellEverything(place, provider)
  } finally {
    await website?.stop()
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
