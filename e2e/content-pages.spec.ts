import { expect, type Page } from '@playwright/test'
import { axeFinds } from '@/e2e/axe'
import { stays, test } from '@/e2e/test'
import type { Route } from '@/lib/rules/routes/table'
import { OTHER_SITE, SAMPLE_SITE } from '@/playwright.config'

/** About, why the state, mentoring, career counselling and contact (spec 1 §2), over both providers. */

const PAGES = [
  '/about',
  '/Whykarnataka',
  '/mentoring',
  '/careerCounselling',
  '/contact',
] as const satisfies readonly Route[]
const SITES = [
  ['the embedded provider', SAMPLE_SITE],
  ['a provider of another make', OTHER_SITE],
] as const
const WIDTHS = [360, 768, 1280, 1536]

const headings = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level })

/** Carousels whose row is still the browser's to scroll, although it has more than there is room for. */
const plainCarousels = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-roledescription] > [tabindex="0"]')
    .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth + 1).length)

/** The page has come into its own: all of it has been in the window, and its carousels are what they become. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    // What comes near the window is told so with a frame, and acts on it in the next.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  await expect.poll(() => plainCarousels(page)).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Headings, list items, paragraphs and links of the page that say nothing. */
const emptyParts = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, h3, p, li, ul, section, article, a[href]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.textContent?.trim() === '' && element.querySelector('img, svg, input') === null)
        .filter((element) => element.getClientRects().length > 0 && element.getAttribute('role') !== 'status')
        .map((element) => element.outerHTML.slice(0, 120)),
    )

for (const [provider, baseURL] of SITES) {
  test.describe(`with ${provider}`, { tag: baseURL === OTHER_SITE ? ['@wide'] : [] }, () => {
    test.use({ baseURL })

    for (const path of PAGES.flatMap((page) => [page, `/kn${page}`])) {
      test(`${path} is complete in its HTML: one heading, title, description, canonical and both languages`, async ({
        page,
        request,
      }) => {
        const response = await request.get(path)
        expect(response.status()).toBe(200)
        expect(response.headers()['set-cookie']).toBeUndefined()
        await page.setContent(await response.text())
        await expect(headings(page, 1)).toHaveCount(1)
        expect(await headings(page, 2).count()).toBeGreaterThan(0)
        const head = page.locator('head')
        await expect(head.locator('title')).not.toBeEmpty()
        await expect(head.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
        await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path)
        const english = baseURL + path.replace(/^\/kn/, '')
        for (const [language, href] of [
          ['en', english],
          ['x-default', english],
          ['kn', `${baseURL}/kn${path.replace(/^\/kn/, '')}`],
        ] as const) {
          await expect(head.locator(`link[hreflang=${language}]`)).toHaveAttribute('href', href)
        }
        await expect(page.locator('[data-skeleton]')).toHaveCount(0)
      })

      test(`axe finds nothing on ${path}, nothing is too wide, and nothing is empty`, async ({ page }) => {
        test.slow()
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        // The other script takes more room, and it is the phone that has little.
        for (const width of path.startsWith('/kn') ? [360] : [1280, 360]) {
          await page.setViewportSize({ width, height: 800 })
          await settle(page)
          expect(await axeFinds(page, { parts: ['main'] })).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
          expect(await emptyParts(page)).toEqual([])
        }
      })
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
      for (const path of PAGES) {
        test(`${path} shows all that it has, within the width of a phone`, async ({ page }) => {
          await page.goto(path)
          expect(await emptyParts(page)).toEqual([])
          const hidden = page.getByRole('main').locator('h2, h3')
          for (const heading of await hidden.all()) await expect(heading).toBeVisible()
          // A carousel is a row that the browser scrolls.
          const width = await page.locator('body').evaluate((body) => body.scrollWidth)
          expect(width).toBeLessThanOrEqual(360)
        })
      }
    })
  })
}

test.describe('what is missing is left out', () => {
  test.use({ baseURL: OTHER_SITE })

  test('about: cards with nothing, the vision, the founders', async ({ page }) => {
    await page.goto('/about')
    await expect(headings(page, 1)).toHaveText('Rivers of <b>Learning</b>')
    await expect(headings(page, 2)).toHaveText(['What we are for', 'How we work', 'Ask the river'])
    await expect(headings(page, 3)).toHaveText(['By ferry'])
    await expect(page.getByText('And on foot, & on <i>foot</i> again.')).toBeVisible()
    await page.goto('/kn/about')
    await expect(headings(page, 3)).toHaveText(['ದೋಣಿಯಲ್ಲಿ'])
    await expect(headings(page, 1)).toHaveAttribute('lang', 'en')
  })

  test('why the state: sections of pictures alone, culture without words', async ({ page }) => {
    await page.goto('/Whykarnataka')
    await expect(headings(page, 1)).toHaveText('Five rivers')
    await expect(page.getByText('A section of pictures alone')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Boat races' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Fishing' })).toBeVisible()
    await expect(page.getByText('Bring an umbrella.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^(A school certificate|A towel)$/ })).toHaveCount(2)
    await expect(page.getByRole('list', { name: 'Highlights' }).getByRole('button')).toHaveText([
      'Krishna',
      'KaveriThe middle one',
      'Netravati',
    ])
  })

  test('mentoring: nobody yet, two offers, a panel without a description', async ({ page }) => {
    await page.goto('/mentoring')
    await expect(page.getByText('No categories found.')).toBeVisible()
    // The section of the offers has no title: each is a heading of the section's level.
    for (const name of ['A crossing', 'And the way back'])
      await expect(page.getByRole('main').getByRole('heading', { name, level: 2, exact: true })).toBeVisible()
    await expect(page.getByText('100+ Happy Students')).toBeVisible()
  })

  test('career counselling that the provider does not know: the form stands', async ({ page }) => {
    await page.goto('/careerCounselling')
    await expect(headings(page, 1)).toHaveText('Career Counseling')
    await expect(headings(page, 2)).toHaveText(['Ask for counselling'])
    await expect(page.getByRole('button', { name: 'Request Counselling' })).toBeVisible()
  })
})

test.describe('the ways on', () => {
  for (const path of ['/about', '/Whykarnataka']) {
    test(`${path} leads to the counselling form and to the results`, async ({ page }) => {
      test.slow()
      await page.goto(path)
      await page.getByRole('main').getByRole('link', { name: 'Get Career Counseling' }).click()
      // Pictures of the page, made on first demand, may stand before it.
      await expect(page).toHaveURL('/careerCounselling#carrierCouncling', { timeout: 15_000 })
      const form = page.locator('#carrierCouncling')
      await expect
        .poll(() => form.evaluate((section) => Math.round(section.getBoundingClientRect().top)))
        .toBeLessThan(200)
      await expect(form.getByRole('heading', { level: 2 })).toBeInViewport()
      await page.goto(path)
      await page.getByRole('main').getByRole('link', { name: 'Explore Institution' }).click()
      await expect(page).toHaveURL('/filter#results-section', { timeout: 15_000 })
      await expect
        .poll(() => page.locator('#results-section').evaluate((it) => it.getBoundingClientRect().top))
        .toBeLessThan(200)
    })
  }
})

test('the highlights follow a press, and from then on the scrolling of their list @journey', async ({ page }) => {
  await page.goto('/Whykarnataka')
  const list = page.getByRole('list', { name: 'Highlights' })
  const items = list.getByRole('button')
  const active = list.locator('button[aria-current=true]')
  const [first, second] = await items.allTextContents()
  await list.scrollIntoViewIfNeeded()
  await expect(active).toHaveText(first ?? '')
  await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
  await stays(400, async () => expect(active).toHaveText(first ?? ''))
  await list.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
  await items.nth(1).click()
  await expect(active).toHaveText(second ?? '')
  // Of what they say, that of the active one alone is shown.
  const shown = page.getByRole('group').and(page.locator('[id*="-body-"]')).filter({ visible: true })
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAttribute('aria-labelledby', (await items.nth(1).getAttribute('id')) ?? '')
  await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
  const centred = () =>
    list.evaluate((element) => {
      const box = element.getBoundingClientRect()
      const centre = box.top + box.height / 2
      const distances = [...element.children].map((item) => {
        const { top, height } = item.getBoundingClientRect()
        return Math.abs(top + height / 2 - centre)
      })
      return element.children[distances.indexOf(Math.min(...distances))]?.textContent ?? ''
    })
  await expect(active).toHaveText(await centred())
})

test.describe('carousels', () => {
  /** How many cards stand side by side, in one row. */
  const columns = (page: Page, label: RegExp) =>
    page
      .getByRole('region', { name: label })
      .locator('[data-item]')
      .evaluateAll((cards) => {
        const window = cards[0]?.closest('section')?.getBoundingClientRect()
        const seen = cards
          .map((card) => card.getBoundingClientRect())
          .filter(({ left, right }) => window && left >= window.left - 1 && right <= window.right + 1)
        const first = seen[0]
        return seen.filter(({ top }) => first && Math.abs(top - first.top) < 2).length
      })

  for (const [width, mentors, founders] of [
    [360, 1, 1],
    [768, 2, 2],
    [1024, 3, 3],
    [1280, 4, 4],
    [1536, 4, 4],
  ] as const) {
    test(`at ${width} px: ${mentors} mentors side by side in two rows, ${founders} founders in one`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/mentoring')
      await page.getByRole('region', { name: 'Our mentors' }).scrollIntoViewIfNeeded()
      expect(await columns(page, /Our mentors/)).toBe(mentors)
      await page.goto('/about')
      const people = page.getByRole('region', { name: /./ }).filter({ has: page.locator('[data-item]') })
      await people.scrollIntoViewIfNeeded()
      expect(await columns(page, /./)).toBe(founders)
    })
  }

  test('previous and next are there from 768 px on; below, dots serve', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/mentoring')
    const region = page.getByRole('region', { name: 'Our mentors' })
    await region.scrollIntoViewIfNeeded()
    const buttons = ['Previous slide', 'Next slide'].map((name) =>
      region.getByRole('button', { name, includeHidden: true }),
    )
    for (const button of buttons) await expect(button).toBeVisible()
    await page.setViewportSize({ width: 767, height: 900 })
    for (const button of buttons) await expect(button).toBeHidden()
    await expect(region.getByRole('group', { name: 'Choose a slide' }).getByRole('button').first()).toBeVisible()
  })

  test('the mentors move on by themselves until somebody pauses them', async ({ page }) => {
    await page.goto('/mentoring')
    const region = page.getByRole('region', { name: 'Our mentors' })
    await region.scrollIntoViewIfNeeded()
    const pause = region.getByRole('button', { name: 'Stop changing slides by itself' })
    await expect(pause).toBeVisible()
    const shown = () => region.getByRole('group', { name: / of / }).getAttribute('aria-label')
    const before = await shown()
    await expect.poll(shown, { timeout: 8_000 }).not.toBe(before)
    await pause.click()
    await page.mouse.move(0, 0)
    const paused = await shown()
    await stays(4_000, async () => expect(await shown()).toBe(paused))
  })
})

test.describe('the skeleton of a page that is on its way', () => {
  for (const width of [360, 1280]) {
    for (const [name, path, shape] of [
      ['About us', '/about', 'wide'],
      ['Mentoring & Team', '/mentoring', 'beside'],
    ] as const) {
      // Of two shapes at two widths the gate takes each shape and each width once.
      const tag = (width === 360) === (shape === 'wide') ? [] : ['@wide']
      const title = `${path} at ${width} px: under the navbar, said politely, gone when the page is there`
      test(title, { tag }, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/contact')
        let release = () => {}
        const held = new Promise<void>((resolve) => (release = resolve))
        await page.route(`**${path}?_rsc=*`, async (route) => {
          await held
          await route.continue()
        })
        if (width === 360) await page.getByRole('banner').getByLabel('Menu').click()
        await page.getByRole('banner').getByRole('link', { name }).locator('visible=true').click()
        await expect(page.locator(`[data-skeleton=${shape}]`)).toBeVisible()
        await expect(page.getByRole('status').getByText('Loading the page')).toBeAttached()
        const top = await page.locator(`[data-skeleton=${shape}]`).evaluate((it) => it.getBoundingClientRect().top)
        expect(top).toBeGreaterThanOrEqual(64)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Karnataka Education Guide' })).toBeInViewport()
        expect(await axeFinds(page)).toEqual([])
        release()
        await expect(page.locator('[data-skeleton]')).toHaveCount(0)
        await expect(page).toHaveURL(path)
        await expect(headings(page, 1)).toBeInViewport()
      })
    }
  }

  test('whoever goes back meanwhile stays on the page', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first().click()
    await expect(page).toHaveURL('/contact')
    await page.route('**/mentoring?_rsc=*', () => {})
    await page.getByRole('banner').getByRole('link', { name: 'Mentoring & Team' }).locator('visible=true').click()
    await expect(page.locator('[data-skeleton=beside]')).toBeVisible()
    await page.goBack()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    await expect(page).toHaveURL('/about')
  })
})

/** In the page: adds up by how much it moves without anybody having asked for it. */
function countShifts() {
  Reflect.set(window, 'shifted', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || Reflect.get(entry, 'hadRecentInput') === true) continue
      Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + Number(entry.value))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const width of WIDTHS) {
  const tag = width === 768 || width === 1536 ? ['@wide'] : []
  test(`nothing jumps while the pages load at ${width} px`, { tag }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(countShifts)
    for (const path of PAGES) {
      await page.goto(path)
      await settle(page)
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.02)
    }
  })
}
