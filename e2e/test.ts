import { type BrowserContext, expect, test as base } from '@playwright/test'
import { waitForScripts } from '@/e2e/awake'
import { type Network, watchNetwork } from '@/testing/watch-network'

/** What browsers themselves say against a page's policy, in any page or frame that is opened from now on. */
export async function violations(context: BrowserContext): Promise<string[]> {
  const found: string[] = []
  context.on('console', (message) => {
    if (message.text().startsWith('violated:')) found.push(`${message.page()?.url()} ${message.text()}`)
  })
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.log(`violated: ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  )
  return found
}

/**
 * The test of every journey: whatever it opens, presses and sends, no page breaks its own
 * Content-Security-Policy (docs/adr/0044-policy-by-hashes.md).
 */
export const test = base.extend<{ network: Network }>({
  context: async ({ context }, provide) => {
    const found = await violations(context)
    await provide(context)
    expect(found, 'what pages forbid themselves').toEqual([])
  },
  // Without scripts Playwright cannot tell that a page scrolled away under its press: such a page does not glide.
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitForScripts(page)
    else await page.emulateMedia({ reducedMotion: 'reduce' })
    await provide(page)
  },
  network: ({ page }, provide) => provide(watchNetwork(page)),
})

/** Holds now, and for so many milliseconds. */
export async function stays(ms: number, check: () => Promise<void>) {
  const until = Date.now() + ms
  while (Date.now() < until) await check()
}
