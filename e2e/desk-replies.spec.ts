import { expect, type Page } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** An institution's representative replies to a review, and visitors read it. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** Of the sample, with reviews; no other test looks at what they say. */
const INSTITUTE = 12
const REPLY = 'ಧನ್ಯವಾದಗಳು. ಬಸ್ ಈಗ ಸಂಜೆ ಏಳರವರೆಗೆ ಇದೆ.'

/** What visitors read by and by: the page is made anew. */
const reads = (page: Page, path: string, count: number) =>
  expect(async () => {
    await page.goto('about:blank')
    await page.goto(`${path}?id=${INSTITUTE}`)
    await expect(page.getByText(REPLY)).toHaveCount(count, { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })

test('a representative replies to a review of their own institution, and withdraws the reply', async ({
  page,
  browser,
}) => {
  test.slow()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  const desk = await context.newPage()
  await join(desk, (await invite('Kaveri', 'representative', INSTITUTE)).link)
  await desk.getByRole('main').getByRole('link', { name: 'Replies to reviews' }).click()
  const review = desk.getByRole('article').first()
  await review.getByLabel(/^Reply of the institution/).fill(REPLY)
  await review.getByRole('button', { name: 'Show the reply' }).click()
  await expect(desk.getByRole('main').getByRole('status')).toHaveText(/^Saved/)
  await lookAtDesk(desk, browser, ['', '/replies'])

  await reads(page, '/college/detail', 1)
  await expect(page.getByText('Reply of the institution')).toHaveCount(1)
  await expect(page.getByText(REPLY)).toHaveAttribute('lang', 'kn')
  await reads(page, '/kn/college/detail', 1)
  await expect(page.getByText('ಸಂಸ್ಥೆಯ ಉತ್ತರ')).toHaveCount(1)

  await desk.getByRole('button', { name: 'Withdraw the reply' }).click()
  await expect(desk.getByRole('main').getByRole('status')).toHaveText('Done.')
  await reads(page, '/college/detail', 0)
  // Nothing else of the desk is theirs.
  expect((await desk.goto('/desk/en/reviews'))?.status()).toBe(403)
  await context.close()
})
