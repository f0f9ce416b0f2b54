/** What the tests need besides npm packages, brought in where it is missing: browsers, PostgreSQL and Redis. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

function inPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/** Debian and its kin alone: elsewhere the error says what to install. */
function installBySystem(packages: string[]): void {
  if (inPath(['apt-get']) === undefined) return
  const command = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const [file = '', ...args] = command
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ]) {
    const result = spawnSync(file, [...args, ...step], { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
    if (result.status !== 0) return
  }
}

/** A tool of the system, installed where it is missing and can be. @throws Error that says what to install */
export function ensureTool(name: string, debianPackage: string): void {
  // Servers stand where only root looks.
  const isThere = () => inPath([name]) !== undefined || existsSync(join('/usr/sbin', name))
  if (!isThere()) installBySystem([debianPackage])
  if (!isThere()) throw new Error(`${name} is needed: install it.`)
}

type Browser = { name: string; find: () => string | undefined; packages: string[] }

const CHROMIUM: Browser = {
  name: 'Chromium',
  find: () => {
    const own = chromium.executablePath()
    if (existsSync(own)) return own
    // Made for tests: without what a window needs it starts faster, and draws with half the work.
    const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    return inPath(names)
  },
  packages: ['chromium-headless-shell', 'fonts-noto-core'],
}
const FIREFOX: Browser = {
  name: 'Firefox',
  find: () => inPath(['firefox-esr', 'firefox']),
  packages: ['firefox-esr'],
}
/** Its small browser, with a driver, and a display that needs no screen. */
const WEBKIT: Browser = {
  name: 'WebKit',
  find: () => {
    if (inPath(['WebKitWebDriver']) === undefined || inPath(['Xvfb']) === undefined) return undefined
    const builds = readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    return builds.find((file) => existsSync(file))
  },
  packages: ['webkit2gtk-driver', 'xvfb'],
}

function ensureBrowser(browser: Browser): string {
  const found = browser.find()
  if (found !== undefined) return found
  process.stdout.write(`No ${browser.name} found: installing it.\n`)
  // Playwright's own, where its makers can be reached: on any system.
  if (browser === CHROMIUM)
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 120_000 })
  if (browser.find() === undefined) installBySystem(browser.packages)
  const installed = browser.find()
  if (installed === undefined) {
    throw new Error(`The end-to-end tests need ${browser.name} (Debian: ${browser.packages.join(', ')}): install it.`)
  }
  return installed
}

/** @throws Error that says what to install */
export function ensureChromium(): string {
  return ensureBrowser(CHROMIUM)
}

/**
 * The environment that tells the end-to-end tests where the browsers stand.
 * @throws Error that says what to install
 */
export function ensureBrowsers(): Record<string, string> {
  return {
    CHROMIUM_PATH: ensureChromium(),
    FIREFOX_PATH: ensureBrowser(FIREFOX),
    WEBKIT_PATH: ensureBrowser(WEBKIT),
  }
}

function hasPostgres(): boolean {
  if (inPath(['initdb']) !== undefined) return true
  const versions = '/usr/lib/postgresql'
  return (
    existsSync(versions) && readdirSync(versions).some((version) => existsSync(join(versions, version, 'bin/initdb')))
  )
}

/**
 * The provider is tested on a real PostgreSQL, which the tests start themselves.
 * @throws Error that says what to install
 */
export function ensurePostgres(): void {
  if (hasPostgres()) return
  process.stdout.write('No PostgreSQL found: installing one.\n')
  installBySystem(['postgresql'])
  if (!hasPostgres())
    throw new Error(
      'The integration tests need the binaries of PostgreSQL 15 or later: install the package postgresql.',
    )
}

/** What several instances share is tested on a real Redis or Valkey, which the tests start themselves. */
export function ensureRedis(): void {
  if (inPath(['valkey-server']) === undefined) ensureTool('redis-server', 'redis-server')
}
