import { expect } from '@playwright/test'
import { field, fillIn, FORM_NAMES, FORMS, FAILING_FORMS, submitButton } from '@/e2e/enquiry-forms'
import { fail } from '@/e2e/outage'
import { test, toasts } from '@/e2e/sign-in/test'

/** The forms while the provider fails (e2e/other-provider.ts): nothing typed is lost, nothing is sent twice. */
test.use({ baseURL: FAILING_FORMS.url })

const CALLS = { enquiry: '/contact', feedback: '/contact', counselling: '/counselling', mentoring: '/counselling' }
const FAILED = 'Something went wrong. Please try again.'
const DONE = 'Form submitted successfully!'

test.afterEach(({ request }) => fail(request, 'ok', '/contact'))

for (const form of FORM_NAMES) {
  const { path, texts, choices, reply } = FORMS[form]
  const tag = form === 'enquiry' ? [] : ['@wide']

  test(`${form}: the text stays, and another try sends it once`, { tag }, async ({ page, request }) => {
    await page.goto(path)
    const phone = await fillIn(page, form)
    await fail(request, '500', CALLS[form])
    await submitButton(page, form).click()
    await expect(toasts(page).getByText(FAILED)).toBeVisible()
    await expect(page.getByRole('main').getByText('What you wrote is still here.')).toBeVisible()
    for (const [label, text] of Object.entries({ ...texts, ...choices, Phone: phone })) {
      await expect(field(page, label)).toHaveValue(text)
    }
    await fail(request, 'ok', CALLS[form])
    await submitButton(page, form).click()
    await expect(toasts(page).getByText(DONE)).toBeVisible()
    await expect(page.getByRole('main').getByText('What you wrote is still here.')).toBeHidden()
    expect(await FAILING_FORMS.listKept(phone)).toHaveLength(1)
  })

  test.describe('without JavaScript', { tag }, () => {
    test.use({ javaScriptEnabled: false })
    test(`${form}: the page that answers has the text, and another try sends it once`, async ({ page, request }) => {
      await page.goto(path)
      const phone = await fillIn(page, form)
      await fail(request, 'down', CALLS[form])
      await submitButton(page, form).click()
      await expect(page).toHaveURL(reply)
      await expect(page.getByText(FAILED)).toBeVisible()
      for (const [label, text] of Object.entries({ ...texts, ...choices, Phone: phone })) {
        await expect(field(page, label)).toHaveValue(text)
      }
      await fail(request, 'ok', CALLS[form])
      await submitButton(page, form).click()
      await expect(page.getByRole('heading', { level: 1, name: DONE })).toBeVisible()
      expect(await FAILING_FORMS.listKept(phone)).toHaveLength(1)
    })
  })
}

test('an answer that is lost on the way: another try is the same request', async ({ page, request }) => {
  await page.goto('/contact')
  const phone = await fillIn(page, 'enquiry')
  // It stores, and the connection ends before it has said so.
  await fail(request, 'reset', '/contact')
  await submitButton(page, 'enquiry').click()
  await expect(toasts(page).getByText(FAILED)).toBeVisible()
  await fail(request, 'ok', '/contact')
  await submitButton(page, 'enquiry').click()
  await expect(toasts(page).getByText(DONE)).toBeVisible()
  expect(await FAILING_FORMS.listKept(phone)).toHaveLength(1)
})

test('a provider that never answers: busy meanwhile, and the text stays', async ({ page, request }) => {
  await page.goto('/mentoring')
  await fillIn(page, 'mentoring')
  await fail(request, 'hang', '/counselling')
  await submitButton(page, 'mentoring').click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Submitting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(toasts(page).getByText(FAILED)).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue(FORMS.mentoring.texts.Message)
})

test('too many: a kind text says when, with the text kept', async ({ page, request }) => {
  await page.goto('/careerCounselling')
  await fillIn(page, 'counselling')
  await fail(request, '429', '/counselling')
  await submitButton(page, 'counselling').click()
  const kind =
    'Several requests have come from you already. Please try again in a minute; what you wrote is still here.'
  await expect(page.getByRole('main').getByText(kind)).toBeVisible()
  await expect(toasts(page).getByText(kind)).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue(FORMS.counselling.texts.Message)
})

test('a browser that is offline: the text stays, and another try sends it', async ({ page, context, network }) => {
  await page.goto('/contact')
  const phone = await fillIn(page, 'enquiry')
  await network.isAtRest()
  await context.setOffline(true)
  await submitButton(page, 'enquiry').click()
  await expect(toasts(page).getByText(FAILED)).toBeVisible()
  await context.setOffline(false)
  await submitButton(page, 'enquiry').click()
  await expect(toasts(page).getByText(DONE)).toBeVisible()
  expect(await FAILING_FORMS.listKept(phone)).toHaveLength(1)
})
