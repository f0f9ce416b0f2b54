import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { join as joinDesk } from '@/e2e/desk-people'
import { DESK_ROLES, type DeskRole } from '@/lib/contract/desk/rights'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { ensureChromium } from '@/scripts/test-tools'
import { startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { readCommandLine, refuse } from '@/tools/command-line'
import { GUIDE_PAGES, MAX_GUIDE_PICTURE, writeEnquiries } from '@/tools/desk/guide-pages'

const USAGE = `npm run desk:guide

  Takes the pictures of docs/desk-guide.md and docs/desk-guide.kn.md anew, from the sample's desk in the built website (npm
  run build). Its results are committed.

  For example: npm run build && npm run desk:guide`
readCommandLine(USAGE, {})
if (!existsSync('.next/BUILD_ID')) refuse(USAGE)

const FOLDER = 'docs/images/desk'
/** Of a small laptop; the text of the picture is still read where a page of documents shows it. */
const SCREEN = { width: 1000, height: 760 }
/** The institution of the sample whose representative is shown. */
const REPRESENTED = 1

const [port, providerPort] = [await freePort(), await freePort()]
const site = `http://localhost:${port}`
const dataDir = await mkdtemp(join(tmpdir(), 'desk-guide-'))
const environment = { API_BASE_URL: '', DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL: site, DESK: 'on' }

/** @returns the link of an invitation to the sample's desk */
async function invite(name: string, role: DeskRole): Promise<string> {
  const line = ['invite', name, `${role}@desk.example`, '--role', role]
  const institution = role === 'representative' ? ['--institution', String(REPRESENTED)] : []
  const env = { ...process.env, ...environment }
  const program = ['--import', 'tsx', 'scripts/desk.mts', ...line, ...institution]
  const { stdout } = await promisify(execFile)(process.execPath, program, { env })
  return /http\S+/.exec(stdout)?.[0] ?? refuse(stdout)
}

/** What stands in the window, small enough to be read by mail. @throws Error where it is not */
async function take(page: Page, name: string, lang: Language): Promise<void> {
  const image = await sharp(await page.screenshot())
    .webp({ quality: 60, effort: 6 })
    .toBuffer()
  if (image.length > MAX_GUIDE_PICTURE) throw new Error(`${name} has ${image.length} bytes`)
  await writeFile(join(FOLDER, `${name}.${lang}.webp`), image)
  process.stdout.write(`${name}.${lang}.webp ${Math.round(image.length / 1024)} kB\n`)
}

/** Runs in the page. */
function showWithLabel(part: Element): void {
  part.scrollIntoView()
  window.scrollBy(0, -64)
}

/** The pages of a role, in each language, as one who has just come in finds them; `null`: before that. */
async function takeOf(browser: Browser, role: DeskRole | null): Promise<void> {
  const page = await browser.newPage({ baseURL: site, viewport: SCREEN })
  if (role !== null) await joinDesk(page, await invite(PEOPLE[role], role))
  // What came of joining is no part of the overview.
  await page.context().clearCookies({ name: /reply/ })
  for (const lang of LANGUAGES) {
    for (const [picture, shown] of Object.entries(GUIDE_PAGES)) {
      if (shown.role !== role) continue
      await page.goto(deskPath(lang, shown.page))
      await shown.prepare?.(page)
      if (shown.from !== undefined) await page.locator(shown.from).evaluate(showWithLabel)
      await take(page, picture, lang)
    }
  }
  await page.close()
}

const PEOPLE = {
  administrator: 'Kaveri Rao',
  editor: 'Asha Rao',
  moderator: 'Ravi Gowda',
  counsellor: 'Meena Patil',
  importer: 'Suma Hegde',
  representative: 'Girish Bhat',
} as const satisfies Record<DeskRole, string>

await mkdir(FOLDER, { recursive: true })
const website = await startCaptured(
  ['--import', 'tsx', 'server/start.ts'],
  { ...environment, PORT: String(port), PROVIDER_PORT: String(providerPort) },
  `${site}/`,
)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
try {
  await writeEnquiries(`http://127.0.0.1:${providerPort}`)
  for (const role of [null, ...DESK_ROLES]) await takeOf(browser, role)
} finally {
  await browser.close()
  await website.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}
