import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** An institution is mended at the desk, without JavaScript, while somebody else does the same. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** An institution of which no other test looks at the phone or the PIN code. */
const INSTITUTE = 23

test('an editor’s change is on the website at once, and nobody’s is lost @journey @long', async ({ page, browser }) => {
  test.slow()
  const number = `0820 ${Date.now() % 10_000_000}`
  await join(page, (await invite('Latha', 'editor')).link)
  await page.getByRole('navigation').getByRole('link', { name: 'Institutions' }).click()
  // Firefox ends a navigation that begins while another is on its way.
  await page.waitForURL('**/institutions')
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.goto('/desk/en/institutions')
  await page.getByLabel('Name, short form, kind or place').fill(name)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('link', { name, exact: true }).first().click()
  const old = await browser.newPage({ storageState: await page.context().storageState(), javaScriptEnabled: false })
  await old.goto(page.url())

  await page.getByLabel('Phone').fill('by letter')
  await page.getByLabel('PIN code').fill('576 104')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Phone' })).toBeVisible()
  await expect(page.getByLabel('PIN code')).toHaveValue('576 104')
  await lookAtDesk(page, browser, ['/institutions', '/institutions?q=zzzz', `/institutions/${INSTITUTE}`])
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  await page.getByLabel('Phone').fill(number)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Saved')
  await expect(page.getByRole('table')).toContainText(`phone: ${number}`)
  await page.goto('/desk/en/institutions?without=kannada')
  await page.getByLabel('Order').selectOption('Last changed first')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/without=kannada&sort=changed$/)
  await expect(page.getByRole('row').nth(1)).toContainText(name)
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  await page.getByRole('link', { name: 'Courses and fees' }).click()
  await page.getByLabel('The table').fill('Course\tFees\nRobotics\t1,12,410\nMining\tmany')
  await page.getByRole('button', { name: 'Show what would become' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Robotics' })).toContainText('Row 2: new')
  await expect(page.getByRole('row').filter({ hasText: 'Mining' })).toContainText('the fees are no amount')
  await lookAtDesk(page, browser, [`/institutions/${INSTITUTE}/courses`, `/institutions/${INSTITUTE}/merge?into=1`])
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  await page.getByRole('link', { name: 'Its page on the website' }).click()
  await expect(page.getByRole('link', { name: number }).first()).toBeVisible()

  await old.getByLabel('Phone').fill('0820 1111111')
  await old.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(old.getByText(`Now: ${number}`)).toContainText('Latha')
  await expect(old.getByLabel('Phone')).toHaveValue('0820 1111111')
  await lookAtDesk(old, browser, ['/institutions/new'])
  await old.close()
})
