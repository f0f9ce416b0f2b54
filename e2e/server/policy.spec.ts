import { expect, test } from '@playwright/test'
import { test as journey, violations } from '@/e2e/test'
import { ROUTES } from '@/lib/rules/routes/table'
import { exampleAddress } from '@/testing/example-address'

/**
 * Policies that browsers keep. What is opened on a page — modals, carousels, the lightbox, forms, the film —
 * is watched in every other spec (e2e/test.ts).
 */

for (const { prefix, tag } of [
  { prefix: '', tag: [] },
  { prefix: '/kn', tag: '@wide' },
]) {
  journey(
    `no page breaks its own policy, nor what comes as it is scrolled: ${prefix || '/'}`,
    { tag },
    async ({ page, network }) => {
      test.setTimeout(60_000)
      for (const address of [...ROUTES.map(exampleAddress), '/no-such-page', '/college/detail?id=99999999']) {
        await page.goto(prefix + address)
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        await network.isAtRest()
      }
    },
  )
}

test('a script that is smuggled into a page does not run', async ({ page }) => {
  const found = await violations(page.context())
  await page.goto('/about')
  const hasRun = await page.evaluate(() => {
    for (const text of ['window.smuggled = 1', 'self.__next_f.push([1,"a"]); window.smuggled = 1']) {
      const script = document.createElement('script')
      script.textContent = text
      document.body.append(script)
    }
    const image = document.createElement('img')
    image.setAttribute('onerror', 'window.smuggled = 1')
    image.src = '/no-such-picture.png'
    document.body.append(image)
    return 'smuggled' in window
  })
  expect(hasRun).toBe(false)
  await expect.poll(() => found.length).toBeGreaterThanOrEqual(3)
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
})
