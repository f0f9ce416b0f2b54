import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { test } from '@/e2e/test'
import { SAMPLE_DATA_DIR, SAMPLE_SITE } from '@/playwright.config'

const run = promisify(execFile)

/** One import line, while the website runs on the same embedded database. */
async function importList(): Promise<string> {
  const { stdout } = await run('npx', ['tsx', 'scripts/import.mts', 'e2e/fixtures/aicte.json'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: SAMPLE_DATA_DIR, SITE_URL: SAMPLE_SITE },
  })
  return stdout
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  expect(await importList()).toMatch(/rejected/i)
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
