import { expect } from '@playwright/test'
import { fail, oneOf } from '@/e2e/outage'
import { test } from '@/e2e/test'
import { FAILING_PATIENCE_MS, FAILING_SITE } from '@/playwright.config'

/** The institution page while the provider fails (e2e/other-provider.ts): warm pages stay, cold ones say so. */
test.use({ baseURL: FAILING_SITE })

test.afterEach(({ request }) => fail(request, 'ok'))

// Each of its own: once a page is cached, it no longer fails.
for (const [mode, id] of [
  ['500', 9011],
  ['down', 9012],
  ['hang', 9013],
  ['malformed', 9014],
  ['truncated', 9015],
  ['types', 9016],
  ['huge', 9017],
] as const) {
  test(`a page that nobody has seen yet says in its HTML that it cannot be had: ${mode}`, async ({ request }) => {
    await fail(request, mode, '/institute/details')
    const response = await request.get(`/college/detail?id=${id}`)
    expect(response.status()).toBe(503)
    expect(await response.text()).toContain('No college data found.')
    await fail(request, 'ok')
    const isBack = async () => expect((await request.get(`/college/detail?id=${id}`)).status()).toBe(200)
    // Of one that hangs the answer is given sooner than the page itself gives up.
    if (mode === 'hang') await expect(isBack).toPass({ timeout: 15_000 })
    else await isBack()
  })
}

/** What a busy machine needs besides the one call: less than a second call, or a limit of Next's own, would take. */
const SLACK_MS = 8_000

test('while the provider says nothing to any call, it is there once one has had its time', async ({ request }) => {
  await fail(request, 'hang')
  const began = Date.now()
  const response = await request.get('/kn/college/detail?id=9020')
  expect(Date.now() - began).toBeLessThan(FAILING_PATIENCE_MS + SLACK_MS)
  expect(response.status()).toBe(503)
  expect(await response.text()).toContain('ಈ ಸಂಸ್ಥೆಯ ಮಾಹಿತಿ ಸಿಗಲಿಲ್ಲ.')
})

test('it has the number of the request in its HTML, in each language, and no other visitor’s', async ({ request }) => {
  await fail(request, 'down', '/institute/details')
  const numbers = new Set<string>()
  for (const [path, words] of [
    ['/college/detail?id=9019', 'If you write to us, give this number:'],
    ['/kn/college/detail?id=9019', 'ನಮಗೆ ಬರೆಯುವುದಾದರೆ ಈ ಸಂಖ್ಯೆಯನ್ನು ತಿಳಿಸಿ:'],
    ['/college/detail?id=9019', 'If you write to us, give this number:'],
  ] as const) {
    const response = await request.get(path)
    const number = response.headers()['x-request-id'] ?? ''
    expect(number).toMatch(/^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){2}$/)
    const html = await response.text()
    expect(html.slice(html.indexOf(words), html.indexOf('</main>'))).toContain(`>${number}<`)
    numbers.add(number)
  }
  expect(numbers.size).toBe(3)
})

test('one whose brochures do not come is shown without them', async ({ request }) => {
  await fail(request, 'hang', '/brochures')
  const response = await request.get('/college/detail?id=9010')
  expect(response.status()).toBe(200)
  expect(await response.text()).not.toContain('No college data found.')
})

test('it offers another try, which works once the provider is back', async ({ page, request }) => {
  await fail(request, '500', '/institute/details')
  await page.goto('/college/detail?id=9018')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No college data found.')
  await fail(request, 'ok')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No college data found.')
  await expect(page).toHaveURL(/\/college\/detail\?id=9018$/)
})

for (const mode of ['500', 'down', 'malformed'] as const) {
  test(`a page that was seen stays as it was: ${mode}`, oneOf(mode), async ({ request }) => {
    const path = '/college/detail?id=9001'
    expect((await request.get(path)).status()).toBe(200)
    await fail(request, mode, '/institute/details')
    // CONTENT_MAX_AGE is one second here: from then on every visit tries to renew the page, and fails.
    const until = Date.now() + 4000
    while (Date.now() < until) {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain('Kaveri Valley Institute of Engineering')
    }
  })
}
