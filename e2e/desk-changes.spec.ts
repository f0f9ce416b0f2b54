import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** Institutions that are changed together, and put back, without JavaScript. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

test('what is ticked is changed together after a look, and undone in one step', async ({ page, browser }) => {
  test.slow()
  await join(page, (await invite('Malathi', 'editor')).link)
  await page.goto('/desk/en/institutions?sort=name')
  const boxes = page.getByRole('table').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Change those that are ticked' }).click()
  await expect(page.getByText('2 are chosen.')).toBeVisible()
  await page.getByLabel('What is to be changed').selectOption('University or board')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByLabel('University or board').fill('Board of Weavers')
  await page.getByRole('button', { name: 'Show what would become of each' }).click()
  const rows = page.getByRole('row').filter({ hasText: 'Board of Weavers' })
  await expect(rows).toHaveCount(2)
  const asked = page.url().split('/desk/en')[1] ?? ''
  await lookAtDesk(page, browser, ['/institutions?sort=name', asked])
  await page.getByRole('button', { name: 'Change these 2' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Done.')
  await expect(rows).toHaveCount(2)
  const change = new URL(page.url()).pathname.replace('/desk/en', '')
  await lookAtDesk(page, browser, [change])

  // Somebody changes one of them before it is undone.
  await rows.nth(0).getByRole('link').click()
  await page.getByLabel('University or board').fill('Board of Potters')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Saved')
  await page.goto(`/desk/en${change}`)
  await page.getByRole('button', { name: 'Undo it' }).click()
  await expect(page.getByText(/^Undone by Malathi/)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'not undone: somebody has changed it since' })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: /undone$/ })).toHaveCount(1)
  await lookAtDesk(page, browser, [change])
})
