import { expect, type Page } from '@playwright/test'
import { looksAt } from '@/e2e/axe'
import { test } from '@/e2e/test'

/** What a family sees before it scrolls, in both languages, whose words take unlike room. */

const SCREENS = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]
/** Of a result so much is seen at the least: a line and a half of its name. */
const SEEN = 48

const main = (page: Page) => page.getByRole('main')

for (const prefix of ['', '/kn']) {
  for (const screen of SCREENS) {
    // In a wide window each language has room: one is enough for the gate.
    const look = screen.width < 1024 ? {} : looksAt(`${prefix}/`, screen.width)
    test(
      `${prefix}/ has the search by name in its first screen at ${screen.width} px, and the results begin there`,
      look,
      async ({ page }) => {
        await page.setViewportSize(screen)
        await page.goto(`${prefix}/`)
        const box = await main(page).getByRole('search').first().boundingBox()
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height)
        await page.goto(`${prefix}/filter`)
        const first = main(page)
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3 }) })
          .first()
        expect((await first.boundingBox())?.y).toBeLessThanOrEqual(screen.height - SEEN)
      },
    )
  }

  test(`${prefix}/filter begins with results without JavaScript, too, beneath three filters that are set`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await page.goto(`${prefix}/filter?instituteId=1&districtId=525&ownership=private`)
    const first = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first()
    // Nearly all of a compact row, not its first line alone.
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(740 - 2 * SEEN)
    await context.close()
  })

  /** Saves and compares a result: the tray has everything that it may have. */
  async function chooseBoth(page: Page, at: number) {
    const result = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .nth(at)
    await expect(result.getByRole('button', { pressed: false })).toHaveCount(2)
    for (const chosen of [1, 2]) {
      await result.getByRole('button', { pressed: false }).first().click()
      await expect(result.getByRole('button', { pressed: true })).toHaveCount(chosen)
    }
    return result
  }
  const trayOf = (page: Page) =>
    page.getByRole('region', { name: prefix === '' ? 'Chosen institutions' : 'ಆರಿಸಿದ ಸಂಸ್ಥೆಗಳು' })

  test(`${prefix}/filter has room at 320 px for the way back after a removal, too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${prefix}/filter`)
    await chooseBoth(page, 0)
    const second = await chooseBoth(page, 1)
    const dock = trayOf(page)
    await second.getByRole('button', { pressed: true, name: prefix === '' ? /^Compare / : /ಹೋಲಿಸಿ$/ }).click()
    const back = dock.getByRole('button', { name: prefix === '' ? 'Undo' : 'ಮರಳಿ ತನ್ನಿ' })
    await expect(back).toBeVisible()
    for (const each of await dock.locator('a, button').filter({ visible: true }).all()) {
      const box = await each.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    }
  })

  test(`${prefix}/filter has one row for what is saved and what is compared`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`${prefix}/filter`)
    await chooseBoth(page, 0)
    const dock = trayOf(page)
    const middles = await dock
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      )
    expect(middles).toEqual([middles[0], middles[0]])
    expect((await dock.boundingBox())?.height).toBeLessThanOrEqual(80)
    const wide = await dock.evaluate((each) => each.scrollWidth - each.clientWidth)
    expect(wide).toBe(0)
  })
}
