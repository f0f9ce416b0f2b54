import { expect, type Locator, type Page } from '@playwright/test'
import { axeFinds, looksAt } from '@/e2e/axe'
import { test } from '@/e2e/test'
import { PRIVATE_ROUTES, ROUTES } from '@/lib/rules/routes/table'
import { exampleAddress } from '@/testing/example-address'
import { OTHER_SITE, SAMPLE_SITE } from '@/playwright.config'

/** The frame around every page (spec 1 §2 "Shared page shell"). */

const PHONE = { width: 360, height: 780 }
const SITES = [
  ['the embedded provider', SAMPLE_SITE],
  ['a provider of another make', OTHER_SITE],
] as const

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const menu = (page: Page) => header(page).getByRole('group')
const menuButton = (page: Page) => header(page).getByLabel(/^(Menu|ಮೆನು)$/)
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

for (const route of ROUTES.filter((each) => !PRIVATE_ROUTES.includes(each))) {
  test(`${route} is a page for everybody, with the navbar and the footer in its HTML`, async ({ page, request }) => {
    const response = await request.get(exampleAddress(route), { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    await page.setContent(await response.text())
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(header(page).getByRole('link', { name: 'Career Counseling' }).first()).toBeAttached()
    await expect(footer(page).getByRole('navigation', { name: 'Quick Links' })).toBeAttached()
  })
}

for (const route of PRIVATE_ROUTES) {
  test(`${route} asks who is signed out to sign in`, async ({ request }) => {
    const response = await request.get(route, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([307, '/#sign-in'])
  })
}

for (const [provider, baseURL] of SITES) {
  test.describe(`with ${provider}`, () => {
    test.use({ baseURL })

    const tag = baseURL === OTHER_SITE ? ['@again'] : []

    test('the navbar stays at the top with its links, the footer ends the page @journey', { tag }, async ({ page }) => {
      await page.goto('/filter')
      const navigation = header(page).getByRole('navigation', { name: 'Main' })
      await expect(navigation.getByRole('link')).toHaveText([
        'About us',
        'Why Karnataka',
        'Mentoring & Team',
        'Career Counseling',
        'Contact us',
      ])
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(footer(page).getByRole('navigation', { name: 'Quick Links' })).toBeInViewport()
      await expect(header(page).getByRole('link', { name: 'Karnataka Education Guide' })).toBeInViewport()
      await header(page).getByRole('link', { name: 'Karnataka Education Guide' }).click()
      await expect(page).toHaveURL(/\/$/)
      await expect.poll(() => scrolled(page)).toBe(0)
    })

    test('pages are the same for everybody, and cached', async ({ request }) => {
      await request.get('/kn')
      const headers = (await request.get('/kn')).headers()
      // Under `npm run start:plain` it is Next that keeps it.
      expect(headers['cache-status'] ?? headers['x-nextjs-cache']).toMatch(/^(?:website; (?:hit|fwd=stale)|HIT|STALE)$/)
      expect(headers['set-cookie']).toBeUndefined()
    })
  })
}

test.describe('misspelt addresses move for good', () => {
  for (const [wrong, right] of [
    ['/whykarnataka', '/Whykarnataka'],
    ['/careercounselling', '/careerCounselling'],
    ['/career-counselling', '/careerCounselling'],
    ['/terms', '/tearms'],
    ['/kn/terms-and-conditions', '/kn/tearms'],
    ['/FILTER?instituteId=1&search=a%26b', '/filter?instituteId=1&search=a%26b'],
    ['/College/Detail?id=7', '/college/detail?id=7'],
    ['/about-us/', '/about-us'],
    ['/KN', '/kn'],
  ] as const) {
    test(`${wrong} to ${right}`, async ({ request }) => {
      const response = await request.get(wrong, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(new URL(response.headers().location ?? '', SAMPLE_SITE).href).toBe(SAMPLE_SITE + right)
    })
  }

  test('with two slips in one address, too, and the anchor is kept', async ({ page }) => {
    await page.goto('/KN/Filter/?search=zzz#results-section')
    await expect(page).toHaveURL('/kn/filter?search=zzz#results-section')
  })
})

for (const [path, heading, home] of [
  ['/nowhere', 'There is no page at this address.', '/'],
  ['/kn/nowhere', 'ಈ ವಿಳಾಸದಲ್ಲಿ ಯಾವ ಪುಟವೂ ಇಲ್ಲ.', '/kn'],
  ['/kn/college/1/review', 'ಈ ವಿಳಾಸದಲ್ಲಿ ಯಾವ ಪುಟವೂ ಇಲ್ಲ.', '/kn'],
] as const) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test(`an address that leads nowhere says so in its language, with status 404 and a way on: ${path}`, async ({
      page,
    }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
      await expect(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', home)
      await expect(footer(page)).toBeVisible()
    })
  })
}

test.describe('private pages', () => {
  test('a signed-out visitor lands on the start page, asked to sign in, and the way back is kept', async ({ page }) => {
    await page.goto('/settings?tab=subscription')
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
    await expect(page).toHaveURL('/')
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'return-to')
    expect(cookie).toMatchObject({ value: '%2Fsettings%3Ftab%3Dsubscription', httpOnly: true, sameSite: 'Lax' })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('a notice says why, and leads to the page of signing in', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByText('Please sign in to see that page.')).toBeHidden()
      await page.goto('/kn/myprofile')
      await expect(page.getByText('ಆ ಪುಟ ನೋಡಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಮಾಡಿ.')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'ಲಾಗಿನ್' }).click()
      await expect(page).toHaveURL('/kn/login')
    })
  })
})

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE })

  test('slides in, locks the page, and closes by Escape, beside it, and by a link @journey', async ({ page }) => {
    await page.goto('/filter')
    await menuButton(page).click()
    const links = menu(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText([
      'Find an institution',
      'About us',
      'Why Karnataka',
      'Mentoring & Team',
      'Career Counseling',
      'Contact us',
      'Your shortlist',
      'Compare institutions',
    ])
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    await expect(links.last()).toBeInViewport()
    await page.mouse.move(10, 400)
    await page.mouse.wheel(0, 1500)
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500)

    await menuButton(page).click()
    await expect(links.first()).toBeVisible()
    await page.mouse.click(10, 400)
    await expect(links.first()).toBeHidden()

    await menuButton(page).click()
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'ಕನ್ನಡ' }).first().click()
    await expect(page).toHaveURL('/kn/filter')
    await expect(menuButton(page)).toHaveAttribute('aria-label', 'ಮೆನು')
  })

  test('by keyboard: the focus stays in it, and follows a link to the new page', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const links = menu(page).getByRole('link')
    await expect(links.first()).toBeVisible()
    for (let stop = 0; stop < (await links.count()); stop += 1) await page.keyboard.press('Tab')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menuButton(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/filter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(links.first()).toBeHidden()
  })

  test('it gives way when the window becomes wide, and the page can be scrolled', async ({ page }) => {
    await page.goto('/filter')
    await menuButton(page).click()
    await page.setViewportSize({ width: 1280, height: 780 })
    await expect(menuButton(page)).toBeHidden()
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 800)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
    await page.setViewportSize(PHONE)
    await expect(menu(page).getByRole('link').first()).toBeHidden()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('it opens, locks the page, and closes by its button', async ({ page }) => {
      await page.goto('/filter')
      await menuButton(page).click()
      const first = menu(page).getByRole('link').first()
      await expect(first).toBeVisible()
      await page.mouse.move(10, 400)
      await page.mouse.wheel(0, 1500)
      await menuButton(page).click({ position: { x: 22, y: 22 } })
      await expect(first).toBeHidden()
      await expect(header(page).getByRole('link', { name: 'Karnataka Education Guide' })).toBeInViewport()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    })

    test('the other language is the same page', async ({ page }) => {
      await page.goto('/college/detail?id=1')
      await menuButton(page).click()
      await expect(menu(page).getByRole('link', { name: 'ಕನ್ನಡ' })).toHaveAttribute('href', '/kn/college/detail?id=1')
    })
  })
})

test.describe('the active link', () => {
  for (const [path, name] of [
    ['/filter', 'Find an institution'],
    ['/kn/filter', 'ಶಿಕ್ಷಣ ಸಂಸ್ಥೆ ಹುಡುಕಿ'],
  ] as const) {
    const tag = path === '/filter' ? ['@wide'] : []
    test(`is marked on ${path}, and no longer on the next page`, { tag }, async ({ page }) => {
      await page.goto(path)
      const link = header(page).getByRole('link', { name })
      await expect(link).toHaveAttribute('aria-current', 'page')
      const colourOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color)
      const current = await colourOf(link)
      await header(page)
        .getByRole('link', { name: /Karnataka Education Guide|ಕರ್ನಾಟಕ ಶಿಕ್ಷಣ ಮಾರ್ಗದರ್ಶಿ/ })
        .click()
      await expect(page).not.toHaveURL(/filter/)
      await expect(link).not.toHaveAttribute('aria-current', 'page')
      await page.mouse.move(0, 0)
      await expect.poll(() => colourOf(link)).not.toBe(current)
    })
  }
})

test.describe("the footer's content", () => {
  test.use({ baseURL: OTHER_SITE })

  test('is what the provider says, and leads where it says', async ({ page }) => {
    await page.goto('/')
    await expect(footer(page).getByText('Schools and colleges along the rivers of Karnataka.')).toBeVisible()
    await expect(footer(page).getByText('© Rivers of Learning')).toBeVisible()
    const quick = footer(page).getByRole('navigation', { name: 'Quick Links' }).getByRole('link')
    await expect(quick).toHaveText(['All colleges', 'About the state', 'Sign in', 'Join us'])
    await expect(quick.nth(1)).toHaveAttribute('href', '/Whykarnataka')
    await expect(footer(page).getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
      'Write to us',
      'Partners',
    ])
    // It names no policies: ours.
    await expect(footer(page).getByRole('navigation', { name: 'Policies' }).getByRole('link')).toHaveText([
      'Privacy Policy',
      'Terms & Conditions',
      'Refund Policy',
    ])
    const facebook = footer(page).getByRole('link', { name: 'Facebook (opens in a new tab)' })
    await expect(facebook).toHaveAttribute('href', 'https://facebook.example/rivers')
    await expect(facebook).toHaveAttribute('target', '_blank')
    await expect(facebook).toHaveAttribute('rel', /noopener/)
  })

  test('is in Kannada on Kannada pages, where the provider has it', async ({ page }) => {
    await page.goto('/kn')
    await expect(footer(page).getByText('© ಕಲಿಕೆಯ ನದಿಗಳು')).toBeVisible()
    await expect(footer(page).getByRole('link', { name: 'ರಾಜ್ಯದ ಬಗ್ಗೆ' })).toHaveAttribute('href', '/kn/Whykarnataka')
    await expect(footer(page).getByText('All colleges')).toHaveAttribute('lang', 'en')
  })

  test('an item with a key opens its modal, and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const item = footer(page).getByRole('link', { name: 'Join us' })
    await item.click()
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(item).toBeFocused()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('it leads to the page of the same name', async ({ page }) => {
      await page.goto('/')
      await footer(page).getByRole('link', { name: 'Sign in' }).click()
      await expect(page).toHaveURL('/login')
    })
  })
})

test.describe('where a page begins', () => {
  test.use({ viewport: PHONE, baseURL: OTHER_SITE })

  test('at its top after a link; after Back where the visitor was @journey', async ({ page }) => {
    await page.goto('/')
    const link = footer(page).getByRole('link', { name: 'All colleges' })
    await link.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(300)
    await link.click()
    await expect(page).toHaveURL('/filter')
    await expect(page.getByRole('heading', { level: 1, name: 'Find Your Perfect Institute' })).toBeInViewport()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 200)
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`at the anchor of its address, under the navbar (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/filter#results-section')
      const top = () => page.locator('#results-section').evaluate((section) => section.getBoundingClientRect().top)
      await expect.poll(top).toBeLessThan(140)
      expect(await top()).toBeGreaterThan(60)
    })
  }

  test('the skip link leads past the navbar', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

for (const width of [360, 768, 1024, 1184, 1280]) {
  for (const path of ['/filter', '/kn/filter']) {
    test(
      `axe finds nothing in the frame, and nothing is too wide: ${path} at ${width} px`,
      [360, 1280].includes(width) ? looksAt(path, width) : { tag: '@wide' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        const frame = () => axeFinds(page, { parts: ['header', 'footer'] })
        expect(await frame()).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
        if (width >= 1184) return
        await menuButton(page).click()
        await expect(menu(page).getByRole('link').last()).toBeVisible()
        // One that is cut short by another is over, too.
        await menu(page).evaluate((box) =>
          Promise.allSettled(box.getAnimations({ subtree: true }).map((each) => each.finished)),
        )
        expect(await frame()).toEqual([])
      },
    )
  }
}
