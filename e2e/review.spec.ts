import { expect, type Page } from '@playwright/test'
import { endSession, faults, signInQuickly, whenSignedIn } from '@/e2e/account/test'
import { EMBEDDED, loginDialog, logIn, oncePerGate, OTHER, tabTo, test, toasts } from '@/e2e/sign-in/test'

/**
 * Institutions of which no other test counts the reviews; `plain` for the plain form, because who reads a
 * page while it is written has the old one made once more.
 */
const PLACES = [
  { site: EMBEDDED, path: '/college/detail?id=11', plain: '/college/detail?id=15' },
  { site: OTHER, path: '/college/detail?id=9021', plain: '/college/detail?id=9024' },
] as const

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Write Review' })
const write = (page: Page) => page.getByRole('link', { name: 'Write Review' })
/** A text that is found again among those of other tests. */
const text = () => `Good teachers and long queues, ${Math.random().toString(36).slice(2)}.`

/** What was written stands on the page of the institution. */
async function stands(page: Page, written: string) {
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(written)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
}

async function fillIn(page: Page, description: string, stars = '4 stars') {
  await dialog(page).getByLabel('Role').fill('Student')
  await dialog(page).getByRole('radio', { name: stars }).check({ force: true })
  await dialog(page).getByLabel('Description').fill(description)
}
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Review' }).click()

for (const { site, path, plain } of PLACES) {
  test.describe(site.name, () => {
    test.use({ baseURL: site.url })

    test('signed out: it is said, and the form opens after signing in, by keyboard alone', async ({ page }) => {
      const phone = await site.student()
      await page.goto(`${path}#reviews`)
      await page.getByRole('button', { name: 'Login', exact: true }).waitFor()
      await tabTo(page, write(page))
      await page.keyboard.press('Enter')
      await expect(toasts(page).getByText('Please log in to submit a review.')).toBeVisible()
      await logIn(page, site, phone)
      await expect(dialog(page).getByLabel('Name')).toBeFocused()

      await tabTo(page, dialog(page).getByRole('button', { name: 'Submit Review' }))
      await page.keyboard.press('Enter')
      await expect(dialog(page).getByText('Role is required.')).toBeVisible()
      await expect(dialog(page).getByLabel('Role')).toBeFocused()
      await page.keyboard.type('Student')
      await expect(dialog(page).getByText('Role is required.')).toBeHidden()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight')
      await expect(dialog(page).getByRole('radio', { name: '4 stars' })).toBeChecked()
      await page.keyboard.press('Tab')
      const description = text()
      await page.keyboard.type(description)
      await tabTo(page, dialog(page).getByRole('button', { name: 'Submit Review' }))
      await page.keyboard.press('Enter')

      await expect(toasts(page).getByText('Review submitted successfully!')).toBeVisible()
      await expect(dialog(page)).toBeHidden()
      await stands(page, description)
      expect(await page.request.get(path).then((answer) => answer.text())).toContain(description)
    })

    test('a session that is over costs nothing that was typed', oncePerGate(site), async ({ page }) => {
      const phone = await signInQuickly(page, site)
      await page.goto(`${path}#reviews`)
      await whenSignedIn(page)
      await write(page).click()
      const description = text()
      await fillIn(page, description)
      await endSession(page, site)
      await send(page)
      await expect(loginDialog(page)).toBeVisible()
      expect(phone).toHaveLength(10)
      await page.keyboard.press('Escape')
      await expect(loginDialog(page)).toBeHidden()
      await write(page).click()
      await expect(loginDialog(page)).toBeVisible()
    })

    test.describe('without JavaScript', oncePerGate(site), () => {
      test.use({ javaScriptEnabled: false })

      test('a page with the form: errors beside the fields, the text kept, and what came of it', async ({ page }) => {
        await signInQuickly(page, site)
        await page.goto(plain)
        await write(page).click()
        await expect(page).toHaveURL(/\/college\/review\?id=/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write Review')
        const description = text()
        await page.getByLabel('Name').fill('Asha R')
        await page.getByLabel('Description').fill(description)
        await page.getByRole('button', { name: 'Submit Review' }).click()
        await expect(page.getByText('Role is required.')).toBeVisible()
        await expect(page.getByText('Please select a rating.')).toBeVisible()
        await expect(page.getByLabel('Description')).toHaveValue(description)
        await page.getByLabel('Role').fill('Parent')
        await page.getByRole('radio', { name: '2 stars' }).check({ force: true })
        await page.getByRole('button', { name: 'Submit Review' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review submitted successfully!')
        await page.getByRole('link', { name: 'Back to the institution' }).click()
        await expect(page.getByText(description)).toBeVisible()
      })

      test('signed out it leads to signing in, and back', async ({ page }) => {
        await page.goto(path)
        await write(page).click()
        await expect(page).toHaveURL(`${site.url}/#sign-in`)
        await expect(page.getByText('Please sign in to see that page.')).toBeVisible()
      })
    })
  })
}

test('one review of each student: a second one changes the first', async ({ page }) => {
  await signInQuickly(page, EMBEDDED)
  await page.goto('/college/detail?id=12#reviews')
  await whenSignedIn(page)
  await write(page).click()
  const [first, second] = [text(), text()]
  await fillIn(page, first)
  await send(page)
  await expect(dialog(page)).toBeHidden()
  await stands(page, first)
  await whenSignedIn(page)
  await write(page).click()
  await expect(dialog(page).getByText(/^You reviewed this institution before/)).toBeVisible()
  await expect(dialog(page).getByLabel('Description')).toHaveValue(first)
  await expect(dialog(page).getByRole('radio', { name: '4 stars' })).toBeChecked()
  await dialog(page).getByLabel('Description').fill(second)
  await send(page)
  await expect(dialog(page)).toBeHidden()
  await stands(page, second)
  await expect(page.getByText(first)).toBeHidden()
})

test('two who write at the same moment are both counted', async ({ browser, page }) => {
  const other = await (await browser.newContext({ baseURL: EMBEDDED.url })).newPage()
  const path = '/college/detail?id=14'
  const writers = [
    { page, stars: '1 star', written: text() },
    { page: other, stars: '5 stars', written: text() },
  ]
  const figures = (count: number) => page.getByRole('link', { name: new RegExp(`${count} reviews$`) })
  for (const writer of writers) {
    await signInQuickly(writer.page, EMBEDDED)
    await writer.page.goto(`${path}#reviews`)
    await whenSignedIn(writer.page)
    // The sample has two reviews of this institution.
    if (writer.page === page) await expect(figures(2)).toContainText('4.5')
    await write(writer.page).click()
    await fillIn(writer.page, writer.written, writer.stars)
  }
  await Promise.all(writers.map((writer) => send(writer.page)))
  for (const writer of writers) await stands(page, writer.written)
  await expect(figures(4)).toContainText('3.8')
  await other.context().close()
})

test('what the provider finds wrong stands beside its field', async ({ page }) => {
  await signInQuickly(page, OTHER)
  await page.goto(`${OTHER.url}/college/detail?id=9022#reviews`)
  await whenSignedIn(page)
  await write(page).click()
  await fillIn(page, 'As stubborn as a donkey, all of them.')
  await send(page)
  await expect(dialog(page).getByLabel('Description')).toHaveAccessibleDescription('Please do not write "donkey"')
})

for (const width of [360, 1280]) {
  test(`axe finds nothing in the modal and on the page, and nothing is too wide: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInQuickly(page, EMBEDDED)
    await page.goto('/college/detail?id=13#reviews')
    await whenSignedIn(page)
    await write(page).click()
    await expect(dialog(page).getByLabel('Role')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await send(page)
    await expect(dialog(page).getByText('Role is required.')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.goto('/kn/college/review?id=13')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
}
