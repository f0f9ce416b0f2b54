import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** A notification at the desk, without JavaScript: added, switched off, and withdrawn. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

test('a notification is among the updates within its time, unless it is switched off', async ({ page, browser }) => {
  test.slow()
  const title = `Pottery is open ${Date.now()}`
  await join(page, (await invite('Malini', 'editor')).link)
  await page.getByRole('navigation').getByRole('link', { name: 'Notifications' }).click()
  await page.waitForURL('**/notifications')
  await page.getByRole('link', { name: 'Add a notification' }).click()
  await page.getByLabel('Title in English').fill(title)
  await page.getByLabel('Text in English').fill('Wheels for everybody.')
  await page.getByLabel('Where it leads').fill('javascript:alert(1)')
  await page.getByLabel('Last day').fill('2040-06-30')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('This cannot be read.')).toBeVisible()
  await expect(page.getByLabel('Text in English')).toHaveValue('Wheels for everybody.')
  await lookAtDesk(page, browser, ['/notifications/new'])
  await page.getByLabel('Where it leads').fill('/filter')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Added')
  const path = new URL(page.url()).pathname.replace('/desk/en', '')
  const stands = (count: number) =>
    expect(async () => {
      await page.goto('/updates-list')
      await expect(page.getByRole('heading', { name: title })).toHaveCount(count, { timeout: 1_000 })
    }).toPass()
  await stands(1)
  await lookAtDesk(page, browser, [path, '/notifications'])

  await page.goto(`/desk/en${path}`)
  await page.getByLabel('Show it').selectOption('No')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Saved')
  await stands(0)

  await page.goto(`/desk/en${path}`)
  await page.getByText('Withdraw this notification').click()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Withdrawn')
  // There is the way to bring it back; in the list it is no more.
  await expect(page.getByRole('link', { name: 'Bring it back' })).toBeVisible()
  await page.goto('/desk/en/notifications')
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})
