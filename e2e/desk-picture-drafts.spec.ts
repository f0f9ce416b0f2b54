import { expect } from '@playwright/test'
import sharp from 'sharp'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** Pictures of an institution in its draft, without JavaScript. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** An institution at whose pictures no other test looks. */
const INSTITUTE = 33
const PAGE = `/institutions/${INSTITUTE}`

test('a picture is added in the draft, looked at on the page by its link, and published @journey', async ({
  page,
  browser,
}) => {
  test.slow()
  const words = `The loom ${Date.now()}`
  const onWebsite = async () => (await page.request.get(`/college/detail?id=${INSTITUTE}`)).text()
  const pixels = { width: 320, height: 180, channels: 3 as const, background: '#336699' }
  const buffer = await sharp({ create: pixels }).png().toBuffer()
  await join(page, (await invite('Devi', 'editor')).link)
  await page.goto(`/desk/en${PAGE}/pictures`)
  await expect(page.getByText('stands before visitors at once')).toBeVisible()
  await page.getByRole('link', { name: 'Change them in the draft of the institution' }).click()
  await expect(page.getByText('is kept in the draft of the institution')).toBeVisible()
  const adding = page.getByRole('region', { name: 'Add a picture' })
  await adding.getByLabel('What is seen on it, in English').fill(words)
  const file = { name: 'loom.png', mimeType: 'image/png', buffer }
  await adding.getByLabel('Picture', { exact: true }).setInputFiles(file)
  await adding.getByRole('button', { name: 'Add this picture' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('The draft is saved')
  const mine = page.getByRole('listitem').filter({ has: page.getByAltText(words) })
  await mine.getByRole('button', { name: /^Make it the banner/ }).click()
  await expect(mine.getByRole('heading')).toHaveText('Picture 1 · banner')
  expect(await onWebsite()).not.toContain(words)
  await lookAtDesk(page, browser, [`${PAGE}/pictures`, `${PAGE}/pictures?in=draft`])

  await page.goto(`/desk/en${PAGE}/pictures?in=draft`)
  await page.getByRole('link', { name: 'Look at the draft, and publish it' }).click()
  await expect(page.getByRole('table').first()).toContainText(words)
  const link = (await page.locator('a[href^="/desk/preview?"]').getAttribute('href')) ?? ''
  const phone = await browser.newContext({ baseURL: SAMPLE_SITE, viewport: { width: 360, height: 800 } })
  const preview = await phone.newPage()
  await preview.goto(link)
  await expect(preview.getByRole('link', { name: `Open picture 1 of 9: ${words}` })).toBeVisible()
  await phone.close()

  await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Published')
  await expect.poll(onWebsite, { timeout: 10_000 }).toContain(words)

  // Back to what it was, as a change of its own.
  await page.getByRole('link', { name: 'Bring back what lists said' }).click()
  await expect(page.getByRole('table').first()).toContainText(words)
  await page.getByRole('button', { name: 'Publish it again' }).click()
  await expect.poll(onWebsite, { timeout: 10_000 }).not.toContain(words)
})
