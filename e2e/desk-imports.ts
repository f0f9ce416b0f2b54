import { expect, type Page } from '@playwright/test'

/** Waits until a page says something: a busy machine may still be at it. */
export const seen = (page: Page, path: string, text: string) =>
  expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()

/** Uploads a list at the desk, which speaks English, and imports it. @returns the page of its import */
export async function importList(page: Page, name: string, text: string): Promise<string> {
  await page.goto('/desk/en/imports')
  const buffer = Buffer.from(text)
  await page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload and try it' }).click()
  await page.waitForURL(/\/imports\/\d+$/)
  const path = new URL(page.url()).pathname
  await seen(page, path, 'What becomes of each row')
  await page.getByRole('button', { name: 'Import it now' }).click()
  await seen(page, path, 'It is imported')
  return path
}
