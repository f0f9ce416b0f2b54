import { expect } from '@playwright/test'
import { fail } from '@/e2e/outage'
import { test } from '@/e2e/test'
import { FAILING_SITE } from '@/playwright.config'

/** What is kept in memory outlives the provider (docs/adr/0043-cached-pages.md). */
test.use({ baseURL: FAILING_SITE })

test.afterEach(({ request }) => fail(request, 'ok'))

test('an address that was shown before goes on with its last good page', async ({ page, request }) => {
  await page.goto('/filter?districtId=501,9200')
  await expect(page.getByText(/^Page 1 of/)).toBeVisible()
  await fail(request, 'down')
  // Past CONTENT_MAX_AGE: only what is kept for such a time can be shown.
  const until = Date.now() + 3_500
  while (Date.now() < until) {
    expect((await page.goto('/filter?districtId=501,9200'))?.status()).toBe(200)
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    await expect(page.getByText('Error loading institutes')).toBeHidden()
  }
})
