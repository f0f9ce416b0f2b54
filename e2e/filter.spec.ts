import { expect, type Locator, type Page } from '@playwright/test'
import { axeFinds } from '@/e2e/axe'
import { test } from '@/e2e/test'

/** The filter page over the sample directory (spec 2 §2, §4, §5, §9). */

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 900 }
const FOUND = 'Beladingalu Institute of Technology for Women'

const cards = (page: Page) => page.locator('#results-section').getByRole('heading', { level: 3 })
const header = (page: Page) => page.getByText(/^Page \d+ of \d+ of [\d,]+ total results$/)
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** The filters: beside the results, or over them on a phone. */
async function openFilters(page: Page) {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Filters' })
  await page.getByRole('button', { name: 'Filters' }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

for (const address of ['/filter?instituteId=1&districtId=548&min_fee=1000', '/filter?search=zzzz', '/kn/filter']) {
  test(`axe finds nothing, and nothing is wider than the window: ${address}`, async ({ page }) => {
    await page.goto(address)
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport)
      expect(await axeFinds(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
  })
}

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a visitor finds an institution by type, stream and district', async ({ page }) => {
      await page.goto('/filter')
      await expect(page.getByRole('heading', { level: 1, name: 'Find Your Perfect Institute' })).toBeVisible()
      const filters = await openFilters(page)
      await expect(filters.getByText('Select Institution Type first')).toBeVisible()
      await filters.getByRole('radio', { name: 'Engineering' }).check()
      await filters.getByRole('checkbox', { name: 'Computer Science' }).check()
      await expect(filters.getByText('Select District first')).toBeVisible()
      await filters.getByRole('checkbox', { name: 'Mysuru' }).check()
      await expect(page).toHaveURL(/\/filter\?instituteId=1&categoryId=101&districtId=\d+$/)
      if (isPhone(page)) await filters.getByRole('button', { name: /^Show \d+ results?$/ }).click()
      await expect(header(page)).toBeVisible()
      // Anywhere on the card.
      const card = page.locator('#results-section li').filter({ has: page.getByRole('link', { name: FOUND }) })
      await card.first().click({ position: { x: 12, y: 12 } })
      await expect(page).toHaveURL(/\/college\/detail\?id=\d+$/)
      await page.goBack()
      await expect(page).toHaveURL(/categoryId=101/)
      await expect(cards(page).getByRole('link', { name: FOUND })).toBeVisible()
    })

    test('what stands for cards to come has their measure', async ({ page }) => {
      const heights = (cards: Locator) => cards.evaluateAll((all) => all.map((card) => card.clientHeight))
      const mean = (all: number[]) => all.reduce((sum, height) => sum + height, 0) / all.length
      let letGo = () => {}
      const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
      await page.goto('/filter')
      const results = page.locator('#results-section li').filter({ has: page.getByRole('heading', { level: 3 }) })
      await expect(results.first().getByRole('button', { name: /^Compare/ })).toBeVisible()
      const shown = mean(await heights(results))
      await page.route('**/api/institutes?**', async (route) => {
        await isLetGo
        await route.continue()
      })
      await page.getByRole('link', { name: 'Page 2' }).click()
      const skeletons = page.locator('#results-section [data-skeleton]')
      await expect(skeletons).toHaveCount(10)
      const waiting = mean(await heights(skeletons))
      letGo()
      expect(Math.abs(waiting - shown)).toBeLessThan(30)
    })
  })

  test.describe(`at ${viewport.width} px without JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled: false })

    test('a visitor finds an institution by type, stream and district', async ({ page }) => {
      const filters = page.getByRole('complementary', { name: 'Filters' })
      const open = async () => {
        if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click()
      }
      await page.goto('/filter')
      await open()
      await filters.getByRole('radio', { name: 'Engineering' }).check()
      await filters.getByRole('checkbox', { name: 'Mysuru' }).check()
      await filters.getByRole('button', { name: 'Apply' }).click()
      await expect(page).toHaveURL(/\/filter\?instituteId=1&districtId=\d+$/)
      await open()
      await filters.getByRole('checkbox', { name: 'Computer Science' }).check()
      await filters.getByRole('button', { name: 'Apply' }).click()
      await expect(page).toHaveURL(/\/filter\?instituteId=1&categoryId=101&districtId=\d+$/)
      await expect(cards(page).getByRole('link', { name: FOUND })).toBeVisible()
      // A stream of one type says nothing about another.
      await open()
      await filters.getByRole('radio', { name: /^Management/ }).check()
      await filters.getByRole('button', { name: 'Apply' }).click()
      await expect(page).toHaveURL(/\/filter\?instituteId=3&districtId=\d+$/)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, order, fees, pages, chips and clearing work by addresses', async ({ page }) => {
    await page.goto('/filter')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\/filter\?page=2$/)
    await page.getByRole('searchbox').fill('college')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/filter\?search=college$/)
    await page.getByRole('spinbutton', { name: 'Lowest fee' }).fill('20000')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name' })
    await page.getByRole('complementary').getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/\/filter\?search=college&min_fee=20000&max_fee=500000&sort=name$/)
    await page.getByRole('button', { name: 'Clear Search' }).click()
    await expect(page).toHaveURL(/\/filter\?min_fee=20000&max_fee=500000&sort=name$/)
    await page.getByRole('link', { name: 'Remove filter ₹20,000 and more' }).click()
    await expect(page).toHaveURL(/\/filter\?sort=name$/)
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL(/\/filter$/)
    await page.setViewportSize(PHONE)
    await page.goto('/filter?residential=true#filters')
    const clear = page.getByRole('button', { name: 'Clear Filters' })
    const { y = 0, height = 0 } = (await clear.boundingBox()) ?? {}
    expect(y + height).toBeGreaterThan(PHONE.height - 40)
    await clear.click()
    await expect(page).toHaveURL(/\/filter$/)
  })
})

test('a first visit asks the website for no data', async ({ page, network }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
  await page.goto('/filter')
  await network.isAtRest()
  expect(asked).toEqual([])
})

test('back and forward go through what was chosen', async ({ page }) => {
  await page.goto('/filter')
  const bare = await header(page).innerText()
  const filters = await openFilters(page)
  await filters.getByRole('radio', { name: 'Law' }).check()
  await expect(header(page)).not.toHaveText(bare)
  const law = await header(page).innerText()
  await filters.getByRole('checkbox', { name: 'Residential Only' }).check()
  await expect(page).toHaveURL(/residential=true/)
  await page.goBack()
  await expect(header(page)).toHaveText(law)
  await expect(filters.getByRole('checkbox', { name: 'Residential Only' })).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/\/filter$/)
  await expect(header(page)).toHaveText(bare)
  await expect(filters.getByRole('radio', { name: 'All categories' })).toBeChecked()
  await page.goForward()
  await expect(header(page)).toHaveText(law)
})

test('chips take one filter away, Clear Filters takes all', async ({ page }) => {
  await page.goto('/filter?search=college&instituteId=1&min_rating=3&max_rating=4')
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('link')).toHaveText(['“college”', 'Engineering', 'Rating 3–4'])
  await chips.getByRole('link', { name: 'Remove filter Rating 3–4' }).click()
  await expect(page).toHaveURL(/\/filter\?search=college&instituteId=1$/)
  await page.getByRole('complementary').getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(/\/filter$/)
  await expect(chips).toBeHidden()
})

test('the fee slider works by keyboard, and goes into the address when it rests', async ({ page }) => {
  await page.goto('/filter')
  const low = page.getByRole('slider', { name: 'Lowest fee' })
  await low.focus()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/filter\?min_fee=11000&max_fee=500000$/)
  await expect(low).toBeFocused()
  await page.getByRole('slider', { name: 'Highest fee' }).focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/\/filter\?min_fee=11000&max_fee=12000$/)
})

test('a change of page brings the results into view', async ({ page }) => {
  await page.goto('/filter')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/filter\?page=2$/)
  await expect(header(page)).toHaveText(/^Page 2 of/)
  await expect(header(page)).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
})

test('a page that comes while the window is on its way to the results does not lead it astray', async ({ page }) => {
  // The scroll begins when the answer is there, and the page has it once the window has begun to move.
  await page.addInitScript(() => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    let move = () => {}
    const moved = new Promise<void>((resolve) => (move = resolve))
    const { fetch } = window
    window.fetch = async (...call) => {
      const page = await fetch(...call)
      if (!page.url.includes('/api/institutes?')) return page
      const body = await page.text()
      answer()
      await moved
      const root = document.documentElement
      root.dataset.anchoring = getComputedStyle(root).overflowAnchor
      return new Response(body, page)
    }
    // Not an arrow: the browser's own function is called upon the element.
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = async function (this: Element, ...how) {
      await answered
      window.addEventListener('scroll', () => move(), { once: true })
      scroll.apply(this, how)
    }
  })
  await page.goto('/filter')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(header(page)).toHaveText(/^Page 2 of/)
  await expect(header(page)).toBeInViewport()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-anchoring', 'none')
  await expect(root).toHaveCSS('overflow-anchor', 'auto')
})

test('a failed request says so, and can be tried again', async ({ page }) => {
  await page.goto('/filter')
  await page.route('**/api/institutes?*', (route) => route.fulfill({ status: 503, json: { message: 'no' } }))
  const filters = await openFilters(page)
  await filters.getByRole('radio', { name: 'Law' }).check()
  await expect(page.getByRole('alert').getByText('Error loading institutes')).toBeVisible()
  await page.unroute('**/api/institutes?*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(header(page)).toBeVisible()
})

test('results whose part of the page cannot be loaded say so, and come with another try', async ({ page }) => {
  await page.goto('/filter')
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  const filters = await openFilters(page)
  await filters.getByRole('radio', { name: 'Law' }).check()
  await expect(page.getByRole('alert').getByText('Error loading institutes')).toBeVisible()
  await page.unroute('**/_next/static/chunks/*.js')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(header(page)).toBeVisible()
})

for (const viewport of [
  { width: 820, height: 1180 },
  { width: 640, height: 360 },
]) {
  // In the gate where there is least room.
  const tag = viewport.width === 820 ? ' @wide' : ''
  test(`the overlay has the whole window, and Clear Filters at its lower edge: ${viewport.width} px${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/filter')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const overlay = page.getByRole('dialog', { name: 'Filters' })
    await expect.poll(() => overlay.boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
    const clear = overlay.getByRole('button', { name: 'Clear Filters' })
    for (const option of await overlay.getByRole('checkbox').all()) {
      await option.focus()
      const [box, edge] = [await option.boundingBox(), await clear.boundingBox()]
      expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBeGreaterThan(viewport.height - 40)
      // What has the focus is not behind it.
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
    }
  })
}

test.describe('the overlay on a phone', () => {
  test.use({ viewport: PHONE })

  test('holds the focus and the page, keeps Clear Filters in reach, and gives both back', async ({ page }) => {
    await page.goto('/filter?residential=true')
    const opener = page.getByRole('button', { name: /^Filters/ })
    await opener.click()
    const overlay = page.getByRole('dialog', { name: 'Filters' })
    const clear = overlay.getByRole('button', { name: 'Clear Filters' })
    await expect(clear).toBeInViewport()
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
    const lowerEdge = () => clear.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
    expect(await lowerEdge()).toBeGreaterThan(PHONE.height - 40)
    await overlay.getByText('Residential', { exact: false }).last().scrollIntoViewIfNeeded()
    expect(await lowerEdge()).toBeGreaterThan(PHONE.height - 40)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.move(180, 20)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await clear.click()
    await expect(page).toHaveURL(/\/filter$/)
    await expect(overlay.getByRole('checkbox', { name: 'Residential Only' })).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

const HOSTILE = [
  '/filter?page=9999',
  '/filter?page=-1&instituteId=<script>alert(1)</script>',
  "/filter?categoryId=1'%20OR%201=1--&districtId=%00%0A",
  '/filter?min_fee=9e99&max_fee=-5&min_rating=NaN',
  '/filter?search=%F0%9F%98%80%E2%80%AE%3Cb%3E&search=2&search[]=3',
  '/filter?__proto__=1&constructor=2&toString=3',
  `/filter?districtId=${'1,'.repeat(500)}`,
  '/filter?search=%E0%A4%A',
]

for (const address of HOSTILE) {
  test(`any value gives a page: ${address.slice(0, 60)}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Perfect Institute')
    await expect(header(page).or(page.getByText('No institutes found. Try adjusting your filters.'))).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('page 9999 has a way back', async ({ page }) => {
  await page.goto('/filter?page=9999')
  await expect(page.getByText('No institutes found. Try adjusting your filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(header(page)).toHaveText(/^Page 1 of/)
})

test.describe('for crawlers', () => {
  test.use({ javaScriptEnabled: false })
  const canonical = (page: Page) => page.locator('head link[rel=canonical]').getAttribute('href')
  const robots = (page: Page) => page.locator('head meta[name=robots]').getAttribute('content')

  test('lists that mean something are indexable, others point to them', async ({ page, baseURL }) => {
    await page.goto('/filter?categoryId=101&instituteId=1')
    await expect(page).toHaveTitle(/^Computer Science · Engineering institutions in Karnataka \|/)
    expect(await robots(page)).toBe('index, follow')
    expect(await canonical(page)).toBe(`${baseURL}/filter?instituteId=1&categoryId=101`)
    const list = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
    expect(list).toMatchObject({ '@type': 'ItemList' })
    expect(list.itemListElement[0].url).toMatch(/\/college\/detail\?id=\d+$/)

    await page.goto('/filter?instituteId=1&search=college')
    expect(await robots(page)).toBe('noindex, follow')
    expect(await canonical(page)).toBe(`${baseURL}/filter?instituteId=1`)

    await page.goto('/filter?instituteId=1&page=999')
    expect(await robots(page)).toBe('noindex, follow')
  })

  test('a Kannada page names its English twin', async ({ page, baseURL }) => {
    await page.goto('/kn/filter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'kn')
    expect(await canonical(page)).toBe(`${baseURL}/kn/filter`)
    await expect(page.locator('head link[hreflang=en]')).toHaveAttribute('href', `${baseURL}/filter`)
    await expect(page.locator('head link[hreflang=x-default]')).toHaveAttribute('href', `${baseURL}/filter`)
    // Who has no Kannada name keeps its own, which says so.
    await expect(
      cards(page)
        .filter({ hasText: /^[A-Z]/ })
        .first(),
    ).toHaveAttribute('lang', 'en')
  })
})
