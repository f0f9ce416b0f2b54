import { expect, type Page, test } from '@playwright/test'
import { ROUTES } from '@/lib/rules/routes'

/** What the browser itself says against a page's policy. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('violated:')) found.push(`${page.url()} ${message.text()}`)
  })
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.log(`violated: ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  )
  return found
}

const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
const address = (route: string) => (route === '/college/detail' ? '/college/detail?id=1' : route)

test('no page breaks its own policy, nor what opens on it', async ({ page }) => {
  test.setTimeout(120_000)
  const found = await violations(page)
  for (const route of [...ROUTES, '/no-such-page', '/college/detail?id=99999999']) {
    await page.goto(address(route))
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/')
  await login(page).click()
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  await page.getByRole('textbox').first().fill('9')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'About us' }).first().click()
  await expect(page).toHaveURL('/about')
  await page.goto('/college/detail?id=1')
  await page.waitForLoadState('networkidle')
  expect(found).toEqual([])
})

test('a script that is smuggled into a page does not run', async ({ page }) => {
  const found = await violations(page)
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

test('every answer has its headers, and no page lets scripts in from elsewhere', async ({ request }) => {
  for (const route of [...ROUTES, '/no-such-page', '/api/session', '/icon.svg', '/healthz']) {
    const headers = (await request.get(address(route), { maxRedirects: 0 })).headers()
    expect(headers, route).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, route).toContain("default-src 'none'")
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts, route).not.toMatch(/unsafe|https?:|\*|data:/)
  }
})
