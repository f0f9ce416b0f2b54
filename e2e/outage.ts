import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type APIRequestContext, expect, test } from '@playwright/test'
import type { Mode } from '@/e2e/other-provider/failures'
import { port, site } from '@/e2e/ports'
import { FAILING_PROVIDER, START_MS, WEBSITE_PROGRAM } from '@/playwright.config'

const COLD_SITE = site('coldSite')

/**
 * The tags of a test for one of several ways to fail. A call fails alike for whoever makes it: the gate tries all ways with the
 * pages of texts and with the results, and one with the rest.
 */
export const oneOf = (mode: Mode) => ({ tag: mode === '500' ? [] : ['@wide'] })

/** Lets a call of the failing provider fail, or all of them; `ok` ends it. */
export async function fail(request: APIRequestContext, mode: Mode, only?: string): Promise<void> {
  const answer = await request.post(`${FAILING_PROVIDER}/__control`, { data: { mode, only } })
  expect(answer.ok()).toBe(true)
}

/**
 * Gives each test of the group a website of its own over the failing provider, which starts with it:
 * there is nothing good to show yet.
 * @param only the call that fails from before its start on
 */
export function onColdWebsite(only?: string): void {
  let website: ChildProcess
  test.use({ baseURL: COLD_SITE })

  test.beforeEach(async ({ request }, test) => {
    test.setTimeout(test.timeout + START_MS)
    if (only !== undefined) await fail(request, '500', only)
    website = spawn(process.execPath, ['--import', 'tsx', WEBSITE_PROGRAM], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port('coldSite')),
        SITE_URL: COLD_SITE,
        API_BASE_URL: `${FAILING_PROVIDER}/rest`,
        API_TIMEOUT_MS: '1500',
        CONTENT_MAX_AGE: '1',
      },
    })
    await expect(async () => void (await request.get(`${COLD_SITE}/icon.svg`))).toPass({ timeout: START_MS })
  })

  test.afterEach(async ({ request }) => {
    await fail(request, 'ok')
    website.kill('SIGTERM')
    await once(website, 'exit')
  })
}
