import { expect } from '@playwright/test'
import { freshPhone } from '@/e2e/sms-inbox/student'
import {
  account,
  EMBEDDED,
  firstBox,
  loginDialog,
  logIn,
  oncePerGate,
  openLogin,
  openRegister,
  OTHER,
  registerDialog,
  sentCode,
  tabTo,
  test,
  toasts,
} from '@/e2e/sign-in/test'
import { SMS_INBOX } from '@/playwright.config'

// By keyboard alone a journey has many steps, and Firefox, driven so, is slow at each.

for (const site of [EMBEDDED, OTHER]) {
  test.describe(site.name, () => {
    test.use({ baseURL: site.url })

    test(`registering, by keyboard alone${site === EMBEDDED ? ' @journey' : ''}`, async ({ page }) => {
      const phone = freshPhone()
      // From where one is sent to, and from another page.
      await page.goto(site === OTHER ? '/' : '/filter')
      const login = page.getByRole('button', { name: 'Login', exact: true })
      await login.waitFor()
      await tabTo(page, login)
      await page.keyboard.press('Enter')
      await expect(loginDialog(page).getByLabel('Phone Number')).toBeFocused()
      await tabTo(page, loginDialog(page).getByRole('button', { name: 'Register' }))
      await page.keyboard.press('Enter')

      const dialog = registerDialog(page)
      await expect(dialog.getByLabel('Phone Number')).toBeFocused()
      await page.keyboard.type(`${phone.slice(0, 5)}-${phone.slice(5)}`)
      await tabTo(page, dialog.getByRole('button', { name: 'Get OTP' }))
      await page.keyboard.press('Enter')
      await expect(dialog.getByLabel('OTP', { exact: true })).toBeFocused()
      await expect(dialog.getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled()
      await page.keyboard.type(await sentCode(site, dialog, phone))
      await tabTo(page, dialog.getByRole('button', { name: 'Verify' }))
      await page.keyboard.press('Space')

      await expect(dialog.getByLabel('First name')).toBeFocused()
      await page.keyboard.type('Asha')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Rao')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(dialog.getByRole('checkbox')).toBeChecked()
      await tabTo(page, dialog.getByRole('button', { name: 'Confirm Registration' }))
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(`${site.url}/`)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Account: Asha Rao' })).toBeFocused()
      await page.reload()
      await expect(account(page)).toHaveAccessibleName('Account: Asha Rao')
    })

    test('logging in, with a number and a code as people have them; and out again', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const phone = await site.student()
      await page.goto('/')
      const dialog = await openLogin(page)
      await expect(dialog.getByRole('button', { name: 'Get OTP' })).toBeDisabled()
      // Who gets a code is the provider's word, and stands beside the field.
      if (site === EMBEDDED) {
        await dialog.getByLabel('Phone Number').pressSequentially('0802345678')
        await dialog.getByRole('button', { name: 'Get OTP' }).click()
        await expect(dialog.getByLabel('Phone Number')).toHaveAccessibleDescription(
          'Enter a valid 10-digit mobile number starting with 6-9',
        )
        await dialog.getByLabel('Phone Number').clear()
      }
      // Devanagari digits, and what is none among them.
      const devanagari = [...phone].map((digit) => String.fromCharCode(0x966 + Number(digit))).join('')
      await dialog.getByLabel('Phone Number').pressSequentially(`+${devanagari.slice(0, 5)} x${devanagari.slice(5)}`)
      await expect(dialog.getByLabel('Phone Number')).toHaveValue(phone)
      // As it stands in a list of contacts.
      await page.evaluate((text) => navigator.clipboard.writeText(text), `+91 0${phone}`)
      await dialog.getByLabel('Phone Number').selectText()
      await page.keyboard.press('ControlOrMeta+v')
      await expect(dialog.getByLabel('Phone Number')).toHaveValue(phone)
      await dialog.getByRole('button', { name: 'Get OTP' }).click()
      await expect(toasts(page).getByText('OTP sent successfully!')).toBeVisible()
      await expect(dialog.getByLabel('Phone Number')).toBeDisabled()
      await expect(firstBox(dialog)).toBeFocused()
      await expect(firstBox(dialog)).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(dialog.getByRole('button', { name: /^Resend OTP in \d+s$/ })).toBeDisabled()
      const code = await sentCode(site, dialog, phone)
      await page.evaluate((text) => navigator.clipboard.writeText(text), `Your code is ${code}, good for 5 minutes`)
      await page.keyboard.press('ControlOrMeta+v')
      await expect(dialog.getByLabel('Digit 6 of 6')).toHaveValue(code.slice(-1))
      await page.keyboard.press('Enter')
      await expect(account(page)).toHaveAccessibleName(/^Account: Madhura Yelahanka/)

      const readable = await page.evaluate(() => [document.cookie, { ...localStorage }, { ...sessionStorage }])
      expect(readable).toEqual(['signed-in=1', {}, {}])
      const session = (await context.cookies()).find(({ name }) => name === 'session')
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
      expect(await page.content()).not.toContain(session?.value)

      await account(page).click()
      const menu = page.getByRole('menu')
      await expect(menu).toContainText('Madhura Yelahanka')
      await expect(menu.getByRole('menuitem')).toHaveText([
        'My Profile',
        'Subscription',
        'Subscription history',
        'Logout',
      ])
      await menu.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(loginDialog(page)).toBeVisible()
      await expect(page).toHaveURL(`${site.url}/`)
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
    })

    test.describe('without JavaScript', oncePerGate(site), () => {
      test.use({ javaScriptEnabled: false })

      test('registering, by keyboard alone', async ({ page }) => {
        const phone = freshPhone()
        await page.goto('/filter')
        await tabTo(page, page.getByRole('link', { name: 'Login', exact: true }))
        await page.keyboard.press('Enter')
        await page.waitForURL('**/login')
        await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Register' }))
        await page.keyboard.press('Enter')
        await page.waitForURL('**/register')
        await tabTo(page, page.getByLabel('Phone Number'))
        await page.keyboard.type(`0${phone}`)
        await page.keyboard.press('Enter')
        await expect(page.getByText('OTP sent successfully!')).toBeVisible()
        await tabTo(page, page.getByLabel('OTP', { exact: true }))
        await page.keyboard.type(await site.code(phone))
        await page.keyboard.press('Enter')
        await expect(page.getByText('Your number is verified.')).toBeVisible()
        await tabTo(page, page.getByLabel('First name'))
        await page.keyboard.type('Asha')
        // A field is missing: it says so, and what was typed is kept.
        await page.keyboard.press('Enter')
        await expect(page.getByText('Please fill in all required fields')).toBeVisible()
        await expect(page.getByLabel('First name')).toHaveValue('Asha')
        await tabTo(page, page.getByLabel('Last name'))
        await page.keyboard.type('Rao')
        await tabTo(page, page.getByRole('button', { name: 'Confirm Registration' }))
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`${site.url}/`)
        await page.goto('/login')
        await expect(page.getByRole('main')).toContainText('Asha Rao')
      })

      test('sent away to sign in, and back; and out again', async ({ page }) => {
        const phone = await site.student()
        await page.goto('/settings?tab=subscription')
        await expect(page).toHaveURL(`${site.url}/#sign-in`)
        await expect(page.getByText('Please sign in to see that page.')).toBeVisible()
        await page.locator('#sign-in').getByRole('link').click()
        await page.getByLabel('Phone Number').fill(phone)
        await page.getByRole('button', { name: 'Get OTP' }).click()
        await page.getByLabel('One-time code').fill('12')
        await page.getByRole('button', { name: 'Login', exact: true }).click()
        await expect(page.getByText('Please enter the complete OTP.')).toBeVisible()
        await page.getByLabel('One-time code').fill(await site.code(phone))
        await page.getByRole('button', { name: 'Login', exact: true }).click()
        await expect(page).toHaveURL(`${site.url}/settings?tab=subscription`)
        await page.goto('/login')
        await page.getByRole('button', { name: 'Logout' }).click()
        await expect(page.getByText('You are signed out.')).toBeVisible()
      })
    })
  })
}

test('the messages of logging in', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  const phone = dialog.getByLabel('Phone Number')
  await phone.fill('98765')
  await phone.press('Enter')
  await expect(dialog.getByText('Enter a valid 10-digit number')).toBeVisible()
  await phone.fill(freshPhone())
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  const unknown = 'This number is not registered. Please register.'
  await expect(toasts(page).getByText(unknown)).toBeVisible()
  await expect(dialog.getByText(unknown)).toBeVisible()

  const student = await EMBEDDED.student()
  await phone.fill(student)
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await firstBox(dialog).pressSequentially('12')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(toasts(page).getByText('Please enter the complete OTP.')).toBeVisible()
  const code = await sentCode(EMBEDDED, dialog, student)
  const wrong = code === '111111' ? '222222' : '111111'
  await dialog.getByLabel('Digit 3 of 6').pressSequentially(wrong.slice(2))
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(toasts(page).getByText('Invalid OTP')).toBeVisible()
  await expect(dialog.getByText('Invalid OTP')).toBeVisible()
})

test('in Kannada no message is in English, with and without JavaScript', async ({ page, browser }) => {
  const SAYS = 'OTP ಪರಿಶೀಲನೆ ವಿಫಲವಾಯಿತು. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.'
  await page.goto('/kn')
  await page.getByRole('button', { name: 'ಲಾಗಿನ್', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'ಮತ್ತೆ ಸ್ವಾಗತ' })
  const student = await EMBEDDED.student()
  await dialog.getByLabel('ಮೊಬೈಲ್ ಸಂಖ್ಯೆ').fill(student)
  await dialog.getByRole('button', { name: 'OTP ಪಡೆಯಿರಿ' }).click()
  await expect(dialog.getByRole('textbox', { name: 'OTP' })).toBeVisible()
  const wrong = (await EMBEDDED.code(student)) === '111111' ? '222222' : '111111'
  await dialog.getByRole('textbox', { name: 'OTP' }).pressSequentially(wrong)
  await dialog.getByRole('button', { name: 'ಲಾಗಿನ್', exact: true }).click()
  await expect(dialog.getByText(SAYS)).toBeVisible()
  await expect(page.getByText('Invalid OTP')).toHaveCount(0)

  const plain = await browser.newContext({ baseURL: EMBEDDED.url, javaScriptEnabled: false })
  const form = await plain.newPage()
  const other = await EMBEDDED.student()
  await form.goto('/kn/login')
  await form.getByLabel('ಮೊಬೈಲ್ ಸಂಖ್ಯೆ').fill(other)
  await form.getByRole('button', { name: 'OTP ಪಡೆಯಿರಿ' }).click()
  await form.getByLabel('OTP').fill((await EMBEDDED.code(other)) === '111111' ? '222222' : '111111')
  await form.getByRole('main').getByRole('button', { name: 'ಲಾಗಿನ್', exact: true }).click()
  await expect(form.getByText(SAYS)).toBeVisible()
  await expect(form.getByText('Invalid OTP')).toHaveCount(0)
  await plain.close()
})

test('the messages of registering, in the red banner', async ({ page }) => {
  await page.goto('/')
  const dialog = await openRegister(page)
  const banner = dialog.getByRole('alert')
  const phone = dialog.getByLabel('Phone Number')
  await phone.fill('1234567890')
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await expect(banner).toHaveText('Enter a valid 10-digit mobile number starting with 6-9')
  await phone.fill(await EMBEDDED.student())
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await expect(banner).toContainText('This number is already registered. Please login.')

  const fresh = freshPhone()
  await phone.fill(fresh)
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  const code = await sentCode(EMBEDDED, dialog, fresh)
  const otp = dialog.getByLabel('OTP', { exact: true })
  await otp.fill('123')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(banner).toHaveText('Enter a valid OTP')
  await otp.fill(code === '111111' ? '222222' : '111111')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(banner).toHaveText('Invalid OTP')
  await otp.fill(code)
  await dialog.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(banner).toHaveText('Please fill in all required fields')
  await dialog.getByLabel('First name').fill('Asha')
  await dialog.getByLabel('Last name').fill('Rao')
  await dialog.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(banner).toHaveText('Please verify your OTP first')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await dialog.getByRole('button', { name: 'Confirm Registration' }).click()
  await expect(account(page)).toHaveAccessibleName('Account: Asha Rao')
})

test('a code that was not sent is not charged: another try needs no waiting', async ({ page, request }) => {
  const phone = await EMBEDDED.student()
  const gateway = (mode: string) => request.post(`${SMS_INBOX}/__control`, { data: { phone, mode } })
  await gateway('refuse')
  await page.goto('/')
  const dialog = await openLogin(page)
  await dialog.getByLabel('Phone Number').fill(phone)
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await expect(dialog.getByText('The SMS could not be sent. Please try again in a moment.')).toBeVisible()
  await gateway('ok')
  await dialog.getByLabel('Phone Number').clear()
  await logIn(page, EMBEDDED, phone)
  await expect(account(page)).toBeVisible()
})

test('signing in and out in one tab shows in the others', async ({ page, context }) => {
  const second = await context.newPage()
  await second.goto('/filter')
  await page.goto('/')
  await openLogin(second)
  await openLogin(page)
  await logIn(page, EMBEDDED, await EMBEDDED.student())
  await expect(account(page)).toBeVisible()
  await expect(account(second)).toBeVisible()
  await expect(loginDialog(second)).toBeHidden()
  await account(second).click()
  // Whoever logs out gets a fresh document; Chromium, told to close a tab that begins to load, may never do so.
  const loadedAnew = second.waitForEvent('load')
  await second.getByRole('menuitem', { name: 'Logout' }).click()
  await loadedAnew
  // A tab in the background does not finish the motion with which its modal goes.
  await page.bringToFront()
  await expect(loginDialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
})

test('sent away from a private page to sign in, and back @journey', async ({ page }) => {
  await page.goto('/myprofile')
  await expect(loginDialog(page)).toBeVisible()
  await expect(page).toHaveURL(`${EMBEDDED.url}/`)
  await logIn(page, EMBEDDED, await EMBEDDED.student())
  await expect(page).toHaveURL(`${EMBEDDED.url}/myprofile`)
})

test('closing the modal resets it, and gives the focus back', async ({ page }) => {
  await page.goto('/filter')
  const dialog = await openLogin(page)
  await dialog.getByLabel('Phone Number').fill('98765')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeFocused()
  await openLogin(page)
  await expect(dialog.getByLabel('Phone Number')).toHaveValue('')
})

test('the menu of the avatar stands in its place from its first frame on', async ({ page }) => {
  await page.goto('/filter')
  await openLogin(page)
  await logIn(page, EMBEDDED, await EMBEDDED.student())
  await expect(loginDialog(page)).toBeHidden()
  const frames = await page.evaluateHandle(() => {
    const ends = new Set<number>()
    const look = () => {
      const menu = document.querySelector('[role="menu"]')
      if (menu?.checkVisibility({ opacityProperty: true })) ends.add(Math.round(menu.getBoundingClientRect().right))
      requestAnimationFrame(look)
    }
    look()
    return ends
  })
  await account(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  const { x = 0, width = 0 } = (await account(page).boundingBox()) ?? {}
  await expect.poll(() => frames.evaluate((ends) => [...ends])).toContain(Math.round(x + width))
  expect(await frames.evaluate((ends) => ends.size)).toBe(1)
})
