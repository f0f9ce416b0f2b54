import { expect, type Page } from '@playwright/test'
import { axeFinds, isLookedAt } from '@/e2e/axe'
import { test } from '@/e2e/sign-in/test'
import { OTHER_SITE, SAMPLE_SITE } from '@/playwright.config'

/** What a seat costs a family (docs/adr/0091-what-it-costs.md). */
test.use({ baseURL: SAMPLE_SITE })

const main = (page: Page) => page.getByRole('main')

async function ask(page: Page, choice: { line: string; category?: string; income?: string; seat?: string }) {
  const { line, category, income, seat } = choice
  await page.getByLabel('Course and kind of college').selectOption(line)
  if (category !== undefined) await page.getByLabel('Category', { exact: true }).selectOption(category)
  if (income !== undefined) await page.getByLabel('Income of the family in a year').selectOption({ label: income })
  if (seat !== undefined) await page.getByLabel('Seat', { exact: true }).selectOption(seat)
  await page.getByRole('button', { name: 'Show what it costs' }).click()
}
const ENGINEERING = 'Engineering: Government colleges'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a family of 2A with ₹2 lakh is told what it pays, and why', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto('/costs')
      await ask(page, { line: ENGINEERING, category: '2A', income: 'More than ₹1,00,000, up to ₹2,50,000' })
      await expect(page).toHaveURL(`${SAMPLE_SITE}/costs/answer`)
      const answer = page.getByRole('region', { name: 'Your family would pay about ₹44,200 a year' })
      await expect(answer).toContainText('₹1,76,800 for the whole course')
      await expect(answer).toContainText(
        'Karnataka Examinations Authority · no order number · dated 23 Jul 2024 · page 1',
      )
      await expect(answer).toContainText('Hostel and mess: ask the college')
      // On paper nobody opens what is folded.
      await expect(answer.getByText('Year 4', { exact: true })).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(answer.getByText('Year 4', { exact: true })).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
      // It is nobody else's: another browser finds nothing there.
      const other = await page.context().browser()?.newContext({ baseURL: SAMPLE_SITE })
      const stranger = await other?.newPage()
      await stranger?.goto('/costs/answer')
      await expect(stranger?.getByText('What was chosen is kept for five minutes only.') ?? main(page)).toBeVisible()
      await other?.close()
    })

    test('from a college its own figures go along: hostel, mess and a management seat', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto('/college/detail?id=1')
      const link = page.locator('a[href^="/costs?course=engineering&kind=unaided-1"]')
      await page.goto((await link.getAttribute('href')) ?? '')
      await expect(page.getByText('At Suragi Institute of Technology, Puttur')).toBeVisible()
      await expect(page.getByLabel('Course and kind of college')).toHaveValue('2025-26:engineering:unaided-1')
      await page.getByLabel('Category', { exact: true }).selectOption('GM')
      await page.getByRole('button', { name: 'Show what it costs' }).click()
      await expect(page).toHaveURL(`${SAMPLE_SITE}/costs/answer`)
      const together = page.getByRole('row', { name: /^Together: Seat, Hostel and Mess/ })
      await expect(together).toContainText('₹1,92,810 to ₹2,06,810')
      await expect(together).toContainText('₹7,71,240 to ₹8,27,240')
      await page.getByText('Change what you chose').click()
      await page.getByLabel('Seat', { exact: true }).selectOption('management')
      await page.getByRole('button', { name: 'Show what it costs' }).click()
      await expect(
        page.getByRole('heading', { name: 'Your family would pay about ₹1,45,000 to ₹2,10,000 a year' }),
      ).toBeVisible()
    })

    test('what is missing is said beside its cause, and what was chosen is kept', async ({ page }) => {
      await page.goto('/costs')
      await page.getByLabel('Category', { exact: true }).selectOption('SC')
      await page.getByRole('button', { name: 'Show what it costs' }).click()
      await expect(page.getByLabel('Course and kind of college')).toHaveAccessibleDescription(
        /Choose a course and a kind/,
      )
      await expect(page.getByLabel('Category', { exact: true })).toHaveValue('SC')
      await ask(page, {
        line: 'Farm Science: B.Sc. (Agriculture) etc.: Government colleges',
        income: '₹1,00,000 or less',
      })
      await expect(main(page)).toContainText('₹0 to ₹39,780 a year')
      const scholarships = page.getByRole('region', { name: 'Scholarships that may fit' })
      await expect(scholarships).toContainText('Scheduled Castes')
      // The sample's, in two academic years.
      await expect(scholarships).toContainText(/Sample merit award \(invented\) · 20\d\d-\d\d.*Apply until \d/)
      await expect(scholarships).toContainText(/Sample merit award \(invented\) · 20\d\d-\d\d.*Closed since \d/)
      await expect(scholarships).toContainText(/scholarships\.example · checked on \d/)
    })
  })
}

test('axe finds nothing on the answer, and nothing sticks out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/costs')
  await ask(page, { line: 'Architecture: Government colleges', category: '2A', income: '₹1,00,000 or less' })
  await checkAnswer(page)
  // One with a college: a table, and sums of what is known alone.
  await page.goto('/costs?course=engineering&kind=unaided-1&college=2')
  await page.getByRole('button', { name: 'Show what it costs' }).click()
  await expect(main(page)).toContainText('because it is not known: Mess (meals).')
  await checkAnswer(page)
})

async function checkAnswer(page: Page) {
  for (const address of ['/costs/answer', '/kn/costs/answer']) {
    await page.goto(address)
    for (const summary of await main(page).locator('summary').all()) await summary.click()
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      if (isLookedAt(address, width)) expect(await axeFinds(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
}

test('the institution’s page leads there with its kind chosen', async ({ page }) => {
  await page.goto('/costs?course=architecture&kind=aided')
  await expect(page.getByLabel('Course and kind of college')).toHaveValue('2025-26:architecture:aided')
})

test('a comparison has what a government seat costs, in rupees, of each whose kind the sheet has', async ({ page }) => {
  await page.goto('/compare?ids=1,2,3')
  const row = page.getByRole('row', { name: /^Government seat, a year, by the authority’s sheet/ })
  await expect(row.getByRole('cell')).toHaveCount(3)
  await expect(row.getByRole('cell').first()).toHaveText(/^Engineering: ₹[\d,]+ to ₹[\d,]+/)
})

test('a provider that tells no fees has no link there', async ({ page }) => {
  await page.goto(`${OTHER_SITE}/about`)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sources' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'What it costs' })).toHaveCount(0)
  await page.goto(`${OTHER_SITE}/compare?ids=9001,9002`)
  await expect(page.getByRole('rowheader', { name: /^District/ })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /^Government seat/ })).toHaveCount(0)
  await page.goto(`${OTHER_SITE}/costs`)
  await expect(page.getByText('No fees are published here.')).toBeVisible()
})
