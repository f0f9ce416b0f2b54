import { expect, type Page, type Route } from '@playwright/test'
import { axeFinds, looksAt } from '@/e2e/axe'
import { test } from '@/e2e/test'

/** Searching the sample directory: suggestions, counts beside the options, and "Did you mean". */

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 900 }
const LONG =
  'Sri Jagadguru Renukacharya Vidyavardhaka Sangha’s Residential Institute of Applied Arts, Sciences and Commerce for Women'
const MYSURU = { en: 'Mysuru' }
const OFFERED = [
  { id: '1', name: { en: 'Beladingalu Institute' }, disambiguation: null, city: MYSURU, district: MYSURU },
  { id: '2', name: { en: LONG }, disambiguation: null, city: { en: 'Sagara' }, district: { en: 'Shivamogga' } },
]

/** On the home page in Kannada the form beside it bears the same words. */
const box = (page: Page) => page.getByLabel(/^(Search institutions|ಸಂಸ್ಥೆಗಳನ್ನು ಹುಡುಕಿ)$/).and(page.locator('input'))
const list = (page: Page) => page.getByRole('listbox', { name: /^(Suggestions|ಸಲಹೆಗಳು)$/ })
const options = (page: Page) => list(page).getByRole('option')
const answer = (route: Route, data: unknown) => route.fulfill({ json: { data, reading: null } })

/** The suggestions are these, whatever is typed. */
async function offer(page: Page, data: unknown = OFFERED) {
  await page.route('**/api/suggestions?*', (route) => answer(route, data))
}
async function openList(page: Page, path = '/filter') {
  await page.goto(path)
  await box(page).click()
  await expect(page.getByRole('combobox', { name: /^(Search institutions|ಸಂಸ್ಥೆಗಳನ್ನು ಹುಡುಕಿ)$/ })).toBeFocused()
  await page.keyboard.type('bela')
  await expect(list(page)).toBeVisible()
}

for (const path of ['/', '/filter', '/kn', '/kn/filter']) {
  test(`the words in the empty field are whole: ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport)
      const { room, words } = await box(page).evaluate((field: HTMLInputElement) => {
        const style = getComputedStyle(field)
        const pen = document.createElement('canvas').getContext('2d')
        if (pen === null) throw new Error('nothing to measure with')
        pen.font = style.font
        return {
          room: field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
          words: pen.measureText(field.placeholder).width,
        }
      })
      expect(words).toBeGreaterThan(0)
      expect(room).toBeGreaterThanOrEqual(words)
    }
  })
}

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const path of ['/', '/filter', '/kn', '/kn/filter']) {
      const look = looksAt(path, viewport.width)
      test(
        `the open list is within the page, under the field, and axe finds nothing: ${path}`,
        look,
        async ({ page }) => {
          await offer(page)
          await openList(page, path)
          const [drawn, field] = await Promise.all([list(page).boundingBox(), box(page).boundingBox()])
          if (drawn === null || field === null) throw new Error('not drawn')
          expect(drawn.x).toBeGreaterThanOrEqual(0)
          expect(drawn.x + drawn.width).toBeLessThanOrEqual(viewport.width)
          expect(drawn.y).toBeGreaterThanOrEqual(field.y + field.height)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
          for (const option of await options(page).all()) {
            expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
          }
          expect(await axeFinds(page)).toEqual([])
        },
      )
    }
  })
}

test('by keyboard alone: type, choose, arrive, and come back @journey', async ({ page }) => {
  await offer(page)
  await page.goto('/')
  await box(page).focus()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('bela')
  await expect(options(page)).toHaveText([
    /^Beladingalu Institute\s*Mysuru$/,
    /Sagara, Shivamogga$/,
    'Search for “bela”',
  ])
  await expect(page.getByText('2 suggestions')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const chosen = options(page).first()
  const id = await chosen.getAttribute('id')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/college\/detail\?id=1$/)
  await expect(list(page)).toBeHidden()
  await page.goBack()
  await expect(box(page)).toBeVisible()
})

test('a press opens the institution in the language of the page', async ({ page }) => {
  await offer(page)
  await openList(page, '/kn/filter')
  await options(page).first().click()
  await expect(page).toHaveURL(/\/kn\/college\/detail\?id=1$/)
})

test('Enter without a choice searches, and so does the last row', async ({ page }) => {
  await offer(page)
  await openList(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/filter\?search=bela$/)
  await expect(list(page)).toBeHidden()
  await page.keyboard.type('d')
  await expect(list(page)).toBeVisible()
  await options(page).last().click()
  await expect(page).toHaveURL(/\/filter\?search=belad$/)
  await openList(page, '/')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/filter\?search=bela$/)
})

test('Escape closes the list, and then empties the box; Tab and a press elsewhere close it too', async ({ page }) => {
  await offer(page)
  await openList(page)
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(box(page)).toHaveValue('bela')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('search').getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  await box(page).press('ArrowDown')
  await expect(list(page)).toBeVisible()
  // The page around an open list is there for everybody.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(list(page)).toBeHidden()
  await box(page).press('Escape')
  await expect(box(page)).toHaveValue('')
})

test('the caret stays where it is while typing in the middle', async ({ page }) => {
  await offer(page)
  await openList(page)
  await page.keyboard.press('Home')
  await page.keyboard.type('xy')
  await expect(box(page)).toHaveValue('xybela')
  await page.keyboard.press('Delete')
  await expect(box(page)).toHaveValue('xyela')
})

test('what is typed before the list has come is kept, and answered', async ({ page }) => {
  await offer(page)
  await page.goto('/filter')
  let isHeld = true
  const held: Route[] = []
  await page.route('**/_next/static/chunks/*.js', (route) => (isHeld ? void held.push(route) : route.continue()))
  await box(page).click()
  await page.keyboard.type('belad')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  isHeld = false
  for (const route of held) await route.continue()
  await expect(list(page)).toBeVisible()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('i')
  await expect(box(page)).toHaveValue('beladi')
})

test('a box whose list cannot be loaded is a box', async ({ page }) => {
  await page.goto('/filter')
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await box(page).click()
  await page.keyboard.type('college')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/filter\?search=college$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an answer that comes late is dropped', async ({ page }) => {
  const late: Route[] = []
  await page.route('**/api/suggestions?*', (route) => {
    const q = new URL(route.request().url()).searchParams.get('q')
    return q === 'bela' ? void late.push(route) : answer(route, [OFFERED[0]])
  })
  await page.goto('/filter')
  await box(page).click()
  await expect(page.getByRole('combobox', { name: 'Search institutions' })).toBeFocused()
  await page.keyboard.type('bela')
  await expect.poll(() => late.length).toBe(1)
  await page.keyboard.type('d')
  await expect(options(page)).toHaveCount(2)
  await answer(late[0]!, OFFERED).catch(() => undefined)
  await page.keyboard.press('ArrowDown')
  await expect(options(page)).toHaveText([/^Beladingalu Institute/, 'Search for “belad”'])
})

test('an outage shows no list and no error, and the search goes on', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  let asked = 0
  await page.route('**/api/suggestions?*', (route) => {
    asked++
    return route.fulfill({ status: 503, json: { message: 'no' } })
  })
  await page.goto('/')
  await box(page).click()
  await page.keyboard.type('college')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(list(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/filter\?search=college$/)
  expect(errors).toEqual([])
})

test.describe('in half a window, as a keyboard leaves it', () => {
  test.use({ viewport: { width: 360, height: 400 } })

  test('the list stands under the field and scrolls within', async ({ page }) => {
    await offer(
      page,
      Array.from({ length: 8 }, (_, index) => ({ ...OFFERED[0], id: String(index) })),
    )
    await openList(page, '/')
    await expect(options(page).first()).toBeInViewport({ ratio: 1 })
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    const last = options(page).last()
    await expect(last).not.toBeInViewport()
    await page.keyboard.press('ArrowUp')
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await expect(box(page)).toBeInViewport({ ratio: 1 })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/filter']) {
    test(`nothing of the list is there, and the search works: ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('combobox', { name: 'Search institutions' })).toHaveCount(0)
      await page.getByRole('searchbox', { name: 'Search institutions' }).fill('college')
      await page.getByRole('searchbox', { name: 'Search institutions' }).press('Enter')
      await expect(page).toHaveURL(/\/filter\?search=college$/)
    })
  }
})

test.describe('over the sample directory', () => {
  const FOUND = 'Beladingalu Institute of Technology for Women'
  const header = (page: Page) => page.getByText(/^Page 1 of \d+ of [\d,]+ total results$/)
  /** What stands beside an option. */
  const countOf = async (page: Page, role: 'radio' | 'checkbox', name: RegExp) => {
    const line = page
      .getByRole('complementary')
      .locator('label')
      .filter({ has: page.getByRole(role, { name }) })
    return Number((await line.locator('[aria-hidden]').last().innerText()).replaceAll(',', ''))
  }

  test('a beginning finds the institution, and Enter opens it', async ({ page }) => {
    await page.goto('/')
    await box(page).click()
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('beladingal')
    await expect(options(page).first()).toHaveText(/^Beladingalu Institute of Technology for Women\s*Mysuru$/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: FOUND })).toBeVisible()
  })

  test('an option gives as many institutions as stand beside it', async ({ page }) => {
    await page.goto('/filter')
    const engineering = await countOf(page, 'radio', /^Engineering/)
    expect(engineering).toBeGreaterThan(0)
    await page.getByRole('radio', { name: /^Engineering/ }).check()
    await expect(header(page)).toHaveText(new RegExp(` of ${engineering} total results$`))
    const rated = await countOf(page, 'radio', /^4–5/)
    expect(rated).toBeLessThanOrEqual(engineering)
    await page.getByRole('radio', { name: /^4–5/ }).check()
    await expect(header(page)).toHaveText(new RegExp(` of ${rated} total results$`))
    // What is chosen does not narrow its own list.
    expect(await countOf(page, 'radio', /^Engineering/)).toBe(rated)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('counts and what was meant stand in the HTML, and its links lead there', async ({ page }) => {
      await page.goto('/filter?search=beladingalu&districtId=548')
      await expect(page.getByText('No institutes found. Try adjusting your filters.')).toBeVisible()
      const offered = page.getByRole('region', { name: 'Did you mean' })
      await expect(offered.getByRole('link', { name: FOUND })).toHaveAttribute('href', /\/college\/detail\?id=\d+$/)
      expect(await countOf(page, 'checkbox', /^Mysuru/)).toBe(1)
      await offered.getByRole('link', { name: '1 more without the district filter' }).click()
      await expect(page).toHaveURL(/\/filter\?search=beladingalu$/)
      await expect(page.locator('#results-section').getByRole('link', { name: FOUND, exact: true })).toBeVisible()
    })
  })

  for (const viewport of [PHONE, DESK]) {
    test(`what was meant is followed without a new page, and axe finds nothing: ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto('/filter?search=beladingalu&districtId=548')
      const offered = page.getByRole('region', { name: 'Did you mean' })
      await expect(offered).toBeVisible()
      expect(await axeFinds(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
      let documents = 0
      page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
      await offered.getByRole('link', { name: '1 more without the district filter' }).click()
      await expect(page.locator('#results-section').getByRole('link', { name: FOUND })).toBeVisible()
      await expect(offered).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
      expect(documents).toBe(0)
    })
  }
})
