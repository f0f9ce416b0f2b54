import { expect, type Page } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { getMessages } from '@/lib/messages/catalogue'
import { SAMPLE_SITE } from '@/playwright.config'

/** Drafts of the records that are kept one at a time, by a plan, without JavaScript; amounts by a fee sheet. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

const said = (page: Page) => page.getByRole('main').locator(':is([role=status], [role=alert])').first()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('a plan is drafted, looked at on a phone, published within a second, and brought back @journey @long', async ({
  page,
  browser,
}, { annotations }) => {
  test.slow()
  const name = `Weaving Plan ${Date.now()}`
  const drafted = `${name} by hand`
  const onWebsite = async () => (await page.request.get('/pricing')).text()
  await join(page, (await invite('Madhu', 'editor')).link)
  await page.goto('/desk/en/plans/new')
  await page.getByLabel('Name in English').fill(name)
  await page.getByLabel('Paid by the').selectOption('Month')
  await page.getByLabel('Price in whole rupees').fill('2990')
  await page.getByLabel('In English, a line each').fill('A loom')
  await press(page, 'Add it')
  await expect(said(page)).toContainText('Added')
  const form = new URL(page.url()).pathname
  await page.getByLabel('Name in English').fill(drafted)
  await press(page, 'Save as a draft')
  await expect(said(page)).toContainText('The draft is saved')
  await expect(page.getByText('This is a draft of Madhu')).toBeVisible()
  await expect(page.getByRole('table').first()).toContainText(drafted)
  expect(await onWebsite()).not.toContain(drafted)

  // On a phone on which nobody is signed in.
  const phone = await browser.newContext({ baseURL: SAMPLE_SITE, viewport: { width: 360, height: 800 } })
  const preview = await phone.newPage()
  const answer = await preview.goto((await page.locator('a[href^="/desk/preview?"]').getAttribute('href')) ?? '')
  await expect(preview).toHaveURL('/desk/preview/en/pricing')
  await expect(preview.getByRole('heading', { name: drafted })).toBeVisible()
  await expect(preview.getByText('Preview of a draft.')).toBeVisible()
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await preview.goto('/pricing')
  await expect(preview.getByRole('heading', { name: drafted })).toHaveCount(0)
  await phone.close()

  // A time that is over is refused beside its field, in Kannada; what is typed goes with it.
  const kannada = getMessages('kn').deskContent
  await page.goto(form.replace('/en/', '/kn/'))
  await page.locator('summary', { hasText: kannada.atTime }).click()
  await page.locator('[id="at.day"]').fill('2020-01-01')
  await page.locator('[id="at.time"]').fill('09:30')
  await press(page, kannada.publishAtTime)
  await expect(page.getByText(kannada.timeFlaws.past)).toBeVisible()
  await lookAtDesk(page, browser, ['', form.replace('/desk/en', '')])

  await page.goto(form)
  await press(page, 'Publish')
  const pressed = Date.now()
  await expect(said(page)).toContainText('Published')
  await expect.poll(onWebsite, { timeout: 10_000, intervals: [50] }).toContain(drafted)
  annotations.push({ type: 'published', description: `seen ${Date.now() - pressed} ms after the desk had answered` })
  expect(Date.now() - pressed).toBeLessThan(1_000)

  // Back to what it was when it was added: shown first, then a change of its own.
  await page.goto(form)
  await page.getByRole('link', { name: 'Bring back this version' }).last().click()
  await expect(page.getByRole('table')).toContainText(drafted)
  await lookAtDesk(page, browser, [page.url().split('/desk/en')[1] ?? ''])
  await press(page, 'Publish it again')
  await expect(said(page)).toContainText('Published')
  await expect(page.getByLabel('Name in English')).toHaveValue(name)
  await page.getByText('Withdraw this plan').click()
  await press(page, 'Withdraw it')
  await expect(said(page)).toContainText('Withdrawn')
})

test('a plan that is not there yet is a draft first: kept, found again, looked at, published, and its words are left', async ({
  page,
  browser,
}) => {
  test.slow()
  const name = `Spinning Plan ${Date.now()}`
  const onWebsite = async () => (await page.request.get('/pricing')).text()
  await join(page, (await invite('Kaveri', 'editor')).link)
  await page.goto('/desk/en/plans/new')
  await page.getByLabel('Name in English').fill(name)
  await press(page, 'Save as a draft')
  await expect(said(page)).toContainText('The draft is saved')
  const draft = new URL(page.url()).pathname
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Nothing of this is there yet')).toBeVisible()
  // What is lacking stands beside its field; no page shows what cannot be published.
  await press(page, 'Publish')
  await expect(said(page)).toContainText('Not published yet')
  await expect(page.locator('a[href^="/desk/preview?"]')).toHaveCount(0)
  expect(await onWebsite()).not.toContain(name)

  // Found above the list, in Kannada, and kept on there.
  const kannada = getMessages('kn')
  await page.goto('/desk/kn/plans')
  await expect(page.getByRole('heading', { name: kannada.deskPlans.newDrafts })).toBeVisible()
  await lookAtDesk(page, browser, ['/plans', draft.replace('/desk/en', '')])
  await page.goto('/desk/en/plans')
  await page.getByRole('link', { name }).click()
  await page.getByLabel('Price in whole rupees').fill('1490')
  await page.getByLabel('Paid by the').selectOption('Month')
  await page.getByLabel('In English, a line each').fill('A wheel')
  await press(page, 'Save as a draft')
  await expect(said(page)).toContainText('The draft is saved')
  const link = (await page.locator('a[href^="/desk/preview?"]').getAttribute('href')) ?? ''
  const phone = await browser.newContext({ baseURL: SAMPLE_SITE, viewport: { width: 360, height: 800 } })
  const preview = await phone.newPage()
  await preview.goto(link)
  await expect(preview.getByRole('heading', { name })).toBeVisible()
  await phone.close()

  await page.goto(draft)
  await press(page, 'Publish')
  await expect(said(page)).toContainText('Published')
  const plan = new URL(page.url()).pathname
  expect(plan).toMatch(/\/plans\/plan\/\d+$/)
  await expect(page.getByLabel('Name in English')).toHaveValue(name)
  await expect.poll(onWebsite, { timeout: 10_000 }).toContain(name)
  // Whoever had it open is led to what it became.
  await page.goto(draft)
  await page.getByRole('link', { name: 'See what became of it' }).click()
  await expect(page).toHaveURL(plan)
  await page.getByText('Withdraw this plan').click()
  await press(page, 'Withdraw it')
  await expect(said(page)).toContainText('Withdrawn')
})

test('a draft of what is not there yet is discarded, and its words begin another', async ({ page, browser }) => {
  test.slow()
  const title = `Loom days ${Date.now()}`
  await join(page, (await invite('Tunga', 'editor')).link)
  await page.goto('/desk/en/notifications/new')
  await page.getByLabel('Title in English').fill(title)
  await press(page, 'Save as a draft')
  await expect(said(page)).toContainText('The draft is saved')
  await press(page, 'Discard the draft')
  await expect(said(page)).toContainText('discarded')
  await expect(page.getByText('A draft that Tunga discarded')).toBeVisible()
  await lookAtDesk(page, browser, [new URL(page.url()).pathname.replace('/desk/en', '')])
  await page.getByRole('link', { name: 'Bring it back' }).click()
  await expect(page.getByLabel('Title in English')).toHaveValue(title)
})

test('of the amounts of a fee sheet the rows alone that a draft changes stand side by side', async ({
  page,
  browser,
}) => {
  test.slow()
  await join(page, (await invite('Nagesh', 'editor')).link)
  await page.goto('/desk/en/fee-sheets/sheet/2025-26')
  const cell = page.locator('.desk-amounts input').first()
  await cell.fill('7')
  await press(page, 'Save as a draft')
  await expect(said(page)).toContainText('The draft is saved')
  await expect(page.locator('.desk-difference tbody tr')).toHaveCount(1)
  await lookAtDesk(page, browser, ['/fee-sheets/sheet/2025-26'])
  await page.goto('/desk/en/fee-sheets/sheet/2025-26')
  await press(page, 'Discard the draft')
  await expect(said(page)).toContainText('discarded')
})
