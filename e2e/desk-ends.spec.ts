import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_DATA_DIR, SAMPLE_SITE } from '@/playwright.config'
import { recordEnds } from '@/provider/desk/store/desk-tables'
import { connectDatabase } from '@/provider/platform/database'

/** A time at which something is retired or withdrawn, without JavaScript. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** One that no other test retires. */
const INSTITUTE = 41
const TIME = '10:15'

test('an institution is to be retired at a time with a successor, which is told, and taken back', async ({
  page,
  browser,
}) => {
  test.slow()
  const here = `/desk/en/institutions/${INSTITUTE}`
  const said = page.getByRole('main').locator(':is([role=status], [role=alert])').first()
  const state = page.getByRole('region', { name: 'Retire it' })
  const part = page.locator('#until-time')
  async function write(day: string) {
    await state.getByLabel('Number of its successor').fill('42')
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
    await part.getByLabel('Day').fill(day)
    await part.getByLabel('Time').fill(TIME)
    await part.getByRole('button', { name: 'Retire it at this time' }).click()
  }
  await join(page, (await invite('Gowri', 'editor')).link)
  await page.goto(here)
  await write('2020-01-01')
  await expect(said).toContainText('No time was set')
  await expect(part.getByText('This time is over.')).toBeVisible()
  await expect(state.getByLabel('Number of its successor')).toHaveValue('42')

  await write(nextYear())
  await expect(said).toContainText('The time is set')
  await expect(state).toContainText(/To be retired by itself on .* Indian time\. Gowri set this\./)
  await expect(state).toContainText('From then on its page is to lead to')
  expect((await page.request.get(`/college/detail?id=${INSTITUTE}`)).status()).toBe(200)
  await lookAtDesk(page, browser, [`/institutions/${INSTITUTE}`, ''])
  await page.goto('/desk/en')
  await expect(page.getByText(/^Institutions\. To be retired by itself/)).toBeVisible()

  await page.goto(here)
  await part.getByRole('button', { name: 'Take the time back' }).click()
  await expect(said).toContainText('The time is taken back')
  await expect(state).not.toContainText('To be retired by itself')
})

test('a date of an exam is withdrawn at its time, and is gone from the website then', async ({ page, browser }) => {
  test.slow()
  const short = `glass-${Date.now()}`
  const exam = `Glass Test ${short}`
  const said = page.getByRole('main').locator(':is([role=status], [role=alert])').first()
  await join(page, (await invite('Gowri', 'editor')).link)
  await page.goto('/desk/en/dates/new')
  await page.getByLabel('Short name in addresses').fill(short)
  await page.getByLabel('Name of the exam in English').fill(exam)
  await page.getByLabel('Architecture').check()
  await page.getByLabel('Kind', { exact: true }).selectOption('Counselling')
  await page.getByLabel('What happens, in English').fill('Round 1')
  await page.getByLabel('First day').fill('2040-06-10')
  await page.getByLabel('Who announces it').fill('Glass Board')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(said).toContainText('The date is added')
  const path = new URL(page.url()).pathname.replace('/desk/en', '')
  const website = await browser.newPage({ baseURL: SAMPLE_SITE })
  const onWebsite = website.getByRole('region', { name: exam })
  const stands = (count: number) =>
    expect(async () => {
      await website.goto('/dates')
      await expect(onWebsite).toHaveCount(count, { timeout: 1_000 })
    }).toPass()

  await page.getByText('Withdraw this date').click()
  const part = page.locator('#until-time')
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
  await part.getByLabel('Day').fill(nextYear())
  await part.getByLabel('Time').fill(TIME)
  await part.getByRole('button', { name: 'Withdraw it at this time' }).click()
  await expect(said).toContainText('The time is set')
  await lookAtDesk(page, browser, [path])
  await stands(1)

  // The time comes: nobody waits for it that long.
  const { db, close } = connectDatabase({ DATA_DIR: SAMPLE_DATA_DIR })
  const its = eq(recordEnds.recordId, path.slice(path.lastIndexOf('/') + 1))
  const moved = await db.update(recordEnds).set({ publishAt: new Date() }).where(its).returning()
  await close()
  expect(moved).toHaveLength(1)
  await stands(0)
  await page.goto(`/desk/en${path}`)
  await expect(page.getByRole('link', { name: 'Bring it back' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Gowri' }).first()).toContainText(/withdrawn/i)
  await website.close()
})

/** A day within a year from now, and not in a few days. */
function nextYear() {
  return new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
}
