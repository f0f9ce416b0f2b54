import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** Who works at the desk is said at the desk. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

test('an administrator invites somebody, changes their role, and closes their account @journey', async ({
  page,
  browser,
}) => {
  test.slow()
  await join(page, (await invite('Asha', 'administrator')).link)
  await page.getByRole('link', { name: 'Accounts' }).click()
  const mail = `ravi-${Date.now()}@desk.example`
  await page.getByLabel('Name').fill('Ravi')
  await page.getByLabel('Email address').fill(mail)
  await page.getByLabel('Role', { exact: true }).selectOption('editor')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'The link for Ravi' }).inputValue()
  await lookAtDesk(page, browser, ['/accounts'])

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  const theirs = await context.newPage()
  await join(theirs, link)
  await expect(theirs.getByText('Signed in as Ravi, editor')).toBeVisible()
  const forbidden = await theirs.goto('/desk/kn/accounts')
  expect(forbidden?.status()).toBe(403)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('ನಿಮಗೆ ಅನುಮತಿ ಇಲ್ಲ')

  await page.goto('/desk/en/accounts')
  const row = page.getByRole('row').filter({ hasText: mail })
  await row.getByLabel('New role of Ravi').selectOption('counsellor')
  await row.getByRole('button', { name: 'Change the role' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Done.')
  await theirs.goto('/desk/en')
  await theirs.getByRole('link', { name: 'Enquiries', exact: true }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Enquiries')

  await row.getByText('Close…').click()
  await row.getByRole('button', { name: 'Close the account of Ravi' }).click()
  await expect(row).toContainText('Closed')
  await theirs.goto('/desk/en/enquiries')
  await expect(theirs).toHaveURL('/desk/en/sign-in?back=%2Fdesk%2Fen%2Fenquiries')
  await context.close()
})
