import { render, screen } from '@testing-library/react'
import { getMessages } from '@/lib/messages/catalogue'
import { OwnWaiting } from './waiting'

const { desk, deskOverview: text } = getMessages('en')

test('who represents an institution is told what waits, and leads to both rooms', () => {
  const waiting = {
    ...{ unreplied: 2, oldest_unreplied_at: Date.UTC(2027, 0, 2, 3), proposed_at: Date.UTC(2027, 0, 3, 3) },
    decided_at: Date.UTC(2027, 0, 4, 3),
  }
  render(<OwnWaiting waiting={waiting} lang="en" text={text} desk={desk} />)
  const [replies, record] = screen.getAllByRole('listitem')
  expect(replies).toHaveTextContent('Replies to reviews')
  expect(replies).toHaveTextContent('2 reviews of your institution have no reply')
  expect(replies).toHaveTextContent('2 Jan 2027')
  expect(record).toHaveTextContent('waits for the editors since 3 Jan 2027')
  expect(record).toHaveTextContent('decided about your last proposal, 4 Jan 2027')
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/desk/en/replies', '/desk/en/record'])
})
