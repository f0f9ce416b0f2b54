import { expect, type Page } from '@playwright/test'
import { axeFinds } from '@/e2e/axe'
import { test } from '@/e2e/test'
import { OTHER_SITE, SAMPLE_SITE } from '@/playwright.config'

/** Comparing institutions and the shortlist, with either provider. */

const SITES = [
  { provider: 'the embedded provider', baseURL: SAMPLE_SITE, ids: [1, 2, 3, 4] },
  { provider: 'a provider of another make', baseURL: OTHER_SITE, ids: [9001, 9002, 9019, 9020] },
]

const main = (page: Page) => page.getByRole('main')
const tray = (page: Page) => page.getByRole('region', { name: 'Chosen institutions' })
const heads = (page: Page) => page.getByRole('columnheader').getByRole('link', { name: /^(?!Remove)/ })

for (const { provider, baseURL, ids } of SITES) {
  test.describe(`with ${provider}`, () => {
    test.use({ baseURL })

    const tag = baseURL === OTHER_SITE ? ['@again'] : []

    test('from the cards to the comparison, and out of it again @journey', { tag }, async ({ page }) => {
      await page.goto('/filter')
      const choose = main(page).getByRole('button', { name: /^Compare / })
      await choose.nth(0).click()
      await choose.nth(1).click()
      await expect(choose.nth(1)).toHaveAttribute('aria-pressed', 'true')
      await tray(page).getByRole('link', { name: 'Compare (2)' }).click()
      await expect(page).toHaveURL(/\/compare\?ids=\w+,\w+$/)
      await expect(heads(page)).toHaveCount(2)
      await page
        .getByRole('link', { name: /^Remove / })
        .first()
        .click()
      await expect(heads(page)).toHaveCount(1)
      await page.goto('/filter')
      await expect(tray(page).getByRole('link', { name: 'Compare (1)' })).toBeVisible()
    })

    test('an institution is saved, found again on the shortlist, and taken away', async ({ page }) => {
      await page.goto(`/college/detail?id=${ids[0]}`)
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await page.getByRole('button', { name: `Save ${name} to the shortlist` }).click()
      await tray(page).getByRole('link', { name: 'Shortlist (1)' }).click()
      await expect(page).toHaveURL('/shortlist')
      await page.goto('/about')
      await page.getByRole('banner').getByRole('link', { name: 'Your shortlist' }).click()
      await expect(page).toHaveURL('/shortlist')
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', `/college/detail?id=${ids[0]}`)
      const other = await page.context().newPage()
      await other.goto(`/college/detail?id=${ids[0]}`)
      await other.getByRole('button', { name: `Save ${name} to the shortlist` }).click()
      // The other tab has told this one.
      await expect(page.getByRole('heading', { name: 'Your shortlist is empty.' })).toBeVisible()
    })

    test('a shortlist is passed on to who has no account, and saved there', async ({ page, browser }) => {
      await page.goto(`/shortlist/shared?ids=${ids[0]},${ids[1]},nobody`)
      await expect(page.getByRole('heading', { level: 1, name: 'A shortlist that was shared' })).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(2)
      await expect(page.getByText('Some institutions of this address are not in the directory')).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await page.getByRole('button', { name: 'Save all to my shortlist' }).click()
      await page.goto('/shortlist')
      const link = page.getByRole('link', { name: /^WhatsApp/ })
      await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//)
      const shared = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')?.split('\n')[1] ?? ''
      expect(shared).toBe(`${baseURL}/shortlist/shared?ids=${ids[0]},${ids[1]}`)
      // Another phone, without JavaScript.
      const other = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
      const there = await other.newPage()
      await there.goto(shared)
      await expect(there.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)
      expect(await there.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await other.close()
      await page
        .getByRole('button', { name: /^Save .* to the shortlist$/ })
        .first()
        .click()
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(2)
    })

    test('unknown ones are left out, and it is said; robots stay away', async ({ page }) => {
      await page.goto(`/compare?ids=${ids[0]},nobody,${ids[1]}`)
      await expect(heads(page)).toHaveCount(2)
      await expect(page.getByRole('status').getByText('does not exist, and is left out.')).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/compare`)
    })

    test('four fill it: it says so, and prints on one sheet', async ({ page }) => {
      await page.goto(`/compare?ids=${ids.join(',')},77`)
      await expect(heads(page)).toHaveCount(4)
      await expect(page.getByText('Four are compared at most: these are the first four.')).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveCount(0)
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      const [, width = 0, height = 0] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595])
    })

    for (const width of [360, 1280]) {
      test(`axe finds nothing at ${width} px, and the names of the facts stay in sight`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`/compare?ids=${ids.slice(0, 3).join(',')}&add=college`)
        const table = page.getByRole('table')
        await expect(table).toBeVisible()
        expect(await axeFinds(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        const fact = page.getByRole('rowheader').first()
        const before = await fact.boundingBox()
        await page.getByRole('region', { name: /^Comparison of/ }).evaluate((region) => (region.scrollLeft = 200))
        expect((await fact.boundingBox())?.x).toBe(before?.x)
        const name = heads(page).first()
        const top = (await name.boundingBox())?.y
        const scrolled = await page.getByRole('region', { name: /^Comparison of/ }).evaluate((region) => {
          region.scrollTop = 200
          return region.scrollTop
        })
        expect(scrolled).toBeGreaterThan(0)
        expect((await name.boundingBox())?.y).toBe(top)
      })
    }

    // Its links and forms make the calls that scripts make.
    test.describe('without JavaScript', { tag: baseURL === OTHER_SITE ? ['@wide'] : [] }, () => {
      test.use({ javaScriptEnabled: false })

      test('a comparison is begun by a link, and grows by a form and links', async ({ page }) => {
        await page.goto(`/college/detail?id=${ids[0]}`)
        await main(page)
          .getByRole('link', { name: /^Compare / })
          .click()
        await expect(page).toHaveURL(`/compare?ids=${ids[0]}`)
        await expect(heads(page)).toHaveCount(1)
        await page.getByRole('searchbox').fill('college')
        await main(page).getByRole('button', { name: 'Search' }).click()
        await main(page).getByRole('link', { name: /^Add / }).first().click()
        await expect(heads(page)).toHaveCount(2)
        await page
          .getByRole('link', { name: /^Remove / })
          .first()
          .click()
        await expect(heads(page)).toHaveCount(1)
        await main(page)
          .getByRole('link', { name: /^Put .* back$/ })
          .click()
        await expect(heads(page)).toHaveCount(2)
        await expect(main(page).getByRole('link', { name: /^WhatsApp/ })).toBeVisible()
      })

      test('the shortlist says what it needs', async ({ page }) => {
        await page.goto('/kn/shortlist')
        await expect(main(page).getByText(/ಜಾವಾಸ್ಕ್ರಿಪ್ಟ್/)).toBeVisible()
        await expect(main(page).getByRole('link', { name: 'ಸಂಸ್ಥೆಗಳನ್ನು ಹೋಲಿಸಿ' })).toHaveAttribute('href', '/kn/compare')
      })
    })
  })
}
