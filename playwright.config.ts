import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { helper, port, site } from './e2e/ports'
import { inboxEnvironment } from './e2e/sms-inbox/server'
import { DEFAULTS } from './lib/rules/environment'

/**
 * Three websites from one build: one with the embedded provider and its sample, two with a provider of
 * another make (e2e/other-provider.ts). Build first: `npm run build`.
 */
export const SAMPLE_SITE = site('sampleSite')
export const OTHER_SITE = site('otherSite')
export const OTHER_PROVIDER = helper('otherProvider')
/** Another such pair, for the tests that make the provider fail: beside the rest, but one at a time. */
export const FAILING_SITE = site('failingSite')
export const FAILING_PROVIDER = helper('failingProvider')
/** `SERVER=plain`: as by `npm run start:plain`, without server/ and its own tests (docs/serving.md). */
const IS_PLAIN = process.env.SERVER === 'plain'
export const WEBSITE_PROGRAM = IS_PLAIN ? 'scripts/start-plain.ts' : 'server/start.ts'
/** The header that tells a website from which address a visitor comes. */
export const ADDRESS_HEADER = IS_PLAIN ? 'x-visitor-address' : 'x-forwarded-for'
/** The embedded provider of the sample. */
export const SAMPLE_PROVIDER = helper('sampleProvider')
/** The gateway that keeps the codes which the embedded provider sends. */
export const SMS_INBOX = helper('smsInbox')

/** The embedded provider's folder; the tests of the import write into it while the website runs. */
export const SAMPLE_DATA_DIR = join(tmpdir(), `education-guide-e2e-${port('sampleSite')}`)

/** A website starts in 3 s; beside other work it has been seen to take more than 60. */
export const START_MS = 180_000

/** `API_TIMEOUT_MS` of the website whose provider fails: short, so that its tests need not wait. Elsewhere a busy machine would need longer. */
export const FAILING_PATIENCE_MS = 1_500

const OUTAGES = '**/*-outage.spec.ts'
/** One import at a time, and while one runs nobody saves an institution at the desk. */
const IMPORTS = [
  '**/import.spec.ts',
  '**/desk-drafts.spec.ts',
  '**/desk-institutions.spec.ts',
  '**/desk-institution-page.spec.ts',
  '**/desk-ends.spec.ts',
  '**/desk-home-lists.spec.ts',
  '**/desk-pictures.spec.ts',
  '**/desk-picture-drafts.spec.ts',
  '**/desk-brochures.spec.ts',
  '**/desk-changes.spec.ts',
  '**/desk-proposals.spec.ts',
  '**/desk-rank-colleges.spec.ts',
  '**/desk-twice.spec.ts',
  '**/desk-days.spec.ts',
]
/** What says nothing of the directory's content: last in this list, so that it runs beside the imports, which have one worker alone. */
const BESIDE_IMPORTS = [
  '**/account.spec.ts',
  '**/shell.spec.ts',
  '**/content-pages.spec.ts',
  '**/enquiries.spec.ts',
  '**/sign-in.spec.ts',
  '**/e2e/server/{damaged-requests,group-signal,policy,security-headers}.spec.ts',
]
/** Safari's engine, asked in a language of its own. */
const WEBKIT = '**/e2e/webkit/*.spec.ts'
/** The system's own Firefox, asked in its own language, too. */
const MARIONETTE = '**/e2e/firefox/*.spec.ts'
const IGNORED = IS_PLAIN ? ['**/e2e/server/**'] : []
const CHROMIUM = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Chromium's own calls to its maker are refused on a closed network, and slow every start. Nor does it start a
    // process ahead of the next website, as it does for who goes on to others.
    args: [
      '--renderer-process-limit=1',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  },
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: IGNORED,
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than a small machine has cores: browsers and websites wait for each other for a sixth of the time.
  workers: 3,
  forbidOnly: true,
  // The gate leaves out what repeats a test at more widths, in the other language, or with another provider where that
  // changes nothing of what is looked at: on a page of text, or in a form that is sent without scripts.
  ...(process.env.SKIP_WIDE === '1' && { grepInvert: /@wide/ }),
  // Beside other work a step takes several times as long; a test that fails waits for it once.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // No traces, which cost every test time: `--trace on` records the one that is looked into.
  // The one spec about it lets a service worker be: requests that pass one are not seen by the tests' own network.
  use: { baseURL: SAMPLE_SITE, viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' },
  projects: [
    {
      // These make a provider fail for whoever asks it: one at a time, and from the start, beside the others.
      name: 'outages',
      testMatch: OUTAGES,
      testIgnore: IGNORED,
      workers: 1,
      use: CHROMIUM,
    },
    // One at a time as well: begun last, it would leave two workers idle.
    { name: 'webkit', testMatch: WEBKIT, workers: 1 },
    {
      name: 'chromium',
      testIgnore: [OUTAGES, WEBKIT, MARIONETTE, ...IMPORTS, ...BESIDE_IMPORTS, ...IGNORED],
      use: CHROMIUM,
    },
    // After those: a list of a real exam comes before the sample's in the form of ranks.
    { name: 'imports', testMatch: IMPORTS, workers: 1, use: CHROMIUM },
    {
      // The journeys, in the system's own Firefox (which Playwright 1.65 can no longer drive).
      name: 'firefox',
      grep: /@journey/,
      // In the gate not what takes long in this browser, nor what repeats one of its journeys with another form, width or
      // provider, nor what imports: the rest need not wait for that.
      ...(process.env.SKIP_WIDE === '1'
        ? { grepInvert: /@wide|@long|@again/, testIgnore: IMPORTS }
        : { dependencies: ['imports'] }),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
          // A click on what lies below would chase the smooth scrolling that it began.
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
        },
      },
    },
    { name: 'beside-imports', testMatch: BESIDE_IMPORTS, testIgnore: IGNORED, use: CHROMIUM },
  ],
  webServer: [
    {
      command: `npx tsx e2e/sms-inbox.ts --port ${port('smsInbox')}`,
      url: `${SMS_INBOX}/messages`,
      timeout: START_MS,
    },
    {
      // Its folder is emptied here and not where this file is read, which workers and linters do, too.
      command: `node -e "fs.rmSync(process.env.DATA_DIR, { recursive: true, force: true })" && npx tsx ${WEBSITE_PROGRAM}`,
      // Its provider is there, too.
      url: `${SAMPLE_SITE}/api/institute-types`,
      timeout: START_MS,
      env: {
        PORT: String(port('sampleSite')),
        PROVIDER_PORT: String(port('sampleProvider')),
        DATA_DIR: SAMPLE_DATA_DIR,
        SITE_URL: SAMPLE_SITE,
        // The other websites have none, as it is where nobody says so.
        DESK: 'on',
        ...inboxEnvironment(SMS_INBOX),
        // Each test comes from an address of its own (freshAddress): limits are counted by address.
        TRUST_PROXY: '1',
      },
    },
    ...[
      { website: OTHER_SITE, provider: OTHER_PROVIDER, patienceMs: DEFAULTS.API_TIMEOUT_MS },
      { website: FAILING_SITE, provider: FAILING_PROVIDER, patienceMs: FAILING_PATIENCE_MS },
    ].flatMap(({ website, provider, patienceMs }) => [
      {
        command: `npx tsx e2e/other-provider.ts --port ${new URL(provider).port}`,
        url: `${provider}/rest/get/institutetype`,
        timeout: START_MS,
      },
      {
        command: `npx tsx ${WEBSITE_PROGRAM}`,
        url: website,
        timeout: START_MS,
        env: {
          PORT: new URL(website).port,
          API_BASE_URL: `${provider}/rest`,
          SITE_URL: website,
          TRUST_PROXY: '1',
          API_TIMEOUT_MS: String(patienceMs),
          CONTENT_MAX_AGE: '1',
        },
      },
    ]),
  ],
})
