import { type BrowserContext, expect, type Page } from '@playwright/test'
import { faults, signInQuickly, whenSignedIn } from '@/e2e/account/test'
import { account, EMBEDDED, test } from '@/e2e/sign-in/test'

/** Paying for a plan with the embedded provider's own gateway, with which no money moves. */

const plan = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const choose = (page: Page) => plan(page, '₹299 / monthly').getByRole('button', { name: 'Choose Plan' }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const rows = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })

/** From the plans to one that is paid, with an attempt that fails and one that is given up on the way. */
async function buy(page: Page) {
  await choose(page)
  await expect(page).toHaveURL(/\/pay\/[\w-]{36}$/)
  await expect(page.getByText('This is a trial. No money moves')).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(['Smart Student for a month', '₹299'])
  await press(page, 'Let the payment fail')
  await expect(page.getByRole('status').getByText('The payment did not go through.')).toBeVisible()
  await expect(rows(page, 'Current Plan')).toContainText(['Free'])
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('The last attempt did not go through.')).toBeVisible()
  await press(page, 'Do not pay')
  await expect(page.getByText('The payment was cancelled. Your plan is as it was.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose a plan' }).click()
  await expect(page).toHaveURL(/\/settings\?tab=subscription$/)
  await choose(page)
  await expect(page).toHaveURL(/\/pay\/[\w-]{36}$/)
}

/** The same payment in another window, which waits for it. */
async function waiting(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage()
  await other.goto(`/myprofile?subscription=${page.url().split('/').at(-1)}`)
  await expect(other.getByRole('status').filter({ hasText: 'We are waiting for your payment' })).toBeVisible()
  return other
}

async function isActive(page: Page) {
  await expect(page.getByText('Your payment is confirmed. Smart Student is active.')).toBeVisible()
  await expect(rows(page, 'Current Plan')).toContainText([/Smart Student.*\d{4}.*\d{4}.*₹299/])
  await expect(rows(page, 'Subscription History')).toContainText([/Active.*₹299/, /Cancelled.*₹299/])
}

test('a plan is paid: an attempt that fails, one that is given up, and one that is waited for', async ({
  context,
  page,
}) => {
  await signInQuickly(page, EMBEDDED)
  await page.goto('/pricing')
  await whenSignedIn(page)
  await buy(page)
  expect(await faults(page)).toEqual([])
  const other = await waiting(context, page)
  await press(page, 'Pretend to pay ₹299')
  await isActive(page)
  await isActive(other)
  await account(page).click()
  await expect(page.getByRole('menu')).toContainText('Smart Student')
  await page.goto('/pricing')
  await expect(rows(page, 'Current Plan')).toContainText(['Smart Student'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })

  test('a plan is paid by plain forms, and a payment that is awaited is looked for by a link', async ({
    context,
    page,
  }) => {
    await signInQuickly(page, EMBEDDED)
    await page.goto('/pricing')
    await buy(page)
    const other = await waiting(context, page)
    await press(page, 'Pretend to pay ₹299')
    await isActive(page)
    await other.getByRole('link', { name: 'Look again' }).click()
    await isActive(other)
  })
})
