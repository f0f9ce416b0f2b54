import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** What the page of an institution shows in lists and longer texts, without JavaScript. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** An institution of which no other test looks at the facilities. */
const INSTITUTE = 37

test('a facility is added to the draft, mended, looked at and published with a profile @journey', async ({
  page,
  browser,
}) => {
  test.slow()
  const name = `Planetarium ${Date.now()}`
  const onWebsite = async () => (await page.request.get(`/college/detail?id=${INSTITUTE}`)).text()
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).first().click()
  await join(page, (await invite('Gauri', 'editor')).link)
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  await page.getByRole('link', { name: 'Overview, admission, placement' }).click()
  await page.waitForURL(/\/page$/)
  const facilities = page.locator('#list-facilities')
  const number = (await facilities.locator(':scope > details').count()) + 1
  await facilities.getByRole('button', { name: 'Add an entry' }).click()
  await page.waitForURL(/#list-facilities$/)
  const title = (lang: string) => page.locator(`[id="f.facilities.${number}.title.${lang}"]`)
  await title('kn').fill('ತಾರಾಲಯ')
  await press('Keep it in the draft')

  // It need not be right: the record says so, with the way to it, and the page says where.
  await page.waitForURL(new RegExp(`institutions/${INSTITUTE}$`))
  await expect(page.getByRole('table').first()).toContainText('Facilities')
  await expect(page.getByText('Some texts or lists of its page cannot be taken.')).toBeVisible()
  await lookAtDesk(page, browser, [`/institutions/${INSTITUTE}`, `/institutions/${INSTITUTE}/page`])
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  await page.getByRole('link', { name: 'Mend them' }).click()
  await page.waitForURL(/\/page$/)
  await expect(title('en')).toHaveAttribute('aria-invalid', 'true')
  await expect(title('kn')).toHaveValue('ತಾರಾಲಯ')
  await title('en').fill(name)
  await press('Keep it in the draft')
  await page.waitForURL(new RegExp(`institutions/${INSTITUTE}$`))
  expect(await onWebsite()).not.toContain(name)

  const preview = await browser.newPage({ baseURL: SAMPLE_SITE })
  await preview.goto((await page.locator('a[href^="/desk/preview?"]').getAttribute('href')) ?? '')
  await expect(preview.getByText(name)).toHaveCount(1)
  await preview.close()

  await page.getByLabel('LinkedIn').fill(`linkedin.com/school/${INSTITUTE}`)
  await press('Publish')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Published')
  await expect.poll(onWebsite, { timeout: 10_000 }).toContain(name)
  expect(await onWebsite()).toContain(`https://linkedin.com/school/${INSTITUTE}`)
  await expect(page.getByText(`Facilities › ${number} › Title › English: ${name}`).first()).toBeVisible()
})
