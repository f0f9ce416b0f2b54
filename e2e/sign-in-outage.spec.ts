import { expect } from '@playwright/test'
import { fail } from '@/e2e/outage'
import { freshPhone } from '@/e2e/sms-inbox/student'
import {
  account,
  firstBox,
  logIn,
  loginDialog,
  openLogin,
  openRegister,
  FAILING,
  test,
  toasts,
} from '@/e2e/sign-in/test'
import { FAILING_PROVIDER } from '@/playwright.config'

/** Signing in while the provider fails (e2e/other-provider.ts): each of the specification's texts, and no loop. */
test.use({ baseURL: FAILING.url })

test.afterEach(({ request }) => fail(request, 'ok'))

for (const mode of ['500', 'down', 'hang', 'malformed'] as const) {
  test(`logging in says what failed, and goes on when it is over: ${mode}`, async ({ page, request }) => {
    const phone = await FAILING.student()
    await page.goto('/')
    const dialog = await openLogin(page)
    await dialog.getByLabel('Phone Number').fill(phone)
    await fail(request, mode, '/auth/otp/send')
    await dialog.getByRole('button', { name: 'Get OTP' }).click()
    await expect(toasts(page).getByText('Failed to send OTP. Try again.')).toBeVisible()
    await fail(request, mode, '/auth/otp/verify')
    await dialog.getByRole('button', { name: 'Get OTP' }).click()
    await firstBox(dialog).pressSequentially(await FAILING.code(phone))
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(toasts(page).getByText('OTP verification failed. Please try again.')).toBeVisible()
    await fail(request, 'ok')
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(account(page)).toBeVisible()
  })
}

test('registering says what failed, and keeps what was typed', async ({ page, request }) => {
  const phone = freshPhone()
  await page.goto('/')
  const dialog = await openRegister(page)
  const banner = dialog.getByRole('alert')
  await dialog.getByLabel('Phone Number').fill(phone)
  await fail(request, '500', '/auth/otp/send')
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await expect(banner).toContainText('Failed to send OTP')
  await fail(request, '500', '/auth/otp/verify')
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  const otp = dialog.getByLabel('OTP', { exact: true })
  await otp.fill('000000')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(banner).toContainText('OTP verification failed')
  await fail(request, 'ok')
  // This provider refuses a code with status 200: the message decides.
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(banner).toHaveText('Invalid OTP')
  await otp.fill(await FAILING.code(phone))
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await dialog.getByLabel('First name').fill('Asha')
  await dialog.getByLabel('Last name').fill('Rao')
  await fail(request, '500', '/auth/register/complete')
  await dialog.getByRole('button', { name: 'Confirm Registration' }).click()
  await expect(banner).toContainText('Registration failed. Please try again.')
  await expect(dialog.getByLabel('First name')).toHaveValue('Asha')
  await fail(request, 'ok')
  await dialog.getByRole('button', { name: 'Confirm Registration' }).click()
  await expect(page.getByRole('button', { name: 'Account: Asha Rao' })).toBeVisible()
})

test('too many: the countdown follows Retry-After', async ({ page, request }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  await dialog.getByLabel('Phone Number').fill(await FAILING.student())
  await fail(request, '429', '/auth/otp/send')
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await expect(toasts(page).getByText('Too many requests. Please try again in 7 seconds.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Resend OTP in [1-7]s$/ })).toBeDisabled()
})

test('401 on any call: signed out once, and public pages unharmed', async ({ page, context, request }) => {
  await page.goto('/')
  await openLogin(page)
  await logIn(page, FAILING, await FAILING.student())
  await expect(account(page)).toBeVisible()
  await fail(request, '401', '/auth/user')
  await request.delete(`${FAILING_PROVIDER}/__requests`)
  await page.goto('/filter')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(loginDialog(page)).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Kaveri Valley Institute of Engineering')
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  const asked = (await (await request.get(`${FAILING_PROVIDER}/__requests`)).json()) as {
    path: string
    headers: object
  }[]
  const users = asked.filter(({ path }) => path === '/rest/auth/user')
  expect(users).toHaveLength(1)
  expect(users[0]?.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer \S+$/) })
  expect(users[0]?.headers).not.toHaveProperty('cookie')
})

for (const mode of ['404', '500', 'down'] as const) {
  test(`logging out clears the session whatever the provider says: ${mode}`, async ({ page, context, request }) => {
    await page.goto('/')
    await openLogin(page)
    await logIn(page, FAILING, await FAILING.student())
    await fail(request, mode, '/auth/logout')
    await account(page).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(loginDialog(page)).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  })
}
