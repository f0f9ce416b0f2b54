import { expect, type Page } from '@playwright/test'
import { afterTheWait, endSession, faults, signInQuickly, whenSignedIn } from '@/e2e/account/test'
import { looksAt } from '@/e2e/axe'
import { account, EMBEDDED, loginDialog, logIn, oncePerGate, OTHER, test } from '@/e2e/sign-in/test'

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `${name} *` })
/** A picture of one red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const optimise = (page: Page, src: string) =>
  page.request.get(`/_next/image?${new URLSearchParams({ url: src, w: '256', q: '50' })}`, { maxRedirects: 0 })

/** Under no address that it had. */
async function isGone(page: Page, avatar: string) {
  const content = avatar.replace('/avatars/', '/media/')
  const answers = [await page.request.get(avatar), await page.request.get(content), await optimise(page, content)]
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404])
}

async function fillIn(page: Page, email = 'madhura@example.org') {
  await field(page, 'First name').fill('Madhura')
  await field(page, 'Last name').fill('Naik')
  await field(page, 'Email').fill(email)
}

test('a picture of a student is for browsers alone, and gone once there is another', async ({ page }) => {
  await signInQuickly(page, EMBEDDED)
  await page.goto('/settings')
  await whenSignedIn(page)
  await fillIn(page)
  const upload = async () => {
    await page.getByLabel(/Change/).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG })
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/profile') && answer.status() === 200)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const { image }: { image: string } = await (await saved).json()
    return image
  }
  const first = await upload()
  expect(first).toMatch(/^\/avatars\//)
  const shown = await page.request.get(first)
  expect([shown.status(), shown.headers()['cache-control']]).toEqual([200, 'private, max-age=300'])
  const content = first.replace('/avatars/', '/media/')
  expect((await optimise(page, first)).status()).toBe(400)
  // By who makes the address up.
  const sentOn = await optimise(page, content)
  expect([sentOn.status(), sentOn.headers().location]).toEqual([307, content])
  expect(await upload()).not.toBe(first)
  await isGone(page, first)
})

for (const site of [EMBEDDED, OTHER]) {
  test.describe(site.name, () => {
    test.use({ baseURL: site.url })
    // What the website does alone.
    const tag = site === OTHER ? ['@wide'] : []

    test('my profile, the settings, and back', { tag }, async ({ page }) => {
      await signInQuickly(page, site)
      await page.goto('/myprofile')
      await expect(page.getByRole('heading', { name: 'Madhura Yelahanka' })).toBeVisible()
      const plan = page.getByRole('table', { name: 'Current Plan' })
      await expect(plan.getByRole('columnheader')).toHaveText([
        'Plan',
        'Billing Date',
        'Expire Date',
        'Amount',
        'Action',
      ])
      const cells = site === EMBEDDED ? ['Free', '—', '—', '₹0'] : ['Scholar', '1 Apr 2026', '31 Mar 2027', '₹2,999']
      for (const cell of cells) await expect(plan.getByRole('cell', { name: cell, exact: true }).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Subscription History' })).toBeVisible({ visible: site === OTHER })
      await page.getByRole('link', { name: 'Edit Plan' }).click()
      await expect(page).toHaveURL(`${site.url}/settings?tab=subscription`)
      await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
      await page.getByRole('link', { name: 'Profile', exact: true }).click()
      await expect(page).toHaveURL(`${site.url}/settings?tab=profile`)
      await expect(field(page, 'First name')).toHaveValue('Madhura')
      await page.goto('/settings?tab=nothing')
      await expect(page.getByText('Tab content not found.')).toBeVisible()
    })

    test('a profile is changed, with a picture; the navbar follows', async ({ page }) => {
      await signInQuickly(page, site)
      await page.goto('/settings')
      await whenSignedIn(page)
      await fillIn(page, 'madhura@gmial.com')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(field(page, 'Email')).toHaveAccessibleDescription('Did you mean "gmail.com"?')
      await page.getByRole('button', { name: 'Use madhura@gmail.com' }).click()
      await page.getByLabel(/Change/).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG })
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Profile updated successfully!')).toBeVisible()
      await expect(account(page)).toHaveAccessibleName('Account: Madhura Naik')
      await expect(page.getByText('Profile updated successfully!')).toBeHidden({ timeout: 6_000 })
      await page.goto('/myprofile')
      await expect(page.getByText('madhura@gmail.com')).toBeVisible()
      await expect(page.locator('main img')).toHaveJSProperty('complete', true)
    })

    test('changes that are not saved are asked about: by a link, a tab and Back', { tag }, async ({ page }) => {
      await signInQuickly(page, site)
      await page.goto('/myprofile')
      await whenSignedIn(page)
      await page.getByRole('link', { name: 'Edit Profile' }).click()
      await field(page, 'First name').fill('Nobody')
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await page.getByRole('link', { name: 'Subscription', exact: true }).click()
      await question.getByRole('button', { name: 'Stay here' }).click()
      await expect(page).toHaveURL(`${site.url}/settings?tab=profile`)
      await expect(field(page, 'First name')).toHaveValue('Nobody')
      await page.goBack()
      await question.getByRole('button', { name: 'Stay here' }).click()
      await expect(field(page, 'First name')).toHaveValue('Nobody')
      await page.goBack()
      await question.getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL(`${site.url}/myprofile`)
      await page.getByRole('link', { name: 'Edit Profile' }).click()
      await expect(field(page, 'First name')).toHaveValue('Madhura')
    })

    test('a session that is over, met by a link: asked to sign in, and back to the page', async ({ page, network }) => {
      const phone = await signInQuickly(page, site)
      await page.goto('/filter')
      await whenSignedIn(page)
      // Whatever else asks with the session would be the one to find that it is over.
      await network.isAtRest()
      await account(page).click()
      await endSession(page, site)
      await page.getByRole('menuitem', { name: 'My Profile' }).click()
      await expect(loginDialog(page)).toBeVisible()
      await expect(page).toHaveURL(`${site.url}/`)
      if (site === OTHER) await logIn(page, site, phone)
      else await page.keyboard.press('Escape')
      await expect(page).toHaveURL(site === OTHER ? `${site.url}/myprofile` : `${site.url}/`)
    })

    test.describe('without JavaScript', oncePerGate(site), () => {
      test.use({ javaScriptEnabled: false })

      test('a profile is changed by a plain form: errors, the input kept, and the word of success', async ({
        page,
      }) => {
        await signInQuickly(page, site)
        await page.goto('/settings')
        await fillIn(page, 'madhura@')
        await page.getByRole('button', { name: 'Save Changes' }).click()
        await expect(page).toHaveURL(`${site.url}/settings?tab=profile`)
        await expect(page.getByText('Please enter a valid email address')).toBeVisible()
        await expect(field(page, 'Last name')).toHaveValue('Naik')
        // What is kept comes back, and nothing typed stands in the address.
        await page.getByRole('button', { name: 'Discard Changes' }).click()
        await expect(page).toHaveURL(`${site.url}/settings?tab=profile&discard=yes`)
        await expect(field(page, 'Last name')).not.toHaveValue('Naik')
        await fillIn(page, 'madhura@')
        await page.getByRole('button', { name: 'Save Changes' }).click()
        await expect(field(page, 'Last name')).toHaveValue('Naik')
        await field(page, 'Email').fill('madhura@example.org')
        await page.getByLabel(/Change/).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG })
        await page.getByRole('button', { name: 'Save Changes' }).click()
        await expect(page.getByText('Profile updated successfully!')).toBeVisible()
        await page.goto('/myprofile')
        await expect(page.getByRole('heading', { name: 'Madhura Naik' })).toBeVisible()
      })
    })
  })
}

test('the account is taken along and deleted, with a code; also without JavaScript', async ({ browser, page }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const plainPhone = await signInQuickly(plain, EMBEDDED)
  const phone = await signInQuickly(page, EMBEDDED)
  // Another code a moment after that for signing in would have to wait.
  await afterTheWait(phone, plainPhone)
  await page.goto('/settings')
  await whenSignedIn(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('education-guide-data.json')
  const profile = { first_name: 'Madhura', last_name: 'Naik', email: 'madhura@example.org', phone }
  const image = { name: 'me.png', mimeType: 'image/png', buffer: PNG }
  const headers = { origin: EMBEDDED.url, accept: 'application/json' }
  const uploaded = await page.request.post('/api/profile', { multipart: { ...profile, image }, headers })
  const picture = ((await uploaded.json()) as { image: string }).image
  const content = picture.replace('/avatars/', '/media/')
  const shown = [await page.request.get(picture), await optimise(page, content)]
  expect(shown.map((answer) => answer.status())).toEqual([200, 307])
  // What is not saved is deleted with the rest: nobody is asked about it.
  await field(page, 'Last name').fill('Yelahanka')
  await page.getByRole('button', { name: 'Delete my account…' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Delete account' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeFocused()
  const code = page.getByLabel('Code from the SMS')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await code.fill('12')
  await page.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(page.getByText('Please enter the complete code.')).toBeVisible()
  await code.fill(await EMBEDDED.code(phone))
  await page.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(page).toHaveURL(`${EMBEDDED.url}/#account-deleted`)
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
  await isGone(page, picture)

  await plain.goto(`${EMBEDDED.url}/settings`)
  await plain.getByRole('button', { name: 'Send the code' }).click()
  const plainCode = plain.getByLabel('Code from the SMS')
  await plainCode.fill('12')
  await plain.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(plainCode).toHaveAccessibleDescription(/Please enter the complete code\./)
  await plainCode.fill(await EMBEDDED.code(plainPhone))
  await plain.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(plain.getByText('Your account is deleted.')).toBeVisible()
  expect((await plain.context().cookies()).map(({ name }) => name)).not.toContain('session')
  await plain.context().close()
})

test('signed in on three devices: one is signed out, then all others; also without JavaScript', async ({
  browser,
  page,
}) => {
  const phone = await signInQuickly(page, EMBEDDED)
  const others = await Promise.all(
    [true, false].map(async (javaScriptEnabled) => (await browser.newContext({ javaScriptEnabled })).newPage()),
  )
  const signInAgain = async (where: Page) => {
    await afterTheWait(phone)
    await signInQuickly(where, EMBEDDED, phone)
  }
  const isSignedIn = async (where: Page) =>
    ((await (await where.request.get(`${EMBEDDED.url}/api/session`)).json()) as { user: unknown }).user !== null
  const [scripted, plain] = others
  if (!scripted || !plain) throw new Error('two browsers')
  await signInAgain(scripted)
  await page.goto('/settings')
  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: /^Sign out: / }).click()
  await expect(devices.getByText('Done: signed out there.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveText([/This device/])
  expect([await isSignedIn(scripted), await isSignedIn(page)]).toEqual([false, true])

  await signInAgain(plain)
  await plain.goto(`${EMBEDDED.url}/settings`)
  await plain.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(plain.getByText('Done: signed out there.')).toBeVisible()
  expect([await isSignedIn(plain), await isSignedIn(page)]).toEqual([true, false])
  for (const other of others) await other.context().close()
})

test('what was kept before signing in, in two browsers, is one shortlist afterwards', async ({ browser, page }) => {
  const elsewhere = await (await browser.newContext({ baseURL: EMBEDDED.url })).newPage()
  const keep = async (where: Page, id: number) => {
    await where.goto(`/college/detail?id=${id}`)
    await where
      .getByRole('main')
      .getByRole('button', { name: /^Save .* to the shortlist$/ })
      .click()
    await expect(where.getByRole('link', { name: 'Shortlist (1)' })).toBeVisible()
  }
  await keep(page, 1)
  await keep(elsewhere, 2)
  await signInQuickly(page, EMBEDDED)
  const joined = page.waitForResponse((answer) => answer.url().endsWith('/api/shortlist') && answer.ok())
  await page.goto('/shortlist')
  await joined
  await elsewhere.context().addCookies(await page.context().cookies())
  for (const where of [elsewhere, page]) {
    await where.goto('/shortlist')
    await expect(where.getByRole('main').getByRole('button', { name: /^Save .* to the shortlist$/ })).toHaveCount(2)
  }
  await elsewhere.context().close()
})

test('what a provider does not offer is not there', async ({ page }) => {
  await signInQuickly(page, OTHER)
  await page.goto(`${OTHER.url}/settings`)
  await expect(field(page, 'First name')).toBeVisible()
  await expect(page.getByText('Delete account')).toBeHidden()
  await expect(page.getByText('Signed-in devices')).toBeHidden()
})

test('nothing of a profile is kept by any cache, and no other session sees it', async ({ page, request }) => {
  await signInQuickly(page, EMBEDDED)
  for (const path of ['/myprofile', '/settings']) {
    const own = await page.request.get(EMBEDDED.url + path)
    expect(await own.text()).toContain('Madhura')
    expect(own.headers()['cache-control']).toContain('no-store')
    const made = await request.get(EMBEDDED.url + path, { headers: { cookie: 'session=made-up; signed-in=1' } })
    expect(await made.text()).not.toContain('Madhura')
  }
})

for (const [width, lang] of [
  [360, ''],
  [360, '/kn'],
  [1280, ''],
] as const) {
  test(`axe finds nothing, and nothing is too wide: ${width} px${lang}`, looksAt(lang, width), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInQuickly(page, EMBEDDED)
    for (const path of ['/myprofile', '/settings', '/settings?tab=subscription', '/settings?tab=x']) {
      await page.goto(lang + path)
      await whenSignedInAnywhere(page)
      expect(await faults(page)).toEqual([])
    }
  })
}

/** In any language: the picture has taken the place of the grey circle. */
async function whenSignedInAnywhere(page: Page) {
  await expect(page.getByRole('banner').locator('button[aria-haspopup="menu"]')).toBeVisible()
}
