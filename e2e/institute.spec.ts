import { expect, type Page } from '@playwright/test'
import { axeFinds } from '@/e2e/axe'
import { PECULIAR } from '@/e2e/other-provider/institutions'
import { test } from '@/e2e/test'
import { OTHER_SITE, SAMPLE_SITE } from '@/playwright.config'

/** An institution's page, over a provider of another make (spec 2 §2, "College detail page"). */
test.use({ baseURL: process.env.INSTITUTE_SITE ?? OTHER_SITE })

const pathOf = (id: number) => `/college/detail?id=${id}`
const FULL = pathOf(PECULIAR.complete)
const NAME = 'Kaveri Valley Institute of Engineering'
const TABS = ['Overview', 'Courses & Fees', 'Admissions', 'Placement', 'Facilities', 'Reviews']

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const openPanel = (page: Page) => page.getByRole('tabpanel')

test.describe('what is known', () => {
  test('stands on the page', async ({ page }) => {
    await page.goto(FULL)
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(page.getByText('Mysuru, Mysuru district')).toBeVisible()
    await expect(page.getByRole('link', { name: '2 reviews' })).toBeVisible()
    await expect(page.getByText('Its workshops are open to the town on Saturdays.')).toBeVisible()
    await expect(page.getByText('₹86,000 to ₹1,12,410')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Courses offered' }).getByRole('listitem')).toHaveCount(3)
    const contact = page.getByRole('region', { name: 'Contact Information' })
    await expect(contact.getByRole('link', { name: '8214002200' })).toHaveAttribute('href', 'tel:8214002200')
    await expect(contact.getByRole('link', { name: 'www.kaveri-valley.example' })).toHaveAttribute(
      'href',
      'https://www.kaveri-valley.example/',
    )
    await expect(contact.getByRole('link', { name: 'Instagram' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Brochures' }).getByRole('listitem')).toContainText([
      'Prospectus',
      'Hostel rules',
    ])
  })

  test('is left out where it is missing or of the wrong type', async ({ page }) => {
    for (const id of [PECULIAR.nameOnly, PECULIAR.wrongTypes]) {
      await page.goto(pathOf(id))
      for (const words of ['N/A', 'No Image', 'No images available', 'No brochures available.']) {
        await expect(page.getByText(words, { exact: true })).toBeVisible()
      }
      for (const [name, words] of [
        ['Overview', 'Overview data is coming soon.'],
        ['Courses & Fees', 'Courses data is coming soon.'],
        ['Admissions', 'Admission process data is coming soon.'],
        ['Placement', 'Placement data is coming soon.'],
        ['Facilities', 'Facilities data is coming soon.'],
        ['Reviews', 'No reviews yet.'],
      ] as const) {
        await tab(page, name).click()
        await expect(openPanel(page)).toContainText(words)
      }
    }
  })

  test('is never taken for markup', async ({ page }) => {
    await page.goto(pathOf(PECULIAR.htmlLike))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Netravati <b>Law</b> & "Justice" School')
    await expect(page.getByText('Fees < ₹70,000 & <img src=x onerror=alert(1)>')).toBeVisible()
  })

  test('is in Kannada where the provider has it', async ({ page }) => {
    await page.goto(`/kn${pathOf(PECULIAR.kannada)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ಕುವೆಂಪು ಬೆಟ್ಟದ ಕಾಲೇಜು')
    await expect(page.getByText('Recognised by the state')).toHaveAttribute('lang', 'en')
  })
})

test.describe('tabs', () => {
  test('have an address each, which works by link, and add nothing to the history @journey', async ({ page }) => {
    await page.goto(`${FULL}#placement`)
    await expect(openPanel(page)).toContainText('Placement Statistics')
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Placement')
    const entries = await page.evaluate(() => history.length)
    await tab(page, 'Facilities').click()
    await expect(page).toHaveURL(new RegExp(`id=${PECULIAR.complete}#facilities$`))
    await expect(openPanel(page)).toContainText('Campus Facilities')
    await tab(page, 'Overview').click()
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true')
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('work by keyboard', async ({ page }) => {
    await page.goto(FULL)
    await tab(page, 'Overview').focus()
    for (const name of [...TABS.slice(1), 'Overview']) {
      await page.keyboard.press('ArrowRight')
      await expect(tab(page, name)).toBeFocused()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    }
    await page.keyboard.press('End')
    await expect(openPanel(page)).toContainText('Hear From Students & Parents')
    await page.keyboard.press('Tab')
    await expect(openPanel(page)).toBeFocused()
  })

  test('do not move the page when one is opened', async ({ page }) => {
    await page.goto(FULL)
    await tab(page, 'Courses & Fees').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await tab(page, 'Courses & Fees').click()
    await expect(openPanel(page)).toContainText('Bachelor of Engineering')
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })

  test('lead to the reviews from the figure beside the name', async ({ page }) => {
    await page.goto(FULL)
    await page.getByRole('link', { name: '2 reviews' }).click()
    await expect(page.getByText('Good workshops.')).toBeInViewport()
  })

  test('show the addressed panel, and nothing moves, before scripts take over', async ({ page }) => {
    await page.route('**/*.js*', (route) => route.abort())
    await page.goto(`${FULL}#courses`, { waitUntil: 'load' })
    await expect(page.getByRole('heading', { name: 'Bachelor of Engineering' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Admission Process' })).toBeHidden()
  })

  test('are all on paper', async ({ page }) => {
    await page.goto(FULL)
    await tab(page, 'Reviews').click()
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Master of Technology', 'Admission Process', 'Campus Facilities', 'Top Recruiters']) {
      await expect(page.getByText(name, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('contentinfo')).toBeHidden()
  })
})

test.describe('gallery', () => {
  const counter = (page: Page, words: string) => page.getByText(words, { exact: true })

  test('opens, walks, wraps around and closes by keyboard', async ({ page }) => {
    await page.goto(pathOf(PECULIAR.manyPictures))
    const first = page.getByRole('link', { name: 'Open picture 1 of 40' })
    await expect(page.getByRole('link', { name: 'Open picture 6 of 40' })).toHaveText('+34')
    await first.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pictures' })
    await expect(dialog).toBeVisible()
    await expect(counter(page, '1 / 40')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(counter(page, '40 / 40')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page, '1 / 40')).toBeVisible()
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(counter(page, '2 / 40')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Pictures' })
      .getByRole('button', { name: /^Picture 4 of 40/ })
      .click()
    await expect(counter(page, '4 / 40')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(first).toBeFocused()
  })

  test('keeps the browser’s menu away from pictures', async ({ page }) => {
    await page.goto(pathOf(PECULIAR.manyPictures))
    const wasBlocked = () =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            window.addEventListener('contextmenu', (event) => resolve(event.defaultPrevented), { once: true })
          }),
      )
    const onThumbnail = wasBlocked()
    await page.getByRole('link', { name: 'Open picture 2 of 40' }).click({ button: 'right' })
    expect(await onThumbnail).toBe(true)
    await page.getByRole('link', { name: 'Open picture 2 of 40' }).click()
    const picture = page.getByRole('img', { name: /^Picture 2 of 40/ })
    await expect(picture).toBeVisible()
    const inLightbox = wasBlocked()
    await picture.click({ button: 'right' })
    expect(await inLightbox).toBe(true)
  })

  test('draws what cannot be loaded', async ({ page }) => {
    await page.goto(pathOf(PECULIAR.brokenPictures))
    const picture = page.getByRole('link', { name: 'Open picture 1 of 2' })
    // It is not asked for before it is near.
    await picture.scrollIntoViewIfNeeded()
    await expect(picture.getByRole('img')).toHaveCount(0)
    await expect(picture.locator('svg')).toBeVisible()
  })
})

test.describe('sharing', () => {
  test('copies the link and says so where the browser cannot share', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(FULL)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link with search parameters copied to clipboard!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  test('shows the link where neither sharing nor copying works', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.goto(FULL)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('textbox', { name: 'Copy this link' })).toHaveValue(page.url())
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read, and the tabs lead to their sections', async ({ page }) => {
    await page.goto(FULL)
    for (const name of [
      ...TABS,
      'Bachelor of Engineering',
      'Admission Process',
      'Top Recruiters',
      'Campus Facilities',
    ]) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Placement', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Placement Statistics' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  })

  test('each picture can be had', async ({ page }) => {
    await page.goto(pathOf(PECULIAR.manyPictures))
    const links = page.getByRole('region', { name: 'Gallery' }).getByRole('link')
    await expect(links).toHaveCount(40)
    await expect(links.last()).toHaveAttribute('href', /^\/media\//)
  })

  test('an unknown institution is said to be none, with status 404', async ({ page }) => {
    // Another spelling of one that there is, which a provider may read as its own, would be another page to every cache.
    for (const [id, status] of [
      ['1', 200],
      ['01', 404],
      ['%201', 404],
      ['1%20', 404],
    ] as const) {
      expect([id, (await page.request.get(`${SAMPLE_SITE}/college/detail?id=${id}`)).status()]).toEqual([id, status])
    }
    for (const address of [pathOf(1), '/college/detail', '/college/detail?id=', '/kn/college/detail?id=nothing']) {
      const answer = await page.goto(address)
      expect([address, answer?.status()]).toEqual([address, 404])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        address.startsWith('/kn') ? 'ಈ ಸಂಸ್ಥೆಯ ಮಾಹಿತಿ ಸಿಗಲಿಲ್ಲ.' : 'No college data found.',
      )
    }
    await page.goto(pathOf(1))
    await expect(page.getByRole('main').getByRole('link', { name: 'Find an institution' })).toHaveAttribute(
      'href',
      '/filter',
    )
  })
})

test('tells crawlers what it is', async ({ page, baseURL }) => {
  await page.goto(`${FULL}&utm_source=elsewhere`)
  const head = (selector: string, attribute: string) => page.locator(`head ${selector}`).getAttribute(attribute)
  await expect(page).toHaveTitle(new RegExp(`^${NAME}, Mysuru`))
  expect(await head('meta[name=description]', 'content')).toContain(NAME)
  expect(await head('link[rel=canonical]', 'href')).toBe(baseURL + FULL)
  expect(await head('link[hreflang=en]', 'href')).toBe(baseURL + FULL)
  expect(await head('link[hreflang=kn]', 'href')).toBe(`${baseURL}/kn${FULL}`)
  expect(await head('link[hreflang=x-default]', 'href')).toBe(baseURL + FULL)
  expect(await head('meta[property="og:image"]', 'content')).toMatch(/^http.*\/cards\/college\/\d+\/en-/)
  const data: { '@graph': Record<string, unknown>[] } = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  )
  expect(data['@graph'].map((node) => node['@type'])).toEqual(['CollegeOrUniversity', 'BreadcrumbList', 'ItemList'])
  expect(data['@graph'][0]).toMatchObject({ name: NAME, aggregateRating: { reviewCount: 2 } })

  await page.goto(pathOf(PECULIAR.nameOnly))
  expect(await head('meta[property="og:image"]', 'content')).toMatch(/^http.*\/cards\/college\/\d+\/en-/)
})

for (const address of [FULL, `${FULL}#courses`, pathOf(PECULIAR.longName), pathOf(PECULIAR.nameOnly), pathOf(1)]) {
  test(`axe finds nothing at ${address}, and nothing is wider than the window`, async ({ page }) => {
    await page.goto(address)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 780 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await axeFinds(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 780 } })

    test('axe finds nothing in the lightbox', async ({ page }) => {
      await page.goto(pathOf(PECULIAR.manyPictures))
      await page.getByRole('link', { name: 'Open picture 1 of 40' }).click()
      await expect(page.getByText('1 / 40', { exact: true })).toBeVisible()
      expect(await axeFinds(page)).toEqual([])
    })
  })
}
