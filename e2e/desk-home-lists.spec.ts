import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** Which institutions the home page shows, without JavaScript. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** An institution that the sample shows in no list of the home page. */
const INSTITUTE = 41

test('an institution is added to a list of the home page, moved and taken away @journey', async ({ page, browser }) => {
  test.slow()
  const onWebsite = async () => (await page.request.get('/')).text()
  await join(page, (await invite('Hema', 'editor')).link)
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? 'no name'
  expect(await onWebsite()).not.toContain(name)
  await page.getByRole('link', { name: 'Home page lists' }).click()
  await page.waitForURL(/home-lists$/)
  const top = page.getByRole('region', { name: 'Top institutions' })
  await top.getByLabel('Number of the institution').fill(name)
  await top.getByRole('button', { name: 'Add it' }).click()
  await expect(top.getByText('No institution that stands has this number.')).toBeVisible()
  await lookAtDesk(page, browser, ['/home-lists'])
  await page.goto('/desk/en/home-lists')
  await top.getByText('Find it by its name').click()
  await top.getByLabel('Which institution').fill(name)
  await top.getByRole('button', { name: 'Find', exact: true }).click()
  await top.getByRole('link', { name, exact: true }).click()
  await expect(top.getByLabel('Number of the institution')).toHaveValue(String(INSTITUTE))
  await top.getByLabel('Number of the institution').fill(`${SAMPLE_SITE}/college/detail?id=${INSTITUTE}`)
  await top.getByRole('button', { name: 'Add it' }).click()
  await expect(top.getByRole('listitem').last()).toContainText(name)
  await expect.poll(onWebsite, { timeout: 10_000 }).toContain(name)
  await top.getByRole('button', { name: `Move up: ${name}` }).click()
  await expect(top.getByRole('listitem').last()).not.toContainText(name)
  await top.getByRole('button', { name: `Take it away: ${name}` }).click()
  await expect(top.getByText(name)).toHaveCount(0)
  await expect.poll(onWebsite, { timeout: 10_000 }).not.toContain(name)
})
