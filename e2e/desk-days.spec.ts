import type { Browser } from '@playwright/test'
import { administratorsDay, DAYS, type DeskDay, OTHER_ROLES } from '@/e2e/desk-days'
import { invite, join } from '@/e2e/desk-people'
import { prepareDay } from '@/e2e/desk-waiting'
import { test } from '@/e2e/sign-in/test'
import { freshAddress } from '@/e2e/sms-inbox/student'
import { LANGUAGES } from '@/lib/contract/language'
import { ADDRESS_HEADER, SAMPLE_DATA_DIR, SAMPLE_PROVIDER, SAMPLE_SITE } from '@/playwright.config'

/** The day of each role, in each language, without JavaScript; `npm run drill:days` walks the same with outages. */

/** The first of those, one for each language, of which no other test counts the reviews, or looks at phone, motto and website. */
const INSTITUTES = 43

/** Whose limits are no other test's. */
const enter = async (browser: Browser) =>
  (
    await browser.newContext({
      ...{ javaScriptEnabled: false, baseURL: SAMPLE_SITE, extraHTTPHeaders: { [ADDRESS_HEADER]: freshAddress() } },
    })
  ).newPage()

for (const lang of LANGUAGES) {
  // In English every other spec of the desk works.
  const tag = lang === 'en' ? ['@wide'] : []
  test(`the day of each role at the desk, in ${lang}`, { tag }, async ({ browser }) => {
    test.slow()
    const waiting = await prepareDay(
      { DATA_DIR: SAMPLE_DATA_DIR },
      SAMPLE_PROVIDER,
      INSTITUTES + LANGUAGES.indexOf(lang),
    )
    const send: DeskDay['send'] = (doIt) => doIt()
    const day = { lang, waiting, stamp: String(Date.now()), send }
    const page = await enter(browser)
    await join(page, (await invite('Kaveri', 'administrator')).link)
    const links = await administratorsDay({ ...day, page })
    for (const role of OTHER_ROLES) {
      const theirs = await enter(browser)
      await join(theirs, links[role], lang)
      await DAYS[role]({ ...day, page: theirs })
      await theirs.context().close()
    }
    await page.context().close()
  })
}
