import { expect, type Page } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { getMessages } from '@/lib/messages/catalogue'
import { SAMPLE_SITE } from '@/playwright.config'

/** Which institutions the home page shows, without JavaScript. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** An institution that the sample shows in no list of the home page. */
const INSTITUTE = 41
const PAGE = '/home-lists/top'

const said = (page: Page) => page.getByRole('main').locator(':is([role=status], [role=alert])').first()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('a list of the home page is drafted, looked at on a phone, published, and brought back @journey', async ({
  page,
  browser,
}) => {
  test.slow()
  const onWebsite = async () => (await page.request.get('/')).text()
  await join(page, (await invite('Hema', 'editor')).link)
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? 'no name'
  expect(await onWebsite()).not.toContain(name)
  await page.getByRole('link', { name: 'Home page lists' }).click()
  await page.waitForURL(/home-lists$/)
  await page.getByRole('link', { name: 'Top institutions' }).click()
  await page.waitForURL(/home-lists\/top$/)
  const field = page.getByLabel('Number of the institution')
  await field.fill(name)
  await press(page, 'Add it')
  await expect(page.getByText('No institution that stands has this number.')).toBeVisible()
  await expect(field).toHaveValue(name)
  await page.getByText('Find it by its name').click()
  await page.getByLabel('Which institution').fill(name)
  await press(page, 'Find')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(field).toHaveValue(String(INSTITUTE))
  await field.fill(`${SAMPLE_SITE}/college/detail?id=${INSTITUTE}`)
  await press(page, 'Add it')
  await expect(said(page)).toContainText('The draft is saved')
  const list = page.getByRole('list').filter({ has: page.getByRole('button') })
  await expect(list.getByRole('listitem').last()).toContainText(name)
  await expect(page.getByText('This is a draft of Hema')).toBeVisible()
  await expect(page.getByRole('table').first()).toContainText(name)
  expect(await onWebsite()).not.toContain(name)
  await press(page, `Move up: ${name}`)
  await expect(list.getByRole('listitem').last()).not.toContainText(name)

  // On a phone on which nobody is signed in.
  const phone = await browser.newContext({ baseURL: SAMPLE_SITE, viewport: { width: 360, height: 800 } })
  const preview = await phone.newPage()
  await preview.goto((await page.locator('a[href^="/desk/preview?"]').getAttribute('href')) ?? '')
  await expect(preview).toHaveURL('/desk/preview/en')
  await expect(preview.getByText(name).first()).toBeVisible()
  await expect(preview.getByText('Preview of a draft.')).toBeVisible()
  await preview.goto('/')
  await expect(preview.getByText(name)).toHaveCount(0)
  await phone.close()

  // A time that is over is refused beside its field, in Kannada; what is typed goes with it.
  const kannada = getMessages('kn').deskContent
  await page.goto(`/desk/kn${PAGE}`)
  await page.locator('summary', { hasText: kannada.atTime }).click()
  await page.locator('[id="at.day"]').fill('2020-01-01')
  await page.locator('[id="at.time"]').fill('09:30')
  await press(page, kannada.publishAtTime)
  await expect(page.getByText(kannada.timeFlaws.past)).toBeVisible()
  await lookAtDesk(page, browser, ['', '/home-lists', PAGE])

  await page.goto(`/desk/en${PAGE}`)
  await press(page, 'Publish')
  await expect(said(page)).toContainText('Published')
  await expect.poll(onWebsite, { timeout: 10_000 }).toContain(name)

  // Back to what it was: shown first, then a change of its own.
  await page.getByRole('link', { name: 'Bring back what it said before' }).click()
  await expect(page.getByRole('table').first()).toContainText(name)
  await lookAtDesk(page, browser, [page.url().split('/desk/en')[1] ?? ''])
  await press(page, 'Publish it again')
  await expect(said(page)).toContainText('Published')
  await expect(list.getByText(name)).toHaveCount(0)
  await expect.poll(onWebsite, { timeout: 10_000 }).not.toContain(name)
})
