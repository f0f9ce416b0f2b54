import { expect, type Page } from '@playwright/test'
import { axeFinds } from '@/e2e/axe'
import { account, type Site } from '@/e2e/sign-in/test'
import { changeDatabase } from '@/e2e/sms-inbox/student'
import { SAMPLE_DATA_DIR } from '@/playwright.config'

/** Lets the embedded provider send these phones another code at once, as if they had waited. */
export const afterTheWait = (...phones: string[]) => changeDatabase(SAMPLE_DATA_DIR, 'forget-sends', phones)

/**
 * Signs a browser in without its pages: the session comes by the same calls.
 * @param student the phone of one who is known, or else of a new one
 */
export async function signInQuickly(page: Page, site: Site, student?: string): Promise<string> {
  const phone = student ?? (await site.student())
  const send = (path: string, data: object) =>
    page.request.post(`${site.url}${path}`, { data, headers: { origin: site.url } })
  expect((await send('/api/otp/send', { phone, purpose: 'login' })).status()).toBe(200)
  const otp = await site.code(phone)
  expect((await send('/api/otp/verify', { phone, purpose: 'login', otp })).status()).toBe(200)
  return phone
}

/** Once the page knows who is there: before, a press may come too early for its script. */
export async function whenSignedIn(page: Page): Promise<void> {
  await expect(account(page)).toBeVisible()
}

/** The session is dead at the provider, and the browser does not know. */
export async function endSession(page: Page, site: Site): Promise<void> {
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name === 'session')
  const headers = { origin: site.url, cookie: `session=${session?.value}`, 'content-type': 'application/json' }
  // Not by the browser: for a moment it would have no cookies, and what it asks just then would tell the page so.
  const answer = await fetch(`${site.url}/api/logout`, { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(200)
}

/** What axe finds, and whether the page is wider than its window. */
export async function faults(page: Page): Promise<string[]> {
  const found = await axeFinds(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  return [...found.map(([rule, places]) => `${rule}: ${places.join(', ')}`), ...(wide ? ['too wide'] : [])]
}
