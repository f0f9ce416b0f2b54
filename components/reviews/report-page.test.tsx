import { render, screen } from '@testing-library/react'
import type { Review } from '@/lib/contract/review'
import { getMessages } from '@/lib/messages/catalogue'
import type { ReportReply } from '@/lib/rules/reviews/report-form'
import { ReportPage } from './report-page'

const REVIEW: Review = {
  ...{ id: '41', name: 'Asha', image: null, role: 'Student', rating: 1, description: 'ಒಳ್ಳೆಯದಲ್ಲ.' },
  canReport: true,
}

function show(reply: ReportReply | null, review: Review | 'away' | null = REVIEW, lang: 'en' | 'kn' = 'en') {
  const of = { instituteId: '7', name: { en: 'Hill College' }, review, reviewId: '41' }
  render(<ReportPage {...of} lang={lang} messages={getMessages(lang)} reply={reply} />)
}

test('a plain form about the review that is meant', () => {
  show(null)
  expect(screen.getByText('ಒಳ್ಳೆಯದಲ್ಲ.')).toHaveAttribute('lang', 'kn')
  expect(screen.getAllByRole('radio')).toHaveLength(6)
  const form = screen.getByRole('button', { name: 'Send the report' }).closest('form')
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/institutes/7/reviews/report', 'post'])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ lang: 'en', review: '41', words: '' })
})

test('what is missing stands beside the reasons, and what was typed is there', () => {
  const errors = { reason: 'Choose what is wrong.' }
  show({ typed: { words: 'Names a neighbour.' }, failure: { reason: 'invalid', errors } })
  expect(screen.getByRole('radiogroup', { name: 'What is wrong with it?' })).toHaveAccessibleDescription(errors.reason)
  expect(screen.getByRole('textbox')).toHaveValue('Names a neighbour.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('why it could not be sent, and when it can be', () => {
  show({ typed: { reason: 'abuse' }, failure: { reason: 'limited', retryAfter: 120 } }, 'away')
  expect(screen.getByRole('alert')).toHaveTextContent(/still here\. You can try again in 2 minutes\.$/)
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'abuse')
})

test.each([
  [{ typed: {}, failure: null }, REVIEW, /^Somebody of ours will read/],
  [{ typed: {}, failure: { reason: 'unknown' as const } }, REVIEW, /^This review is no more to be reported/],
  [null, null, /^This review is no more to be reported/],
])('there is no form once it is sent, or where there is nothing to report', (reply, review, words) => {
  show(reply, review)
  expect(screen.getByRole('status')).toHaveTextContent(words)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to the institution' })).toHaveAttribute(
    'href',
    '/college/detail?id=7#reviews',
  )
})
