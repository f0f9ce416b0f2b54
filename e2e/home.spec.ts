import { expect, type Page, type Response } from '@playwright/test'
import { axeFinds, isLookedAt } from '@/e2e/axe'
import { test } from '@/e2e/test'
import { OTHER_SITE, SAMPLE_SITE } from '@/playwright.config'

/** The home page (spec 1 §2 "Home"), over both providers. */

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const part = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
/** As a browser does when somebody returns to its tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** An address as Next writes it: without a slash at the end. */
const address = (path: string) => new URL(path, SAMPLE_SITE).href.replace(/\/$/, '')

/** The first page of a kind is made while the visitor waits. */
const PATIENT = { timeout: 12_000 }

const PARTS = [
  'Where would you like to begin?',
  'Top institutions',
  'Our partner institutions',
  'What students and parents say',
  'Browse by what you want to study',
  'Send us a message',
] as const

test.describe('with the embedded provider', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('its parts stand in their order, each whole', async ({ page }) => {
        await page.goto('/')
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText(
          'Find the college that fits you. Compare courses, fees and hostels in every district.',
        )
        await expect(heading.locator('.text-grey')).toHaveText('Compare courses, fees and hostels in every district.')
        await expect(titles(page)).toHaveText(PARTS)
        // The nine from top to bottom: between the titled ones those without a title.
        const nine = [
          page.getByText('Latest Updates', { exact: true }),
          heading,
          part(page, PARTS[0]),
          page.getByRole('region', { name: 'A short film about this guide' }),
          ...PARTS.slice(1).map((name) => part(page, name)),
        ]
        const tops = await Promise.all(nine.map(async (one) => (await one.boundingBox())?.y ?? Number.NaN))
        expect(tops).toHaveLength(9)
        expect(tops).toEqual(tops.toSorted((a, b) => a - b))
        const explore = part(page, PARTS[0])
        const top = part(page, PARTS[1])
        const partners = part(page, PARTS[2])
        const voices = part(page, PARTS[3])
        const fields = part(page, PARTS[4])
        await expect(explore.getByRole('link')).toHaveCount(4)
        await expect(explore.getByText('100+ Happy Students').getByRole('presentation')).toHaveCount(4)
        await expect(top.locator('a[href^="/college/detail?id="]')).toHaveCount(12)
        await expect(partners.locator('a[href^="/college/detail?id="]').first()).toBeVisible()
        await expect(voices.locator('figure')).toHaveCount(6)
        await expect(fields.locator('a[href^="/filter?instituteId="]')).toHaveCount(12)
        await expect(part(page, PARTS[5]).getByLabel('Full Name')).toBeVisible()
      })

      test('"Partner with Us" leads to the contact form, and an anchor to the testimonials', async ({ page }) => {
        // A smooth way down the whole page takes its time.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto('/')
        await page.getByRole('link', { name: 'Partner with Us' }).click()
        await expect(part(page, PARTS[5]).getByRole('heading')).toBeInViewport()
        await page.goto('/#testimonials')
        await expect(part(page, PARTS[3]).getByRole('heading')).toBeInViewport()
      })

      test('a picture that was shown stays painted while the visitor is elsewhere', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto('/')
        const picture = part(page, PARTS[4]).locator('img').first()
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0, PATIENT)
        await page.evaluate(() => window.scrollTo(0, 0))
        // A frame in which the browser has left out what it leaves out there.
        await page.screenshot()
        const isPainted = await picture.evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }))
        expect(isPainted).toBe(true)
      })

      test('cards lead where they say', async ({ page }) => {
        await page.goto('/')
        await part(page, PARTS[0]).getByRole('link', { name: 'Residential colleges' }).click()
        await expect(page).toHaveURL('/filter?residential=true', PATIENT)
        await page.goto('/kn')
        await page.getByRole('link', { name: 'ಕಂಪ್ಯೂಟರ್ ವಿಜ್ಞಾನ' }).click()
        await expect(page).toHaveURL('/kn/filter?instituteId=1&categoryId=101', PATIENT)
        await page.goto('/')
        const card = part(page, PARTS[1]).getByRole('listitem').getByRole('link').first()
        const name = await card.textContent()
        await card.click()
        await expect(page).toHaveURL(/\/college\/detail\?id=\d+$/, PATIENT)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
      })
    })
  }

  test('says what it is to crawlers, in each language', async ({ page }) => {
    for (const [path, lang] of [
      ['/', 'en'],
      ['/kn', 'kn'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveTitle(/Karnataka Education Guide|ಕರ್ನಾಟಕ ಶಿಕ್ಷಣ ಮಾರ್ಗದರ್ಶಿ/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address(path))
      for (const [hreflang, href] of [
        ['en', '/'],
        ['kn', '/kn'],
        ['x-default', '/'],
      ] as const) {
        const alternate = page.locator(`link[rel=alternate][hreflang="${hreflang}"]`)
        await expect(alternate).toHaveAttribute('href', address(href))
      }
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        new RegExp(`/pictures/share-${lang}\\.jpg$`),
      )
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      const said: unknown = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? 'nothing',
      )
      expect(said).toMatchObject({
        '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite', inLanguage: `${lang}-IN` }],
      })
    }
  })

  test('is asked for anew when the visitor comes back, keeps what is begun, and stays when that fails', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/home')) asked.push(request.url())
    })
    await page.goto('/')
    await expect(titles(page)).toHaveText(PARTS)
    const field = page.getByLabel('Full Name')
    await field.fill('Half a name')
    const types = page.getByRole('search', { name: 'Find institutions' })
    const type = types.getByRole('radio').nth(1)
    // What a visitor presses: the radio itself is a dot that nobody sees, and the page is still scrolling.
    await types
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .nth(1)
      .click()
    await expect(type).toBeChecked()
    const voices = part(page, PARTS[3])
    await voices.scrollIntoViewIfNeeded()
    await voices.getByRole('button', { name: 'Stop changing slides by itself' }).click()
    const third = voices.getByRole('button', { name: /^Slide 3/ })
    await third.click()
    await page.getByRole('button', { name: /^Play the video/ }).click()
    const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
    await expect.poll(isPaused).toBe(false)

    await page.route('**/api/home?lang=en', (route) => route.fulfill({ json: { version: 'another' } }))
    await page.route(
      (url) => url.pathname === '/' && url.searchParams.has('_rsc'),
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replaceAll(PARTS[4], 'Fresh from the provider') })
      },
    )
    await comeBack(page)
    await expect(part(page, 'Fresh from the provider')).toBeVisible()
    expect(asked).toHaveLength(1)
    const isAsLeft = async () => {
      await expect(field).toHaveValue('Half a name')
      await expect(type).toBeChecked()
      await expect(third).toHaveAttribute('aria-current', 'true')
      expect(await isPaused()).toBe(false)
    }
    await isAsLeft()

    await page.route('**/api/home?lang=en', (route) => route.abort())
    await comeBack(page)
    await expect.poll(() => asked.length).toBe(2)
    await expect(part(page, 'Fresh from the provider')).toBeVisible()
    await expect(page.getByText('Error loading homepage data.')).toBeHidden()
    await isAsLeft()
  })

  for (const width of [360, 768, 1280]) {
    test(`the first four logos stand two by two at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const tiles = part(page, PARTS[1]).getByRole('list', { includeHidden: true }).first().locator('li')
      await expect(tiles).toHaveCount(4)
      const [first, second, third, fourth] = await tiles.evaluateAll((all) =>
        all.map((tile) => tile.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
      )
      expect([second?.top, fourth?.top]).toEqual([first?.top, third?.top])
      expect([third?.left, fourth?.left]).toEqual([first?.left, second?.left])
      expect(third?.top).toBeGreaterThan(first?.top ?? Infinity)
    })
  }

  for (const width of [360, 1280]) {
    test(`the longest texts stay within the window at ${width} px`, async ({ page }) => {
      const word = 'Srinivasaraghavanvenkateshamurthychikkaballapuradoddaballapura'
      const long = `Residential Institute of Applied Arts, Sciences and Crafts, ${word}. `.repeat(4)
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      // Its controls come with the scripts, and with the visitor: as many dots as there are slides, while these fit.
      for (const name of [PARTS[2], PARTS[4]]) {
        const carousel = page.getByRole('region', { name })
        await carousel.scrollIntoViewIfNeeded()
        const dots = carousel.getByRole('button', { name: /^Slide \d+ of \d+$/ })
        await expect(dots.first()).toBeVisible()
        const total = Number((await dots.first().getAttribute('aria-label'))?.split(' ').at(-1))
        expect(total).toBeGreaterThan(1)
        await expect(dots).toHaveCount(total)
      }
      await page.getByRole('main').evaluate((main, text) => {
        for (const section of main.querySelectorAll('section')) {
          const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
          while (texts.nextNode()) {
            const element = texts.currentNode.parentElement
            const isOfContent =
              element?.closest('h1, h2, h3, figure, li p, [data-item] p') && !element.closest('[aria-hidden]')
            if (isOfContent && texts.currentNode.nodeValue?.trim()) texts.currentNode.nodeValue = text
          }
        }
      }, long)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }

  test('what is unchanged costs a few bytes', async ({ page, network }) => {
    const rendered: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('_rsc')) rendered.push(request.url())
    })
    await page.goto('/')
    await network.isAtRest()
    const answered = page.waitForResponse('**/api/home?lang=en')
    await comeBack(page)
    expect((await (await answered).body()).length).toBeLessThan(100)
    await network.isAtRest()
    expect(rendered).toEqual([])
  })

  test('nothing jumps while it loads and while it is read', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'hadRecentInput') !== true) {
            const shifted = Number(sessionStorage.getItem('shifted')) + Number(Reflect.get(entry, 'value'))
            sessionStorage.setItem('shifted', String(shifted))
          }
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    for (const name of PARTS) {
      await part(page, name).scrollIntoViewIfNeeded()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
    await expect(part(page, PARTS[4]).getByRole('button', { name: 'Stop changing slides by itself' })).toBeVisible()
    expect(await page.evaluate(() => Number(sessionStorage.getItem('shifted')))).toBeLessThan(0.02)
  })

  test('its first load brings neither the schemas of the contract nor the library of queries', async ({
    page,
    network,
  }) => {
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response)
    })
    await page.goto('/')
    await network.isAtRest()
    // Read from here: one that comes later could not be read to its end before the test's.
    const loaded = (await Promise.all(scripts.map((response) => response.text()))).join('\n')
    expect(loaded.includes('visibilitychange')).toBe(true)
    for (const late of ['ZodObject', 'refetchOnReconnect']) expect(loaded.includes(late), late).toBe(false)
  })
})

test.describe('with a provider of another make', () => {
  test.use({ baseURL: OTHER_SITE })

  test('shows what is there, and nothing in the place of what is not', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 }).locator('.text-grey')).toHaveText(
      'the college that suits you and your family',
    )
    await expect(titles(page)).toHaveText([
      'Where the river begins',
      'Top institutions',
      'Partner institutions',
      'What students and parents say',
      'What flows here',
      'Leave us a line',
    ])
    const explore = part(page, 'Where the river begins')
    await expect(explore.getByRole('link')).toHaveText(['The land', 'The people', 'Rooms by the river'])
    await expect(explore.getByText('Its hills & <em>rivers</em>.')).toBeVisible()
    await expect(page.getByText('A card without a title.')).toBeHidden()
    await expect(page.getByText('No video available.')).toBeVisible()

    const top = part(page, 'Top institutions')
    await expect(top.getByRole('listitem').filter({ hasText: 'Kuvempu Hills College' })).toContainText('Coming Soon')
    const partners = part(page, 'Partner institutions')
    await expect(partners.getByText('A partner that is no institution')).toBeAttached()
    await expect(partners.getByText('Sharavathi Polytechnic')).toHaveCount(0)
    await expect(part(page, 'What students and parents say').locator('figure')).toHaveCount(2)
    const fields = part(page, 'What flows here')
    await expect(fields.getByRole('link', { name: 'Computing' })).toHaveAttribute(
      'href',
      '/filter?instituteId=11&categoryId=1101',
    )
    await expect(fields.getByRole('heading', { level: 3 })).toHaveText(['Computing', 'Trade', 'Law', 'Anything else'])
  })

  test('a broken picture gives way to what stands for it', async ({ page }) => {
    await page.goto('/')
    const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(hero.locator('img')).toHaveAttribute('src', /scene-home\.svg$/)
    const partner = part(page, 'Partner institutions').getByRole('group').filter({ hasText: 'no institution' }).last()
    await partner.scrollIntoViewIfNeeded()
    await expect(partner.getByText('A', { exact: true })).toBeAttached()
    const quote = page.locator('figure').first()
    await quote.scrollIntoViewIfNeeded()
    await expect(quote.locator('figcaption svg')).toBeVisible()
    const field = part(page, 'What flows here').getByRole('listitem').filter({ hasText: 'Trade' })
    await field.scrollIntoViewIfNeeded()
    await expect(field.locator('svg')).toBeVisible()
  })

  test('is in Kannada where it has it, and says where not', async ({ page }) => {
    await page.goto('/kn')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ನದಿಯೊಡನೆ ಕಾಲೇಜಿಗೆ')
    await expect(page.getByRole('heading', { name: 'Where the river begins' })).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { name: 'ಪ್ರಮುಖ ಸಂಸ್ಥೆಗಳು' })).toBeVisible()
    await expect(page.getByText('ವೀಡಿಯೊ ಲಭ್ಯವಿಲ್ಲ')).toBeVisible()
  })
})

for (const [provider, baseURL] of [
  ['the embedded provider', SAMPLE_SITE],
  ['a provider of another make', OTHER_SITE],
]) {
  for (const [widths, tag] of [
    [[1280, 360], []],
    [[1536, 768], ['@wide']],
  ] as const) {
    for (const path of ['/', '/kn']) {
      test(
        `axe finds nothing, and nothing is too wide: ${path} at ${widths.join(' and ')} px over ${provider}`,
        { tag: [...tag] },
        async ({ page }) => {
          await page.goto(baseURL + path)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            await page.locator('#testimonials').scrollIntoViewIfNeeded()
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
            if (isLookedAt(path, width)) expect(await axeFinds(page)).toEqual([])
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          }
        },
      )
    }
  }
}
