import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { administratorsDay, DAYS, type DeskDay, OTHER_ROLES, personOf, type Waiting } from '@/e2e/desk-days'
import { join as joinDesk } from '@/e2e/desk-people'
import { prepareDay } from '@/e2e/desk-waiting'
import { freshAddress } from '@/e2e/sms-inbox/student'
import type { DeskRole } from '@/lib/contract/desk/rights'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { ensureChromium } from '@/scripts/test-tools'
import { startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { readCommandLine, refuse } from '@/tools/command-line'
import { DayTimes } from '@/tools/desk/day-times'
import { KilledProvider } from '@/tools/enquiries/killed-provider'
import { markdownTable } from '@/tools/bench/tables'

const USAGE = `npm run drill:days -- [--data FOLDER --institution NUMBER] [--pictures FOLDER]

Walks the day of each role at the desk in a browser, in English and Kannada, with the built website and a provider of its own,
which is killed (kill -9, its embedded database with it) once in each day, as something is sent: the page has to say that it
cannot be reached, what was typed has to stand there after it is started again, and the same has to succeed then. Then it
opens each page again, ten times, and says how long pages and saves took. Ends with 1 where anything was otherwise.

  --data         a folder of the embedded database, as of real lists (docs/import.md); it is changed. Without it: the sample
  --institution  the one whose record, reviews and representative the days are about; of the sample 43
  --pictures     where a picture of each page goes, at 1280 and 360 px

  For example: npm run build && npm run drill:days -- --data .data --institution 644`
const { values } = readCommandLine(USAGE, {
  data: { type: 'string' },
  institution: { type: 'string', default: '43' },
  pictures: { type: 'string' },
})
const institution = Number(values.institution)
if (!existsSync('.next/BUILD_ID') || !(institution > 0)) refuse(USAGE)

const WIDTHS = [1280, 360]
const [port, providerPort] = [await freePort(), await freePort()]
const site = `http://localhost:${port}`
const dataDir = values.data ?? (await mkdtemp(join(tmpdir(), 'desk-days-')))
const environment = {
  ...{ DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL: site, DESK: 'on', TRUST_PROXY: '1' },
  REVALIDATE_SECRET: 'of the drill alone, and long enough',
}
const provider = new KilledProvider({ DATA_DIR: dataDir }, { ...environment, PROVIDER_PORT: String(providerPort) })
const times = new DayTimes()

async function enter(browser: Browser): Promise<Page> {
  const extraHTTPHeaders = { 'x-forwarded-for': freshAddress() }
  const context = await browser.newContext({ baseURL: site, extraHTTPHeaders, reducedMotion: 'reduce' })
  const page = await context.newPage()
  times.watch(page)
  return page
}

/** The provider falls as something is sent; then it is there again, and so is what was typed. */
const sendOver =
  (page: Page, lang: Language): DeskDay['send'] =>
  async (doIt, typed = []) => {
    await provider.fell(true)
    await doIt()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(getMessages(lang).desk.said.away)
    await provider.origin()
    await page.reload()
    for (const [field, value] of typed) await expect(field).toHaveValue(value)
    await doIt()
  }

async function inviteAdministrator(lang: Language, stamp: string): Promise<string> {
  const { name, mail } = personOf({ lang, stamp }, 'administrator')
  const program = ['--import', 'tsx', 'scripts/desk.mts', 'invite', name, mail, '--role', 'administrator']
  const { stdout } = await promisify(execFile)(process.execPath, program, { env: { ...process.env, ...environment } })
  return /http\S+/.exec(stdout)?.[0] ?? refuse(stdout)
}

/** Each page that the day opened, at both widths; none may be wider than its window. */
async function takePictures(page: Page, role: DeskRole, lang: Language): Promise<void> {
  const { pictures } = values
  if (pictures === undefined) return
  await mkdir(pictures, { recursive: true })
  for (const path of times.pagesOf(page)) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const wide = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      if (wide > 0) times.faults.push(`${path} is ${wide} px wider than ${width}`)
      // No folder takes a name of more than 255 bytes, and a search in Kannada has nine for each letter.
      const name =
        path
          .replace(/^\/desk\/../, '')
          .replaceAll(/[^a-z0-9]+/gi, '-')
          .slice(0, 100) || '-overview'
      await page.screenshot({ path: join(pictures, `${role}${name}.${lang}.${width}.png`), fullPage: true })
    }
  }
}

async function walk(browser: Browser, lang: Language): Promise<void> {
  const stamp = String(Date.now())
  const waiting: Waiting = await prepareDay({ DATA_DIR: dataDir }, `http://127.0.0.1:${providerPort}`, institution)
  const begin = async (link: string): Promise<DeskDay> => {
    const page = await enter(browser)
    await joinDesk(page, link, lang)
    return { page, lang, waiting, stamp, send: sendOver(page, lang) }
  }
  const finish = async (role: DeskRole, { page }: DeskDay) => {
    await takePictures(page, role, lang)
    await times.again(page)
    process.stdout.write(`${role}, ${lang}: walked\n`)
    await page.context().close()
  }
  const day = await begin((await inviteAdministrator(lang, stamp)).replace('/en/', `/${lang}/`))
  const links = await administratorsDay(day)
  await finish('administrator', day)
  for (const role of OTHER_ROLES) {
    const theirs = await begin(links[role])
    await DAYS[role](theirs)
    await finish(role, theirs)
  }
}

await provider.origin()
const website = await startCaptured(
  ['--import', 'tsx', 'server/start.ts'],
  { ...environment, PORT: String(port), API_BASE_URL: `http://127.0.0.1:${providerPort}/api/v1` },
  `${site}/`,
)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const lang of LANGUAGES) await walk(browser, lang)
  process.stdout.write(`\n${markdownTable(['page', 'answers', 'p50 ms', 'p95 ms'], times.rows())}\n`)
} finally {
  await browser.close()
  await website.stop()
  await provider.stop()
  if (values.data === undefined) await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}
for (const fault of times.faults) process.stdout.write(`${fault}\n`)
if (times.faults.length > 0) process.exitCode = 1
