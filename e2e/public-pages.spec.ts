import { expect, type Page } from '@playwright/test'
import { axeFinds, isLookedAt } from '@/e2e/axe'
import { account, EMBEDDED, logIn, loginDialog, test } from '@/e2e/sign-in/test'
import { stays } from '@/e2e/test'
import { LANGUAGES } from '@/lib/contract/language'
import { definitionOf, robotsOf, type Route, ROUTES } from '@/lib/rules/routes/table'
import { OTHER_SITE, SAMPLE_SITE } from '@/playwright.config'

/** Public pages: pricing, top institutions, latest updates, the policies… (spec 2 §2), with either provider. */

const SITES = [
  ['the embedded provider', SAMPLE_SITE],
  ['a provider of another make', OTHER_SITE],
] as const
/** What stands over those that are told here; of others it is enough that something does. */
const HEADINGS: Partial<Record<Route, string>> = {
  '/explore-all': 'Top Institutions',
  '/updates-list': 'Latest Updates',
  '/privacy': 'Privacy Policy',
  '/refund': 'Refund Policy',
  '/tearms': 'Terms & Conditions',
  '/pricing': 'Choose Your Plan',
  '/gallery': 'Gallery',
  '/shortlist': 'Your shortlist',
  '/compare': 'Compare institutions',
}
/** Those that home.spec.ts, content-pages.spec.ts, filter.spec.ts, cascade.spec.ts and institute.spec.ts look at. */
const ELSEWHERE: readonly Route[] = [
  '/',
  '/about',
  '/Whykarnataka',
  '/mentoring',
  '/careerCounselling',
  '/contact',
  '/filter',
  '/filter/steps',
  '/college/detail',
]
/** Every other page that is the same for everybody. */
const PAGES = ROUTES.filter((route) => definitionOf(route).cache !== 'no-store' && !ELSEWHERE.includes(route))
/** The policies that the other provider has no text for. */
const UNWRITTEN_POLICIES: readonly Route[] = ['/refund', '/tearms']
/** What the other provider has nothing for is not to be found by search engines either. */
const UNWRITTEN = [...UNWRITTEN_POLICIES, ...ROUTES.filter((route) => definitionOf(route).needs !== undefined)]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

for (const [provider, baseURL] of SITES) {
  test.describe(`with ${provider}`, { tag: baseURL === OTHER_SITE ? ['@wide'] : [] }, () => {
    test.use({ baseURL })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })
      for (const path of PAGES) {
        test(`${path} tells machines what it is, in both languages`, async ({ page }) => {
          const titles = new Set<string>()
          for (const address of [path, `/kn${path}`]) {
            const response = await page.goto(address)
            expect(response?.status()).toBe(200)
            titles.add(await page.title())
            await expect(heading(page)).toHaveCount(1)
            if (address === path) await expect(heading(page)).toHaveText(HEADINGS[path] ?? /\S/)
            await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/)
            const isHidden = robotsOf(path) !== undefined || (baseURL === OTHER_SITE && UNWRITTEN.includes(path))
            await expect(page.locator('meta[name="robots"]')).toHaveCount(isHidden ? 1 : 0)
            if (robotsOf(path) !== undefined) continue
            await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + address)
            const languages = page.locator('link[rel="alternate"][hreflang]')
            await expect(languages).toHaveCount(LANGUAGES.length + 1)
            await expect(languages.nth(1)).toHaveAttribute('href', `${baseURL}/kn${path}`)
          }
          expect(titles.size).toBe(2)
        })
      }
    })

    for (const path of PAGES) {
      test(`axe finds nothing on ${path}, and nothing sticks out`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const address of [path, `/kn${path}`]) {
          await page.goto(address)
          await expect(heading(page)).toBeVisible()
          // What waits for who is signed in has come by then, and nothing changes under axe.
          await expect(page.getByRole('banner').getByRole('button', { name: /^(Login|ಲಾಗಿನ್)$/ })).toBeVisible()
          for (const width of [1280, 360]) {
            await page.setViewportSize({ width, height: 800 })
            if (isLookedAt(address, width)) expect(await axeFinds(page)).toEqual([])
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          }
        }
      })
    }

    test('the lists of pages name these, and not those that are nobody else’s', async ({ request }) => {
      const sitemap = await (await request.get('/sitemaps/pages.xml')).text()
      for (const path of PAGES) {
        // The other provider lacks the calls that whole pages rest on.
        const isAbsent = baseURL === OTHER_SITE && definitionOf(path).needs !== undefined
        expect(sitemap.includes(`<loc>${baseURL}${path}</loc>`)).toBe(robotsOf(path) === undefined && !isAbsent)
      }
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('top institutions are links, and the list is there for machines', async ({ page }) => {
        await page.goto('/explore-all')
        const first = main(page).getByRole('listitem').getByRole('link').first()
        await expect(first).toHaveAttribute('href', /^\/college\/detail\?id=\w+$/)
        const list = await page.locator('script[type="application/ld+json"]').first().textContent()
        expect(JSON.parse(list ?? '')).toMatchObject({ '@type': 'ItemList' })
        // Anywhere on the card.
        await main(page)
          .getByRole('listitem')
          .first()
          .click({ position: { x: 12, y: 12 } })
        await expect(page).toHaveURL(/\/college\/detail\?id=/)
      })

      test('updates and policies are whole', async ({ page }) => {
        await page.goto('/updates-list')
        const link = main(page)
          .getByRole('link', { name: /^Read more/ })
          .first()
        await expect(link).toHaveAttribute('target', '_blank')
        await page.goto('/privacy')
        await expect(main(page).getByText('2.', { exact: true })).toBeVisible()
      })

      test('the toggle of the plans works, and the current plan is a sample', async ({ page }) => {
        await page.goto('/pricing')
        const yearly = page.getByRole('radio', { name: /^Yearly/ })
        await expect(page.getByText(/ \/ monthly$/).first()).toBeVisible()
        await expect(page.getByText(/ \/ yearly$/).first()).toBeHidden()
        await yearly.check()
        await expect(page.getByText(/ \/ yearly$/).first()).toBeVisible()
        await expect(page.getByText(/ \/ monthly$/).first()).toBeHidden()
        const table = page.getByRole('table', { name: 'Current Plan' })
        await expect(table).toContainText('Smart Student')
        await expect(table).toContainText('₹299')
        await expect(page.getByText('Sample', { exact: true })).toBeVisible()
      })
    })

    test('a top institution is reached by Enter, and Back leads back', async ({ page }) => {
      await page.goto('/')
      await page.goto('/explore-all')
      const first = main(page).getByRole('listitem').getByRole('link').first()
      const name = await first.textContent()
      await first.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/college\/detail\?id=/)
      await expect(heading(page)).toHaveText(name ?? '')
      await page.goBack()
      await main(page).getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL('/')
    })

    test('switching the cycle resets the selection', async ({ page }) => {
      await page.goto('/pricing')
      await main(page)
        .getByText(/ \/ monthly$/)
        .first()
        .click()
      await expect(main(page).getByRole('button', { name: 'Selected' })).toHaveCount(1)
      await page.getByText(/^Yearly \(\d\)$/).click()
      await expect(main(page).getByRole('button', { name: 'Selected' })).toHaveCount(0)
      await page.getByText(/^Monthly \(\d\)$/).click()
      await expect(main(page).getByRole('button', { name: 'Selected' })).toHaveCount(0)
    })
  })
}

/** Texts of Latin words alone that a screen reader would read as Kannada; addresses and what is written for machines are in no language. */
function untold(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue ?? ''
    const around = texts.currentNode.parentElement
    if (!/[a-z]{2}/i.test(text.replaceAll(/\S*(?:@|www\.|:\/\/)\S*/g, '')) || /\p{Script=Kannada}/u.test(text)) continue
    if (around?.closest('script, style, svg, code') || around?.closest('[lang]')?.getAttribute('lang') === 'en')
      continue
    found.push(text)
  }
  return found
}

/** Of the pages that show institutions: which. */
const NAMED: Partial<Record<Route, string>> = { '/college/detail': '?id=9001', '/compare': '?ids=9001,9021' }

test('in Kannada what is English says so, whatever a provider has in English alone', async ({ page, request }) => {
  for (const route of ROUTES.filter((route) => definitionOf(route).cache !== 'no-store')) {
    const address = `${OTHER_SITE}/kn${route === '/' ? '' : route}${NAMED[route] ?? ''}`
    expect([address, await page.evaluate(untold, await (await request.get(address)).text())]).toEqual([address, []])
  }
})

test.describe("another provider's policies", () => {
  test.use({ baseURL: OTHER_SITE })

  test('show what is harmless of the HTML, parted at its numbers', async ({ page }) => {
    await page.goto('/privacy')
    await expect(heading(page)).toHaveText('Privacy Policy')
    await expect(page.getByRole('heading', { level: 2, name: 'How we treat your data' })).toBeVisible()
    await expect(main(page).getByText('Your name & number.')).toBeVisible()
    await expect(main(page).getByText('Since May 2026. Until you tell us.', { exact: false })).toBeVisible()
    const post = main(page).getByRole('link', { name: 'post (opens in a new tab)' })
    await expect(post).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(post).toHaveAttribute('target', '_blank')
    await expect(main(page).getByRole('link', { name: 'our terms' })).toHaveAttribute('href', '/tearms')
    await expect(main(page).getByRole('link', { name: 'a trick' })).toHaveCount(0)
    await expect(main(page).locator('img, script, font, [style], [onclick]')).toHaveCount(0)
    await expect(page).toHaveTitle(/^Privacy Policy/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.evaluate(() => {
      for (const type of ['focus', 'online']) window.dispatchEvent(new Event(type))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await stays(400, async () => {
      await page.evaluate(() => document.readyState)
      expect(asked).not.toContain('/privacy')
    })
  })

  test('that it does not have say so', async ({ page }) => {
    for (const path of UNWRITTEN_POLICIES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'No content found.' })).toBeVisible()
    }
  })

  test('without a checkout choosing only selects', async ({ page }) => {
    await page.goto('/pricing')
    await main(page).getByRole('button', { name: 'Choose Plan' }).first().click()
    await expect(main(page).getByRole('button', { name: 'Selected' })).toHaveCount(1)
    await expect(main(page).getByRole('button', { name: 'Continue' })).toHaveCount(0)
    await expect(page).toHaveURL('/pricing')
  })
})

test('signed in, the current plan is one’s own', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(loginDialog(page)).toBeVisible()
  await logIn(page, EMBEDDED, await EMBEDDED.student())
  await expect(account(page)).toBeVisible()
  await page.goto('/pricing')
  const table = page.getByRole('table', { name: 'Current Plan' })
  await expect(table).toContainText('Free')
  await expect(table).toContainText('₹0')
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)
})
