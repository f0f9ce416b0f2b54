import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** A passkey at the desk, by an authenticator that Chromium plays; the rules are the provider's (provider/desk/passkeys.test.ts). */

test.use({ baseURL: SAMPLE_SITE })

test('a passkey is added, opens the desk, and is removed', async ({ page, browser }) => {
  test.slow()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const authenticator = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...authenticator, hasUserVerification: true, isUserVerified: true },
  })
  const { link } = await invite('Meera', 'editor')
  await join(page, link)

  await page.goto('/desk/en/sessions')
  await page.getByLabel('Name').fill('Office laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('main').getByText('The passkey is added')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Office laptop' })).toContainText('Not used yet')
  await page.getByLabel('Name').fill('The same again')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This device has a passkey for your account already.',
  )
  await lookAtDesk(page, browser, ['/sessions'])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/desk/en/sign-in')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await button.click()
  await expect(page.getByText('No passkey was used. You can try again.')).toBeVisible()
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await button.click()
  await expect(page).toHaveURL('/desk/en')

  await page.goto('/desk/en/sessions')
  await expect(page.getByRole('listitem').filter({ hasText: 'Office laptop' })).toContainText('Last used')
  await page.getByRole('button', { name: 'Remove Office laptop' }).click()
  await expect(page.getByRole('main').getByText('The passkey is removed')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await button.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This passkey does not open the desk')
})
