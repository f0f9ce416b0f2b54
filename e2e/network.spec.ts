import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/test'

/** When a page is at rest (testing/watch-network.ts), on one of our own making. */

const ADDRESS = '/made-for-this-test'
const serve = (page: Page, script: string) =>
  page.route(`**${ADDRESS}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/never')) return
    if (pathname.endsWith('/asked')) return route.fulfill({ body: 'answered' })
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A page</title><script defer src="${ADDRESS}/script.js"></script>`,
    })
  })

test('a page that rested before its load event, and asked once more before it, comes to rest', async ({
  page,
  network,
}) => {
  await serve(
    page,
    `addEventListener('DOMContentLoaded', () => {
      const begun = performance.now()
      while (performance.now() < begun + 1500);
      const request = new XMLHttpRequest()
      request.open('GET', '${ADDRESS}/asked', false)
      request.send()
    })`,
  )
  await page.goto(ADDRESS)
  await network.isAtRest()
})

test('a page that is not answered does not come to rest, and it is said by what', async ({ page, network }) => {
  await serve(page, `void fetch('${ADDRESS}/never')`)
  await page.goto(ADDRESS)
  await expect(network.isAtRest(1_500)).rejects.toThrow(`${ADDRESS} does not come to rest; it waits for`)
  await expect(network.isAtRest(1_500)).rejects.toThrow(`${ADDRESS}/never`)
})
