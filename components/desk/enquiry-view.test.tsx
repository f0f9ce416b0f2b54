import { render, screen } from '@testing-library/react'
import type { DeskEnquiry } from '@/lib/contract/desk/enquiry'
import { getMessages } from '@/lib/messages/catalogue'
import { EnquiryView } from './enquiry-view'

const enquiry: DeskEnquiry = {
  ...{ id: '41', type: 'enquiry', created_at: Date.UTC(2026, 10, 26), name: 'Asha', phone: null, email: null },
  ...{ course: null, role: null, counselling_mode: null, interest: null, message: 'Hello', source: null },
  ...{ suspected: false, state: 'taken', version: 3, taken_by: 'Ravi', follow_up_on: null, erased_on: null },
  ...{ notes: [], history: [] },
}
const text = getMessages('en').desk
const show = (isDayWrong: boolean) =>
  render(
    <EnquiryView
      {...{ enquiry, text, isDayWrong }}
      lang="en"
      typed={{ day: '2027-01-31' }}
      answer={null}
      keeping={() => null}
    />,
  )

test('a day that is none says so beside its field', () => {
  show(true)
  expect(screen.getByLabelText(text.followUp)).toBeInvalid()
  expect(screen.getByLabelText(text.followUp)).toHaveAccessibleDescription(
    new RegExp(text.dayWrong.replace('.', '\\.')),
  )
})

test('after a mere conflict the day stands there again, and nothing says that it is wrong', () => {
  show(false)
  expect(screen.getByLabelText(text.followUp)).toHaveValue('2027-01-31')
  expect(screen.getByLabelText(text.followUp)).toBeValid()
  expect(screen.queryByText(text.dayWrong)).toBeNull()
})
