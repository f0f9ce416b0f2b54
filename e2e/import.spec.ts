import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { field, SAMPLE_FORMS } from '@/e2e/enquiry-forms'
import { freshPhone } from '@/e2e/sms-inbox/student'
import { test } from '@/e2e/test'
import { SAMPLE_DATA_DIR, SAMPLE_SITE } from '@/playwright.config'

const run = promisify(execFile)

/** One import line, while the website runs on the same embedded database. */
async function importList(list = 'aicte.json'): Promise<string> {
  const { stdout } = await run('npx', ['tsx', 'scripts/import.mts', `e2e/fixtures/${list}`], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: SAMPLE_DATA_DIR, SITE_URL: SAMPLE_SITE },
  })
  return stdout
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  expect(await importList()).toMatch(/rejected/i)
  expect(await importList('namesakes.csv')).toMatch(/2 (?:added|unchanged)/)
})

test('a second import of the same list changes nothing', async () => {
  expect(await importList()).toMatch(/unchanged/i)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('R.V. College of Engineering is found by type, stream and district @journey', async ({ page }) => {
    await page.goto('/filter')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('radio', { name: /^Engineering ?,/ }).click()
    await sheet.getByRole('checkbox', { name: /^Computer Science ?,/ }).click()
    await sheet.getByRole('checkbox', { name: /^Bengaluru Urban ?,/ }).click()
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await page.getByRole('link', { name: 'R.V. College of Engineering', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('R.V. College of Engineering')
    await expect(page).toHaveURL(/\/college\/detail\?id=\d+$/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('and so it is', async ({ page }) => {
      await page.goto('/filter')
      const openFilters = () => page.getByRole('button', { name: /^Filters/ }).click()
      const filters = page.getByRole('complementary', { name: 'Filters' })
      const apply = () => filters.getByRole('button', { name: 'Apply' }).click()
      await openFilters()
      await filters.getByRole('radio', { name: /^Engineering ?,/ }).check()
      await filters.getByRole('checkbox', { name: /^Bengaluru Urban ?,/ }).check()
      await apply()
      await openFilters()
      await filters.getByRole('checkbox', { name: /^Computer Science ?,/ }).check()
      await apply()
      await page.getByRole('link', { name: 'R.V. College of Engineering', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('R.V. College of Engineering')
      await expect(page.getByRole('table').first()).toContainText('Electronics and Communication Engineering')
    })
  })
})

test('what was imported stands in its courses with seats, and nothing is invented beside them', async ({ page }) => {
  await page.goto('/filter?search=R.V.+College+of+Engineering')
  await page.getByRole('link', { name: 'R.V. College of Engineering', exact: true }).click()
  await page.getByRole('tab', { name: 'Courses & Fees' }).click()
  const row = page.getByRole('row', { name: /Computer Science and Engineering/ })
  await expect(row).toContainText('4 years')
  await expect(row).toContainText('180')
  await page.getByRole('tab', { name: 'Placement' }).click()
  await expect(page.getByText('Placement data is coming soon.')).toBeVisible()
})

/** From the institution's page to an error in its fees that is reported. @returns the phone of who reported it */
async function reportFees(page: Page): Promise<string> {
  await page.goto('/filter?search=R.V.+College+of+Engineering')
  await page.getByRole('link', { name: 'R.V. College of Engineering', exact: true }).click()
  await page.getByText('Where this comes from').first().click()
  const note = page.getByRole('group').filter({ hasText: 'Where this comes from' }).first()
  await expect(note).toContainText('AICTE: approved institutions · no licence stated · read on')
  await note.getByRole('link', { name: 'Report an error' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report an error' })).toBeVisible()
  await expect(field(page, 'What is wrong?')).toHaveValue('Name')
  await field(page, 'What is wrong?').selectOption('Fees')
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await expect(page.getByText('Full Name is required')).toBeVisible()
  // The first field in which something is wrong.
  await expect(field(page, 'What is right, and how do you know?')).toBeFocused()
  const phone = freshPhone()
  const typed = { 'Full Name': 'Asha Rao', Phone: phone, Email: 'asha@example.org' }
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  return phone
}
const reported = (phone: string) => [
  {
    type: 'feedback',
    phone,
    course: 'Fees',
    message: 'It is 96,000 now.',
    source: expect.stringMatching(/^\/correction\?id=\d+&figure=fees$/),
  },
]

test('a wrong figure is reported, and the operator learns which', async ({ page }) => {
  const phone = await reportFees(page)
  await field(page, 'What is right, and how do you know?').fill('It is 96,000 now.')
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await expect(page.getByRole('main').getByText('We have your request and will get back to you.')).toBeVisible()
  expect(await SAMPLE_FORMS.listKept(phone)).toMatchObject(reported(phone))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('and so it is reported', async ({ page }) => {
    const phone = await reportFees(page)
    // The same form answers, with what was chosen and typed, about the same institution.
    await expect(page.getByRole('heading', { level: 1, name: 'Report an error' })).toBeVisible()
    await expect(page.getByText('R.V. College of Engineering')).toBeVisible()
    await expect(page.getByText('Please correct the highlighted fields before submitting.')).toBeVisible()
    await expect(field(page, 'What is wrong?')).toHaveValue('Fees')
    await field(page, 'What is right, and how do you know?').fill('It is 96,000 now.')
    await page.getByRole('button', { name: 'Send the correction' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Form submitted successfully!' })).toBeVisible()
    expect(await SAMPLE_FORMS.listKept(phone)).toMatchObject(reported(phone))
  })
})

test('an error can be reported of no institution, and of none that there is not', async ({ page }) => {
  await page.goto('/correction')
  await expect(field(page, 'What is wrong?')).toHaveValue('Something else')
  await page.goto('/correction?id=999999')
  await expect(page).toHaveURL(/\/college\/detail\?id=999999$/)
})

test('the lists behind the directory are listed', async ({ page }) => {
  const list = page.getByRole('listitem').filter({ hasText: 'AICTE: approved institutions' })
  // Who comes while the page is made anew, and waits a second for it, sees it once more as it was.
  await expect(async () => {
    await page.goto('/sources')
    await expect(list).toContainText(/\d+ institutions?/, { timeout: 1_000 })
  }).toPass()
})

test('what lists alone have said is a row, and its page says so, but prints nothing empty', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/filter?search=R.V.+College+of+Engineering')
  const link = page.getByRole('link', { name: 'R.V. College of Engineering', exact: true })
  const row = page.getByRole('main').getByRole('listitem').filter({ has: link }).first()
  await expect(row).toContainText('Private, unaided')
  await expect(row).toContainText('Fee not known')
  await expect(row).toContainText('Not rated yet')
  // The place and the rating are in two lines: 130 px where they fit into one.
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(150)
  await page.setViewportSize({ width: 1280, height: 720 })
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(141)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/kn/filter?search=R.V.+College+of+Engineering')
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(150)
  await page.goBack()
  await link.click()
  const box = page.getByRole('region', { name: 'Known from public lists alone' })
  await expect(box).toContainText(
    /From AICTE: approved institutions \(read on .*\): ownership, whether a minority runs it, university, courses, seats and address\./,
  )
  await expect(box).toContainText('Not known: who may study there, admissions,')
  await expect(box.getByRole('link', { name: 'Know it? Tell us' })).toHaveAttribute('href', /^\/correction\?id=\d+$/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^Courses and address of R\.V\. College/,
  )
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Computer Science and Engineering').last()).toBeVisible()
  for (const empty of ['Placement data is coming soon.', 'No brochures available.', 'No images available'])
    await expect(page.getByText(empty)).toBeHidden()
})

test('namesakes are told apart, from the search box to the title', async ({ page }) => {
  await page.goto('/filter?search=ambegalu+evening+college')
  const names = ['Ambegalu Evening College, Sagar', 'Ambegalu Evening College, Vidyanagar, Hassan']
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await page
    .getByRole('combobox', { name: 'Search institutions' })
    .or(page.getByLabel('Search institutions'))
    .first()
    .click()
  await page.keyboard.press('End')
  await page.keyboard.type(' ')
  await expect(page.getByRole('option', { name: /^Ambegalu Evening College, Sagar/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: names[1], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ambegalu Evening College, Vidyanagar, Hassan')
  await expect(page).toHaveTitle(/^Ambegalu Evening College, Vidyanagar, Hassan/)
})
