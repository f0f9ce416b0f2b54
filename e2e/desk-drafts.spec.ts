import { expect, type Page } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { getMessages } from '@/lib/messages/catalogue'
import { SAMPLE_SITE } from '@/playwright.config'

/** Drafts of institutions, without JavaScript, in Kannada where a form is pressed and in English where it is read. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** An institution of which no other test looks at the motto. */
const INSTITUTE = 27
const FORM = `/desk/en/institutions/${INSTITUTE}`
const said = (page: Page) => page.getByRole('main').locator(':is([role=status], [role=alert])').first()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('an institution is drafted, looked at on a phone, timed, published and brought back @journey', async ({
  page,
  browser,
}) => {
  test.slow()
  const motto = `Drafted at ${Date.now()}`
  const onWebsite = async () => (await page.request.get(`/college/detail?id=${INSTITUTE}`)).text()
  await join(page, (await invite('Chandra', 'editor')).link)
  await page.goto(FORM)
  const before = await page.getByLabel('Motto in English').inputValue()
  await page.getByLabel('Motto in English').fill(motto)
  await press(page, 'Save as a draft')
  await expect(said(page)).toContainText('The draft is saved')
  await expect(page.getByText('This is a draft of Chandra')).toBeVisible()
  await expect(page.getByLabel('Motto in English')).toHaveValue(motto)
  await expect(page.getByRole('table').first()).toContainText(motto)
  expect(await onWebsite()).not.toContain(motto)

  // On a phone on which nobody is signed in.
  const phone = await browser.newContext({ baseURL: SAMPLE_SITE, viewport: { width: 360, height: 800 } })
  const preview = await phone.newPage()
  const answer = await preview.goto((await page.locator('a[href^="/desk/preview?"]').getAttribute('href')) ?? '')
  await expect(preview).toHaveURL(`/desk/preview/en/college/${INSTITUTE}`)
  await expect(preview.getByText(motto).first()).toBeVisible()
  await expect(preview.getByText('Preview of a draft.')).toBeVisible()
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await preview.goto(`/college/detail?id=${INSTITUTE}`)
  await expect(preview.getByText(motto)).toHaveCount(0)
  await phone.close()

  // At a time, in Kannada; what is typed goes with it.
  const kannada = getMessages('kn').deskContent
  await page.goto(FORM.replace('/en/', '/kn/'))
  const at = (name: string) => page.locator(`[id="at.${name}"]`)
  await page.locator('summary', { hasText: kannada.atTime }).click()
  await at('day').fill('2020-01-01')
  await at('time').fill('09:30')
  await press(page, kannada.publishAtTime)
  await expect(page.getByText(kannada.timeFlaws.past)).toBeVisible()
  await at('day').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
  await press(page, kannada.publishAtTime)
  await expect(said(page)).toContainText(getMessages('kn').desk.said.timeSet)
  await page.goto('/desk/en')
  await expect(page.getByRole('main')).toContainText('9:30 am, Indian time. Chandra set this.')
  await lookAtDesk(page, browser, ['', `/institutions/${INSTITUTE}`])
  await page.goto(FORM)
  await press(page, 'Take the time back')
  await expect(said(page)).toContainText('The time is taken back')

  await press(page, 'Publish')
  await expect(said(page)).toContainText('Published')
  await expect.poll(onWebsite, { timeout: 10_000 }).toContain(motto)

  // Back to what stood before: shown first, then a change of its own.
  await page.goto(FORM)
  await page.getByRole('link', { name: 'Bring back what lists said' }).click()
  await expect(page.getByRole('table')).toContainText(motto)
  await lookAtDesk(page, browser, [new URL(page.url()).pathname.replace('/desk/en', '')])
  await press(page, 'Publish it again')
  await expect(said(page)).toContainText('Published')
  await expect(page.getByLabel('Motto in English')).toHaveValue(before)
  await expect.poll(onWebsite, { timeout: 10_000 }).not.toContain(motto)
})
