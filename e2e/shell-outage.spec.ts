import { expect } from '@playwright/test'
import { fail, onColdWebsite } from '@/e2e/outage'
import { test } from '@/e2e/test'

/** The footer of a website that starts while the provider fails: there is no earlier one to show. */
onColdWebsite('/cms')

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
  await fail(request, '500', '/cms')
  const until = Date.now() + 3_000
  while (Date.now() < until) expect(await (await request.get('/')).text()).not.toContain('Failed to load footer')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('no button that could do nothing is offered', async ({ page }) => {
    await page.goto('/kn')
    await expect(page.getByText('ಪುಟದ ಕೊನೆಯ ಭಾಗವನ್ನು ತೋರಿಸಲು ಆಗಲಿಲ್ಲ')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('button')).toBeHidden()
  })
})
