import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** Words of closing ranks at the desk, without JavaScript: changed for all codes that are made of them, and put back. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

test('what a category means is corrected at the desk, and stands beside its source on the website', async ({
  page,
  browser,
}) => {
  test.slow()
  const name = `Category 2A of ${Date.now()}`
  await join(page, (await invite('Vani', 'editor')).link)
  await page.getByRole('navigation').getByRole('link', { name: 'Words of closing ranks' }).click()
  await expect(page.getByRole('link', { name: '2A', exact: true })).toBeVisible()
  await page.getByRole('link', { name: '2A', exact: true }).click()
  const before = await page.getByLabel('Name in English').inputValue()
  await page.getByLabel('Name in English').fill(name)
  await page.getByLabel('Address of the official page').fill('authority.example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This cannot be read.')).toBeVisible()
  await expect(page.getByLabel('Name in English')).toHaveValue(name)
  await lookAtDesk(page, browser, ['/rank-words', '/rank-words/word/2A', '/rank-words/new?code=GMP'])
  await page.goto('/desk/en/rank-words/word/2A')
  const save = async (said: string, url: string) => {
    await page.getByLabel('Name in English').fill(said)
    await page.getByLabel('Address of the official page').fill(url)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Saved')
  }
  await save(name, 'https://authority.example/order.pdf')
  const asked = await browser.newPage({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  await expect(async () => {
    await asked.goto('/admission-chances')
    await asked.getByText('What the categories mean').click({ timeout: 1_000 })
    await expect(asked.getByText(`${name}, rural`, { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(asked.locator('a[href="https://authority.example/order.pdf"]').first()).toBeVisible()
  await asked.close()
  await save(before, '')
})
