import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { fillIn, FORMS, submitButton } from '@/e2e/enquiry-forms'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** An enquiry that is answered with a template, without JavaScript. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

test('a template is filled in, changed, looked at, and kept once it has gone', async ({ page, browser }) => {
  test.slow()
  const title = `When we meet ${Date.now()}`
  await page.goto(FORMS.counselling.path)
  const phone = await fillIn(page, 'counselling')
  await submitButton(page, 'counselling').click()
  await join(page, (await invite('Kamala', 'counsellor')).link)
  await page.getByRole('navigation').getByRole('link', { name: 'Answer templates' }).click()
  await page.waitForURL('**/templates')
  await page.getByRole('link', { name: 'Add a template' }).click()
  await page.getByLabel('Title in English').fill(title)
  await page.getByLabel('Counselling').check()
  await page.getByLabel('Text in English').fill('Dear {Name},\n\nask at {institution}. {counsellor}')
  await page.getByLabel('Text in Kannada').fill('{name} ಅವರೇ,')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('Nobody fills in {Name}.')).toBeVisible()
  await expect(page.getByLabel('Counselling')).toBeChecked()
  await lookAtDesk(page, browser, ['/templates/new'])
  await page.getByLabel('Text in English').fill('Dear {name},\n\nask at {institution}. {counsellor}')
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Every counsellor can choose it')
  const template = new URL(page.url()).pathname.replace('/desk/en', '')

  await page.goto(`/desk/en/enquiries?q=${phone}`)
  await page.getByRole('rowheader').getByRole('link').click()
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.getByLabel('Template').selectOption(title)
  await page.getByRole('button', { name: 'Fill it in' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue(title)
  const text = page.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue(/^Dear (?!\{).+,\n\nask at \{institution\}\. Kamala$/)
  const enquiry = new URL(page.url()).pathname.replace('/desk/en', '')
  await lookAtDesk(page, browser, [template, '/templates', `${enquiry}?template=${template.split('/').at(-1)}&in=kn`])
  await page.getByRole('button', { name: 'Look at it before it goes' }).click()
  await expect(page.getByText('This is still to be filled in: {institution}.')).toBeVisible()
  await text.fill((await text.inputValue()).replace('{institution}', 'Hill & Lake College'))
  await page.getByRole('button', { name: 'Look at it before it goes' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('This is what goes out')
  const mail = page.getByRole('link', { name: 'Open it in your mail program' })
  await expect(mail).toHaveAttribute(
    'href',
    /^mailto:[^?]+@[^?]+\?subject=When%20we%20meet.*&body=Dear.*%0D%0A%0D%0Aask.*Hill%20%26%20Lake/,
  )
  await lookAtDesk(page, browser, [enquiry])
  await page.getByRole('button', { name: 'It is sent: answered by mail' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('The answer is kept among the notes')
  await expect(page.getByRole('listitem').filter({ hasText: 'Answered by mail' })).toContainText('Hill & Lake College')
  await expect(page.getByRole('table')).toContainText('state: answered')
})
