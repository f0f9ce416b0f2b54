import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** A fee sheet at the desk, without JavaScript: an amount of it, which no other test looks at. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

const CELL = /^B\.F\.Sc .*, Government colleges: SC \/ ST, column 4$/

test('an amount that an editor changes stands on the sheet of its year', async ({ page, browser }) => {
  test.slow()
  await join(page, (await invite('Vani', 'editor')).link)
  await page.getByRole('navigation').getByRole('link', { name: 'Fee sheets' }).click()
  await page.waitForURL('**/fee-sheets')
  await page.getByRole('link', { name: '2025-26' }).click()
  await page.waitForURL('**/2025-26')
  await page.getByLabel(CELL).fill('many')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('What is marked is no amount')).toBeVisible()
  await expect(page.getByLabel(CELL)).toHaveValue('many')
  await expect(page.getByLabel(CELL)).toHaveAttribute('aria-invalid', 'true')
  await lookAtDesk(page, browser, ['/fee-sheets', '/fee-sheets/new', '/fee-sheets/sheet/2025-26'])
  const website = await browser.newPage({ baseURL: SAMPLE_SITE })
  for (const [amount, shown] of [
    ['₹11,716', '₹11,716'],
    ['11715', '₹11,715'],
  ] as const) {
    await page.goto('/desk/en/fee-sheets/sheet/2025-26')
    await page.getByLabel(CELL).fill(amount)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Saved')
    await expect(async () => {
      await website.goto('/costs')
      await expect(website.getByText(shown).first()).toBeAttached({ timeout: 1_000 })
    }).toPass()
  }
  await website.close()
})
