import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { ensurePostgres, ensureRedis, ensureTool } from '@/scripts/test-tools'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { percentile } from '@/tools/bench/statistics'
import { type Change, forwarded, measureChanges, measurePublications, textOf } from './fleet/changes'
import { type Fleet, type Member, startFleet } from './fleet/fleet'
import { loadSteadily } from './serving/steady-load'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run drill:fleet -- [--seconds 30] [--rate 200]

  Starts two websites (npm run build), two providers, PostgreSQL with a replica, Redis and nginx before both pairs, on loopback, and
  prints: how soon a revalidation of one reaches both; how soon both show what an editor publishes by one of the
  providers, at once or at a time; whether a limit holds over both; what visitors see while one of
  each is killed and started again, and while the websites are replaced one after the other; how much a website that
  was started again answers without rendering. Ends with 1 where a goal is missed.

  For example: npm run drill:fleet -- --seconds 60`

const { values } = readCommandLine(USAGE, {
  seconds: { type: 'string', default: '30' },
  rate: { type: 'string', default: '200' },
})
const seconds = Number(values.seconds)
const rate = Number(values.rate)
if (!(seconds >= 10 && rate > 0) || !existsSync('.next/BUILD_ID')) refuse(USAGE)
ensurePostgres()
ensureRedis()
ensureTool('nginx', 'nginx-light')

/** Those of the sample that are loaded; another one is changed. */
const INSTITUTIONS = Array.from({ length: 60 }, (_, index) => institutePath(String(index + 1)))
const PAGES = ['/', '/about', '/filter', '/privacy', '/kn', ...INSTITUTIONS]
const CHANGES = 10
const TIMED = 3
const POSTS = 100
/** By design: within a second; none too many; no request fails that can be asked again; nearly all. */
const GOALS = { changeMs: 1_000, allowed: 60, failed: 0, shared: 0.95 }

const say = (text: string) => void process.stdout.write(`${text}\n`)
function judge(what: string, value: number, isMet: boolean, goal: string): void {
  const verdict = isMet ? 'met' : 'MISSED'
  say(`| ${what} | ${value} | ${goal} | ${goal === '' ? '' : verdict} |`)
  if (!isMet) process.exitCode = 1
}

function judgePublications({ now, timed }: Awaited<ReturnType<typeof measurePublications>>): void {
  const { changeMs: goal } = GOALS
  const judgeAll = (what: string, times: readonly number[]) => {
    judge(`${what}, ms, the median`, Math.round(percentile(times, 0.5)), true, '')
    const slowest = Math.round(percentile(times, 1))
    judge(`the slowest of ${times.length}`, slowest, slowest <= goal, `${goal}`)
  }
  judgeAll('both show what an editor published by either provider', now)
  judgeAll(
    'both show what was published at its time',
    timed.map(({ afterPublishingMs }) => afterPublishingMs),
  )
  const afterTime = Math.round(Math.max(...timed.map(({ afterTimeMs }) => afterTimeMs)))
  judge('after its time, at most (providers look every ten seconds)', afterTime, true, '')
}

/** @returns how many of the posts of one address, to each website in turn, were not refused for their number */
async function measureLimit({ websites, site }: Fleet): Promise<number> {
  let allowed = 0
  for (let post = 0; post < POSTS; post += 1) {
    const member = websites[post % 2] ?? websites[0]
    const headers = { origin: site, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' }
    const answer = await fetch(`${member.url}/api/contact`, { method: 'POST', headers, body: '{}' })
    await answer.body?.cancel()
    if (answer.status !== 429) allowed += 1
  }
  return allowed
}

/** What visitors see by the balancer while something is done to the fleet. */
async function underLoad(what: string, { site }: Fleet, act: () => Promise<void>): Promise<void> {
  const pick = () => ({
    url: new URL(PAGES[Math.floor(Math.random() * PAGES.length)] ?? '/', site),
    isTimed: true,
  })
  const [{ requests, errors, timesMs }] = await Promise.all([loadSteadily(rate, seconds, pick), act()])
  const times = [0.5, 0.99, 1].map((share) => percentile(timesMs, share).toFixed(1))
  say(`| ${[what, requests, errors, ...times].join(' | ')} |`)
  if (errors > GOALS.failed) process.exitCode = 1
}

/** Adds so many institutions, and takes them away, that every provider that is asked reads the directory anew. */
async function readAnew({ sql, providers }: Fleet): Promise<void> {
  await sql.query(`insert into institutes (name, type_id, type_ids)
    select jsonb_build_object('en', 'Passing College ' || number), 1, '{1}' from generate_series(1, 1200) as number`)
  await Promise.all(providers.map(({ url }) => fetch(`${url}/api/v1/institutes?limit=1`)))
  await sql.query(`delete from institutes where name ->> 'en' like 'Passing College %'`)
  await Promise.all(providers.map(({ url }) => fetch(`${url}/api/v1/institutes?limit=1`)))
}

const restart = (member: Pick<Member, 'start' | 'stop'>, signal: NodeJS.Signals) => async () => {
  await wait((seconds * 1000) / 6)
  await member.stop(signal)
  await wait((seconds * 1000) / 6)
  await member.start()
}

/** @returns the share of pages that a website which was started again answers without rendering */
async function measureRestart({ websites: [one, other] }: Fleet): Promise<number> {
  for (const page of PAGES) await textOf(one, page)
  await other.stop('SIGKILL')
  await other.start()
  // By then it knows what has changed.
  await wait(1_000)
  let rendered = 0
  for (const page of PAGES) {
    const answer = await fetch(other.url + page, forwarded('203.0.113.1'))
    await answer.arrayBuffer()
    const status = answer.headers.get('cache-status') ?? ''
    if (!/hit|detail=shared/.test(status)) rendered += 1
  }
  return 1 - rendered / PAGES.length
}

const fleet = await startFleet()
try {
  const [one, other] = fleet.websites
  const changes = await measureChanges(fleet, CHANGES)
  const published = await measurePublications(fleet, { now: CHANGES, timed: TIMED })
  const allowed = await measureLimit(fleet)
  const [load = 0] = loadavg()
  say(`Load of the machine while these were measured: ${load.toFixed(1)} on ${availableParallelism()} cores.\n`)
  say('| what | found | goal | |\n|---|--:|--:|---|')
  const changeMs = (of: keyof Change, share: number) =>
    Math.round(
      percentile(
        changes.map((each) => each[of]),
        share,
      ),
    )
  judge('both know of a change, ms, the median', changeMs('knownMs', 0.5), true, '')
  judge(`the slowest of ${CHANGES}`, changeMs('knownMs', 1), true, '')
  judge('both show it, rendered anew, ms, the median', changeMs('shownMs', 0.5), true, '')
  const slowest = changeMs('shownMs', 1)
  judge(`the slowest of ${CHANGES}`, slowest, slowest <= GOALS.changeMs, `${GOALS.changeMs}`)
  judgePublications(published)
  judge(`posts of one address that pass, of ${POSTS}`, allowed, allowed === GOALS.allowed, `${GOALS.allowed}`)
  const shared = await measureRestart(fleet)
  judge('pages without rendering after a restart', Number(shared.toFixed(3)), shared >= GOALS.shared, `${GOALS.shared}`)
  say(
    `\n| ${rate} requests/s for ${seconds} s | requests | failed | p50 ms | p99 ms | slowest ms |\n|---|--:|--:|--:|--:|--:|`,
  )
  await underLoad('nothing happens', fleet, async () => {})
  await underLoad('a website killed, and started again', fleet, restart(other, 'SIGKILL'))
  await underLoad('a provider killed, and started again', fleet, restart(fleet.providers[0], 'SIGKILL'))
  await underLoad(
    'Redis killed, and started again',
    fleet,
    restart({ start: fleet.redis.start, stop: fleet.redis.kill }, 'SIGKILL'),
  )
  await underLoad(
    'the replica killed, and started again; the directory read anew twice',
    fleet,
    restart(
      {
        start: async () => {
          await readAnew(fleet)
          await fleet.replica.start()
          await readAnew(fleet)
        },
        stop: () => fleet.replica.kill(),
      },
      'SIGKILL',
    ),
  )
  await underLoad('both websites replaced, one after the other', fleet, async () => {
    for (const member of [one, other]) {
      await member.stop()
      await member.start()
      // By then the balancer asks it again.
      await wait(2_000)
    }
  })
} finally {
  await fleet.stop()
}
