import { expect, type Locator, type Page } from '@playwright/test'
import { signInQuickly, whenSignedIn } from '@/e2e/account/test'
import { PECULIAR } from '@/e2e/other-provider/institutions'
import { account, EMBEDDED, openLogin, test } from '@/e2e/sign-in/test'
import { OTHER_SITE } from '@/playwright.config'

/** What axe cannot see: forced colours, magnified pages, long words, and where the focus goes. */

const LONG = 'w'.repeat(60)
const pathOf = (id: number) => `/college/detail?id=${id}`

/** Whether two things look different, as they are painted. */
async function differ(one: Locator, other: Locator): Promise<boolean> {
  return !(await one.screenshot()).equals(await other.screenshot())
}

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor

/** That it stands in the system's pair for what is chosen, and that no browser paints anything between the two. */
async function expectChosenPair(chosen: Locator) {
  // Colours change in a moment, and a page that has just come is still at it.
  await expect(async () => {
    const { wanted, painted, inner } = await chosen.evaluate(paintedPair)
    expect(painted).toEqual(wanted)
    const [, color, adjust] = wanted
    for (const each of inner) expect(each).toEqual(['rgba(0, 0, 0, 0)', color, adjust])
  }).toPass({ timeout: 10_000 })
}

/** That forced colours, which take shadows and grounds away, leave it an edge. */
async function expectEdge(opened: Locator) {
  await expect(opened).toBeVisible()
  await expect(opened).toHaveCSS('border-top-width', '1px')
  await expect(opened).toHaveCSS('border-left-style', 'solid')
}

/** Ground, colour and adjustment: as they should be, as they are, and of all within. */
function paintedPair(element: Element) {
  const pair = document.createElement('p')
  pair.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText'
  document.body.append(pair)
  const paint = (each: Element) => {
    const style = getComputedStyle(each)
    return [style.backgroundColor, style.color, style.getPropertyValue('forced-color-adjust')]
  }
  const [wanted = [], painted] = [paint(pair), paint(element)]
  const inner = [...element.querySelectorAll('*')].map(paint)
  pair.remove()
  return { wanted, painted, inner }
}

test.describe('with forced colours', () => {
  test.use({ colorScheme: 'light' })
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('a chosen box and radio button look chosen', async ({ page }) => {
    await page.goto('/filter?instituteId=1')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const radio = (name: RegExp) => filters.getByRole('group', { name: 'Categories' }).getByRole('radio', { name })
    await expect(radio(/^Engineering/)).toBeChecked()
    expect(await differ(radio(/^Engineering/), radio(/^Law/))).toBe(true)
    const [first, second] = [0, 1].map((index) => filters.getByRole('checkbox').nth(index))
    if (first === undefined || second === undefined) throw new Error('no boxes')
    await first.check()
    await page.mouse.move(0, 0)
    expect(await differ(first, second)).toBe(true)
  })

  test('the chosen one of tabs, languages, dots, cycles and types can be told from the others', async ({ page }) => {
    await page.goto('/')
    const language = page.getByRole('navigation', { name: 'Language' }).first().getByRole('link')
    expect(await language.first().evaluate(groundOf)).not.toBe(await language.last().evaluate(groundOf))
    const types = page.getByRole('search', { name: 'Find institutions' }).locator('label')
    expect(await types.first().evaluate(groundOf)).not.toBe(await types.nth(1).evaluate(groundOf))
    const dot = page.getByRole('button', { name: /^Slide 1 of / })
    await dot.first().scrollIntoViewIfNeeded()
    const border = (element: Element) => getComputedStyle(element.firstElementChild ?? element).borderTopWidth
    expect(await dot.first().evaluate(border)).toBe('4px')
    await page.goto('/pricing')
    const cycle = page.getByRole('group', { name: 'Billing cycle' }).locator('label')
    expect(await cycle.first().evaluate(groundOf)).not.toBe(await cycle.last().evaluate(groundOf))
    await page.goto(OTHER_SITE + pathOf(PECULIAR.complete))
    const tab = page.getByRole('tab')
    expect(await tab.first().evaluate(groundOf)).not.toBe(await tab.last().evaluate(groundOf))
  })

  test('what is chosen can be read: the system’s own pair, and nothing behind the words', async ({ page }) => {
    await page.goto('/')
    await expectChosenPair(page.getByRole('navigation', { name: 'Language' }).first().locator('[aria-current]'))
    const search = page.getByRole('search', { name: 'Find institutions' })
    await expectChosenPair(search.locator('[data-segment]:has(:checked)'))
    await page.goto(OTHER_SITE + pathOf(PECULIAR.complete))
    await expectChosenPair(page.getByRole('tab', { selected: true }))
  })

  test('what opens over the page has an edge', async ({ page }) => {
    await page.goto('/')
    const search = page.getByRole('search', { name: 'Find institutions' })
    await search.getByRole('button', { name: /^District/ }).click()
    await expectEdge(page.getByRole('dialog', { name: 'District' }))
    await page.keyboard.press('Escape')
    await expectEdge(await openLogin(page))
    await signInQuickly(page, EMBEDDED)
    await page.goto('/college/detail?id=11#reviews')
    await whenSignedIn(page)
    await page.getByRole('link', { name: 'Write Review' }).press('Enter')
    await expectEdge(page.getByRole('dialog', { name: 'Write Review' }))
    await page.keyboard.press('Escape')
    await account(page).press('Enter')
    await expectEdge(page.getByRole('menu'))
  })

  test('a closed list of choices has its arrow, without which it looks like a word', async ({ page }) => {
    await page.goto('/filter')
    await expect(page.getByRole('combobox', { name: 'Sort by' }).locator('..').locator('svg')).toBeVisible()
  })

  test('the slider of the fees has a track', async ({ page }) => {
    await page.goto('/filter')
    const thumb = page.getByRole('slider').first()
    await thumb.scrollIntoViewIfNeeded()
    const [track, page_] = await thumb.evaluate((element) => [
      getComputedStyle(element.parentElement?.parentElement ?? element).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ])
    expect(track).not.toBe(page_)
  })
})

test.describe('magnified four times', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the list of a dropdown shows its choices', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('search', { name: 'Find institutions' }).getByRole('button', { name: /^District/ })
    await button.click()
    const panel = page.getByRole('dialog', { name: 'District' })
    await expect(panel.getByRole('checkbox').nth(1)).toBeInViewport({ ratio: 1 })
    await expect(panel.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  })

  test('the filters have the whole window', async ({ page }) => {
    await page.goto('/filter')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox').nth(3).scrollIntoViewIfNeeded()
    await sheet.evaluate((element) => (element.scrollTop = 120))
    await expect(sheet.getByRole('heading', { name: 'Filters' })).not.toBeInViewport()
    await expect(sheet.getByRole('button', { name: 'Clear' })).not.toBeInViewport()
  })

  const heightOf = (dialog: Locator) => dialog.boundingBox().then((box) => box?.height ?? 0)

  test('the dialogs of signing in and of a review have the whole window', async ({ page }) => {
    await page.goto('/')
    const login = await openLogin(page)
    await expect.poll(() => heightOf(login)).toBeGreaterThanOrEqual(220)
    await signInQuickly(page, EMBEDDED)
    await page.goto('/college/detail?id=11#reviews')
    await whenSignedIn(page)
    await page.getByRole('link', { name: 'Write Review' }).press('Enter')
    await expect.poll(() => heightOf(page.getByRole('dialog', { name: 'Write Review' }))).toBeGreaterThanOrEqual(220)
  })
})

for (const width of [320, 360]) {
  test.describe(`at ${width} px`, { tag: width === 320 ? [] : ['@wide'] }, () => {
    test.use({ viewport: { width, height: 700 } })

    for (const address of [
      `/filter?search=${LONG}`,
      `/kn/filter?search=${encodeURIComponent('ಕನ್ನಡ'.repeat(12))}`,
      `/compare?add=${LONG}`,
      '/Whykarnataka',
      '/kn/Whykarnataka',
    ]) {
      test(`nothing is wider than the window: ${address.slice(0, 30)}`, async ({ page }) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })
    }
  })
}

/** Of the text of an element on its own ground, with white behind both. */
function contrastOverWhite(element: Element): number {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) throw new Error('no canvas')
  const luminance = (...colours: string[]) => {
    for (const colour of ['white', ...colours]) {
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const { color, backgroundColor } = getComputedStyle(element)
  const [dark = 0, light = 0] = [luminance(backgroundColor), luminance(backgroundColor, color)].toSorted(
    (one, other) => one - other,
  )
  return (light + 0.05) / (dark + 0.05)
}

test('what stands over pictures can be told from any of them, and shows where the focus is', async ({ page }) => {
  await page.goto(OTHER_SITE + pathOf(PECULIAR.manyPictures))
  await page.getByRole('link', { name: 'Open picture 1 of 40' }).press('Enter')
  const buttons = ['Close', 'Previous picture', 'Next picture'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  await expect(buttons[0]!).toBeVisible()
  for (const control of [...buttons, page.getByText('1 / 40', { exact: true })]) {
    expect(await control.evaluate(contrastOverWhite)).toBeGreaterThan(4.5)
  }
  for (const control of [...buttons, page.getByRole('button', { name: /^Picture 1 of 40/ })]) {
    await control.focus()
    await expect(control).toHaveCSS('outline-style', 'solid')
    await expect(control).toHaveCSS('outline-width', '3px')
  }
})

test('what the keyboard comes to does not lie behind what is chosen to compare', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/filter')
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .press('Enter')
  const tray = page.getByRole('region', { name: 'Chosen institutions' })
  await expect(tray).toBeVisible()
  const end = (locator: Locator) => locator.boundingBox().then((box) => (box ? box.y + box.height : Infinity))
  const top = (await tray.boundingBox())?.y ?? 0
  for (let press = 0; press < 7; press += 1) {
    await page.keyboard.press('Tab')
    // The page glides there.
    await expect.poll(() => end(page.locator(':focus'))).toBeLessThanOrEqual(top)
  }
})

test('the focus stays with the comparison when the link that had it goes', async ({ page }) => {
  await page.goto('/compare?ids=1,2,3')
  const region = (page: Page) => page.getByRole('region', { name: /^Comparison of/ })
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/ids=2,3(?:&|$)/)
  await expect(region(page)).toBeFocused()
  await page
    .getByRole('textbox', { name: 'Name of an institution' })
    .or(page.getByRole('searchbox'))
    .first()
    .fill('college')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Add / }).first().press('Enter')
  await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(3)
  await expect(region(page)).toBeFocused()
})

test('what opens the rest of the courses stays, with the focus', async ({ page }) => {
  await page.goto(OTHER_SITE + pathOf(PECULIAR.manyPictures))
  const region = page.getByRole('region', { name: 'Courses offered' })
  const opener = region.locator('summary')
  for (const [words, shown] of [
    ['Show fewer courses', 13],
    ['Show all 13', 12],
  ] as const) {
    await opener.press('Enter')
    await expect(opener).toHaveText(words, { useInnerText: true })
    await expect(opener).toBeFocused()
    await expect(region.getByRole('listitem')).toHaveCount(shown)
  }
})

test('a heading in two tones is read with a space between them', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/that fits you\. Compare/)
})

/** What Chromium itself tells a screen reader: Playwright reckons names in its own way, and puts spaces between. */
async function readAloud(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const nameOf = (node: (typeof nodes)[number]) => String(node.name?.value ?? '').trim()
  const isSilent = (node: (typeof nodes)[number]): boolean =>
    nameOf(node) === '' &&
    (node.childIds ?? []).every((id) => {
      const child = byId.get(id)
      return child === undefined || isSilent(child)
    })
  const told = nodes.filter((node) => !node.ignored)
  return {
    links: told.filter((node) => node.role?.value === 'link').map(nameOf),
    silentItems: told.filter((node) => node.role?.value === 'listitem' && isSilent(node)).length,
  }
}

for (const path of ['/', '/updates-list', OTHER_SITE + pathOf(PECULIAR.complete)]) {
  test(`links are named in words apart, and no entry of a list is silent: ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const { links, silentItems } = await readAloud(page)
    const outside = links.filter((name) => name.includes('(opens in a new tab)'))
    expect(outside.length).toBeGreaterThan(0)
    expect(outside.filter((name) => !name.includes(' (opens in a new tab)'))).toEqual([])
    expect(silentItems).toBe(0)
  })
}
