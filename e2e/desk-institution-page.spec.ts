import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** What the page of an institution shows in lists and longer texts, without JavaScript. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** An institution of which no other test looks at the facilities. */
const INSTITUTE = 37
/** One of which no other test looks at the pictures of its facilities. */
const OTHER_INSTITUTE = 38

test('a facility is added to the draft, mended, looked at and published with a profile @journey', async ({
  page,
  browser,
}) => {
  test.slow()
  const name = `Planetarium ${Date.now()}`
  const onWebsite = async () => (await page.request.get(`/college/detail?id=${INSTITUTE}`)).text()
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).first().click()
  await join(page, (await invite('Gauri', 'editor')).link)
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  await page.getByRole('link', { name: 'Overview, admission, placement' }).click()
  await page.waitForURL(/\/page$/)
  const facilities = page.locator('#list-facilities')
  const number = (await facilities.locator(':scope > details').count()) + 1
  await facilities.getByRole('button', { name: 'Add an entry' }).click()
  await page.waitForURL(/#list-facilities$/)
  const title = (lang: string) => page.locator(`[id="f.facilities.${number}.title.${lang}"]`)
  await title('kn').fill('ತಾರಾಲಯ')
  await press('Keep it in the draft')

  // It need not be right: the record says so, with the way to it, and the page says where.
  await page.waitForURL(new RegExp(`institutions/${INSTITUTE}$`))
  await expect(page.getByRole('table').first()).toContainText('Facilities')
  await expect(page.getByText('Some texts or lists of its page cannot be taken.')).toBeVisible()
  await lookAtDesk(page, browser, [`/institutions/${INSTITUTE}`, `/institutions/${INSTITUTE}/page`])
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  await page.getByRole('link', { name: 'Mend them' }).click()
  await page.waitForURL(/\/page$/)
  await expect(title('en')).toHaveAttribute('aria-invalid', 'true')
  await expect(title('kn')).toHaveValue('ತಾರಾಲಯ')
  await title('en').fill(name)
  await press('Keep it in the draft')
  await page.waitForURL(new RegExp(`institutions/${INSTITUTE}$`))
  expect(await onWebsite()).not.toContain(name)

  const preview = await browser.newPage({ baseURL: SAMPLE_SITE })
  await preview.goto((await page.locator('a[href^="/desk/preview?"]').getAttribute('href')) ?? '')
  await expect(preview.getByText(name)).toHaveCount(1)
  await preview.close()

  await page.getByLabel('LinkedIn').fill(`linkedin.com/school/${INSTITUTE}`)
  await press('Publish')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Published')
  await expect.poll(onWebsite, { timeout: 10_000 }).toContain(name)
  expect(await onWebsite()).toContain(`https://linkedin.com/school/${INSTITUTE}`)
  await expect(page.getByText(`Facilities › ${number} › Title › English: ${name}`).first()).toBeVisible()
})

test('a picture of a facility is uploaded, seen on the preview, published, and taken away', async ({
  page,
  browser,
}) => {
  test.slow()
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).first().click()
  const said = page.getByRole('main').locator(':is([role=status], [role=alert])').first()
  const form = `/desk/en/institutions/${OTHER_INSTITUTE}/page`
  const address = page.locator('[id="f.facilities.1.image"]')
  const file = page.locator('[id="file.facilities.1.image"]')
  const upload = () => page.locator('button[value="upload:facilities.1.image"]').click()
  await join(page, (await invite('Girija', 'editor')).link)
  await page.goto(form)
  await page.locator('#list-facilities details > summary').first().click()
  const before = await address.inputValue()
  const title = await page.locator('[id="f.facilities.1.title.en"]').inputValue()
  await page.locator('[id="f.facilities.1.title.en"]').fill(`${title} hall`)

  await file.setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await upload()
  await expect(page.getByText('This is no JPEG, PNG or WebP picture.')).toBeVisible()
  const photo = sharp({ create: { width: 900, height: 500, channels: 3, background: 'teal' } })
  await file.setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() })
  await upload()
  await expect(said).toContainText('The picture stands at its place in the draft')
  await expect(address).toHaveValue(/^\/media\/content\/[0-9a-f]{32}\.webp$/)
  await expect(page.locator('[id="f.facilities.1.title.en"]')).toHaveValue(`${title} hall`)
  const name = (await address.inputValue()).slice(-37, -5)
  const shows = async (of: Page, path: string) => (await (await of.request.get(path)).text()).includes(name)
  const onWebsite = () => shows(page, `/college/detail?id=${OTHER_INSTITUTE}`)
  expect(await onWebsite()).toBe(false)
  await lookAtDesk(page, browser, [`/institutions/${OTHER_INSTITUTE}/page`])

  await page.goto(`/desk/en/institutions/${OTHER_INSTITUTE}`)
  const preview = await browser.newPage({ baseURL: SAMPLE_SITE })
  await preview.goto((await page.locator('a[href^="/desk/preview?"]').getAttribute('href')) ?? '')
  expect(await preview.content()).toContain(name)
  await preview.close()
  await press('Publish')
  await expect(said).toContainText('Published')
  await expect.poll(onWebsite, { timeout: 5_000 }).toBe(true)

  await page.goto(form)
  await page.locator('#list-facilities details > summary').first().click()
  await page.locator('button[value="clear:facilities.1.image"]').click()
  await expect(said).toContainText('No picture stands there any more in what you edit')
  await expect(address).toHaveValue('')
  // As it was, for the other tests.
  await address.fill(before)
  await page.locator('[id="f.facilities.1.title.en"]').fill(title)
  await press('Keep it in the draft')
  await page.waitForURL(new RegExp(`institutions/${OTHER_INSTITUTE}$`))
  await press('Publish')
  await expect(said).toContainText('Published')
  await expect.poll(onWebsite, { timeout: 5_000 }).toBe(false)
})
