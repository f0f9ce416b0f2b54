import { render, screen } from '@testing-library/react'
import { getMessages } from '@/lib/messages/catalogue'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import { ReplyView } from './reply-view'

const REPLY: EnquiryReply = {
  form: 'mentoring',
  type: 'mentor',
  source: '/kn/mentoring',
  since: 1_700_000_000_000,
  typed: {
    name: 'Asha Rao',
    phone: '98800',
    email: 'asha@example.org',
    role: 'Parent',
    interest: 'Law',
    counselling_mode: 'Phone',
    query: 'One\n\nTwo',
  },
  failure: { reason: 'away' },
}
const view = (reply: EnquiryReply | null, form = reply?.form ?? 'contact') => (
  <ReplyView form={form} lang="en" messages={getMessages('en')} reply={reply} />
)
const typed = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))

test('sent: it says so, and leads back to the page where the form stood', () => {
  render(view({ ...REPLY, typed: {}, failure: null }))
  expect(screen.getByRole('heading', { level: 1, name: 'Form submitted successfully!' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Send another request' })).toHaveAttribute('href', '/kn/mentoring')
  expect(document.querySelector('form')).toBeNull()
})

test.each([
  ['contact', '/contact'],
  ['counselling', '/careerCounselling'],
  ['mentoring', '/mentoring'],
] as const)('sent from nobody knows where: %s leads to %s', (form, path) => {
  render(view({ ...REPLY, form, source: null, typed: {}, failure: null }))
  expect(screen.getByRole('link', { name: 'Send another request' })).toHaveAttribute('href', path)
})

test('failed: everything typed stands in the form, with what happened, and goes out as it came in', () => {
  render(view(REPLY))
  expect(screen.getByRole('heading', { level: 1, name: 'Ask for a mentor' })).toBeVisible()
  expect(screen.getByText(/Something went wrong.*What you wrote is still here/)).toBeVisible()
  expect(typed()).toEqual({
    ...REPLY.typed,
    type: 'mentor',
    lang: 'en',
    source: '/kn/mentoring',
    since: '1700000000000',
    website: '',
  })
})

test('wrong: each message beside its field, the first of them with the focus', () => {
  const errors = { phone: 'Enter a valid 10-digit phone number', role: 'Role is required' }
  render(view({ ...REPLY, failure: { reason: 'invalid', errors } }))
  expect(screen.getByRole('alert')).toHaveTextContent('Please correct the highlighted fields before submitting.')
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/^Enter a valid 10-digit phone number/)
  expect(screen.getByLabelText('Role')).toHaveAccessibleDescription('Role is required')
  expect(screen.getByLabelText('Full Name')).toBeValid()
  expect(screen.getByLabelText('Phone')).toHaveFocus()
})

test('too many: when to try again', () => {
  render(view({ ...REPLY, failure: { reason: 'limited', retryAfter: 600 } }))
  expect(screen.getByText(/try again in 10 minutes; what you wrote is still here/)).toBeVisible()
})

test('the tab of the contact form stays', () => {
  render(view({ ...REPLY, form: 'contact', type: 'feedback', typed: { course: 'Civil' } }))
  expect(screen.getByRole('radio', { name: 'Feedback' })).toBeChecked()
  expect(screen.getByRole('button', { name: 'Submit Feedback' })).toBeVisible()
  expect(screen.getByLabelText('Course')).toHaveValue('Civil')
})

test('forgotten: an empty form, and why', () => {
  render(view(null))
  expect(screen.getByText(/kept for five minutes/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Submit Enquiry' })).toBeVisible()
})
