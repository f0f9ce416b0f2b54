import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '@/tools/bench/statistics'
import { startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'

/** One page that is kept, one of an institution, and a search that nobody has made: it is rendered and asks the provider. */
const PAGES: Readonly<Record<string, (turn: number) => string>> = {
  home: () => '/',
  institution: () => '/college/detail?id=7',
  'new search': (turn) => `/filter?search=college+${turn}`,
}
const BETWEEN_MS = 100
const ALONE_MS = 30_000
/** After the import the provider still reads what it has brought. */
const AFTER_MS = 15_000
const SLOWEST_MS = 30_000

type Waits = Map<string, number[]>

/** Asks for each page in turn, ten a second, whoever has not been answered yet, until it is told to stop. */
async function visit(site: string, isOver: () => boolean): Promise<{ waits: Waits; failed: number }> {
  const waits: Waits = new Map(Object.keys(PAGES).map((name) => [name, []]))
  const asked: Promise<void>[] = []
  let failed = 0
  const ask = async (name: string, url: string) => {
    const start = performance.now()
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(SLOWEST_MS) })
      await answer.arrayBuffer()
      if (!answer.ok) failed += 1
    } catch {
      failed += 1
    }
    waits.get(name)?.push(performance.now() - start)
  }
  const pages = Object.entries(PAGES)
  for (let turn = Date.now(); !isOver(); turn += 1) {
    const [name, pathOf] = pages[turn % pages.length] ?? ['home', () => '/']
    asked.push(ask(name, site + pathOf(turn)))
    await wait(BETWEEN_MS)
  }
  await Promise.all(asked)
  return { waits, failed }
}

function show(database: string, when: string, { waits, failed }: Awaited<ReturnType<typeof visit>>) {
  for (const [name, all] of waits) {
    const cells = [0.5, 0.95, 1].map((share) => Math.round(percentile(all, share)))
    console.log(`| ${[database, when, name, all.length, ...cells, failed].join(' | ')} |`)
  }
}

/** How long the pages of a running website take while a list is imported beside it, and without. Needs `npm run build`. */
export async function measureWebsite(database: string, databaseUrl: string | undefined, file: string, scratch: string) {
  const [port, providerPort] = [await freePort(), await freePort()]
  const site = `http://localhost:${port}`
  const environment = {
    API_BASE_URL: '',
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: mkdtempSync(path.join(scratch, 'website-')),
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    REVALIDATE_SECRET: 'of this measurement alone',
    SITE_URL: site,
  }
  const website = await startCaptured(['--import', 'tsx', 'server/start.ts'], environment, site)
  try {
    const until = performance.now() + ALONE_MS
    // The first of each page are slow everywhere.
    for (const pathOf of Object.values(PAGES)) await (await fetch(site + pathOf(0))).arrayBuffer()
    show(database, 'alone', await visit(site, () => performance.now() > until))
    const start = performance.now()
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/import.mts', file], {
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    })
    let isOver = false
    const over = once(child, 'close').then(async () => {
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      await wait(AFTER_MS)
      isOver = true
      return `The import took ${seconds} s and ended with ${child.exitCode}.`
    })
    show(database, 'beside the import', await visit(site, () => isOver))
    console.log(await over)
  } finally {
    await website.stop()
  }
}
