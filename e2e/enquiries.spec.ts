import { expect, type Route } from '@playwright/test'
import { isAwake } from '@/e2e/awake'
import { axeFinds } from '@/e2e/axe'
import {
  field,
  fillIn,
  FORM_NAMES,
  FORMS,
  OTHER_FORMS,
  SAMPLE_FORMS,
  submitButton,
  type FormName,
} from '@/e2e/enquiry-forms'
import { REFUSED_MAIL } from '@/e2e/other-provider/enquiries'
import { test, toasts } from '@/e2e/sign-in/test'

/** The forms by which visitors ask for help (spec 1 §2, §4, §5, §8), over both providers. */

const CORRECT = 'Please correct the highlighted fields before submitting.'
const DONE = 'Form submitted successfully!'

for (const site of [SAMPLE_FORMS, OTHER_FORMS]) {
  test.describe(`with ${site.name}`, () => {
    test.use({ baseURL: site.url })

    for (const form of FORM_NAMES) {
      const { path, missing, reply, texts, type } = FORMS[form]
      // To another provider all forms go by the same call.
      const tag = site === OTHER_FORMS && form !== 'enquiry' ? ['@wide'] : []
      // In Firefox one form says it for all.
      const again = site === OTHER_FORMS || form !== 'enquiry' ? ['@again'] : []

      test(
        `${form}: is sent, confirmed, emptied and kept once, however often it is pressed @journey`,
        { tag: [...tag, ...again] },
        async ({ page }) => {
          await page.goto(path)
          const phone = await fillIn(page, form)
          await submitButton(page, form).dblclick()
          await expect(toasts(page).getByText(DONE)).toBeVisible()
          await expect(page.getByRole('main').getByText('Thank you. We have your request')).toBeVisible()
          await expect(field(page, 'Full Name')).toHaveValue('')
          if (form === 'feedback') await expect(page.getByRole('radio', { name: 'Feedback' })).toBeChecked()
          await page.reload()
          const kept = await site.listKept(phone)
          expect(kept).toHaveLength(1)
          expect(kept[0]).toMatchObject({ type, name: 'Asha Rao', phone })
          expect([undefined, false]).toContain(kept[0]?.suspected)
        },
      )

      test.describe('without JavaScript', { tag: site === OTHER_FORMS ? ['@wide'] : [] }, () => {
        test.use({ javaScriptEnabled: false })

        test(`${form}: what is wrong comes back with what was typed; then it is sent, once`, async ({ page }) => {
          await page.goto(path)
          const phone = await fillIn(page, form)
          await field(page, 'Phone').fill('98800')
          await submitButton(page, form).click()
          await expect(page).toHaveURL(reply)
          await expect(page.getByRole('alert').first()).toContainText(CORRECT)
          await expect(field(page, 'Phone')).toHaveAccessibleDescription(/Enter a valid 10-digit phone number/)
          await expect(field(page, 'Phone')).toHaveValue('98800')
          for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text)
          expect(await site.listKept(phone)).toEqual([])

          await field(page, 'Phone').fill(phone)
          await submitButton(page, form).click()
          await expect(page.getByRole('heading', { level: 1, name: DONE })).toBeVisible()
          await page.reload()
          expect(await site.listKept(phone)).toHaveLength(1)

          await page.goBack()
          await expect(page).not.toHaveURL(/name=|phone=|Asha/)
          await page.goto(path)
          await fillIn(page, form)
          await field(page, 'Phone').fill(phone)
          // The same words again, from the form's own page: the same enquiry.
          await submitButton(page, form).click()
          await expect(page.getByRole('heading', { level: 1, name: DONE })).toBeVisible()
          expect(await site.listKept(phone)).toHaveLength(1)
        })
      })

      if (site === SAMPLE_FORMS) {
        test(`${form}: empty, each field says what it misses, the first has the focus, and a toast says so`, async ({
          page,
        }) => {
          await page.goto(path)
          if (form === 'feedback') await page.getByRole('radio', { name: 'Feedback' }).check()
          await submitButton(page, form).click()
          await expect(toasts(page).getByText(CORRECT)).toBeVisible()
          await expect(field(page, 'Full Name')).toBeFocused()
          for (const [label, message] of missing) {
            await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
            await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message))
          }
          await expect(page.locator('[aria-invalid=true]')).toHaveCount(missing.length)
          expect(await axeFinds(page, { parts: ['main'] })).toEqual([])
        })
      }
    }

    test('what looks like a robot’s is kept, and marked', async ({ page }) => {
      await page.goto('/contact')
      const phone = await fillIn(page, 'enquiry')
      await page.locator('[name=website]').evaluate((input) => {
        if (input instanceof HTMLInputElement) input.value = 'https://spam.example'
      })
      await submitButton(page, 'enquiry').click()
      await expect(toasts(page).getByText(DONE)).toBeVisible()
      expect(await site.listKept(phone)).toMatchObject([{ suspected: true }])
    })
  })
}

test.describe('what is typed', () => {
  test('a phone is stripped to ten digits, pasted or typed', async ({ page, context }) => {
    await page.goto('/contact')
    const phone = field(page, 'Phone')
    await phone.pressSequentially('98-80 a0 123456789')
    await expect(phone).toHaveValue('9880012345')
    await phone.clear()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('+91 98800-54321'))
    await phone.press('ControlOrMeta+v')
    await expect(phone).toHaveValue('9880054321')
  })

  test('the other tab empties the form and takes its errors away', async ({ page }) => {
    await page.goto('/contact')
    await field(page, 'Full Name').fill('Asha Rao')
    await submitButton(page, 'enquiry').click()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
    await page.getByRole('radio', { name: 'Feedback' }).check()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(field(page, 'Full Name')).toHaveValue('')
    await expect(submitButton(page, 'feedback')).toBeVisible()
  })

  test('the interests: filtered by typing, chosen, closed by a press outside, N/A, at most 200 px', async ({
    page,
  }) => {
    await page.goto('/careerCounselling')
    const input = field(page, 'Area of Concern')
    await input.click()
    await input.pressSequentially('s')
    const list = page.getByRole('listbox')
    const options = list.getByRole('option')
    await expect(options).toHaveText([
      'Stream Selection',
      'College Admission Help',
      'Abroad Studies',
      'Skill Development',
    ])
    await page.getByRole('main').getByRole('button', { name: 'Show suggestions' }).click()
    await expect(options).toHaveCount(7)
    expect((await list.locator('xpath=..').boundingBox())?.height).toBeLessThanOrEqual(200)
    await page.getByRole('option', { name: 'Exam Preparation' }).click()
    await expect(input).toHaveValue('Exam Preparation')
    await expect(list).toBeHidden()
    await input.fill('law')
    await input.pressSequentially('y')
    await expect(page.getByText('N/A', { exact: true }).last()).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click({ force: true })
    await expect(page.getByText('N/A', { exact: true }).and(page.locator('[aria-hidden]'))).toBeHidden()
    await expect(input).toHaveValue('lawy')
  })

  test('by keyboard alone a whole request is written and sent', async ({ page }) => {
    await page.goto('/mentoring')
    await field(page, 'Full Name').focus()
    for (const text of ['Asha Rao', '9880012345', 'asha@example.org']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('Par')
    await page.keyboard.press('Tab')
    await page.keyboard.type('car')
    await expect(page.getByRole('option', { name: 'Career Guidance' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Area of Interest')).toHaveValue('Career Guidance')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Onl')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`What is a day like? ${Date.now()}`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toasts(page).getByText(DONE)).toBeVisible()
  })

  test('in Kannada, everything is', async ({ page }) => {
    await page.goto('/kn/contact')
    await page.getByRole('main').getByRole('button', { name: 'ಪ್ರಶ್ನೆ ಕಳುಹಿಸಿ' }).click()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(5)
    const messages = await page
      .locator('[aria-invalid=true]')
      .evaluateAll((inputs) =>
        inputs.map(
          (input) => document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
        ),
      )
    for (const message of messages) expect(message).toMatch(/\p{Script=Kannada}/u)
  })
})

for (const path of ['/contact', '/kn/contact']) {
  test(`a press that begins before the scripts are there, and ends after, is a press: ${path}`, async ({ page }) => {
    let isHeld = true
    const held: Route[] = []
    await page.route('**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()))
    await page.goto(path, { waitUntil: 'commit' })
    const button = page.locator('main form [type=submit]')
    await button.hover()
    await page.mouse.down()
    isHeld = false
    for (const route of held) await route.continue()
    await isAwake(page)
    await page.mouse.up()
    await expect(page).toHaveURL(path)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(5)
  })
}

test.describe('what the provider refuses', () => {
  test.use({ baseURL: OTHER_FORMS.url })

  test('stands under its field, and the rest stays as it was typed', async ({ page }) => {
    await page.goto('/contact')
    const form: FormName = 'enquiry'
    await fillIn(page, form)
    await field(page, 'Email').fill(`asha@${REFUSED_MAIL}`)
    await submitButton(page, form).click()
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Message')).toHaveValue(FORMS.enquiry.texts.Message)
  })
})
