import { expect, type Locator, type Page } from '@playwright/test'
import { axeFinds } from '@/e2e/axe'
import { test } from '@/e2e/test'
import { OTHER_SITE } from '@/playwright.config'

/** Latest Updates over the home page (spec 1 §2, §4, §8, §9). */

const banner = (page: Page) => page.getByRole('region', { name: 'Latest Updates' })
const shown = (page: Page) => banner(page).locator('[data-item]:not([inert])')

/** The controls come with the scripts. */
const scriptsAreThere = (page: Page) =>
  expect(banner(page).getByRole('button', { name: 'Stop changing slides by itself' })).toBeVisible()

test('moves on every three seconds, and not under the mouse', async ({ page }) => {
  await page.goto('/')
  await scriptsAreThere(page)
  const first = await shown(page).innerText()
  await expect(shown(page)).not.toHaveText(first, { timeout: 6_000 })
  await banner(page).hover()
  const held = await shown(page).innerText()
  // Longer than one turn takes.
  await expect(async () => expect(await shown(page).innerText()).not.toBe(held)).not.toPass({ timeout: 4_500 })
  await page.mouse.move(600, 700)
  await expect(shown(page)).not.toHaveText(held, { timeout: 6_000 })
})

test('can be stopped, has at most four dots, and goes where a dot says', async ({ page }) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Stop changing slides by itself' }).click()
  const dots = banner(page).getByRole('group', { name: 'Choose a slide' }).getByRole('button')
  expect(await dots.count()).toBeLessThanOrEqual(4)
  const before = await shown(page).innerText()
  await dots.nth(1).click()
  await expect(shown(page)).not.toHaveText(before)
})

test('leads to all updates', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'All updates' })).toHaveAttribute('href', '/updates-list')
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  /** As a finger does it: down, along and up again. */
  async function swipe(page: Page, region: Locator, by: number) {
    const box = await region.locator('[data-moving]').boundingBox()
    if (box === null) throw new Error('nothing to swipe')
    const finger = await page.context().newCDPSession(page)
    const y = box.y + box.height / 2
    const from = box.x + box.width / 2
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] })
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from + by * part, y }] })
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await finger.detach()
  }

  for (const [path, name] of [
    ['/', 'Latest Updates'],
    ['/', 'Browse by what you want to study'],
    ['/mentoring', 'Our mentors'],
  ] as const) {
    test(`a finger that goes 40 px moves nothing, one that goes 60 px the slide, either way: ${name}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const region = page.getByRole('region', { name })
      await region.scrollIntoViewIfNeeded()
      const slide = () =>
        region.getByRole('group', { name: 'Choose a slide' }).locator('[aria-current]').getAttribute('aria-label')
      await expect.poll(slide).toMatch(/^Slide 1 of \d+$/)
      const last = (await slide())?.replace(/^Slide 1 of (\d+)$/, 'Slide $1 of $1')
      await swipe(page, region, -40)
      expect(await slide()).toMatch(/^Slide 1 of/)
      await swipe(page, region, -60)
      await expect.poll(slide).toMatch(/^Slide 2 of/)
      await swipe(page, region, 40)
      expect(await slide()).toMatch(/^Slide 2 of/)
      await swipe(page, region, 60)
      await expect.poll(slide).toMatch(/^Slide 1 of/)
      await swipe(page, region, 60)
      await expect.poll(slide).toBe(last)
    })
  }
})

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('axe finds nothing', async ({ page }) => {
      await page.goto('/')
      await scriptsAreThere(page)
      expect(await axeFinds(page, { parts: ['main > div'] })).toEqual([])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('every notification can be read and followed', async ({ page }) => {
        await page.goto('/')
        const items = banner(page).locator('[data-item]')
        expect(await items.count()).toBeGreaterThan(1)
        await items.last().scrollIntoViewIfNeeded()
        await expect(items.last()).toBeInViewport()
      })
    })
  })
}

test.describe('over a provider of another make', () => {
  test.use({ baseURL: OTHER_SITE })

  test('what is active now shows, and no script is a link', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page).getByRole('link', { name: 'Applications are open' })).toHaveAttribute(
      'href',
      'https://example.org/apply',
    )
    await expect(banner(page).getByText('Without dates')).toBeAttached()
    await expect(banner(page).locator('a[href^="javascript"]')).toHaveCount(0)
    for (const gone of ['Over since long', 'Withdrawn']) await expect(page.getByText(gone)).toHaveCount(0)
  })
})
