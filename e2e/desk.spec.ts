import { expect } from '@playwright/test'
import { codeOf, invite, inviteByCommand, join, lookAtDesk } from '@/e2e/desk-people'
import { fillIn, FORMS, submitButton } from '@/e2e/enquiry-forms'
import { test } from '@/e2e/sign-in/test'
import { OTHER_SITE, SAMPLE_SITE } from '@/playwright.config'

/** The desk from an invitation on, without JavaScript, which it never needs. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

test('an invitation, a day’s work, and what the audit trail says of it @journey @long', async ({ page, browser }) => {
  test.slow()
  await page.goto(FORMS.counselling.path)
  const phone = await fillIn(page, 'counselling')
  await submitButton(page, 'counselling').click()
  const { link, mail } = await inviteByCommand('Ravi', 'counsellor')
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
  await page.getByRole('button', { name: 'Answered by phone' }).click()
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

  await lookAtDesk(page, browser, ['', '/enquiries', `/enquiries/${number}`, '/sessions'])
  const forbidden = await page.goto('/desk/en/audit')
  expect(forbidden?.status()).toBe(403)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('This is not yours to see or to change.')

  await page.goto('/desk/en')
  await page.getByRole('button', { name: 'Sign out' }).click()
  // The form of passkeys has a place of its own for what it says, empty until it is pressed.
  const said = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })
  await expect(said).toHaveText('You are signed out.')
  await lookAtDesk(page, browser, ['/sign-in'])
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
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(leads)
  }
  await expect(page.getByLabel('Email address')).toHaveValue(mail)

  const administrator = await browser.newContext({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  const other = await administrator.newPage()
  const invited = await invite('Asha', 'administrator')
  await lookAtDesk(other, browser, [`/invitation${new URL(invited.link).search}`])
  await join(other, invited.link)
  await other.goto(`/desk/en/audit?q=enquiry+${number}`)
  const row = other.getByRole('row').filter({ hasText: 'state: answered' }).filter({ hasText: 'state: taken' })
  await expect(row).toContainText('Ravi')
  await lookAtDesk(other, browser, ['/audit'])
  await administrator.close()
})

test('what is sent as a session is over stands there again after signing in, which leads back', async ({ page }) => {
  const { link, mail } = await invite('Uma', 'counsellor')
  const secret = await join(page, link)
  await page.goto('/desk/en/templates/new')
  await page.getByLabel('Title in English').fill('Fees, in short')
  await page.context().clearCookies({ name: 'desk-session' })
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page).toHaveURL(/\/desk\/en\/sign-in\?back=%2Fdesk%2Fen%2Ftemplates%2Fnew$/)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your session was over')
  await page.getByLabel('Email address').fill(mail)
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 30_000))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/desk/en/templates/new')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You are signed in again.')
  await expect(page.getByLabel('Title in English')).toHaveValue('Fees, in short')
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
  expect([signedOut.status(), signedOut.headers().location]).toEqual([
    307,
    '/desk/kn/sign-in?back=%2Fdesk%2Fkn%2Fenquiries',
  ])
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
