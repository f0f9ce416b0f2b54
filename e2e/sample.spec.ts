import { expect } from '@playwright/test'
import { axeFinds, isLookedAt } from '@/e2e/axe'
import { test } from '@/e2e/test'
import { SAMPLE_PROVIDER } from '@/playwright.config'

/** home.spec.ts looks at the home page. */
const SCREENS = ['/college/detail?id=1', '/kn/college/detail?id=1'] as const

for (const path of SCREENS) {
  test(`${path}: one heading, no sideways scroll, nothing that axe finds`, async ({ page }) => {
    await page.goto(path)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      if (isLookedAt(path, width)) expect(await axeFinds(page)).toEqual([])
    }
  })
}

test('the start page leads into the directory by search @journey', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/\d+ institutions in 31 districts/)).toBeVisible()
  const box = page.getByLabel('Search institutions')
  await box.fill('polytechnic')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/filter\?search=polytechnic$/)
})

test('every picture of an institution arrives', async ({ page }) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && !response.ok()) failed.push(response.url())
  })
  await page.goto('/college/detail?id=1')
  for (const picture of await page.getByRole('img').all()) {
    if (!(await picture.isVisible())) continue
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img) => !(img instanceof HTMLImageElement) || img.naturalWidth > 0))
      .toBe(true)
  }
  expect(failed).toEqual([])
})

test('an address that leads nowhere says so in the HTML, with a way on', async ({ request }) => {
  const response = await request.get('/no/such/page')
  expect(response.status()).toBe(404)
  const html = await response.text()
  expect(html).toContain('There is no page at this address.')
  expect(html).toContain('href="/filter"')
})

test('an internal address is sent to its public one', async ({ request }) => {
  const response = await request.get('/en/filter?search=x', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe('/filter?search=x')
})

test('the styleguide is for developers alone', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404)
})

test('crawlers find every institution by robots.txt, index and parts', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const index = await (await request.get(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '')).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  expect(parts).toHaveLength(2)
  const pages = await (await request.get(parts[0] ?? '')).text()
  expect(pages).toContain('/filter?instituteId=1&#38;categoryId=101</loc>')
  const institutes = await (await request.get(parts[1] ?? '')).text()
  const addresses = [...institutes.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThanOrEqual(2 * 71)
  expect(institutes).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  expect((await request.get(addresses[0] ?? '')).status()).toBe(200)
  expect((await request.get('/sitemaps/2.xml')).status()).toBe(404)
  expect((await request.get('/sitemaps/x.xml')).status()).toBe(404)
})

test('a brochure that is listed is a real file of the provider', async ({ request }) => {
  const answer = await request.get(`${SAMPLE_PROVIDER}/api/v1/institute/1/brochures`)
  const { brochures } = (await answer.json()) as { brochures: { file_url: string }[] }
  const file = await request.get(new URL(brochures[0]?.file_url ?? '', SAMPLE_PROVIDER).href)
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
