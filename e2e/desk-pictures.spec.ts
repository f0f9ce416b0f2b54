import { expect } from '@playwright/test'
import sharp from 'sharp'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** Pictures of an institution at the desk, without JavaScript: one is added, becomes the banner, is removed and comes back. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** An institution of whose pictures no other test looks. */
const INSTITUTE = 31

test('a picture that an editor adds is the page’s banner, and can be taken away', async ({ page, browser }) => {
  test.slow()
  const words = `The pond in spring ${Date.now()}`
  const photo = sharp({ create: { width: 900, height: 1600, channels: 3, background: 'teal' } })
  const file = { name: 'pond.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() }
  const rooms = `/desk/en/institutions/${INSTITUTE}`
  await join(page, (await invite('Chaya', 'editor')).link)
  await page.goto(rooms)
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.waitForURL('**/pictures')

  const adding = page.getByRole('region', { name: 'Add a picture' })
  const upload = async (chosen: typeof file) => {
    await adding.getByLabel('Picture', { exact: true }).setInputFiles(chosen)
    await adding.getByRole('button', { name: 'Add this picture' }).click()
  }
  await adding.getByLabel('What stays of it').selectOption('Cut: the middle')
  await adding.getByLabel('What is seen on it, in English').fill(words)
  await upload({ ...file, buffer: Buffer.from('no picture') })
  await expect(adding.getByText('This is no JPEG, PNG or WebP picture.')).toBeVisible()
  await expect(adding.getByLabel('What is seen on it, in English')).toHaveValue(words)
  await lookAtDesk(page, browser, [`/institutions/${INSTITUTE}/pictures`])
  await page.goto(`${rooms}/pictures`)
  await adding.getByLabel('What is seen on it, in English').fill(words)
  await upload(file)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Saved')
  const mine = page.getByRole('listitem').filter({ has: page.getByAltText(words) })
  await mine.getByRole('button', { name: /^Make it the banner/ }).click()
  await expect(mine.getByRole('heading')).toHaveText('Picture 1 · banner')

  const website = await browser.newPage({ baseURL: SAMPLE_SITE })
  const stands = (count: number) =>
    expect(async () => {
      await website.goto(`/college/detail?id=${INSTITUTE}`)
      await expect(website.getByRole('link', { name: words })).toHaveCount(count, { timeout: 1_000 })
    }).toPass()
  await stands(1)
  const address = (await website.getByRole('link', { name: words }).getAttribute('href')) ?? ''
  expect((await website.request.get(address)).headers()['content-type']).toBe('image/webp')

  await mine.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Removed')
  await stands(0)
  expect((await website.request.get(address)).status()).toBe(404)
  await page.getByRole('button', { name: `Bring back: ${words}` }).click()
  await expect(mine.getByRole('heading')).toHaveText('Picture 1 · banner')
  await mine.getByRole('button', { name: /^Remove/ }).click()
  await website.close()
})
