import { expect, type Page } from '@playwright/test'
import { axeFinds } from '@/e2e/axe'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** The room Content: two people, one section, without JavaScript; and with it, what was typed and not saved. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

const FORM = '/desk/en/content/mentor'
const said = (page: Page) => page.getByRole('main').locator(':is([role=status], [role=alert])').first()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('a section is drafted, refused, published and reverted, and of two who write nobody loses a word @journey @long', async ({
  page,
  browser,
}) => {
  test.slow()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  const other = await context.newPage()
  await join(page, (await invite('Asha', 'editor')).link)
  await join(other, (await invite('Ravi', 'editor')).link)

  await page.goto('/desk/en/content')
  await page.getByRole('rowheader').getByRole('link', { name: 'Mentoring', exact: true }).click()
  await expect(page).toHaveURL(FORM)
  await other.goto(FORM)

  // By its place in the form: the groups are closed, and without JavaScript open as they are pressed.
  const title = (of: Page) => of.locator('[id="f.mentoring_title.en"]')
  const banner = (of: Page) => of.locator('summary', { hasText: 'Banner' }).first().click()
  await banner(page)
  const before = await title(page).inputValue()
  await title(page).fill('Mentors of the evening')
  await press(page, 'Save as a draft')
  await expect(said(page)).toContainText('The draft is saved')
  expect(await (await page.request.get('/mentoring')).text()).not.toContain('Mentors of the evening')

  // On a phone on which nobody is signed in.
  const phone = await browser.newContext({ baseURL: SAMPLE_SITE, viewport: { width: 360, height: 800 } })
  const preview = await phone.newPage()
  const link = await page.locator('a[href^="/desk/preview?"]').getAttribute('href')
  const answer = await preview.goto(link ?? 'no link')
  await expect(preview).toHaveURL('/desk/preview/en/mentoring')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Mentors of the evening')
  await expect(preview.getByText('Preview of a draft.')).toBeVisible()
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await preview.goto('/mentoring')
  await expect(preview.getByRole('heading', { level: 1 })).not.toHaveText('Mentors of the evening')
  await preview.goto('/desk/preview?page=/mentoring&lang=en&token=mentor.9999999999.x')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('This preview is over')
  await phone.close()

  // At a time: one that is over is refused beside its field, and one to come is set and taken back.
  const at = (name: string) => page.locator(`[id="at.${name}"]`)
  await page.locator('summary', { hasText: 'Publish at a time' }).click()
  await at('day').fill('2020-01-01')
  await at('time').fill('09:30')
  await press(page, 'Publish at this time')
  await expect(page.getByText('This time is over.')).toBeVisible()
  await expect(at('day')).toHaveValue('2020-01-01')
  await at('day').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
  await press(page, 'Publish at this time')
  await expect(said(page)).toContainText('is published at its time')
  const day = await at('day').inputValue()
  await at('day').fill('2020-01-01')
  await press(page, 'Publish at this time')
  await expect(said(page)).toContainText('The time was not changed')
  await at('day').fill(day)
  await press(page, 'Publish at this time')
  await expect(said(page)).toContainText('is published at its time')
  await lookAtDesk(page, browser, ['', '/content/mentor'])
  await page.goto('/desk/en/content')
  await expect(page.getByRole('row', { name: /Mentoring/ })).toContainText('9:30 am, Indian time. Asha set this.')
  await page.goto(FORM)
  await press(page, 'Take the time back')
  await expect(said(page)).toContainText('The time is taken back')

  await banner(other)
  await title(other).fill('Mentors of the morning')
  await press(other, 'Publish')
  await expect(said(other)).toContainText('Somebody else saved this while you were writing')
  await expect(other.getByRole('main')).toContainText('you were writing, Asha saved version')
  await other.getByRole('link', { name: 'Compare both' }).click()
  await expect(other.locator('del')).toHaveText('evening')
  await expect(other.locator('ins')).toHaveText('morning')

  await banner(page)
  await page.locator('[id="f.mentoring_banner_image"]').fill('nowhere')
  await press(page, 'Publish')
  await expect(said(page)).toContainText('Not published yet')
  await expect(page.locator('[id="f.mentoring_banner_image"]')).toHaveValue('nowhere')
  await expect(page.locator('[id="f.mentoring_banner_image"]')).toHaveAttribute('aria-invalid', 'true')
  await lookAtDesk(page, browser, ['/content', '/content/mentor/versions', '/content/mentors_data'])

  await page.goto(`${FORM}/versions`)
  await page.getByRole('rowheader').getByRole('link').last().click()
  await press(page, 'Publish version 1')
  await banner(page)
  await title(page).fill('Mentors of the day')
  await press(page, 'Publish')
  await expect(said(page)).toContainText('Published')
  await expect
    .poll(async () => (await page.request.get('/mentoring')).text(), { timeout: 10_000 })
    .toContain('Mentors of the day')

  await page.goto(`${FORM}/versions/1`)
  await lookAtDesk(page, browser, ['/content/mentor/versions/2'])
  await press(page, 'Publish version 1')
  await expect(said(page)).toContainText('Published')
  await expect(title(page)).toHaveValue(before)
  await context.close()
})

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true })

  test('what was typed and not saved is offered to whoever comes back, until it is saved', async ({ page }) => {
    const form = '/desk/en/content/about'
    const title = page.locator('[id="f.about_us_banner_title.en"]')
    const offer = page.getByText('You had typed something else here')
    await join(page, (await invite('Meena', 'editor')).link)
    await page.goto(form)
    await expect(offer).toHaveCount(0)
    await page.locator('summary', { hasText: 'Banner' }).first().click()
    await title.fill('About the evening')

    await page.goto('/desk/en/content')
    await page.goto(form)
    await expect(offer).toBeVisible()
    await expect(title).not.toHaveValue('About the evening')
    expect(await axeFinds(page)).toEqual([])
    await page.getByRole('button', { name: 'Take it up' }).click()
    await expect(title).toHaveValue('About the evening')
    await expect(title).toBeFocused()

    await press(page, 'Save as a draft')
    await expect(said(page)).toContainText('The draft is saved')
    await page.goto('/desk/en/content')
    await page.goto(form)
    await expect(title).toHaveValue('About the evening')
    await expect(offer).toBeHidden()

    // So is what was typed of one that is new, until it is added, and of a table.
    const adding = '/desk/en/notifications/new'
    const headline = page.locator('[name=title]')
    await page.goto(adding)
    await headline.fill('Hostels open in June')
    await page.goto('/desk/en')
    await page.goto(adding)
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'Take it up' }).click()
    await expect(headline).toHaveValue('Hostels open in June')
    await page.locator('[name=shown]').selectOption('no')
    await press(page, 'Add it')
    await expect(page).toHaveURL(/notifications\/notification\/\d+$/)
    await page.goto(adding)
    await expect(headline).toHaveValue('')
    await expect(offer).toBeHidden()

    const courses = '/desk/en/institutions/33/courses'
    const rows = page.locator('[name=rows]')
    await page.goto(courses)
    await rows.fill('Course\nB.Sc Forestry')
    await page.goto('/desk/en')
    await page.goto(courses)
    await expect(rows).not.toHaveValue(/Forestry/)
    await page.getByRole('button', { name: 'Discard it' }).click()
    await page.goto(courses)
    await expect(rows).not.toHaveValue(/Forestry/)
    await expect(offer).toBeHidden()
  })
  test('what the website leaves out of a policy is said as it is typed', async ({ page }) => {
    await join(page, (await invite('Kaveri', 'editor')).link)
    await page.goto('/desk/en/content/termpolicy')
    const english = page.locator('textarea[lang=en]').first()
    await expect(english).toBeVisible()
    await english.fill('2. Refunds <table style="color: red"><tr><td>none</td></tr></table>')
    await expect(page.getByText('The website leaves this out: <table>, <tr>, <td>.')).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
    await english.fill('2. <b>Refunds</b>')
    await expect(page.getByText('The website leaves this out')).toHaveCount(0)
  })
})
