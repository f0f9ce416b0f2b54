import { expect } from '@playwright/test'
import { test } from '@/e2e/test'
import { OTHER_SITE } from '@/playwright.config'

/** A provider that has none of the contract's optional parts: their features are left out, and nothing else. */
test.use({ baseURL: OTHER_SITE })

test('without suggestions a search box is a search box, and asks once for all', async ({ page }) => {
  const answers: unknown[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/suggestions')) answers.push([response.status(), await response.json()])
  })
  await page.goto('/filter')
  const box = page.getByLabel('Search institutions')
  await box.click()
  await expect(page.getByRole('combobox', { name: 'Search institutions' })).toBeFocused()
  await page.keyboard.type('kaveri')
  await expect.poll(() => answers).toEqual([[200, { data: null }]])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/filter\?search=kaveri$/)
  await expect(page.getByRole('link', { name: 'Kaveri Valley Institute of Engineering' })).toBeVisible()
  await page.keyboard.type(' valley')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/filter\?search=kaveri\+valley$/)
  await expect(page.getByRole('listbox')).toBeHidden()
  expect(answers).toHaveLength(1)
})

test('without counts the options stand alone', async ({ page }) => {
  await page.goto('/filter?districtId=501')
  await expect(page.getByRole('radio', { name: 'Engineering', exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Mysuru', exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Residential Only', exact: true })).toBeVisible()
  for (const title of ['Ownership', 'Who may study there', 'Level of study', 'Minority institution'])
    await expect(page.getByText(title)).toHaveCount(0)
})

test('without an offer nothing found is what the specification says', async ({ page }) => {
  await page.goto('/filter?search=no+such+college')
  await expect(page.getByText('No institutes found. Try adjusting your filters.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clear Search' })).toBeVisible()
  await expect(page.getByText('Did you mean')).toBeHidden()
})
