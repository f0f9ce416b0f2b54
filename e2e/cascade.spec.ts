import { expect, type Locator, type Page } from '@playwright/test'
import { axeFinds } from '@/e2e/axe'
import { test } from '@/e2e/test'
import { OTHER_SITE } from '@/playwright.config'

/** The home page's cascading filter (spec 1 §2, §4), with JavaScript and step by step without. */

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 900 }
const STEPS = [
  '/filter/steps',
  '/kn/filter/steps?instituteId=1',
  '/filter/steps?instituteId=1&districtId=548&step=district',
  '/filter/steps?instituteId=1&categoryId=101&districtId=572&step=city',
]

// Behind an open list it is hidden from screen readers.
const finder = (page: Page) => page.getByRole('search', { name: 'Find institutions', includeHidden: true })

/**
 * Presses what stands in an open list as a finger does: the list is scrolled, not the page. Playwright's own
 * `check` and `click` scroll the page in Firefox, whereupon the list finds another place and the press meets
 * nothing.
 */
async function press(entry: Locator) {
  const place = await entry.evaluate(async (element) => {
    element.scrollIntoView({ block: 'nearest' })
    const middle = () => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    let last = middle()
    for (let still = 0; still < 6;) {
      await new Promise(requestAnimationFrame)
      const now = middle()
      still = now.x === last.x && now.y === last.y ? still + 1 : 0
      last = now
    }
    return last
  })
  await entry.page().mouse.click(place.x, place.y)
}

async function choose(page: Page, list: 'Stream' | 'District', ...names: string[]) {
  await finder(page)
    .getByRole('button', { name: new RegExp(`^${list}`) })
    .click()
  const panel = page.getByRole('dialog', { name: list })
  for (const name of names) {
    const entry = panel.getByRole('checkbox', { name, exact: true })
    await press(entry)
    await expect(entry).toBeChecked()
  }
  await press(panel.getByRole('button', { name: 'Done' }))
  await expect(panel).toBeHidden()
}

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    const tag = viewport === PHONE ? ['@again'] : []

    test(
      'a visitor goes from a type to a city, and arrives at the banner of the results @journey',
      { tag },
      async ({ page }) => {
        await page.goto('/')
        await expect(finder(page).getByRole('radio', { name: 'Engineering' })).toBeChecked()
        await expect(finder(page).getByRole('button', { name: 'City Select District first' })).toBeDisabled()
        await choose(page, 'Stream', 'Computer Science', 'Civil')
        await choose(page, 'District', 'Mysuru', 'Mandya')
        await finder(page).getByRole('button', { name: 'City Any city' }).click()
        const cities = page.getByRole('dialog', { name: 'City' })
        await press(cities.getByRole('radio', { name: 'Nanjangud', exact: true }))
        await expect(cities).toBeHidden()
        await finder(page).getByRole('button', { name: 'Search' }).click()
        await expect(page).toHaveURL(
          /\/filter\?instituteId=1&categoryId=101,\d+&districtId=\d+,\d+&cityId=\d+#banner-section$/,
        )
        await expect(page.getByRole('heading', { level: 1, name: 'Find Your Perfect Institute' })).toBeInViewport()
        await page.goBack()
        await expect(finder(page).getByRole('button', { name: 'Stream Any stream' })).toBeVisible()
      },
    )

    test('an open list stays within the window, where the visitor is, and axe finds nothing', async ({ page }) => {
      await page.goto('/')
      const button = finder(page).getByRole('button', { name: /^District/, includeHidden: true })
      await button.scrollIntoViewIfNeeded()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(0)
      await button.click()
      const panel = page.getByRole('dialog', { name: 'District' })
      await expect(panel.getByRole('textbox', { name: 'Find in District' })).toBeFocused()
      await expect(button).toBeInViewport()
      await expect(panel.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
      expect(await axeFinds(page)).toEqual([])
      await page.keyboard.type('kolar')
      await expect(panel.getByRole('checkbox')).toHaveCount(1)
      // After its last button comes its first field, and not what lies behind it.
      await panel.getByRole('button', { name: 'Done' }).focus()
      await page.keyboard.press('Tab')
      await expect(panel.locator(':focus')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()
    })

    test('an open list stands above or below its button, however far the page is scrolled', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      const button = finder(page).getByRole('button', { name: /^District/, includeHidden: true })
      await button.click()
      const panel = page.getByRole('dialog', { name: 'District' })
      await expect(panel.getByRole('checkbox').first()).toBeVisible()
      const heights = [120, 300, 420, 560, viewport.height - 150]
      for (const height of heights) {
        await button.evaluate((element, top) => window.scrollBy(0, element.getBoundingClientRect().top - top), height)
        await expect
          .poll(async () => {
            const [list, opener] = [await panel.boundingBox(), await button.boundingBox()]
            if (list === null || opener === null) return 'gone'
            if (list.x > opener.x + opener.width || list.x + list.width < opener.x) return 'beside it'
            if (list.y < 0 || list.y + list.height > viewport.height) return 'cut off'
            return list.y >= opener.y + opener.height || list.y + list.height <= opener.y ? 'above or below' : 'over it'
          })
          .toBe('above or below')
      }
    })

    test('an open list stays where it is when its entries come, and while they are narrowed', async ({ page }) => {
      let answer = () => {}
      const isAnswered = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/api/districts', async (route) => {
        await isAnswered
        await route.continue()
      })
      // A smooth way to the button would go on while the list opens, which follows it.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      await finder(page)
        .getByRole('button', { name: /^District/ })
        .click()
      const panel = page.getByRole('dialog', { name: 'District' })
      await expect(panel.getByRole('status')).toBeVisible()
      // It is let go of where it opens: nothing after that moves it.
      await panel.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)))
      const opened = await panel.boundingBox()
      answer()
      await expect(panel.getByRole('checkbox').first()).toBeVisible()
      expect(await panel.boundingBox()).toEqual(opened)
      await panel.getByRole('textbox', { name: 'Find in District' }).fill('kolar')
      await expect(panel.getByRole('checkbox')).toHaveCount(1)
      expect(await panel.boundingBox()).toEqual(opened)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the same choices are made step by step', async ({ page }) => {
        await page.goto('/')
        await expect(finder(page).getByRole('button', { name: /^Stream/ })).toBeHidden()
        await finder(page).getByText('Engineering').click()
        await finder(page).getByRole('button', { name: 'Choose stream and place' }).click()
        await expect(page).toHaveURL(/\/filter\/steps\?instituteId=1$/)
        await expect(page.getByText('Step 2 of 4')).toBeVisible()
        await page.getByRole('checkbox', { name: 'Computer Science' }).check()
        await page.getByRole('checkbox', { name: /^Civil\s*,/ }).check()
        await page.getByRole('button', { name: 'Next: District' }).click()
        await page.getByRole('button', { name: 'Next: City' }).click()
        await expect(page.getByText('Select District first')).toBeVisible()
        await page.getByRole('checkbox', { name: 'Mysuru' }).check()
        await page.getByRole('button', { name: 'Next: City' }).click()
        await expect(page.getByText('Step 4 of 4')).toBeVisible()
        await page.getByRole('radio', { name: 'Nanjangud' }).check()
        await page.getByRole('button', { name: 'Show institutions' }).click()
        await expect(page).toHaveURL(
          /\/filter\?instituteId=1&categoryId=101,\d+&districtId=\d+&cityId=\d+#banner-section$/,
        )
      })
    })
  })
}

for (const address of STEPS) {
  test(`axe finds nothing at a step: ${address}`, async ({ page }) => {
    await page.goto(address)
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport)
      expect(await axeFinds(page)).toEqual([])
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of STEPS) {
    test(`a step is not indexed and sets no cookie: ${address}`, async ({ page }) => {
      await page.goto(address)
      await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect(await page.context().cookies()).toEqual([])
    })
  }

  test('Search finds by type alone, and a changed type takes its streams away', async ({ page }) => {
    await page.goto('/kn')
    const filter = page.getByRole('search', { name: 'ಸಂಸ್ಥೆಗಳನ್ನು ಹುಡುಕಿ' })
    await filter.getByText('ಕಾನೂನು', { exact: true }).click()
    await filter.getByRole('button', { name: 'ಹುಡುಕಿ' }).click()
    await expect(page).toHaveURL(/\/kn\/filter\?instituteId=\d+#banner-section$/)
    await page.goto('/filter/steps?instituteId=1&categoryId=101&step=district')
    await page.getByRole('link', { name: /^Change ?: Institution type$/ }).click()
    await page.getByRole('radio', { name: 'Law' }).check()
    await page.getByRole('button', { name: 'Next: Stream' }).click()
    await expect(page.getByRole('checkbox', { name: 'Computer Science' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Show institutions' }).click()
    await expect(page).toHaveURL(/\/filter\?instituteId=\d+#banner-section$/)
  })
})

test('before the scripts come, the form searches by itself', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'load' })
  await finder(page).getByText('Law', { exact: true }).click()
  await finder(page).getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/filter\?instituteId=\d+#banner-section$/)
})

test('a first visit asks for no list; a type chosen for the first time asks for its streams', async ({
  page,
  network,
}) => {
  const asked: string[] = []
  page.on(
    'request',
    (request) => /\/api\/(streams|districts|institute-types)/.test(request.url()) && asked.push(request.url()),
  )
  await page.goto('/')
  await network.isAtRest()
  expect(asked).toEqual([])
  await choose(page, 'Stream', 'Computer Science')
  // Whoever reaches for the filter has both lists fetched, once.
  expect(asked.map((address) => new URL(address).pathname).sort()).toEqual(['/api/districts', '/api/streams'])
  await finder(page).getByText('Law', { exact: true }).click()
  await finder(page)
    .getByRole('button', { name: /^Stream/ })
    .click()
  // A list that is still on its way when another type is chosen is given up, and asked for later.
  await expect(page.getByRole('dialog', { name: 'Stream' }).getByRole('checkbox').first()).toBeVisible()
  await press(page.getByRole('dialog', { name: 'Stream' }).getByRole('button', { name: 'Done' }))
  await finder(page).getByText('Engineering', { exact: true }).click()
  await finder(page).getByText('Law', { exact: true }).click()
  expect(asked).toHaveLength(3)
})

test('a list that cannot be loaded is asked for again', async ({ page }) => {
  await page.goto('/')
  await page.route('**/api/streams*', (route) => route.fulfill({ status: 503, json: { message: 'away' } }))
  await finder(page).getByText('Law', { exact: true }).click()
  await finder(page)
    .getByRole('button', { name: /^Stream/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Stream' })
  await expect(panel.getByText('This list could not be loaded.')).toBeVisible()
  await page.unroute('**/api/streams*')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('checkbox').first()).toBeVisible()
})

test.describe('over a provider of another make', () => {
  test.use({ baseURL: OTHER_SITE })

  test('what can be read is offered, and a type without streams says so', async ({ page }) => {
    await page.goto('/')
    await expect(finder(page).getByRole('radio')).toHaveCount(5)
    await finder(page).getByText('Nursing').click()
    await finder(page)
      .getByRole('button', { name: /^Stream/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Stream' }).getByText('N/A')).toBeVisible()
    await page.keyboard.press('Escape')
    await choose(page, 'District', 'Kodagu')
    await finder(page).getByRole('button', { name: /^City/ }).click()
    await expect(page.getByRole('dialog', { name: 'City' }).getByText('No cities available')).toBeVisible()
  })
})
