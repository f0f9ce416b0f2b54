import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/test'

/**
 * Without a network (docs/adr/0078-offline.md). Alone in letting the service worker be. That a form keeps what was typed, and
 * is sent once, stands in enquiries-outage.spec.ts.
 */
test.use({ serviceWorkers: 'allow' })

/** It comes three seconds after the first page; the next navigation passes it. */
async function withWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active !== null && active.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50))
  })
  await page.reload()
}

for (const [prefix, title, heading] of [
  ['', 'There is no network', 'Your shortlist, as this browser keeps it'],
  ['/kn', 'ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲ', 'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿರುವ ನಿಮ್ಮ ಆಯ್ದ ಪಟ್ಟಿ'],
] as const) {
  const tag = prefix === '' ? ['@wide'] : []
  test(
    `under ${prefix || '/'} a page of ours says so, has the shortlist, and opens what was asked for later`,
    { tag },
    async ({ page, context }) => {
      await withWorker(page, `${prefix}/college/detail?id=1`)
      const name = await page.getByRole('heading', { level: 1 }).textContent()
      await page.evaluate(
        (saved) => localStorage.setItem('shortlist', JSON.stringify([{ id: '1', name: saved }])),
        `${name} <b>`,
      )
      await context.setOffline(true)
      // The page that is kept has no React to wait for.
      await page.goto(`${prefix}/about`, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const section = page.locator('section', { has: page.getByRole('heading', { name: heading }) })
      const link = section.getByRole('link', { name: `${name} <b>` })
      await expect(link).toHaveAttribute('href', `${prefix}/college/detail?id=1`)
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
      await expect(page).toHaveURL(`${prefix}/about`)
      await expect(page.getByRole('navigation').first()).toBeVisible()
    },
  )
}

test('a link that the router follows leads there, too', async ({ page, context }) => {
  await withWorker(page, '/')
  await context.setOffline(true)
  await page
    .getByRole('link', { name: 'Pricing' })
    .or(page.getByRole('link', { name: 'About us' }))
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'There is no network' })).toBeVisible()
})

test('what is somebody’s own is kept by nobody', async ({ page }) => {
  await withWorker(page, '/')
  await page.goto('/filter')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.toSorted()).toEqual(['/offline/en', '/offline/kn', '/offline/saved.js'])
})

test('a list that failed to come is asked for again when the network is back', async ({ page, context }) => {
  await page.goto('/shortlist')
  await page.evaluate(() => localStorage.setItem('shortlist', JSON.stringify([{ id: '1', name: 'One' }])))
  await page.route('**/api/institute-cards**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(page.getByText('Your institutions cannot be shown just now.')).toBeVisible()
  await page.unroute('**/api/institute-cards**')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText('Your institutions cannot be shown just now.')).toHaveCount(0)
})
