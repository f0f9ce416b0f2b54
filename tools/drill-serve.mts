import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { definitionOf, PRIVATE_ROUTES, ROUTES } from '@/lib/rules/routes/table'
import { startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { percentile } from '@/tools/bench/statistics'
import { headLines, lineOf, type Minute, rowOf } from './serving/hours'
import { residentMegabytes, rise } from './serving/memory'
import { loadSteadily } from './serving/steady-load'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run drill:serve -- [--minutes 120] [--outage 10] [--rate 50] [--new 0.05] [--json]

  Visits the built website (npm run build) for two hours, 50 requests a second, and then for ten minutes more
  without its provider. Says each five minutes what was seen, so that a run that is broken off has its table.
  Ends with 1 when a request fails, when the website's memory goes on growing after half an hour, or when pages
  that are kept are slower without the provider.

  --minutes N   with the provider
  --outage N    without it
  --rate N      requests a second
  --new N       which share of them is a search that nobody has made: Next must render its page
  --json        a line of JSON for each five minutes, and one for each goal

  npm run drill:serve -- --minutes 2 --outage 2        does it run at all?
  npm run drill:serve -- --json > hours.ndjson
  npm run drill:serve -- --minutes 5 --outage 0 --rate 10 --new 1    what does Next take of memory?`

/** Those of the sample. */
const INSTITUTIONS = 72
/** Until then memory may grow: caches fill, and code is compiled. */
const SETTLED_AFTER_MIN = 30
/** By design "Security and reliability", faults. */
const GOALS = { megabytesPerHour: 1, slowdown: 1.2 }

const { values } = readCommandLine(USAGE, {
  minutes: { type: 'string', default: '120' },
  outage: { type: 'string', default: '10' },
  rate: { type: 'string', default: '50' },
  new: { type: 'string', default: '0.05' },
  json: { type: 'boolean', default: false },
})
const minutes = Number(values.minutes)
const outage = Number(values.outage)
const rate = Number(values.rate)
const searchShare = Number(values.new)
const isShare = searchShare >= 0 && searchShare <= 1
if (!(minutes >= 1 && outage >= 0 && rate > 0 && isShare) || !existsSync('.next/BUILD_ID')) refuse(USAGE)

const [port, providerPort] = [await freePort(), await freePort()]
const folder = await mkdtemp(join(tmpdir(), 'drill-serve-'))
const site = `http://localhost:${port}`
const startProvider = () =>
  startCaptured(
    ['--import', 'tsx', 'provider/main.ts'],
    { PROVIDER_PORT: String(providerPort), DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SITE_URL: site },
    `http://127.0.0.1:${providerPort}/api/v1/get/institutetype`,
  )

const pages = ROUTES.filter((route) => definitionOf(route).identity === undefined && !PRIVATE_ROUTES.includes(route))
const institutions = Array.from({ length: INSTITUTIONS }, (_, index) => institutePath(String(index + 1)))

const anyOf = <Item,>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)]

/** Any public page, half of them institutions', and now and then a search that nobody has made: it is timed where all are. */
function pick(): { url: URL; isTimed: boolean } {
  const isSearch = Math.random() < searchShare
  const search = `/filter?search=${Math.random().toString(36).slice(2)}`
  const page = anyOf(Math.random() < 0.5 ? institutions : pages) ?? '/'
  return { url: new URL(isSearch ? search : page, site), isTimed: !isSearch || searchShare === 1 }
}

let provider = await startProvider()
const website = await startCaptured(
  ['--import', 'tsx', 'server/start.ts'],
  { PORT: String(port), SITE_URL: site, API_BASE_URL: `http://127.0.0.1:${providerPort}/api/v1` },
  `${site}/readyz`,
)

/** Says what was seen each five minutes. @returns each minute */
async function visit(name: string, length: number): Promise<Minute[]> {
  const seen: Minute[] = []
  for (let minute = 1; minute <= length; minute += 1) {
    const stretch = await loadSteadily(rate, 60, pick)
    const [websiteMb, providerMb] = [residentMegabytes(website.pid), residentMegabytes(provider.pid)]
    seen.push({ ...stretch, websiteMb, providerMb })
    const row = rowOf(name, seen, length)
    if (row !== null) process.stdout.write(values.json ? `${JSON.stringify(row)}\n` : lineOf(row))
  }
  return seen
}

function judge(what: string, value: number, most: number): void {
  const isMet = value <= most
  const line = `${what}: ${value.toFixed(2)}, at most ${most}`
  process.stdout.write(`${values.json ? JSON.stringify({ what, value, most, isMet }) : line}\n`)
  if (!isMet) process.exitCode = 1
}

const p95 = (minutes: readonly Minute[]) =>
  percentile(
    minutes.flatMap(({ timesMs }) => timesMs),
    0.95,
  )

try {
  for (const page of [...pages, ...institutions]) await (await fetch(new URL(page, site))).arrayBuffer()
  if (!values.json) process.stdout.write(headLines())
  const normal = await visit('there', minutes)
  await provider.stop('SIGKILL')
  const without = await visit('down', outage)
  provider = await startProvider()
  const back = await visit('back', 1)
  if (!values.json) process.stdout.write('\n')
  const errors = [...normal, ...without, ...back].reduce((sum, minute) => sum + minute.errors, 0)
  judge('Requests that failed', errors, 0)
  const settled = normal.slice(SETTLED_AFTER_MIN).map(({ websiteMb }) => websiteMb)
  if (settled.length > 1) judge('Memory of the website, MB an hour', rise(settled) * 60, GOALS.megabytesPerHour)
  if (outage > 0)
    judge('p95 without the provider, of that with it', p95(without) / p95(normal.slice(-outage)), GOALS.slowdown)
} finally {
  await Promise.all([website.stop(), provider.stop()])
  await rm(folder, { recursive: true, force: true })
}
