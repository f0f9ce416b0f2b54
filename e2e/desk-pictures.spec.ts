import { expect } from '@playwright/test'
import sharp from 'sharp'
import { axeFinds } from '@/e2e/axe'
import { drawFrame } from '@/e2e/desk-frame'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** Pictures of an institution at the desk, without JavaScript: one is added, becomes the banner, is removed and comes back; with it, a frame is drawn. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** Institutions at whose pictures no other test looks. */
const INSTITUTE = 31
const FRAMED = 32

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

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true })

  test('what stays of a picture is drawn with the mouse and by keyboard', async ({ page }) => {
    const words = `The red gate ${Date.now()}`
    // Blue, but for its last quarter.
    const red = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'blue' } })
    const file = await photo
      .composite([{ input: red, left: 800, top: 600 }])
      .png()
      .toBuffer()
    await join(page, (await invite('Chaya', 'editor')).link)
    await page.goto(`/desk/en/institutions/${FRAMED}/pictures`)
    const adding = page.getByRole('region', { name: 'Add a picture' })
    await adding.getByLabel('What is seen on it, in English').fill(words)
    await adding
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: file })
    const frame = adding.getByRole('group', { name: 'The frame' })
    await expect(adding.getByLabel('What stays of it')).toHaveValue('middle')
    expect(await axeFinds(page)).toEqual([])

    expect(await drawFrame(frame)).toBeCloseTo(16 / 9, 1)
    await expect(adding.getByLabel('What stays of it')).toHaveValue('frame')
    // By keyboard to the lower edge.
    await frame.getByLabel('Down').focus()
    await page.keyboard.press('End')
    await frame.getByLabel('Size').focus()
    await page.keyboard.press('ArrowRight')
    await adding.getByRole('button', { name: 'Add this picture' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Saved')

    const mine = page.getByRole('listitem').filter({ has: page.getByAltText(words) })
    // As it was made, which the smaller one on the page is made of.
    const shown = (await mine.getByAltText(words).getAttribute('src')) ?? ''
    const answer = await page.request.get(new URL(shown, SAMPLE_SITE).searchParams.get('url') ?? shown)
    expect(answer.headers()['content-type']).toBe('image/webp')
    const { channels } = await sharp(await answer.body()).stats()
    expect(channels[0]?.mean).toBeGreaterThan(240)
    expect(channels[2]?.mean).toBeLessThan(15)
    await mine.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Removed')
  })
})
