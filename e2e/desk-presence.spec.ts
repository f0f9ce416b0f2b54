import { expect, type Page } from '@playwright/test'
import { invite, join } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** Two of the desk at one record are told of each other before either saves. */

test.use({ baseURL: SAMPLE_SITE })

/** That somebody else has the page's record open. */
const toldOf = (page: Page, name: string) => page.getByRole('note').getByText(`${name}, last seen here`)
/** Nobody's before: who had a record open is named for some minutes. */
const newName = (name: string) => `${name}${Date.now().toString(36)}`

/** Of each institution one page: all of its pages are one record. */
const RECORDS = [
  ...['institutions/44/courses', 'institutions/45', 'institutions/46/page', 'institutions/47/pictures'],
  ...['content/career', 'notifications'],
]

for (const javaScriptEnabled of [true, false])
  test(`two at one record are told of each other, JavaScript ${javaScriptEnabled ? 'on @journey' : 'off'}`, async ({
    browser,
  }) => {
    test.slow()
    const names = { asha: newName('Asha'), ravi: newName('Ravi') }
    const [asha, ravi] = await Promise.all(
      Object.values(names).map(async (name) => {
        const page = await (await browser.newContext({ baseURL: SAMPLE_SITE, javaScriptEnabled })).newPage()
        await join(page, (await invite(name, 'editor')).link)
        return page
      }),
    )
    if (asha === undefined || ravi === undefined) throw new Error('nobody is there')
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
    for (const page of [asha, ravi]) {
      // Whoever signs out is at none of them any more when the next two come.
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(/\/sign-in/)
      await page.context().close()
    }
  })
