import { type Browser, expect, type Page } from '@playwright/test'
import { signInQuickly } from '@/e2e/account/test'
import { axeFinds } from '@/e2e/axe'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { EMBEDDED, test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** A review that the checks hold, from its author to a moderator and back; and one that a visitor reports. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** An institution of which no other test counts the reviews. */
const INSTITUTE = 16

async function write(page: Page, description: string) {
  await page.goto(`/college/review?id=${INSTITUTE}`)
  await page.getByLabel('Name').fill('Asha R')
  await page.getByLabel('Role').fill('Student')
  await page.getByRole('radio', { name: '2 stars' }).check({ force: true })
  await page.getByLabel('Description').fill(description)
  await page.getByRole('button', { name: 'Submit Review' }).click()
}

/** The same page as it stands for who has JavaScript, which axe needs: with its error, in Kannada, on a phone. */
async function lookAtReport(browser: Browser, page: Page) {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: true, baseURL: SAMPLE_SITE, storageState })
  const seen = await context.newPage()
  await seen.setViewportSize({ width: 360, height: 740 })
  const { pathname, search } = new URL(page.url())
  await seen.goto(`/kn${pathname}${search}`)
  await expect(seen.getByRole('textbox')).toHaveValue('He is my cousin’s friend.')
  expect(await seen.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0)
  expect(await axeFinds(seen)).toEqual([])
  await context.close()
}

/** Somebody without an account and without JavaScript reports the review with these words, who first forgets to say why. */
async function report(browser: Browser, words: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  const page = await context.newPage()
  await page.goto(`/college/detail?id=${INSTITUTE}`)
  await page
    .getByRole('listitem')
    .filter({ hasText: words })
    .getByRole('link', { name: /^Report this review/ })
    .click()
  await expect(page.getByRole('blockquote')).toHaveText(`${words}.`)
  await page.getByLabel(/^In your own words/).fill('He is my cousin’s friend.')
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('Choose what is wrong.')).toBeVisible()
  await expect(page.getByLabel(/^In your own words/)).toHaveValue('He is my cousin’s friend.')
  await lookAtReport(browser, page)
  await page.getByRole('radio', { name: /^It advertises/ }).check()
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Somebody of ours will read the review/)
  await context.close()
}

test('a review is held, rejected, mended and approved; its author knows why, and a visitor reports it @journey @long', async ({
  page,
  browser,
}) => {
  test.slow()
  const words = `Ask my cousin, ${Math.random().toString(36).slice(2)}`
  await signInQuickly(page, EMBEDDED)
  await write(page, `${words}: 98450 12345.`)
  await expect(page.getByRole('status')).toHaveText(/^Your review is kept\. Others will see it/)
  await page.goto(`/college/detail?id=${INSTITUTE}`)
  await expect(page.getByText(words)).toHaveCount(0)

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  const desk = await context.newPage()
  await join(desk, (await invite('Meena', 'moderator')).link)
  await desk.getByRole('link', { name: /^\d+ reviews? waits?$/ }).click()
  const held = desk.getByRole('article').filter({ hasText: words })
  await expect(held).toContainText('A phone number')
  await lookAtDesk(desk, browser, ['', '/reviews', '/reviews?state=shown'])

  // From a browser that does not ask for a reason itself: what was typed is there again, beside what is missing.
  await held.getByRole('link', { name: 'History' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^Review \d+$/)
  const { pathname } = new URL(desk.url())
  const id = pathname.split('/').at(-1) ?? ''
  await desk.request.post('/desk/do/review-state', {
    form: { lang: 'en', id, version: '0', action: 'reject', reason: '', words: 'Leave out the number.' },
    headers: { origin: SAMPLE_SITE },
    maxRedirects: 0,
  })
  await desk.goto(pathname)
  await expect(desk.getByText('Choose why it is rejected')).toBeVisible()
  await expect(desk.getByLabel(/^In your own words/)).toHaveValue('Leave out the number.')
  await lookAtDesk(desk, browser, [`/reviews/${id}`])
  await desk.getByLabel('Reason').selectOption({ index: 1 })
  await desk.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(desk.getByRole('main').getByRole('status')).toHaveText('Done.')

  await page.goto(`/kn/college/review?id=${INSTITUTE}`)
  await expect(page.getByRole('status')).toContainText('ಇದರಲ್ಲಿ ಖಾಸಗಿ ವ್ಯಕ್ತಿಯ ಹೆಸರು')
  await expect(page.getByRole('status')).toContainText('Leave out the number.')
  await write(page, `${words}.`)
  await expect(page.getByRole('status')).toHaveText(/^Your review is kept/)

  // By keys, where there is JavaScript.
  const storageState = await context.storageState()
  const scripted = await browser.newContext({ javaScriptEnabled: true, baseURL: SAMPLE_SITE, storageState })
  const keys = await scripted.newPage()
  await keys.goto('/desk/en/reviews')
  await expect(keys.getByText('Keys: j next')).toBeVisible()
  await expect(async () => {
    await keys.keyboard.press('j')
    await expect(keys.getByRole('article').filter({ hasText: words })).toBeFocused({ timeout: 500 })
  }).toPass()
  await keys.keyboard.press('r')
  await expect(keys.getByRole('article').filter({ hasText: words }).getByLabel('Reason')).toBeFocused()
  await keys.keyboard.press('Shift+Tab')
  await keys.keyboard.press('a')
  await expect(keys.getByRole('main').getByRole('status')).toHaveText('Done.')
  await scripted.close()
  await expect(async () => {
    // Else only the anchor would be gone to.
    await page.goto('about:blank')
    await page.goto(`/college/detail?id=${INSTITUTE}#reviews`)
    await expect(page.getByText(`${words}.`)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })

  await report(browser, words)
  await desk.goto('/desk/en')
  await desk.getByRole('link', { name: /^\d+ reviews? (is|are) reported$/ }).click()
  const reported = desk.getByRole('article').filter({ hasText: words })
  await expect(reported).toContainText('1 visitor: It advertises something')
  await expect(reported).toContainText('He is my cousin’s friend.')
  await lookAtDesk(desk, browser, ['/reviews?state=reported'])
  await reported.getByRole('button', { name: 'Keep' }).click()
  await expect(desk.getByRole('main').getByRole('status')).toHaveText('Done.')
  await expect(desk).toHaveURL('/desk/en/reviews?state=reported')
  await expect(desk.getByRole('article').filter({ hasText: words })).toHaveCount(0)
  await context.close()
})
