import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/contract/language'
import { localizedPath, pageInLanguage } from '@/lib/rules/routes/localized-url'
import { definitionOf, type Route, ROUTES } from '@/lib/rules/routes/table'
import { exampleAddress } from '@/testing/example-address'
import { budgetOf, type Page, passed, type Weight, weightTable } from './weight/budgets'
import { isAnswer } from './weight/answers'
import { deskModulesOfPublicPages } from './weight/desk-modules'
import { weighEmptyPage } from './weight/empty-page'
import { visit, weighBytes, weighLoading } from './weight/weigh-page'
import { ensureChromium } from '@/scripts/test-tools'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run weight -- [--bytes] [PAGE…]

  What every public page of the built website (npm run build), and home in each language, costs on a phone, beside its
  budget (docs/weight.md). Ends with 1 when a page passes its budget by more than five per cent.

  --bytes   weighs nothing else: several pages at once, for they do not mind what else goes on

  For example: npm run weight -- --bytes / /kn /filter`

/** Not the same for everybody, but for what a form has been posted to; or made for browsers without JavaScript alone. */
const isLeftOut = (route: Route) =>
  (definitionOf(route).cache === 'no-store' && !isAnswer(route)) || route === '/filter/steps'
/** Mostly they wait for nothing more to come. */
const AT_ONCE = 6

const { values, positionals: asked } = readCommandLine(USAGE, { bytes: { type: 'boolean', default: false } }, Infinity)
const isBytesAlone = values.bytes
if (!existsSync('.next/BUILD_ID')) refuse('Build the website first: npm run build')
const ALL: readonly Page[] = ROUTES.flatMap((route) =>
  LANGUAGES.map((language) => ({ route, language, address: localizedPath(route, language) })),
)
const unknown = asked.filter((address) => !ALL.some((page) => page.address === address))
if (unknown.length > 0) refuse(`No such page: ${unknown.join(', ')}`)
const isWeighed = ({ route, language }: Page) => !isLeftOut(route) && (language === DEFAULT_LANGUAGE || route === '/')
const pages = ALL.filter((page) => (asked.length > 0 ? asked.includes(page.address) : isWeighed(page)))

const [port, providerPort] = [await freePort(), await freePort()]
const site = `http://localhost:${port}`
const dataDir = await mkdtemp(join(tmpdir(), 'weight-'))
const program = await startCaptured(
  ['--import', 'tsx', 'server/start.ts'],
  {
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    API_BASE_URL: '',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    SITE_URL: site,
  },
  `${site}/icon.svg`,
)
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
})
const urlOf = ({ route, language }: Page) => site + pageInLanguage(exampleAddress(route), language)

async function forEachPage(work: (page: Page) => Promise<void>): Promise<void> {
  const left = [...pages]
  const workOn = async () => {
    for (let page = left.shift(); page !== undefined; page = left.shift()) await work(page)
  }
  await Promise.all(Array.from({ length: isBytesAlone ? AT_ONCE : 1 }, workOn))
}

const weights = new Map<Page, Weight>()
try {
  const empty = await weighEmptyPage()
  process.stdout.write(`An empty page loads ${(empty / 1000).toFixed(1)} kB of scripts, by gzip.\n\n`)
  await forEachPage((page) => visit(browser, urlOf(page)))
  await forEachPage(async (page) => {
    const bytes = await weighBytes(browser, urlOf(page), empty)
    const loading = isBytesAlone ? {} : await weighLoading(browser, urlOf(page))
    weights.set(page, { ...bytes, ...loading })
    process.stderr.write('.')
  })
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
} finally {
  await browser.close()
  await program.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}

const weighed = pages.flatMap((page) => {
  const weight = weights.get(page)
  return weight === undefined ? [] : [{ ...page, weight }]
})
for (const found of deskModulesOfPublicPages('.next/server/app')) {
  process.exitCode = 1
  process.stdout.write(`A public page has a module of the desk: ${found}\n`)
}
process.stderr.write('\n')
process.stdout.write(`${weightTable(weighed)}\n`)
for (const { weight, ...page } of weighed) {
  const over = passed(weight, budgetOf(page))
  if (over.length === 0) continue
  process.exitCode = 1
  process.stdout.write(`${page.address} passes its budget: ${over.join(', ')}\n`)
}
