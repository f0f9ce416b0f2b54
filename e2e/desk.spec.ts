import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { axeFinds } from '@/e2e/axe'
import { fillIn, FORMS, submitButton } from '@/e2e/enquiry-forms'
import { test } from '@/e2e/sign-in/test'
import { OTHER_SITE, SAMPLE_DATA_DIR, SAMPLE_SITE } from '@/playwright.config'

/** The desk from an invitation on, without JavaScript, which it never needs. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

async function invite(name: string, role: string): Promise<{ link: string; mail: string }> {
  const mail = `${name.toLowerCase()}-${Date.now()}@desk.example`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/desk.mts', 'invite', name, mail, '--role', role],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR: SAMPLE_DATA_DIR, SITE_URL: SAMPLE_SITE, DESK: 'on' } },
  )
  return { link: /http\S+/.exec(stdout)?.[0] ?? 'no link', mail }
}

/** The next code as well: clocks differ, and the one of now is used up. */
const codeOf = (secret: string, laterMs = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + laterMs })

/** Accepts an invitation. @returns the secret of the authenticator */
async function join(page: Page, link: string): Promise<string> {
  await page.goto(link)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Open my account' }).click()
  // Firefox ends a navigation that begins while the answer to the form is still on its way.
  await page.waitForURL((address) => !address.pathname.includes('/invitation'))
  return secret
}

/** What somebody finds at the desk at both widths and in both languages: nothing sticks out, and axe, which needs JavaScript, finds nothing. */
async function look(page: Page, browser: Browser, paths: readonly string[]) {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: true, baseURL: SAMPLE_SITE, storageState })
  const seen = await context.newPage()
  for (const path of paths) {
    for (const [lang, width] of [
      ['en', 1280],
      ['kn', 360],
    ] as const) {
      await seen.setViewportSize({ width, height: 800 })
      await seen.goto(`/desk/${lang}${path}`)
      const wide = await seen.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect([path, lang, wide]).toEqual([path, lang, 0])
      expect(await axeFinds(seen)).toEqual([])
    }
  }
  await context.close()
}

test('an invitation, a day’s work, and what the audit trail says of it @journey', async ({ page, browser }) => {
  test.slow()
  await page.goto(FORMS.counselling.path)
  const phone = await fillIn(page, 'counselling')
  await submitButton(page, 'counselling').click()
  const { link, mail } = await invite('Ravi', 'counsellor')
  const secret = await join(page, link)
  await expect(page).toHaveURL('/desk/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What waits')
  await page.goto(link)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This invitation was used already')

  await page.goto('/desk/en/enquiries')
  await page.getByLabel('Name, number or address').fill(phone)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('rowheader').getByRole('link').click()
  const old = await page.content()
  const enquiry = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Done.')
  await page.getByLabel('New note').fill('Called, no answer')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByRole('listitem').getByText('Called, no answer')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByRole('table')).toContainText('state: answered')
  expect(old).toContain('name="version" value="0"')

  // Somebody still has the page from before all that.
  const number = enquiry.split('/').at(-1) ?? ''
  const late = await page.request.post('/desk/do/enquiry-state', {
    form: { lang: 'en', id: number, version: '0', action: 'take' },
    headers: { origin: SAMPLE_SITE },
    maxRedirects: 0,
  })
  expect(late.headers().location).toBe(enquiry)
  await page.goto(enquiry)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Somebody has changed this')

  await look(page, browser, ['', '/enquiries', `/enquiries/${number}`, '/sessions'])
  await page.goto('/desk/en/audit')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('This is not yours to see or to change.')

  await page.goto('/desk/en')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('You are signed out.')
  await look(page, browser, ['/sign-in'])
  await page.goto('/desk/en/sign-in')
  const used = codeOf(secret, 30_000)
  for (const [code, leads] of [
    [used, '/desk/en'],
    [used, '/desk/en/sign-in'],
  ] as const) {
    await page.context().clearCookies()
    await page.goto('/desk/en/sign-in')
    await page.getByLabel('Email address').fill(mail)
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(leads)
  }
  await expect(page.getByLabel('Email address')).toHaveValue(mail)

  const administrator = await browser.newContext({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  const other = await administrator.newPage()
  const invited = await invite('Asha', 'administrator')
  await look(other, browser, [`/invitation${new URL(invited.link).search}`])
  await join(other, invited.link)
  await other.goto(`/desk/en/audit?q=enquiry+${number}`)
  const row = other.getByRole('row').filter({ hasText: 'state: answered' }).filter({ hasText: 'state: taken' })
  await expect(row).toContainText('Ravi')
  await look(other, browser, ['/audit'])
  await administrator.close()
})

test('the desk is in no cache and found by nobody', async ({ request }) => {
  const page = await request.get('/desk/en/sign-in')
  expect(page.status()).toBe(200)
  expect(page.headers()['cache-control']).toContain('no-store')
  expect(await page.text()).toContain('<meta name="robots" content="noindex')
  for (const path of ['/', '/robots.txt', '/sitemap.xml']) {
    expect(await (await request.get(path)).text()).not.toContain('/desk')
  }
  const signedOut = await request.get('/desk/kn/enquiries', { maxRedirects: 0 })
  expect([signedOut.status(), signedOut.headers().location]).toEqual([307, '/desk/kn/sign-in'])
})

test('where it is off there is no such address', async ({ request }) => {
  for (const path of ['/desk', '/desk/en', '/desk/kn/sign-in']) {
    expect((await request.get(OTHER_SITE + path)).status()).toBe(404)
  }
  const post = await request.post(`${OTHER_SITE}/desk/do/sign-in`, {
    form: { lang: 'en', mail: 'a@b.example', code: '1' },
  })
  expect(post.status()).toBe(404)
})
