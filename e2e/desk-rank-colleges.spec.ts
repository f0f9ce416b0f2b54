import { expect } from '@playwright/test'
import { importList, seen } from '@/e2e/desk-imports'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** Colleges of closing ranks at the desk, without JavaScript: tied to an institution, and not; and their import undone. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

test('a college of closing ranks is tied to its institution, whose page has its ranks at once', async ({
  page,
  browser,
}) => {
  test.slow()
  const stamp = String(Date.now())
  // In the order of exams behind the sample's, which the form of ranks takes first: tests are at it meanwhile.
  const exam = `tile-making CET ${stamp}`
  const name = `Mallige College of Ceramics ${stamp}`
  await join(page, (await invite('Meena', 'importer')).link)
  await importList(page, 'ceramics.csv', `name,city,type\n${name},Udupi,Arts\n`)
  const heading = 'exam,year,round,college_code,college,place,course,GM'
  const ranks = `${heading}\n${exam},2031,1,P${stamp},Honne Clay University,Udupi,Glazing,4217\n`
  const list = await importList(page, 'ranks.csv', ranks)

  await page.getByRole('navigation').getByRole('link', { name: 'Colleges of closing ranks' }).click()
  await page.waitForURL('**/rank-colleges')
  await page.getByRole('link', { name: /^Not in the directory yet/ }).click()
  await page.getByRole('searchbox').fill(`P${stamp}`)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('1 college', { exact: true })).toBeVisible()
  await lookAtDesk(page, browser, [`/rank-colleges?q=P${stamp}`])
  await page.getByRole('link', { name: 'Honne Clay University' }).click()
  await page.waitForURL(/\/rank-colleges\/\d+$/)
  const path = new URL(page.url()).pathname

  await page.getByLabel('Number of the institution').fill('no number')
  await page.getByRole('button', { name: 'Tie it to that one' }).click()
  await expect(page.getByText('No institution has this number.')).toBeVisible()
  await expect(page.getByLabel('Number of the institution')).toHaveValue('no number')
  await page.getByLabel('Search the directory').fill(name)
  await page.getByRole('button', { name: 'Search' }).click()
  const website = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
  await lookAtDesk(page, browser, [`${path.replace('/desk/en', '')}?q=${encodeURIComponent(name)}`])
  await page.getByRole('button', { name: `Tie it to ${name}` }).click()
  await expect(page.getByRole('status')).toBeVisible()
  await expect(page.getByText(`Somebody said that it is ${name}`)).toBeVisible()
  // Folded away below its course, as all of them.
  const rank = page.getByRole('main').getByText('4,217')
  await page.goto(website)
  await expect(rank.first()).toBeAttached()

  await page.goto(path)
  await page.getByRole('button', { name: 'Undo: it stands as the import left it' }).click()
  await expect(page.getByText('No institution of the directory was found for it.')).toBeVisible()
  await page.goto(website)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(rank).toHaveCount(0)

  // It was the wrong list after all.
  await page.goto(list)
  await page.getByRole('link', { name: 'Undo this import' }).click()
  await expect(page.getByText('One list of closing ranks goes, which was not there before')).toBeVisible()
  await page.getByRole('button', { name: 'Undo it now' }).click()
  await seen(page, list, 'Undone by Meena')
  await page.goto(`/desk/en/rank-colleges?q=P${stamp}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colleges of closing ranks')
  await expect(page.getByRole('link', { name: 'Honne Clay University' })).toHaveCount(0)
})
