import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** A plan at the desk, without JavaScript: added, sold no more, and withdrawn. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

test('a plan is on the website while it is sold, and goes where nobody has chosen it', async ({ page, browser }) => {
  test.slow()
  const name = `Pottery Plan ${Date.now()}`
  await join(page, (await invite('Lalita', 'editor')).link)
  await page.getByRole('navigation').getByRole('link', { name: 'Plans' }).click()
  await page.waitForURL('**/plans')
  await page.getByRole('link', { name: 'Add a plan' }).click()
  await page.getByLabel('Name in English').fill(name)
  await page.getByLabel('Paid by the').selectOption('Month')
  await page.getByLabel('Price in whole rupees').fill('29.90')
  await page.getByLabel('In English, a line each').fill('A wheel\nTwo kilos of clay')
  await page.getByLabel('In Kannada, a line each').fill('ಒಂದು ಚಕ್ರ')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('This is no whole number')).toBeVisible()
  await expect(page.getByLabel('In English, a line each')).toHaveValue('A wheel\nTwo kilos of clay')
  await lookAtDesk(page, browser, ['/plans/new'])
  await page.getByLabel('Price in whole rupees').fill('₹ 2,990')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Added')
  const path = new URL(page.url()).pathname.replace('/desk/en', '')
  const stands = (count: number) =>
    expect(async () => {
      await page.goto('/pricing')
      await expect(page.getByRole('heading', { name })).toHaveCount(count, { timeout: 1_000 })
    }).toPass()
  await stands(1)
  await lookAtDesk(page, browser, [path, '/plans'])

  await page.goto(`/desk/en${path}`)
  await page.getByLabel('Sold on the website').selectOption('No')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Saved')
  await stands(0)

  await page.goto(`/desk/en${path}`)
  await page.getByText('Withdraw this plan').click()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Withdrawn')
  // There is the way to bring it back; in the list it is no more.
  await expect(page.getByRole('link', { name: 'Bring it back' })).toBeVisible()
  await page.goto('/desk/en/plans')
  await expect(page.getByRole('link', { name })).toHaveCount(0)

  // What it said is there still, and stands in the form of a new one.
  await page.goto(`/desk/en${path}`)
  await expect(page.getByText('Withdrawn by Lalita')).toBeVisible()
  await lookAtDesk(page, browser, [path])
  await page.getByRole('link', { name: 'Bring it back' }).click()
  await expect(page.getByLabel('Name in English')).toHaveValue(name)
  await expect(page.getByLabel('In English, a line each')).toHaveValue('A wheel\nTwo kilos of clay')
})
