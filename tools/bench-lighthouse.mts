import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/contract/language'
import { localizedPath, pageInLanguage } from '@/lib/rules/routes/localized-url'
import { PRIVATE_ROUTES, robotsOf, type Route, ROUTES } from '@/lib/rules/routes/table'
import { startCaptured } from '@/testing/captured-program'
import { exampleAddress } from '@/testing/example-address'
import { freePort } from '@/testing/free-port'
import { watchNetwork } from '@/testing/watch-network'
import { ensureChromium } from '@/scripts/test-tools'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run bench:lighthouse -- [--runs 3] [PAGE…]

  Lighthouse on every public page of the built website (npm run build), or on these (/about, /kn/dates), as a phone: the
  median of three runs.
  Ends with 1 when a page misses a goal. It is fetched by npx: of 185 MB a project needs one at a time.

  For example: npm run bench:lighthouse -- --runs 1 /about /kn/dates`

/** The last that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
const GOALS: Record<Category, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** As Lighthouse's phone has it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const { values, positionals } = readCommandLine(USAGE, { runs: { type: 'string', default: '3' } }, Infinity)
const runs = Number(values.runs)
type Page = { route: Route; language: Language; address: string }
const ALL: readonly Page[] = ROUTES.flatMap((route) =>
  LANGUAGES.map((language) => ({ route, language, address: localizedPath(route, language) })),
)
const isUsual = ({ route, language }: Page) => language === DEFAULT_LANGUAGE && !PRIVATE_ROUTES.includes(route)
const pages = ALL.filter((page) => (positionals.length > 0 ? positionals.includes(page.address) : isUsual(page)))
const isKnown = positionals.every((asked) => ALL.some(({ address }) => address === asked))
if (!(runs > 0) || !isKnown || !existsSync('.next/BUILD_ID')) refuse(USAGE)

const reportSchema = z.object({
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})
type Report = z.infer<typeof reportSchema>

const browserPath = ensureChromium()
const [port, providerPort] = [await freePort(), await freePort()]
const site = `http://localhost:${port}`
const urlOf = ({ route, language }: Page) => site + pageInLanguage(exampleAddress(route), language)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** @throws Error when Lighthouse could not measure */
async function measure(page: Page): Promise<Report> {
  const command = [
    ...['--yes', LIGHTHOUSE, urlOf(page), '--quiet', '--output=json'],
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
    // Lighthouse takes points of a page that asks robots to stay away.
    ...(robotsOf(page.route)?.index === false ? ['--skip-audits=is-crawlable'] : []),
  ]
  const env = { ...process.env, CHROME_PATH: browserPath }
  const { stdout } = await promisify(execFile)('npx', command, { env, maxBuffer: 64 * 1024 * 1024 })
  return reportSchema.parse(JSON.parse(stdout))
}

/** Its pictures are made, its pages kept: what every visitor but the first finds. */
async function warm(): Promise<void> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  const phone = await browser.newPage(PHONE)
  const network = watchNetwork(phone)
  for (const page of pages) {
    await phone.goto(urlOf(page))
    await network.isAtRest()
  }
  await browser.close()
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'))
const shared = { API_BASE_URL: '', DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL: site }
const website = await startCaptured(
  ['--import', 'tsx', 'server/start.ts'],
  { ...shared, PORT: String(port), PROVIDER_PORT: String(providerPort) },
  `${site}/`,
)
try {
  await warm()
  process.stdout.write(`${cpus().length} cores, Node ${process.version}, ${LIGHTHOUSE}, median of ${runs}.\n\n`)
  process.stdout.write('| page | performance | accessibility | best practices | SEO | FCP s | LCP s | TBT ms | CLS |\n')
  process.stdout.write('|---|--:|--:|--:|--:|--:|--:|--:|--:|\n')
  for (const page of pages) await measureAndPrint(page)
} finally {
  await website.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}

async function measureAndPrint(page: Page): Promise<void> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await measure(page))
  const score = (category: Category) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[category].score)))
  const figure = (audit: string, unit = 1) =>
    median(reports.map(({ audits }) => (audits[audit]?.numericValue ?? Number.NaN) / unit))
  const cells = [
    page.address,
    ...CATEGORIES.map(score),
    figure('first-contentful-paint', 1000).toFixed(1),
    figure('largest-contentful-paint', 1000).toFixed(1),
    figure('total-blocking-time').toFixed(0),
    figure('cumulative-layout-shift').toFixed(3),
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
  for (const category of CATEGORIES) {
    if (score(category) >= GOALS[category]) continue
    process.exitCode = 1
    process.stderr.write(
      `${page.address} misses ${GOALS[category]} of ${category}: ${costly(reports, category).join('; ')}\n`,
    )
  }
}

/** The audits that take points from a page, in any of its runs. */
function costly(reports: readonly Report[], category: Category): string[] {
  const names = reports.flatMap(({ categories, audits }) =>
    categories[category].auditRefs.flatMap(({ id, weight }) => {
      const { score = null, title = id } = audits[id] ?? {}
      return weight > 0 && score !== null && score < 0.9 ? [title] : []
    }),
  )
  return [...new Set(names)]
}
