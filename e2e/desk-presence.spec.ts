import { type Browser, expect, type Page } from '@playwright/test'
import { invite, join } from '@/e2e/desk-people'
import { fillIn, FORMS, submitButton } from '@/e2e/enquiry-forms'
import { test } from '@/e2e/sign-in/test'
import type { DeskRole } from '@/lib/contract/desk/rights'
import { SAMPLE_SITE } from '@/playwright.config'

/** Two of the desk at one record are told of each other before either saves. */

test.use({ baseURL: SAMPLE_SITE })

/** That somebody else has the page's record open. */
const toldOf = (page: Page, name: string) => page.getByRole('note').getByText(`${name}, last seen here`)
/** Two people of a role, each in a browser of their own. */
async function pair(browser: Browser, javaScriptEnabled: boolean, role: DeskRole, institution?: number) {
  const names = { asha: newName('Asha'), ravi: newName('Ravi') }
  const open = async (name: string) => {
    const page = await (await browser.newContext({ baseURL: SAMPLE_SITE, javaScriptEnabled })).newPage()
    await join(page, (await invite(name, role, institution)).link)
    return page
  }
  return { names, asha: await open(names.asha), ravi: await open(names.ravi) }
}
/** Whoever signs out is at no record any more when the next two come. */
async function leave(page: Page) {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await page.context().close()
}

/** Nobody's before: who had a record open is named for some minutes. */
const newName = (name: string) => `${name}${Date.now().toString(36)}`

/** Of each institution one page: all of its pages are one record. */
const RECORDS = [
  ...['institutions/44/courses', 'institutions/45', 'institutions/46/page', 'institutions/47/pictures'],
  'institutions/48/brochures',
  ...['content/career', 'notifications'],
]

for (const javaScriptEnabled of [true, false])
  test(`two at one record are told of each other, JavaScript ${javaScriptEnabled ? 'on @journey @long' : 'off'}`, async ({
    browser,
  }) => {
    test.slow()
    const { names, asha, ravi } = await pair(browser, javaScriptEnabled, 'editor')
    await asha.clock.install()
    for (const record of RECORDS) {
      await asha.goto(`/desk/en/${record}`)
      // A record of a list is the first that it has.
      if (record === 'notifications') await asha.locator('main').getByRole('row').getByRole('link').first().click()
      await expect(asha.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(toldOf(asha, names.ravi)).toHaveCount(0)
      await ravi.goto(asha.url())
      await expect(toldOf(ravi, names.asha)).toBeVisible()
      if (javaScriptEnabled) await asha.clock.fastForward(31_000)
      else await asha.reload()
      await expect(toldOf(asha, names.ravi)).toBeVisible()
    }
    for (const page of [asha, ravi]) await leave(page)
  })

/** An institution that no other test represents. */
const REPRESENTED = 48

/** Opens the first that a list of the desk has. */
async function openFirst(page: Page, list: string) {
  await page.goto(`/desk/en/${list}`)
  await page
    .locator(`main a[href*="/${list.split('?')[0]}/"]`)
    .first()
    .click()
  await page.waitForURL(new RegExp(`/${list.split('?')[0]}/\\d+$`))
}

/** Those whose records somebody else has to begin. */
const BEGUN = {
  counsellor: async (page: Page) => {
    await page.goto(FORMS.counselling.path)
    await fillIn(page, 'counselling')
    await submitButton(page, 'counselling').click()
    await page.waitForLoadState()
    await openFirst(page, 'enquiries')
  },
  moderator: (page: Page) => openFirst(page, 'reviews?state=shown'),
} as const

for (const role of ['counsellor', 'moderator'] as const)
  test(`two ${role}s at one record are told of each other, and who signs out elsewhere stays`, async ({ browser }) => {
    test.slow()
    const { names, asha, ravi } = await pair(browser, false, role)
    await BEGUN[role](asha)
    await ravi.goto(asha.url())
    await expect(toldOf(ravi, names.asha)).toBeVisible()
    await asha.reload()
    await expect(toldOf(asha, names.ravi)).toBeVisible()
    for (const page of [asha, ravi]) await leave(page)
  })

test('two editors at one proposal are told of each other, and two who represent its institution, but not across', async ({
  browser,
}) => {
  test.slow()
  const own = await pair(browser, true, 'representative', REPRESENTED)
  await own.asha.clock.install()
  await own.asha.goto('/desk/en/record')
  await expect(toldOf(own.asha, own.names.ravi)).toHaveCount(0)
  await own.ravi.goto('/desk/en/record/courses')
  await expect(toldOf(own.ravi, own.names.asha)).toBeVisible()
  await own.asha.clock.fastForward(31_000)
  await expect(toldOf(own.asha, own.names.ravi)).toBeVisible()
  await own.asha.getByLabel('Motto in English').fill(`By hand ${Date.now()}`)
  await own.asha.getByRole('button', { name: 'Send it to the editors' }).click()
  await expect(own.asha.getByRole('main').getByRole('status')).toHaveText(/^Sent\./)

  const { names, asha, ravi } = await pair(browser, true, 'editor')
  await asha.clock.install()
  await asha.goto('/desk/en/proposals')
  await asha.getByRole('row').filter({ hasText: own.names.asha }).getByRole('link').click()
  await asha.waitForURL(/\/proposals\/\d+$/)
  await ravi.goto(asha.url())
  await expect(toldOf(ravi, names.asha)).toBeVisible()
  await asha.clock.fastForward(31_000)
  await expect(toldOf(asha, names.ravi)).toBeVisible()
  for (const name of Object.values(own.names)) await expect(toldOf(ravi, name)).toHaveCount(0)
  await own.asha.reload()
  for (const name of Object.values(names)) await expect(toldOf(own.asha, name)).toHaveCount(0)
  await own.asha.getByRole('button', { name: /^Take it back/ }).click()
  await expect(own.asha.getByRole('main').getByRole('status')).toBeVisible()
  for (const page of [asha, ravi, own.asha, own.ravi]) await leave(page)
})
