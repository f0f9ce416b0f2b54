import { expect } from '@playwright/test'
import { fail, oneOf, onColdWebsite } from '@/e2e/outage'
import { test } from '@/e2e/test'

/** The home page of a website that starts while the provider fails: there is no earlier one to show. */
onColdWebsite()

for (const [call, failed, name] of [
  ['/partners', 'Error loading partners.', 'Kuvempu Hills College'],
  ['/top-institutes', 'Error loading top institutions.', 'Kuvempu Hills College'],
] as const) {
  for (const mode of ['500', 'hang', 'malformed'] as const) {
    test(
      `a failing call costs its part, and another try brings it: ${call}, ${mode}`,
      oneOf(mode),
      async ({ page, request }) => {
        await fail(request, mode, call)
        const response = await page.goto('/')
        expect(response?.status()).toBe(200)
        const part = page.locator('section').filter({ hasText: failed }).last()
        await expect(part.getByRole('status').first()).toHaveText(failed)
        await expect(page.getByRole('heading', { name: 'What flows here' })).toBeVisible()
        await expect(page.getByText(/^Error loading/)).toHaveCount(1)
        await fail(request, 'ok')
        await expect(async () => {
          await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
          await expect(page.getByText(failed)).toBeHidden({ timeout: 3_000 })
        }).toPass({ timeout: 15_000 })
        await expect(page.getByRole('heading', { level: 3, name }).first()).toBeAttached()
      },
    )
  }
}

test('without such a call the bundle’s partners serve', async ({ page, request }) => {
  await fail(request, '404', '/partners')
  // Where Next takes longer than a second, the page before is shown once more.
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Sharavathi Polytechnic' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText('Error loading partners.')).toBeHidden()
})

test('without the bundle the page says so, is not found by it, and heals when the visitor comes back', async ({
  page,
  request,
}) => {
  await fail(request, '500', '/cms')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error loading homepage data.')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('main').getByLabel('Full Name')).toBeVisible()
  await fail(request, 'ok')
  await expect(async () => {
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('heading', { name: 'What flows here' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
  await expect(page.getByText('Error loading homepage data.')).toBeHidden()
})

test('what was seen is shown while the provider fails', async ({ page, request }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'What flows here' })).toBeVisible()
  await fail(request, 'down')
  const until = Date.now() + 4_000
  while (Date.now() < until) {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'What flows here' })).toBeVisible()
    await expect(page.getByText(/^Error loading/)).toHaveCount(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page that failed offers another try, and no button that could do nothing', async ({ page, request }) => {
    await fail(request, '500', '/cms')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error loading homepage data.')
    await fail(request, 'ok')
    await expect(async () => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'What flows here' })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
  })

  test('nor does a part', async ({ page, request }) => {
    await fail(request, '500', '/partners')
    await page.goto('/')
    await expect(page.getByText('Error loading partners.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeHidden()
  })
})
