import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

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

/** A day within a year from now, and not in a few days. */
function nextYear() {
  return new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
}
