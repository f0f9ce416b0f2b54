import type { Locator, Page } from '@playwright/test'
import { OTHER_CODE } from '@/e2e/other-provider/students'
import { changeDatabase, codeFor, freshAddress, freshPhone } from '@/e2e/sms-inbox/student'
import { test as base } from '@/e2e/test'
import {
  ADDRESS_HEADER,
  FAILING_PROVIDER,
  FAILING_SITE,
  OTHER_PROVIDER,
  OTHER_SITE,
  SAMPLE_DATA_DIR,
  SAMPLE_SITE,
  SMS_INBOX,
} from '@/playwright.config'

/** A website to sign in to, and how to find what only its visitor would know. */
export type Site = {
  name: string
  url: string
  /** The phone of a student to whom a code can be sent at once. */
  student: () => Promise<string>
  /** The code that was sent last to a phone. */
  code: (phone: string) => Promise<string>
}

/** Students of one worker: few are used, and adding them takes a process. */
const STUDENTS_AT_ONCE = 16
const students: string[] = []

async function takeStudent(): Promise<string> {
  if (students.length === 0) {
    students.push(...Array.from({ length: STUDENTS_AT_ONCE }, freshPhone))
    await changeDatabase(SAMPLE_DATA_DIR, 'add-students', students)
  }
  return students.pop() ?? ''
}

export const EMBEDDED: Site = {
  name: 'the embedded provider',
  url: SAMPLE_SITE,
  student: takeStudent,
  code: (phone) => codeFor(SMS_INBOX, phone),
}

const registerAt = (provider: string) => async () => {
  const phone = freshPhone()
  const post = (path: string, body: object) =>
    fetch(`${provider}/rest/auth/${path}`, {
      method: 'POST',
      body: JSON.stringify({ phone_number: phone, ...body }),
    })
  await post('otp/send', { otp_type: 'registration' })
  await post('otp/verify', { otp_type: 'registration', otp: OTHER_CODE })
  await post('register/complete', { first_name: 'Madhura', last_name: 'Yelahanka' })
  return phone
}

export const OTHER: Site = {
  name: 'a provider of another make',
  url: OTHER_SITE,
  student: registerAt(OTHER_PROVIDER),
  code: () => Promise.resolve(OTHER_CODE),
}

/** Alike, but for the tests that make its provider fail (e2e/outage.ts). */
export const FAILING: Site = {
  ...OTHER,
  url: FAILING_SITE,
  student: registerAt(FAILING_PROVIDER),
}

/** The tag of what one provider says for both in the gate: forms without scripts, which make the calls that scripts make. */
export const oncePerGate = (site: Site) => ({ tag: site === OTHER ? ['@wide'] : [] })

/**
 * Each test comes from an address of its own: limits are counted by address. In Firefox headers are put
 * in by stopping every request, which is slow and sometimes fails; its few tests share an address.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ browserName }, provide) =>
    provide(browserName === 'firefox' ? undefined : { [ADDRESS_HEADER]: freshAddress() }),
})

const MAX_TABS = 60

/** Moves on by Tab until this has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < MAX_TABS; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('no number of Tabs leads there')
}

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' })
export const registerDialog = (page: Page) => page.getByRole('dialog', { name: 'Create Account' })
/** The first of the boxes for the code. */
export const firstBox = (dialog: Locator) => dialog.getByRole('textbox', { name: 'One-time code' })
export const toasts = (page: Page) => page.getByRole('region', { name: /^Messages/ })
/** The avatar's button, once somebody is signed in. */
export const account = (page: Page) => page.getByRole('button', { name: /^Account/ })

/** Opens the login modal by the navbar's button. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  return loginDialog(page)
}

/** Opens the register modal by way of the login modal. */
export async function openRegister(page: Page): Promise<Locator> {
  await (await openLogin(page)).getByRole('button', { name: 'Register' }).click()
  return registerDialog(page)
}

/** Signs in by the modal that is open. */
export async function logIn(page: Page, site: Site, phone: string): Promise<void> {
  const dialog = loginDialog(page)
  // Typed, not filled: in Firefox, driven so, React does not notice what is filled in.
  await dialog.getByLabel('Phone Number').pressSequentially(phone)
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await firstBox(dialog).pressSequentially(await sentCode(site, dialog, phone))
  await dialog.getByRole('button', { name: 'Login' }).click()
}

/** The code, once the modal says that it was sent. */
export async function sentCode(site: Site, dialog: Locator, phone: string): Promise<string> {
  await dialog.getByText(`A code was sent to ${[...phone].join(' ')}.`).waitFor({ state: 'attached' })
  return site.code(phone)
}
