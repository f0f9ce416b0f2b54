import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFinds } from '@/e2e/axe'
import { drawFrame } from '@/e2e/desk-frame'
import { invite, join } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** A picture of a page's text is uploaded at its field, and stands on the page once it is published. */

test.use({ baseURL: SAMPLE_SITE })
// Both edit one section, one after the other.
test.describe.configure({ mode: 'default' })

const FORM = '/desk/en/content/contact'
const BANNER = 'contactus_banner_image'
const title = (page: Page) => page.locator('[id="f.contactus_banner_title.en"]')
const file = (page: Page) => page.locator(`[id="file.${BANNER}"]`)
const upload = (page: Page) => page.locator(`button[value="upload:${BANNER}"]`).click()
const said = (page: Page) => page.getByRole('main').locator(':is([role=status], [role=alert])').first()
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).first().click()

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } })

    test('an editor uploads it; what is no picture is said beside it, and nothing typed is lost', async ({
      page,
      browser,
    }) => {
      test.slow()
      const words = `Write to us ${Date.now()}`
      const photo = sharp({ create: { width: 900, height: 400, channels: 3, background: 'teal' } })
      const sent = { name: 'desk.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() }
      await join(page, (await invite('Chaya', 'editor')).link)
      await page.goto(FORM)
      await page.locator('summary', { hasText: 'Banner' }).first().click()
      const before = {
        title: await title(page).inputValue(),
        image: await page.locator(`[id="f.${BANNER}"]`).inputValue(),
      }
      await title(page).fill(words)
      await file(page).setInputFiles({ ...sent, buffer: Buffer.from('no picture') })
      await upload(page)
      await expect(page.getByText('This is no JPEG, PNG or WebP picture.')).toBeVisible()
      await expect(title(page)).toHaveValue(words)
      if (javaScriptEnabled) expect(await axeFinds(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

      await file(page).setInputFiles(sent)
      await upload(page)
      await expect(said(page)).toContainText('The picture stands at its place in the draft')
      const address = page.locator(`[id="f.${BANNER}"]`)
      await expect(address).toHaveValue(/^\/media\/content\/[0-9a-f]{32}\.webp$/)
      await expect(title(page)).toHaveValue(words)
      const picture = await address.inputValue()
      // Beside its field, as it is: a picture that does not come has no width.
      const shown = page.locator('.desk-field', { has: address }).getByRole('presentation')
      await shown.scrollIntoViewIfNeeded()
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      const website = await browser.newPage({ baseURL: SAMPLE_SITE })
      const shows = async () => (await (await website.request.get('/contact')).text()).includes(picture.slice(-36, -5))
      expect(await shows()).toBe(false)
      // Other tests read the page meanwhile.
      await title(page).fill(before.title)
      await publish(page)
      await expect(said(page)).toContainText('Published')
      await expect.poll(shows, { timeout: 5_000 }).toBe(true)
      expect((await website.request.get(`/media${picture}`)).headers()['content-type']).toBe('image/webp')

      // As it was, for the other tests.
      await page.locator('summary', { hasText: 'Banner' }).first().click()
      await address.fill(before.image)
      await publish(page)
      await expect(said(page)).toContainText('Published')
      await website.close()
    })
  })

/** Blue, but for its last quarter. */
async function photo(): Promise<Buffer> {
  const red = sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
  const blue = sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'blue' } })
  return blue
    .composite([{ input: await red.png().toBuffer(), left: 800, top: 600 }])
    .png()
    .toBuffer()
}

for (const hand of ['the mouse', 'the keyboard alone'] as const)
  test(`what stays of a picture is drawn at its field with ${hand}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(hand === 'the mouse' ? { width: 1280, height: 900 } : { width: 360, height: 800 })
    await join(page, (await invite('Chaya', 'editor')).link)
    await page.goto(FORM)
    await page.locator('summary', { hasText: 'Banner' }).first().click()
    const sent = { name: 'gate.png', mimeType: 'image/png', buffer: await photo() }
    await file(page).setInputFiles(sent)
    const part = page.getByRole('combobox', { name: /^Part: / }).first()
    const frame = page.getByRole('group', { name: /^The frame: / })
    await expect(frame).toBeVisible()
    if (hand === 'the mouse') {
      await part.selectOption('Cut: the middle')
      await drawFrame(frame, { isLowered: true })
    } else {
      const tabTo = async (wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
        for (let presses = 0; presses < 12; presses += 1) {
          if (await wanted.evaluate((element) => element === document.activeElement)) return
          await page.keyboard.press(key)
        }
        await expect(wanted).toBeFocused()
      }
      await file(page).focus()
      await tabTo(part)
      // Its options stand in this order: all of it, the beginning, the middle.
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(part).toHaveValue('middle')
      await tabTo(frame.getByLabel('Size'))
      await page.keyboard.press('Home')
      await tabTo(frame.getByLabel('Down'), 'Shift+Tab')
      await page.keyboard.press('End')
      await tabTo(frame.getByLabel('To the right'), 'Shift+Tab')
      await page.keyboard.press('End')
    }
    await expect(part).toHaveValue('frame')
    expect(await axeFinds(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    if (hand === 'the mouse') await upload(page)
    else {
      await page.locator(`button[value="upload:${BANNER}"]`).focus()
      await page.keyboard.press('Enter')
    }
    await expect(said(page)).toContainText('The picture stands at its place in the draft')
    const address = await page.locator(`[id="f.${BANNER}"]`).inputValue()
    const made = await page.request.get(`/media${address}`)
    const { width = 0, height = 1 } = await sharp(await made.body()).metadata()
    expect(width / height).toBeCloseTo(16 / 9, 1)
    const { channels } = await sharp(await made.body()).stats()
    expect(channels[0]?.mean).toBeGreaterThan(240)
    expect(channels[2]?.mean).toBeLessThan(15)
    await page.getByRole('button', { name: 'Discard the draft' }).first().click()
    await expect(said(page)).toContainText(/discarded/i)
  })
