import { expect } from '@playwright/test'
import { fail } from '@/e2e/outage'
import { test } from '@/e2e/test'
import { FAILING_SITE } from '@/playwright.config'

/** The filter page over a provider of another make, well and failing (e2e/other-provider.ts). */
test.use({ baseURL: FAILING_SITE })

test.afterEach(({ request }) => fail(request, 'ok'))

test('shows what half its fields are missing from', async ({ page }) => {
  await page.goto('/filter?instituteId=11')
  await expect(page.getByText(/^Page 1 of \d+ of \d+ total results$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kaveri Valley Institute of Engineering' })).toBeVisible()
  await page.goto('/filter?search=Tunga+Arts')
  const unrated = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Tunga Arts College' }) })
  await expect(unrated.getByText('Arts', { exact: true })).toBeVisible()
  await expect(unrated.getByText('Not rated yet: 0')).toBeAttached()
  await page.goto('/filter?search=Odd+Answers')
  await expect(page.getByText('Coming Soon')).toBeVisible()
})

test('a type without streams says N/A', async ({ page }) => {
  await page.goto('/filter?instituteId=14')
  await expect(page.getByRole('group', { name: 'Stream' }).getByText('N/A')).toBeVisible()
})

const MODES = ['500', 'down', 'hang', 'malformed', 'truncated', 'reset', 'types', 'huge'] as const
// Each at an address of its own (no district has the second id): at one that was shown before, the last good
// page would go on.
for (const [index, mode] of MODES.entries()) {
  test(`keeps its filters and offers another try when the results are lost: ${mode}`, async ({ page, request }) => {
    await fail(request, mode, '/institutes')
    const response = await page.goto(`/filter?districtId=501,${9000 + index}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('checkbox', { name: 'Mysuru' })).toBeChecked()
    const failed = page.getByText('Error loading institutes')
    await expect(failed.or(page.getByText('No institutes found. Try adjusting your filters.'))).toBeVisible()
    if (mode === 'types') return
    await expect(failed).toBeVisible()
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await fail(request, 'ok')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
  })
}

test('says so too when the results are lost under way, and drops an answer that comes too late', async ({
  page,
  request,
}) => {
  await page.goto('/filter')
  await fail(request, 'hang', '/institutes')
  await page.getByRole('radio', { name: 'Engineering' }).check()
  await expect(page.getByText('Loading institutions…')).toBeVisible()
  await expect(page.getByText('Error loading institutes')).toBeVisible()
  await fail(request, 'ok')
  await page.getByRole('radio', { name: 'Polytechnic' }).check()
  await expect(page).toHaveURL(/instituteId=12$/)
  await expect(page.getByText(/^Page 1 of/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('another try is the same address', async ({ page, request }) => {
    await fail(request, '500', '/institutes')
    await page.goto('/filter?districtId=9100,501')
    await expect(page.getByText('Error loading institutes')).toBeVisible()
    await fail(request, 'ok')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/filter\?districtId=501(?:,|%2C)9100$/)
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
  })
})
