import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { account, type Site } from '@/e2e/sign-in/test'

/** Signs a browser in without its pages: the session comes by the same calls. */
export async function signInQuickly(page: Page, site: Site): Promise<string> {
  const phone = await site.student()
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
  const kept = cookies.filter(({ name }) => ['session', 'signed-in'].includes(name))
  const answer = await page.request.post(`${site.url}/api/logout`, { data: {}, headers: { origin: site.url } })
  expect(answer.status()).toBe(200)
  await page.context().addCookies(kept)
}

/** What axe finds, and whether the page is wider than its window. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(wide ? ['too wide'] : []),
  ]
}
