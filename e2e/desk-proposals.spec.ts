import { expect, type Page } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** An institution's representative proposes what its record should say, and an editor decides, without JavaScript. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** Of the sample; no other test looks at its phone or motto. */
const INSTITUTE = 31
const MOTTO = 'ಕಲಿಕೆ ಕೈಯಿಂದ, ಮನಸ್ಸಿನಿಂದ'

const says = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('main').getByRole('status')).toHaveText(words)

test('what a representative proposes stands once an editor has taken it over, and why the rest does not', async ({
  page,
  browser,
}) => {
  test.slow()
  const number = `0821 ${Date.now() % 10_000_000}`
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  const desk = await context.newPage()
  await join(desk, (await invite('Kaveri', 'representative', INSTITUTE)).link)
  await desk.getByRole('main').getByRole('link', { name: 'Your institution' }).click()
  await desk.getByLabel('PIN code').fill('12')
  await desk.getByLabel('Phone').fill(number)
  await desk.getByLabel('Motto in English').fill('The best college in the world')
  await desk.getByLabel('Motto in Kannada').fill(MOTTO)
  await desk.getByRole('button', { name: 'Send it to the editors' }).click()
  // What was typed is kept, and what is wrong is said beside it.
  await expect(desk.getByLabel('PIN code')).toHaveAttribute('aria-invalid', 'true')
  await expect(desk.getByLabel('Phone')).toHaveValue(number)
  await desk.getByLabel('PIN code').fill('')
  await desk.getByRole('button', { name: 'Send it to the editors' }).click()
  await says(desk, /^Sent\./)
  await expect(desk.getByRole('row').filter({ hasText: number })).toHaveCount(1)
  await lookAtDesk(desk, browser, ['', '/record'])

  await join(page, (await invite('Latha', 'editor')).link)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d+ proposals? of/ })
    .click()
  await page.getByRole('row').filter({ hasText: 'Kaveri' }).last().getByRole('link').click()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  for (const name of ['Motto in English', 'Motto in Kannada', 'PIN code'])
    await row(name).getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Take over what is ticked, refuse the rest' }).click()
  await expect(page.getByText('Choose a reason: something')).toBeVisible()
  await expect(row('Motto in English').getByRole('checkbox')).not.toBeChecked()
  const proposal = new URL(page.url()).pathname.replace('/desk/en', '')
  await lookAtDesk(page, browser, ['', '/proposals', proposal])
  await page.goto(`/desk/en${proposal}`)
  for (const name of ['Motto in English', 'Motto in Kannada', 'PIN code'])
    await row(name).getByRole('checkbox').uncheck()
  await page.getByLabel('Why the rest is not taken over').selectOption('It advertises more than it says.')
  await page.getByLabel('In your words').fill('A motto is a few words.')
  await page.getByRole('button', { name: 'Take over what is ticked, refuse the rest' }).click()
  await says(page, /^Decided\./)
  await lookAtDesk(page, browser, [proposal, '/proposals?state=decided'])

  await page.goto(`/college/detail?id=${INSTITUTE}`)
  await expect(page.getByText(number).first()).toBeVisible()
  await expect(page.getByText('The best college in the world')).toHaveCount(0)

  // In the language in which they read.
  await desk.goto('/desk/kn/record')
  const past = desk.getByRole('article').first()
  await expect(past).toContainText('ಇದರಲ್ಲಿ ಮಾಹಿತಿಗಿಂತ ಜಾಹೀರಾತೇ ಹೆಚ್ಚು.')
  await expect(past).toContainText('A motto is a few words.')
  await expect(past.getByRole('row').filter({ hasText: number })).toContainText('ಒಪ್ಪಲಾಗಿದೆ')
  await lookAtDesk(desk, browser, ['/record'])
  await desk.goto('/desk/en/record')
  await expect(desk.getByRole('main').getByRole('status')).toHaveCount(0)
  // Nothing else of the desk is theirs.
  expect((await desk.goto(`/desk/en${proposal}`))?.status()).toBe(403)
  await context.close()
})
