import { expect } from '@playwright/test'
import { By } from 'selenium-webdriver'
import { SAMPLE_FORMS } from '@/e2e/enquiry-forms'
import { PECULIAR } from '@/e2e/other-provider/institutions'
import { codeFor, freshPhone } from '@/e2e/sms-inbox/student'
import { OTHER_SITE, SMS_INBOX } from '@/playwright.config'
import { PATIENCE, test } from './test'

/** What visitors with an iPhone or a Mac do, in the engine that they have. */
const PHONE = 360
const MENU = 'header button, header summary'

test('an institution is found by its name, by keyboard', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.press('header a', 'Find an institution')
  await visitor.expectPath('/filter')
  await visitor.type('Search institutions', 'beladingalu')
  await visitor.find('[role="option"]', /^Beladingalu/)
  await visitor.key('ARROW_DOWN')
  await visitor.key('ENTER')
  await visitor.expectPath(/\/college\/detail\?id=\d+$/)
  await visitor.expectText('Beladingalu Institute', 'h1')
})

test('the filter of the start page leads to results, the sheet of a phone narrows them, and Back undoes it', async ({
  visitor,
}) => {
  await visitor.open('/', PHONE)
  await visitor.press('main button', /^Stream/)
  await visitor.press('[role="dialog"] [role="checkbox"], [role="dialog"] input[type="checkbox"]', 'Computer Science')
  await visitor.press('[role="dialog"] button', 'Done')
  await visitor.press('main [role="search"][aria-label] button', 'Search')
  await visitor.expectPath(/\/filter\?instituteId=1&categoryId=\d+#banner-section$/)

  await visitor.press('main a', /^Filters/)
  await visitor.press('[role="dialog"] input[type="checkbox"]', /^Residential Only/)
  await visitor.press('[role="dialog"] button', /^Show/)
  await visitor.expectPath(/residential=/)
  await visitor.driver.navigate().back()
  await visitor.expectPath(/\/filter\?instituteId=1&categoryId=\d+(?:#banner-section)?$/)
})

test('registering with a code from the phone; the session lasts, and ends', async ({ visitor }) => {
  const phone = freshPhone()
  await visitor.open('/about')
  await visitor.press('header button', 'Login')
  await visitor.press('[role="dialog"] button', 'Register')
  await visitor.type('Phone Number', phone)
  await visitor.press('[role="dialog"] button', 'Get OTP')
  await visitor.find('[role="dialog"] button', /^Resend in/)
  await visitor.type('OTP', await codeFor(SMS_INBOX, phone))
  await visitor.press('[role="dialog"] button', 'Verify')
  await visitor.type('First name', 'Asha')
  await visitor.type('Last name', 'Rao')
  await visitor.press('[role="dialog"] [role="checkbox"], [role="dialog"] input[type="checkbox"]')
  await visitor.press('[role="dialog"] button', 'Confirm Registration')
  await visitor.find('header button', 'Account: Asha Rao')
  await visitor.driver.navigate().refresh()
  await visitor.press('header button', 'Account: Asha Rao')
  await visitor.press('[role="menuitem"]', 'Logout')
  await visitor.find('header button', 'Login')
})

test('a form says what is missing beside its field, keeps what was typed, and is sent once', async ({ visitor }) => {
  const phone = freshPhone()
  await visitor.open('/contact', PHONE)
  await visitor.type('Full Name', 'Asha Rao')
  await visitor.type('Email', 'asha@example.org')
  await visitor.press('main button', 'Submit Enquiry')
  await visitor.expectText('Phone Number is required')
  await visitor.expectFocus('Phone')
  await visitor.type('Phone', phone)
  await visitor.type('Course', 'Civil Engineering')
  await visitor.type('Message', 'When do admissions begin?')
  await visitor.press('main button', 'Submit Enquiry')
  await visitor.expectText('Form submitted successfully!')
  expect(await SAMPLE_FORMS.listKept(phone)).toMatchObject([{ name: 'Asha Rao', phone }])
})

test('the menu of a phone locks the page, closes by Escape and leads on; in Kannada, too', async ({ visitor }) => {
  await visitor.open('/filter', PHONE)
  await visitor.press(MENU, 'Menu')
  await visitor.find('nav a', 'About us')
  await visitor.key('ESCAPE')
  await visitor.expectNone('header nav a', 'About us')
  await visitor.expectFocus('Menu')
  await visitor.press(MENU, 'Menu')
  await visitor.press('nav a', 'ಕನ್ನಡ')
  await visitor.expectPath('/kn/filter')
  await visitor.find(MENU, 'ಮೆನು')
})

test.describe('with a provider of another make', () => {
  test.use({ baseURL: OTHER_SITE })

  test('the tabs of an institution have an address each', async ({ visitor }) => {
    await visitor.open(`/college/detail?id=${PECULIAR.complete}#placement`)
    await visitor.expectText('Placement Statistics', '[role="tabpanel"]')
    const entries = await visitor.driver.executeScript('return history.length')
    await visitor.press('[role="tab"]', 'Facilities')
    await visitor.expectPath(/#facilities$/)
    await visitor.expectText('Campus Facilities', '[role="tabpanel"]')
    expect(await visitor.driver.executeScript('return history.length')).toBe(entries)
  })
})

test('the shortlist and the comparison are kept', async ({ visitor }) => {
  await visitor.open('/filter')
  await visitor.press('main button', /^Save .* to the shortlist$/)
  for (const card of (await visitor.all('main button', /^Compare /)).slice(0, 2)) await visitor.click(card)
  await visitor.press('a', 'Compare (2)')
  await visitor.expectPath(/\/compare\?ids=\w+,\w+$/)
  await visitor.find('td a', /^Remove/)
  await visitor.open('/shortlist')
  // The cards come after the page.
  const cards = () => visitor.driver.findElements(By.css('main article, main li'))
  await expect.poll(() => cards().then(({ length }) => length), PATIENCE).toBeGreaterThan(0)
  await visitor.expectNone('h2', 'Your shortlist is empty.')
})
