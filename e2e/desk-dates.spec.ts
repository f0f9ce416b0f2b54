import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** A date of an exam at the desk, without JavaScript: added, changed by two, and withdrawn. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

test('a date is on the website while it is at the desk, and nobody’s change is lost', async ({ page, browser }) => {
  test.slow()
  const exam = `Pottery Test ${Date.now()}`
  await join(page, (await invite('Latha', 'editor')).link)
  await page.getByRole('navigation').getByRole('link', { name: 'Exam dates' }).click()
  await page.waitForURL('**/dates')
  await page.getByRole('link', { name: 'Add a date', exact: true }).click()
  await page.getByLabel('Short name in addresses').fill(`pottery-${Date.now()}`)
  await page.getByLabel('Name of the exam in English').fill(exam)
  await page.getByLabel('Architecture').check()
  await page.getByLabel('Kind', { exact: true }).selectOption('Counselling')
  await page.getByLabel('What happens, in English').fill('Round 1')
  await page.getByLabel('First day').fill('2040-06-10')
  await page.getByLabel('Last day').fill('2040-06-01')
  await page.getByLabel('Who announces it').fill('Pottery Board')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('This is before it begins.')).toBeVisible()
  await expect(page.getByLabel('What happens, in English')).toHaveValue('Round 1')
  await expect(page.getByLabel('Architecture')).toBeChecked()
  await lookAtDesk(page, browser, ['/dates/new'])
  await page.getByLabel('Last day').fill('2040-06-12')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('The date is added')
  const path = new URL(page.url()).pathname.replace('/desk/en', '')
  const onWebsite = page.getByRole('region', { name: exam })
  const seen = (text: string) =>
    expect(async () => {
      await page.goto('/dates')
      await expect(onWebsite).toContainText(text, { timeout: 1_000 })
    }).toPass()
  await seen('10 Jun 2040 to 12 Jun 2040')

  const old = await browser.newPage({ storageState: await page.context().storageState(), javaScriptEnabled: false })
  await old.goto(`${SAMPLE_SITE}/desk/en${path}`)
  await page.goto(`/desk/en${path}`)
  await page.getByLabel('First day').fill('2040-06-11')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Saved')
  await seen('11 Jun 2040 to 12 Jun 2040')
  await old.getByLabel('First day').fill('2040-06-09')
  await old.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(old.getByText('Now: 11 Jun 2040')).toContainText('Latha')
  await expect(old.getByLabel('First day')).toHaveValue('2040-06-09')
  await lookAtDesk(old, browser, [path, '/dates'])
  await old.close()

  await page.goto(`/desk/en${path}`)
  await page.getByText('Withdraw this date').click()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('withdrawn')
  // There is the way to bring it back; in the list it is no more.
  await expect(page.getByRole('link', { name: 'Bring it back' })).toBeVisible()
  await expect(async () => {
    await page.goto('/dates')
    await expect(onWebsite).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
})
