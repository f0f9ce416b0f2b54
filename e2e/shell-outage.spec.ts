import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { OTHER_PROVIDER } from '@/playwright.config'

/** The footer of a website that starts while the provider fails: there is no earlier one to show. */
const PORT = 3320
test.use({ baseURL: `http://localhost:${PORT}` })
test.describe.configure({ mode: 'serial' })

let website: ChildProcess

async function fail(request: APIRequestContext, mode: string) {
  const answer = await request.post(`${OTHER_PROVIDER}/__control`, { data: { mode, only: '/cms' } })
  expect(answer.ok()).toBe(true)
}

test.beforeEach(async ({ request }) => {
  await fail(request, '500')
  website = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(PORT),
      SITE_URL: `http://localhost:${PORT}`,
      API_BASE_URL: `${OTHER_PROVIDER}/rest`,
      API_TIMEOUT_MS: '1500',
      CONTENT_MAX_AGE: '1',
    },
  })
  await expect(async () => void (await request.get('/icon.svg'))).toPass({ timeout: 25_000 })
})

test.afterEach(async ({ request }) => {
  await fail(request, 'ok')
  website.kill('SIGTERM')
  await once(website, 'exit')
})

test('says so, keeps the essential links, and another try brings it', async ({ page, request }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Failed to load footer')).toBeVisible()
  await expect(footer.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveCount(8)
  await footer.getByRole('button', { name: 'Try again' }).click()
  await expect(footer.getByText('Failed to load footer')).toBeVisible()
  await fail(request, 'ok')
  await footer.getByRole('button', { name: 'Try again' }).click()
  await expect(footer.getByText('Schools and colleges along the rivers of Karnataka.')).toBeVisible()
})

test('a page without its footer is not kept: soon it is whole', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('Failed to load footer')
  await fail(request, 'ok')
  await expect(async () => {
    expect(await (await request.get('/')).text()).toContain('Schools and colleges along the rivers of Karnataka.')
  }).toPass({ timeout: 15_000 })
  // And stays so when the provider fails again.
  await fail(request, '500')
  const until = Date.now() + 3_000
  while (Date.now() < until) expect(await (await request.get('/')).text()).not.toContain('Failed to load footer')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('no button that could do nothing is offered', async ({ page }) => {
    await page.goto('/kn')
    await expect(page.getByText('ಅಡಿಟಿಪ್ಪಣಿಯನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('button')).toBeHidden()
  })
})
