import { render, screen, within } from '@testing-library/react'
import { getMessages } from '@/lib/messages/catalogue'
import { InboxFilter } from './inbox'

test('the inbox is narrowed by who has it, and ordered; what is chosen stands there again', () => {
  const text = getMessages('en').desk
  const takers = [
    { id: '3', name: 'Asha Rao' },
    { id: '4', name: 'Ravi Gowda' },
  ]
  render(<InboxFilter lang="en" text={text} chosen={{ taker: '4', order: 'oldest' }} keptDays={null} takers={takers} />)
  const taker = screen.getByLabelText(text.takenBy)
  expect(
    within(taker)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([text.all, 'Asha Rao', 'Ravi Gowda'])
  expect(taker).toHaveDisplayValue('Ravi Gowda')
  expect(screen.getByLabelText(text.order)).toHaveDisplayValue(text.orders.oldest)
})
