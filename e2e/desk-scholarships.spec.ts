import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** A scholarship at the desk, without JavaScript: added, changed, and withdrawn. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

test('a scholarship is kept from its official page, and goes when it is given no more', async ({ page, browser }) => {
  test.slow()
  const name = `Potters Award ${Date.now()}`
  await join(page, (await invite('Sudha', 'editor')).link)
  await page.getByRole('navigation').getByRole('link', { name: 'Scholarships' }).click()
  await page.waitForURL('**/scholarships')
  await expect(page.getByRole('link', { name: /^Vidyasiri/ })).toBeVisible()
  await page.getByRole('link', { name: 'Add a scholarship' }).click()
  await page.getByLabel('Name in English').fill(name)
  await page.getByLabel('Who gives it, in English').fill('The Board of Potters')
  await page.getByLabel('Categories and income, a line each').fill('2A 1,00,000\n5C')
  await page.getByLabel('Engineering', { exact: true }).check()
  await page.getByLabel('Address of the official page').fill('https://potters.example/award')
  await page.getByLabel('Read on').fill('2026-11-25')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('This cannot be read.')).toBeVisible()
  await expect(page.getByLabel('Engineering', { exact: true })).toBeChecked()
  await lookAtDesk(page, browser, ['/scholarships/new'])
  await page.getByLabel('Categories and income, a line each').fill('2A 1,00,000')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Added')
  await expect(page.getByLabel('Categories and income, a line each')).toHaveValue('2A 100000')
  const path = new URL(page.url()).pathname.replace('/desk/en', '')
  const asked = await browser.newPage({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  await asked.goto('/costs')
  await asked.getByLabel('Course and kind of college').selectOption('Engineering: Government colleges')
  await asked.getByRole('button', { name: 'Show what it costs' }).click()
  const stands = (count: number) =>
    expect(async () => {
      await asked.goto('/costs/answer')
      await expect(asked.getByRole('region', { name: 'Scholarships that may fit' })).toBeVisible({ timeout: 1_000 })
      await expect(asked.getByText(name)).toHaveCount(count, { timeout: 1_000 })
    }).toPass()
  await stands(1)
  await page.getByLabel('Last day').fill('2040-06-30')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Saved')
  await lookAtDesk(page, browser, [path, '/scholarships'])

  await page.goto(`/desk/en${path}`)
  await page.getByText('Withdraw this scholarship').click()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Withdrawn')
  // There is the way to bring it back; in the list it is no more.
  await expect(page.getByRole('link', { name: 'Bring it back' })).toBeVisible()
  await page.goto('/desk/en/scholarships')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await stands(0)
  await asked.close()
})
