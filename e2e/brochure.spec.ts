import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { endSession, signInQuickly, whenSignedIn } from '@/e2e/account/test'
import { account, EMBEDDED, loginDialog, logIn, oncePerGate, OTHER, test, toasts } from '@/e2e/sign-in/test'
import { SAMPLE_PROVIDER } from '@/playwright.config'

/** An institution with brochures, and the name of one, on either site. */
const PLACES = [
  { site: EMBEDDED, path: '/college/detail?id=1' },
  { site: OTHER, path: '/college/detail?id=9001' },
] as const

for (const { site, path } of PLACES) {
  test.describe(site.name, () => {
    test.use({ baseURL: site.url })

    test('signed out: the login modal, and the download goes on after signing in', async ({ page }) => {
      const phone = await site.student()
      await page.goto(path)
      const link = page.getByRole('link', { name: /^Download Brochure/ }).first()
      await page.getByRole('button', { name: 'Login', exact: true }).waitFor()
      await link.click()
      await expect(loginDialog(page)).toBeVisible()
      const download = page.waitForEvent('download')
      await logIn(page, site, phone)
      expect((await download).suggestedFilename()).toMatch(/^[^/]+\.pdf$/)
      await expect(toasts(page).getByText('Brochure downloaded successfully!')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
    })

    test('signed in: the file is a PDF under its title', async ({ page }) => {
      await signInQuickly(page, site)
      await page.goto(path)
      await whenSignedIn(page)
      const link = page.getByRole('link', { name: /^Download Brochure/ }).first()
      const title = ((await link.locator('.sr-only').textContent()) ?? '').trim()
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toBe(`${title.replace(/[:/]+/g, ' ').replace(/\s+/g, ' ')}.pdf`)
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    })

    test('a session that is over is noticed: asked to sign in, and no file', async ({ page }) => {
      await signInQuickly(page, site)
      await page.goto(path)
      await whenSignedIn(page)
      await endSession(page, site)
      await page
        .getByRole('link', { name: /^Download Brochure/ })
        .first()
        .click()
      await expect(loginDialog(page)).toBeVisible()
      await expect(account(page)).toBeHidden()
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
    })

    test.describe('without JavaScript', oncePerGate(site), () => {
      test.use({ javaScriptEnabled: false })

      test('the link leads to signing in, and back; signed in, to the file', async ({ page }) => {
        const phone = await site.student()
        await page.goto(path)
        const link = page.getByRole('link', { name: /^Download Brochure/ }).first()
        await link.click()
        await expect(page).toHaveURL(/\/login\?return=/)
        await page.getByLabel('Phone Number').fill(phone)
        await page.getByRole('button', { name: 'Get OTP' }).click()
        await page.getByLabel('One-time code').fill(await site.code(phone))
        await page.getByRole('button', { name: 'Login', exact: true }).click()
        await expect(page).toHaveURL(`${site.url}${path}#brochures`)
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
        expect(download.suggestedFilename()).toMatch(/\.pdf$/)
      })
    })
  })
}

test('no other file can be asked for through the website', async ({ page }) => {
  await signInQuickly(page, EMBEDDED)
  const ask = (id: string) =>
    page.request.get(`${EMBEDDED.url}/api/institutes/1/brochures/${encodeURIComponent(id)}`, {
      headers: { accept: 'application/pdf' },
    })
  for (const id of [`${SAMPLE_PROVIDER}/api/v1/plans`, '../../plans', '999999', '%2e%2e']) {
    expect((await ask(id)).status()).toBe(404)
  }
})
