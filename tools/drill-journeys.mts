import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { listKeptOf } from '@/e2e/enquiry-forms'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { ensureChromium } from '@/scripts/test-tools'
import { startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { readCommandLine, refuse } from '@/tools/command-line'
import { estimateSeconds } from '@/tools/journeys/keystrokes'
import { JOURNEYS } from '@/tools/journeys/journeys'
import { Walk } from '@/tools/journeys/walk'
import { markdownTable } from '@/tools/bench/tables'

const USAGE = `npm run drill:journeys -- FOLDER [--pictures FOLDER] [--only JOURNEY]

Walks what a family does on a phone of 360 px, with and without JavaScript, in English and Kannada, over a fresh directory
that holds three public lists and nothing else, in the built website: ${Object.values(JOURNEYS)
  .map(({ says }) => says)
  .join('; ')}.
After each step the page has to fit the phone, and a picture of it is kept. Ends with 1 where anything was otherwise.

  FOLDER      holds AICTE's list (aicte_karnataka*.json), COMEDK's (comedk*.csv) and NIRF's (nirf*.json), as npm run import
              reads them; and for the journey of a rank KEA's lists of closing ranks (kea*round*.pdf), without which it is left out
  --pictures  where the pictures go; without it, in a folder that is named at the end
  --only      one of ${Object.keys(JOURNEYS).join(', ')}

  For example: npm run build && npm run drill:journeys -- lists`
const { values, positionals } = readCommandLine(USAGE, { pictures: { type: 'string' }, only: { type: 'string' } }, 1)
const [folder = ''] = positionals
const ranks = existsSync(folder) ? readdirSync(folder).filter((name) => /^kea.*round.*\.pdf$/.test(name)) : []
const journeys = Object.entries(JOURNEYS).filter(
  ([name, { needsRanks }]) => (values.only ?? name) === name && (needsRanks !== true || ranks.length > 0),
)
if (!existsSync('.next/BUILD_ID') || !existsSync(folder) || journeys.length === 0) refuse(USAGE)

/** In this order: AICTE's begins the directory, and the others find their colleges there. */
const lists = [/^aicte_karnataka.*\.json(\.gz)?$/, /^comedk.*\.csv(\.gz)?$/, /^nirf.*\.json(\.gz)?$/].map((pattern) => {
  const file = readdirSync(folder).find((name) => pattern.test(name))
  return file === undefined ? refuse(`${folder} has no file ${pattern.source}.\n\n${USAGE}`) : join(folder, file)
})
const [port, providerPort] = [await freePort(), await freePort()]
const site = `http://localhost:${port}`
const dataDir = await mkdtemp(join(tmpdir(), 'journeys-'))
const pictures = values.pictures ?? (await mkdtemp(join(tmpdir(), 'journeys-pictures-')))
const environment = { API_BASE_URL: '', DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL: site, TRUST_PROXY: '1' }

async function importLists(...files: string[]): Promise<void> {
  const program = ['--import', 'tsx', 'scripts/import.mts', ...files]
  const { stdout } = await promisify(execFile)(process.execPath, program, { env: { ...process.env, ...environment } })
  process.stdout.write(`${files.join(', ')}: ${/[\d,]+ rows read.*/.exec(stdout)?.[0] ?? refuse(stdout)}\n`)
}

/** @returns a row of the table */
async function walk(browser: Browser, name: string, lang: Language, hasScripts: boolean): Promise<string[]> {
  const { says, go } = JOURNEYS[name] ?? refuse(USAGE)
  const began = performance.now()
  const walked = await Walk.begin({ browser, site, lang, hasScripts, pictures, name })
  let came = 'yes'
  try {
    const reported = await go(walked)
    if (reported !== undefined && !(await isKept(reported))) came = 'no: nobody has the report'
  } catch (error) {
    // Colours of a terminal are nothing for a table; the rest of it stands in the picture.
    const [why = ''] = String(error)
      .replaceAll(/\u001b\[\d+m/g, '')
      .split('\n')
    came = `no: ${why}`
    process.stderr.write(`${says}, ${lang}, ${hasScripts ? 'with' : 'without'} JavaScript: ${String(error)}\n`)
  }
  await walked.end()
  if (walked.said.length > 0 && came === 'yes')
    said.set(`${says}, ${lang}, ${hasScripts ? 'with' : 'without'} JavaScript`, walked)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return [says, hasScripts ? 'with' : 'without', lang, String(walked.steps), seconds, came]
}

async function isKept({
  phone,
  message,
  source,
}: {
  phone: string
  message: string
  source: RegExp
}): Promise<boolean> {
  const kept = await listKeptOf(dataDir)(phone)
  return kept.length === 1 && kept.every((each) => each.message === message && source.test(String(each.source)))
}

for (const file of lists) await importLists(file)
if (ranks.length > 0) await importLists(...ranks.map((name) => join(folder, name)))
const website = await startCaptured(
  ['--import', 'tsx', 'server/start.ts'],
  { ...environment, PORT: String(port), PROVIDER_PORT: String(providerPort) },
  `${site}/`,
)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const rows: string[][] = []
/** Journeys that name their steps. */
const said = new Map<string, Walk>()
try {
  for (const [name] of journeys)
    for (const lang of LANGUAGES)
      for (const hasScripts of [true, false]) rows.push(await walk(browser, name, lang, hasScripts))
} finally {
  await browser.close()
  await website.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}
process.stdout.write(
  `\n${markdownTable(['journey', 'JavaScript', 'language', 'steps', 'seconds', 'came there'], rows)}\n`,
)
for (const [journey, { said: steps, strokes, loadedMs }] of said) {
  const fields = steps.filter((step) => step.startsWith('field')).length
  const swipes = strokes.reduce((sum, stroke) => sum + stroke.swipes, 0)
  const hands = estimateSeconds(strokes)
  const all = (hands + loadedMs / 1000).toFixed(1)
  process.stdout.write(
    `\n${journey}: ${steps.length - fields} presses, ${fields} fields, ${swipes} swipes. A person by the Keystroke-Level Model (tools/journeys/keystrokes.ts): ${hands.toFixed(1)} s, loading ${(loadedMs / 1000).toFixed(1)} s, together ${all} s\n`,
  )
  process.stdout.write(steps.map((step, at) => `${at + 1}. ${step}\n`).join(''))
}
process.stdout.write(`\nPictures: ${pictures}\n`)
if (rows.some(([, , , , , came]) => came !== 'yes')) process.exitCode = 1
