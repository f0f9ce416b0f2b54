import { expect } from '@playwright/test'
import { fail, onColdWebsite } from '@/e2e/outage'
import { test } from '@/e2e/test'
import { FAILING_SITE } from '@/playwright.config'

/** The content pages while the provider fails (e2e/other-provider.ts): warm ones stay, cold ones say so. */

const PAGES = [
  ['/about', 'About us', 'Failed to load data.'],
  ['/Whykarnataka', 'Why Karnataka', 'Failed to load data.'],
  ['/mentoring', 'Mentoring & Team', 'Failed to load data.'],
  ['/careerCounselling', 'Career Counseling', 'Failed to load data.'],
  ['/contact', 'Contact us', 'Error loading contact page.'],
] as const

test.afterEach(({ request }) => fail(request, 'ok'))

test.describe('cold', () => {
  onColdWebsite('/cms')

  test('each says so under its own name, keeps its form and its ways on, and is found by no crawler', async ({
    page,
  }) => {
    for (const [path, name, failure] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByText(failure)).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      if (path === '/about') await expect(page.getByRole('link', { name: 'Explore Institution' })).toBeVisible()
      else await expect(page.getByRole('main').getByRole('button', { name: /^(Submit|Request)/ })).toBeVisible()
    }
  })

  test('another try brings the page, and nothing of the failure is kept', async ({ page, request }) => {
    await page.goto('/about')
    await expect(page.getByText('Failed to load data.')).toBeVisible()
    await fail(request, 'ok')
    await expect(async () => {
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rivers of <b>Learning</b>', { timeout: 5_000 })
    }).toPass({ timeout: 45_000 })
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })
})

test.describe('warm', () => {
  test.use({ baseURL: FAILING_SITE })
  for (const mode of ['500', 'down', 'malformed', 'truncated', 'hang'] as const) {
    test(`a page that was seen stays as it was: ${mode}`, async ({ request }) => {
      const seen = [
        ['/about', 'What we are for'],
        ['/Whykarnataka', 'Boat races'],
        ['/contact', 'Ring us'],
      ] as const
      for (const [path, words] of seen) expect(await (await request.get(path)).text()).toContain(words)
      await fail(request, mode, '/cms')
      // CONTENT_MAX_AGE is one second here: from then on every visit tries to renew the page, and fails.
      const until = Date.now() + 4_000
      while (Date.now() < until) {
        for (const [path, words] of seen) expect(await (await request.get(path)).text()).toContain(words)
      }
    })
  }

  test('values of other types cost their parts, never the page', async ({ request }) => {
    await fail(request, 'types', '/cms')
    await expect(async () => {
      expect(await (await request.get('/about')).text()).not.toContain('What we are for')
    }).toPass({ timeout: 10_000 })
    for (const [path] of PAGES) expect((await request.get(path)).status()).toBe(200)
    await fail(request, 'ok')
    await expect(async () => {
      expect(await (await request.get('/about')).text()).toContain('What we are for')
    }).toPass({ timeout: 10_000 })
  })
})
