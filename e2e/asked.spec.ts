import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/test'

/** As people ask: from the first screen of a phone to the page of an institution, of whom no list gives the hostel. */

test.use({ viewport: { width: 360, height: 780 } })

/** Who is the nearest: in the sample no polytechnic of Kalaburagi is the government's. */
const NEAREST = 'Kambalasiri Government Polytechnic'

async function isWithinPage(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

/** Reads what was understood and chooses the nearest. */
async function chooseNearest(page: Page, understood: readonly string[], noneThere: string, title: RegExp) {
  for (const part of understood)
    await expect(page.getByRole('listitem').filter({ hasText: part }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: noneThere })).toBeVisible()
  await isWithinPage(page)
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/college\/detail\?id=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await isWithinPage(page)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a government polytechnic with a hostel is asked for in English @journey', async ({ page }) => {
    await page.goto('/')
    const search = page.getByLabel('Search institutions').and(page.locator('input'))
    await search.fill('government polytechnic with hostel near Kalaburagi')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/filter\?search=government/)
    const none = 'There is none in Kalaburagi. These are the nearest'
    await chooseNearest(page, ['Polytechnic', 'Government', 'Kalaburagi'], none, new RegExp(NEAREST))
  })
})

test('a government polytechnic with a hostel is asked for in Kannada @journey', async ({ page }) => {
  await page.goto('/kn')
  const search = page.getByLabel('ಸಂಸ್ಥೆಗಳನ್ನು ಹುಡುಕಿ').and(page.locator('input'))
  await search.click()
  await page.keyboard.insertText('ಕಲಬುರಗಿ ಹತ್ತಿರ ಹಾಸ್ಟೆಲ್ ಇರುವ ಸರ್ಕಾರಿ ಪಾಲಿಟೆಕ್ನಿಕ್')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/kn\/filter\?search=/)
  const none = 'ಕಲಬುರಗಿ: ಇಲ್ಲಿ ಯಾವುದೂ ಇಲ್ಲ. ಹತ್ತಿರದವು ಇವು'
  await chooseNearest(page, ['ಪಾಲಿಟೆಕ್ನಿಕ್', 'ಸರ್ಕಾರಿ', 'ಕಲಬುರಗಿ'], none, new RegExp(NEAREST))
})
