import { expect } from '@playwright/test'
import { signInQuickly, whenSignedIn } from '@/e2e/account/test'
import { fail, oneOf } from '@/e2e/outage'
import { account, loginDialog, FAILING, test, toasts } from '@/e2e/sign-in/test'

/** Reviews, brochures and private pages while the provider fails (e2e/other-provider.ts). */
test.use({ baseURL: FAILING.url })
test.afterEach(({ request }) => fail(request, 'ok'))

for (const mode of ['500', 'down', 'hang', 'malformed', '429'] as const) {
  test(
    `a review that cannot be sent is kept, and sent when it is over: ${mode}`,
    mode === '429' ? {} : oneOf(mode),
    async ({ page, request }) => {
      await signInQuickly(page, FAILING)
      await page.goto('/college/detail?id=9023#reviews')
      await whenSignedIn(page)
      await page.getByRole('link', { name: 'Write Review' }).click()
      const dialog = page.getByRole('dialog', { name: 'Write Review' })
      await dialog.getByLabel('Role').fill('Student')
      await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true })
      await dialog.getByLabel('Description').fill(`All went well, ${mode}.`)
      await fail(request, mode, '/institutes/9023/reviews')
      await dialog.getByRole('button', { name: 'Submit Review' }).click()
      await expect(toasts(page).getByText('Failed to submit review. Try again later.')).toBeVisible()
      await expect(dialog.getByLabel('Description')).toHaveValue(`All went well, ${mode}.`)
      await fail(request, 'ok')
      await dialog.getByRole('button', { name: 'Submit Review' }).click()
      await expect(toasts(page).getByText('Review submitted successfully!')).toBeVisible()
      await expect(page.getByText(`All went well, ${mode}.`)).toBeVisible()
    },
  )
}

for (const mode of ['500', 'down', 'hang', 'malformed'] as const) {
  test(`a brochure that cannot be had: ${mode}`, oneOf(mode), async ({ page, request }) => {
    await signInQuickly(page, FAILING)
    await page.goto('/college/detail?id=9001')
    await whenSignedIn(page)
    await fail(request, mode, '/files')
    await page
      .getByRole('link', { name: /^Download Brochure/ })
      .first()
      .click()
    await expect(toasts(page).getByText('Failed to download file')).toBeVisible()
    await fail(request, 'ok')
    const download = page.waitForEvent('download')
    await page
      .getByRole('link', { name: /^Download Brochure/ })
      .first()
      .click()
    expect((await download).suggestedFilename()).toBe('Prospectus.pdf')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a brochure that cannot be had is said on the page', async ({ page, request }) => {
    await signInQuickly(page, FAILING)
    await page.goto('/college/detail?id=9001')
    await expect(page.getByText('Failed to download brochure')).toBeHidden()
    await fail(request, '500', '/files')
    await page
      .getByRole('link', { name: /^Download Brochure/ })
      .first()
      .click()
    await expect(page).toHaveURL(/#brochure-failed$/)
    await expect(page.getByText('Failed to download brochure')).toBeVisible()
  })
})

for (const mode of ['500', 'down', 'hang', 'malformed'] as const) {
  test(
    `private pages say that they cannot be shown, and nobody is signed out: ${mode}`,
    oneOf(mode),
    async ({ page, request }) => {
      await signInQuickly(page, FAILING)
      await fail(request, mode, '/profile')
      for (const path of ['/myprofile', '/settings']) {
        await page.goto(path)
        await expect(page.getByText('Your profile cannot be shown just now.')).toBeVisible()
        await whenSignedIn(page)
      }
      await fail(request, 'ok')
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('textbox', { name: 'First name *' })).toHaveValue('Madhura')
      await page.goto('/myprofile')
      await expect(page.getByRole('heading', { name: 'Madhura Yelahanka' })).toBeVisible()
    },
  )
}

test('401 on a private page: asked to sign in for it, once, and the cookies are gone', async ({ page, request }) => {
  await signInQuickly(page, FAILING)
  await fail(request, '401', '/profile')
  await fail(request, '401')
  await page.goto('/settings?tab=subscription')
  await expect(loginDialog(page)).toBeVisible()
  await expect(page).toHaveURL(`${FAILING.url}/`)
  await expect(account(page)).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['return-to'])
})

test('a profile that cannot be saved is kept, and saved when it is over', async ({ page, request }) => {
  await signInQuickly(page, FAILING)
  await page.goto('/settings')
  await whenSignedIn(page)
  await page.getByRole('textbox', { name: 'First name *' }).fill('Usha')
  await page.getByRole('textbox', { name: 'Email *' }).fill('usha@example.org')
  await fail(request, 'down', '/profile/update')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Failed to update profile')).toBeVisible()
  await fail(request, 'ok')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
})
