import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { showToast } from '@/components/ui/toast'
import { getMessages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/contract/language'
import { stubBff } from '@/testing/stub-bff'
import { ContactForm } from './contact-form'
import { CounsellingForm } from './counselling-form'
import { loadChecks } from './load-checks'

jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn(), expectToast: jest.fn() }))
jest.mock('./load-checks', () => ({
  loadChecks: jest.fn(jest.requireActual<typeof import('./load-checks')>('./load-checks').loadChecks),
}))
const toasts = () => jest.mocked(showToast).mock.calls.map(([toast]) => toast)
beforeEach(() => jest.mocked(showToast).mockClear())
afterEach(() => void jest.useRealTimers())

const CORRECT = { type: 'error', message: 'Please correct the highlighted fields before submitting.' }
const FAILED = { type: 'error', message: 'Something went wrong. Please try again.' }
const DONE = { type: 'success', message: 'Form submitted successfully!' }

const contact = (lang: Language = 'en') => <ContactForm lang={lang} messages={getMessages(lang)} source="/contact" />
const request = (kind: 'career' | 'mentor', lang: Language = 'en') => (
  <CounsellingForm kind={kind} lang={lang} messages={getMessages(lang)} source="/mentoring" />
)

// The list of interests is loaded with the first use; here once, before everything.
beforeAll(async () => {
  const { unmount } = render(request('career'))
  await act(async () => {
    field('Area of Concern').focus()
    await import('./interest-list')
  })
  unmount()
})

const PERSON = { 'Full Name': 'Asha Rao', Phone: '9880012345', Email: 'asha@example.org' }
const CONTACT = { ...PERSON, Course: 'Civil', Message: 'When do admissions begin?' }
const OPTIONS = { Role: 'Parent' }
const COUNSELLING = {
  ...PERSON,
  ...OPTIONS,
  'Area of Concern': 'Stream Selection',
  'Counselling Mode': 'In-Person',
  Message: 'Science or commerce?',
}
const MENTORING = {
  ...PERSON,
  ...OPTIONS,
  'Area of Interest': 'Other',
  'Mentoring Mode': 'Online',
  Message: 'A day in a court?',
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input,select,textarea' })
function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } })
}
const submitButton = () => screen.getByRole('button', { name: /^(Submit|Request)/ })
const send = () => act(async () => void fireEvent.submit(submitButton()))

/** What stands under each field, by its label. */
function messages(): Record<string, string> {
  const wrong = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]
  return Object.fromEntries(
    wrong.map((input) => {
      const note = document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
      return [input.labels?.[0]?.textContent ?? '', note?.textContent ?? '']
    }),
  )
}

const FORMS = {
  contact: {
    form: () => contact(),
    valid: CONTACT,
    sent: { type: 'enquiry', name: 'Asha Rao', course: 'Civil', message: 'When do admissions begin?' },
    path: '/api/contact',
    missing: {
      'Full Name': 'Full Name is required',
      Phone: 'Phone Number is required',
      Email: 'Email is required',
      Course: 'Course is required',
      Message: 'Message is required',
    },
  },
  counselling: {
    form: () => request('career'),
    valid: COUNSELLING,
    sent: { type: 'career', role: 'Parent', interest: 'Stream Selection', counselling_mode: 'In-Person' },
    path: '/api/counselling',
    missing: {
      'Full Name': 'Full Name is required',
      Phone: 'Phone Number is required',
      Email: 'Email is required',
      Role: 'Role is required',
      'Area of Concern': 'Area of Concern is required',
      'Counselling Mode': 'Counselling Mode is required',
      Message: 'Message is required',
    },
  },
  mentoring: {
    form: () => request('mentor'),
    valid: MENTORING,
    sent: { type: 'mentor', role: 'Parent', interest: 'Other', counselling_mode: 'Online' },
    path: '/api/counselling',
    missing: {
      'Full Name': 'Full Name is required',
      Phone: 'Phone Number is required',
      Email: 'Email is required',
      Role: 'Role is required',
      'Area of Interest': 'Area of Interest is required',
      'Mentoring Mode': 'Mentoring Mode is required',
      Message: 'Message is required',
    },
  },
}

describe.each(Object.entries(FORMS))('%s', (_, { form, valid, sent, path, missing }) => {
  test('empty: nothing is sent, each field has its message, the first one has the focus, and a toast says so', async () => {
    const calls = stubBff()
    render(form())
    await send()
    expect(calls).toEqual([])
    expect(messages()).toEqual(missing)
    expect(field('Full Name')).toHaveFocus()
    expect(toasts()).toEqual([CORRECT])
    fill({ 'Full Name': 'Asha Rao', Phone: '98800' })
    await send()
    expect(messages()).toEqual({
      ...Object.fromEntries(Object.entries(missing).filter(([label]) => label !== 'Full Name')),
      Phone: 'Enter a valid 10-digit phone number',
    })
    expect(field('Phone')).toHaveFocus()
  })

  test('blanks are nothing', async () => {
    stubBff()
    render(form())
    fill({ ...valid, Message: ' \n ', 'Full Name': '  ' })
    await send()
    expect(messages()).toEqual({ 'Full Name': 'Full Name is required', Message: 'Message is required' })
  })

  test('is sent once, however often it is submitted; says so meanwhile; then it is empty', async () => {
    jest.useFakeTimers()
    const calls = stubBff()
    render(form())
    fill(valid)
    const button = submitButton()
    const label = button.textContent
    await act(async () => {
      fireEvent.submit(button)
      fireEvent.submit(button)
    })
    await send()
    expect(button).toHaveTextContent('Submitting...')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    fireEvent.submit(button)
    expect(calls.map((call) => call.path)).toEqual([path])
    expect(calls[0]?.body).toMatchObject({ ...sent, phone: '9880012345', lang: 'en', website: '' })
    expect(calls[0]?.body).toMatchObject({ key: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    await act(async () => calls[0]?.answer({ ok: true }))
    expect(toasts()).toEqual([DONE])
    expect(button).toHaveTextContent(label ?? '')
    for (const name of Object.keys(valid)) expect(field(name)).toHaveValue('')
    expect(messages()).toEqual({})
    expect(screen.getByText(/^Thank you/)).toBeVisible()
    // The second press of a double click, on the form that is empty by now.
    jest.advanceTimersByTime(499)
    await send()
    expect(messages()).toEqual({})
    expect(screen.getByText(/^Thank you/)).toBeVisible()
    jest.advanceTimersByTime(1)
    await send()
    expect(messages()).not.toEqual({})
  })

  test('the checks are loaded with the first use of the form, before anybody presses', () => {
    render(form())
    jest.mocked(loadChecks).mockClear()
    fireEvent.focus(field('Message'))
    expect(loadChecks).toHaveBeenCalled()
  })

  test('a press shows at once, also while the checks are being loaded', async () => {
    let arrive = () => {}
    const actual = jest.requireActual<typeof import('./load-checks')>('./load-checks')
    const late = new Promise<void>((resolve) => (arrive = resolve)).then(() => actual.loadChecks())
    jest.mocked(loadChecks).mockReturnValueOnce(late)
    const calls = stubBff()
    render(form())
    const button = submitButton()
    await send()
    expect(button).toHaveTextContent('Submitting...')
    arrive()
    await act(async () => void (await late))
    expect(button).not.toHaveTextContent('Submitting...')
    expect(messages()).toEqual(missing)
    expect(calls).toEqual([])
  })

  test('where the checks cannot be loaded it is sent, and what the website finds wrong stands under its field', async () => {
    jest.mocked(loadChecks).mockResolvedValueOnce(null)
    const calls = stubBff()
    render(form())
    await send()
    expect(calls.map((call) => call.path)).toEqual([path])
    await act(async () => calls[0]?.answer({ reason: 'invalid', errors: { name: 'Full Name is required' } }, 422))
    expect(messages()).toEqual({ 'Full Name': 'Full Name is required' })
  })

  test('after a success by Enter the focus is on what is said of it', async () => {
    const calls = stubBff()
    render(form())
    fill(valid)
    await userEvent.type(field('Email'), '{Enter}')
    await act(async () => calls[0]?.answer({ ok: true }))
    expect(field('Email')).toHaveValue('')
    expect(document.activeElement).toHaveTextContent(/^Thank you/)
  })

  test('a failure keeps what was typed; the retry has the same key, another text another one', async () => {
    const calls = stubBff()
    render(form())
    fill(valid)
    await send()
    await act(async () => calls[0]?.break())
    expect(toasts()).toEqual([FAILED])
    expect(screen.getByText(/What you wrote is still here/)).toBeVisible()
    for (const [name, value] of Object.entries(valid)) expect(field(name)).toHaveValue(value)
    await send()
    expect(screen.queryByText(/What you wrote is still here/)).toBeNull()
    await act(async () => calls[1]?.answer({ reason: 'away' }, 503))
    fill({ Message: 'Something else' })
    await send()
    const [first, second, third] = calls.map(({ body }) => (body as { key: string }).key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('what the provider refuses stands under its field', async () => {
    const calls = stubBff()
    render(form())
    fill(valid)
    await send()
    await act(async () => calls[0]?.answer({ reason: 'invalid', errors: { email: 'We cannot write there' } }, 422))
    expect(messages()).toEqual({ Email: 'We cannot write there' })
    expect(field('Email')).toHaveFocus()
    expect(toasts()).toEqual([CORRECT])
    expect(field('Message')).toHaveValue(valid.Message)
  })

  test.each([
    [{ reason: 'invalid', errors: {} }, 422],
    [{ reason: 'invalid', errors: { other: 'x' } }, 422],
    ['<html>', 200],
    [{ reason: 'limited' }, 429],
  ])('an answer that helps nobody is a failure: %j', async (body, status) => {
    const calls = stubBff()
    render(form())
    fill(valid)
    await send()
    await act(async () => calls[0]?.answer(body, status))
    expect(toasts()).toEqual([FAILED])
    expect(field('Message')).toHaveValue(valid.Message)
  })

  test.each([
    [30, 'in a minute'],
    [61, 'in 2 minutes'],
  ])('too many: a kind text says when, after %i s', async (retryAfter, text) => {
    const calls = stubBff()
    render(form())
    fill(valid)
    await send()
    await act(async () => calls[0]?.answer({ reason: 'limited', retryAfter }, 429))
    expect(toasts()).toEqual([{ type: 'error', message: expect.stringContaining(text) }])
    expect(screen.getByText(/what you wrote is still here/)).toHaveTextContent(text)
    expect(field('Message')).toHaveValue(valid.Message)
  })

  test('the phone is stripped and capped while it is typed', async () => {
    render(form())
    const phone = field('Phone')
    await userEvent.type(phone, '98a8 0-0123456789')
    expect(phone).toHaveValue('9880012345')
    await userEvent.type(phone, '7', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(phone).toHaveValue('9880012345')
    await userEvent.clear(phone)
    await userEvent.type(phone, '+9x8')
    expect(phone).toHaveValue('98')
    await userEvent.type(phone, 'a7', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(phone).toHaveValue('978')
    await userEvent.clear(phone)
    await userEvent.paste('+91 98800 12345')
    expect(phone).toHaveValue('9880012345')
    // As a browser fills it in.
    fireEvent.input(phone, { target: { value: '09876543210' } })
    expect(phone).toHaveValue('9876543210')
  })

  test('the message is counted from 4,500 characters on', async () => {
    render(form())
    fill({ Message: 'x'.repeat(4_499) })
    expect(screen.queryByText(/of 5,000 characters/)).toBeNull()
    fill({ Message: 'x'.repeat(4_500) })
    expect(screen.getByText('4,500 of 5,000 characters')).toBeVisible()
    expect(field('Message')).toHaveAccessibleDescription('4,500 of 5,000 characters')
    fill({ ...valid, Message: 'x'.repeat(5_001) })
    await send()
    expect(messages()).toEqual({ Message: 'Message must not exceed 5,000 characters' })
  })

  test('one sentence says who receives what is sent and for what, with the privacy page', () => {
    render(form())
    const link = screen.getByRole('link', { name: 'Privacy Policy' })
    expect(link).toHaveAttribute('href', '/privacy')
    expect(link.parentElement).toHaveTextContent(/^Your details go to the .+ team, who use them only to answer you\./)
  })

  test('the field for robots is none for people, and is sent along', async () => {
    const calls = stubBff()
    render(form())
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull()
    const trap = screen.getByLabelText('Leave this field empty')
    expect(trap).toHaveAttribute('tabindex', '-1')
    fill(valid)
    fireEvent.input(trap, { target: { value: 'https://spam.example' } })
    await send()
    expect(calls[0]?.body).toMatchObject({ website: 'https://spam.example' })
    await act(async () => calls[0]?.answer({ ok: true }))
  })

  test('in the HTML it is a form that posts by itself', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(form())
    const plain = page.querySelector('form')
    expect([plain?.method, plain?.getAttribute('action'), plain?.enctype]).toEqual([
      'post',
      path,
      'multipart/form-data',
    ])
    const names = new Set(new FormData(plain ?? undefined).keys())
    expect([...names]).toEqual(expect.arrayContaining(['lang', 'source', 'type', 'name', 'phone', 'email', 'website']))
  })
})

describe('contact', () => {
  test.each([
    ['Full Name', 'x'.repeat(51), 'Full Name must not exceed 50 characters'],
    ['Full Name', 'x'.repeat(300), 'Full Name must not exceed 50 characters'],
    ['Full Name', 'x'.repeat(301), 'Message must not exceed 300 characters'],
    ['Course', 'x'.repeat(51), 'Course must not exceed 50 characters'],
    ['Email', 'a b@example.org', 'Enter a valid email address'],
  ])('%s of "%s"', async (label, value, message) => {
    render(contact())
    fill({ ...CONTACT, [label]: value })
    await send()
    expect(messages()).toEqual({ [label]: message })
  })

  test('a name and a course of 50 characters, with blanks around them, are right', async () => {
    const calls = stubBff()
    render(contact())
    fill({ ...CONTACT, 'Full Name': ` ${'x'.repeat(50)} `, Course: 'y'.repeat(50) })
    await send()
    expect(messages()).toEqual({})
    expect(calls).toHaveLength(1)
  })

  test('the other tab has another button, and clears the form and its errors', async () => {
    render(contact())
    expect(screen.getByRole('radio', { name: 'Enquiry' })).toBeChecked()
    fill({ 'Full Name': 'Asha', Message: 'Hello' })
    await send()
    expect(Object.keys(messages())).toContain('Phone')
    await userEvent.click(screen.getByRole('radio', { name: 'Feedback' }))
    expect(screen.getByRole('button', { name: 'Submit Feedback' })).toBeVisible()
    expect(messages()).toEqual({})
    expect(field('Full Name')).toHaveValue('')
    expect(field('Message')).toHaveValue('')
    await userEvent.click(screen.getByRole('radio', { name: 'Enquiry' }))
    expect(screen.getByRole('button', { name: 'Submit Enquiry' })).toBeVisible()
  })

  test('while it is sent the tab keeps the focus, and no other can be chosen', async () => {
    const calls = stubBff()
    render(contact())
    const enquiry = screen.getByRole('radio', { name: 'Enquiry' })
    fill(CONTACT)
    enquiry.focus()
    await send()
    expect(enquiry).toBeEnabled()
    expect(enquiry).toHaveFocus()
    const feedback = screen.getByRole('radio', { name: 'Feedback' })
    expect(feedback).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(feedback)
    expect(enquiry).toBeChecked()
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeVisible()
    await act(async () => calls[0]?.break())
    expect(field('Message')).toHaveValue(CONTACT.Message)
    expect(screen.getByText(/What you wrote is still here/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Submit Enquiry' })).toBeVisible()
    await userEvent.click(feedback)
    expect(field('Message')).toHaveValue('')
  })

  test('after success the tab stays', async () => {
    const calls = stubBff()
    render(contact())
    await userEvent.click(screen.getByRole('radio', { name: 'Feedback' }))
    fill(CONTACT)
    await send()
    expect(calls[0]?.body).toMatchObject({ type: 'feedback' })
    await act(async () => calls[0]?.answer({ ok: true }))
    expect(screen.getByRole('radio', { name: 'Feedback' })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Submit Feedback' })).toBeVisible()
  })

  test('in Kannada everything is in Kannada, and the request says so', async () => {
    const calls = stubBff()
    render(contact('kn'))
    const form = document.querySelector('form')
    expect(form?.textContent?.replace(/[\d,]/g, '')).not.toMatch(/[a-z]/i)
    await act(async () => void fireEvent.submit(within(form ?? document.body).getByRole('button')))
    expect(Object.values(messages())).toContain('ಪೂರ್ಣ ಹೆಸರು ಕಡ್ಡಾಯ')
    expect(calls).toEqual([])
    expect(new FormData(form ?? undefined).get('source')).toBe('/kn/contact')
  })
})

test('what a finger holds on the button stays there when the script comes: a press goes on', () => {
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(contact())
  document.body.append(holder)
  const held = within(holder).getByText('Submit Enquiry')
  render(contact(), { container: holder, hydrate: true })
  expect(submitButton()).toContainElement(held)
  expect(submitButton()).toHaveAccessibleName('Submit Enquiry')
})

test('without a script the chosen tab itself says what the button does', () => {
  const html = renderToStaticMarkup(contact())
  expect(html).toContain('Submit Enquiry')
  expect(html).toContain('Submit Feedback')
})
