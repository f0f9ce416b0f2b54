import { type APIRequestContext, expect } from '@playwright/test'
import { fail, oneOf } from '@/e2e/outage'
import { test } from '@/e2e/test'
import { definitionOf, ROUTES } from '@/lib/rules/routes/table'
import { FAILING_SITE } from '@/playwright.config'

/** The public pages while the provider fails (e2e/other-provider.ts): what was seen stays; what is new says that it cannot be had. */
test.use({ baseURL: FAILING_SITE })

test.afterEach(({ request }) => fail(request, 'ok'))

const WARM = [
  ['/explore-all', 'Kaveri Valley Institute of Engineering'],
  ['/updates-list', 'Applications are open'],
  ['/privacy', 'How we treat your data'],
  ['/pricing', 'Choose Plan'],
] as const

for (const mode of ['500', 'down', 'malformed'] as const) {
  test(`pages that were seen stay as they were: ${mode}`, oneOf(mode), async ({ request }) => {
    for (const [path, text] of WARM) expect(await (await request.get(path)).text()).toContain(text)
    await fail(request, mode)
    // CONTENT_MAX_AGE is one second here: from then on every visit tries to renew the page, and fails.
    const until = Date.now() + 3000
    while (Date.now() < until) {
      for (const [path, text] of WARM) {
        const response = await request.get(path)
        expect(response.status()).toBe(200)
        expect(await response.text()).toContain(text)
      }
    }
  })
}

/** What a page says, in both languages: all of its text. */
async function textsOf(request: APIRequestContext): Promise<Record<string, string>> {
  const routes = ROUTES.filter((route) => definitionOf(route).cache !== 'no-store')
  const paths = routes.map((route) => (route === '/college/detail' ? `${route}?id=9001` : route))
  const texts: Record<string, string> = {}
  for (const path of paths.flatMap((one) => [one, `/kn${one === '/' ? '' : one}`])) {
    const response = await request.get(path)
    const main = /<main[^]*<\/main>/.exec(await response.text())?.[0] ?? 'no page'
    texts[path] = `${response.status()} ${main.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, ' ')}`
  }
  return texts
}

/** Whether a page is shown while a newer one is asked for: as our own server says it, or Next. */
async function isStale(request: APIRequestContext, path: string): Promise<boolean> {
  const headers = (await request.get(path)).headers()
  return /stale/i.test(`${headers['cache-status']} ${headers['x-nextjs-cache']}`)
}

test('every public page that was seen stays as it was', async ({ request }) => {
  test.setTimeout(120_000)
  const seen = await textsOf(request)
  expect(Object.values(seen).filter((text) => text.startsWith('200 ')).length).toBeGreaterThan(30)
  await fail(request, 'down')
  expect(await textsOf(request)).toEqual(seen)
  // CONTENT_MAX_AGE is one second here: once one of the last has had its time, the others have, and cannot be renewed.
  await expect.poll(() => isStale(request, '/kn/gallery')).toBe(true)
  expect(await textsOf(request)).toEqual(seen)
})

test('a comparison of what nobody has seen yet says that it cannot be had, and offers another try', async ({
  page,
  request,
}) => {
  await fail(request, '500')
  await page.goto('/compare?ids=9021,9022')
  await expect(page.getByRole('status')).toContainText('2 institutions cannot be had just now.')
  await expect(page.getByRole('table')).toHaveCount(0)
  await fail(request, 'ok')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page).toHaveURL('/compare?ids=9021,9022')
})

test('a search that fails says so beside its box', async ({ page, request }) => {
  await page.goto('/compare')
  await fail(request, 'down')
  await page.getByRole('searchbox').fill('kaveri')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('status')).toContainText('The search cannot be reached just now.')
})

test('a shortlist keeps its names while the provider is away', async ({ page, request }) => {
  await page.goto('/shortlist')
  // Before there is anything to ask for: a page that wakes late would see it to be asked for, and the answer is kept.
  await fail(request, 'down')
  await page.evaluate(() =>
    localStorage.setItem('shortlist', JSON.stringify([{ id: '9023', name: 'A saved college' }])),
  )
  await page.reload()
  await expect(page.getByText('Your institutions cannot be shown just now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'A saved college' })).toBeVisible()
  await fail(request, 'ok')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your institutions cannot be shown just now.')).toBeHidden()
})
