import { render, screen } from '@testing-library/react'
import type { RepliedReview } from '@/lib/contract/desk/reply'
import { getMessages } from '@/lib/messages/catalogue'
import { ReplyCard } from './reply-card'

const { desk, deskReplies: room } = getMessages('en')
const review: RepliedReview = {
  ...{ id: '41', name: 'Asha', role: 'Student', rating: 4, description: 'Good labs.', written_at: 0, version: 2 },
  reply: { text: 'The reply of a colleague.', written_at: 0, by: 'Kaveri' },
}

test.each<[what: string, typed: string | null, isConflict: boolean, theirs: number]>([
  ['a colleague wrote another meanwhile', 'Mine.', true, 1],
  ['a colleague wrote the same', 'The reply of a colleague.', true, 0],
  ['mine was refused for another reason', 'Mine.', false, 0],
  ['nothing was sent for this review', null, true, 0],
])('the reply that stands is read beside what was typed: %s', (_what, typed, isConflict, theirs) => {
  render(<ReplyCard {...{ review, typed, isConflict }} keeping={() => null} lang="en" page={1} text={{ desk, room }} />)
  const field = screen.getByRole('textbox')
  expect(field).toHaveValue(typed ?? 'The reply of a colleague.')
  expect(screen.queryAllByText('Now: The reply of a colleague.')).toHaveLength(theirs)
  if (theirs > 0) expect(field).toHaveAccessibleDescription('Now: The reply of a colleague.')
})
