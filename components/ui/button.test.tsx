import { render, screen } from '@testing-library/react'
import { Button } from './button'
import { Rating } from './rating'
import { RemovableChip } from './chip'
import { TwoToneHeading } from './two-tone-heading'

test('a busy button says so and can keep the focus', () => {
  render(
    <Button busy busyLabel="Please wait">
      Search
    </Button>,
  )
  const button = screen.getByRole('button', { name: /Please wait/ })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  button.focus()
  expect(button).toHaveFocus()
})

test('a button does not submit unless it is told to', () => {
  render(<Button>Search</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a chip is taken away by a link that says what it does', () => {
  render(<RemovableChip href="/filter" label="Mysuru" removeLabel="Remove Mysuru" />)
  expect(screen.getByRole('link', { name: 'Remove Mysuru' })).toHaveAttribute('href', '/filter')
})

test('a rating is read as words and shown with one decimal', () => {
  render(<Rating value={4.25} label="Rated 4.3 out of 5" />)
  expect(screen.getByText('Rated 4.3 out of 5')).toBeInTheDocument()
  expect(screen.getByText('4.3')).toHaveAttribute('aria-hidden', 'true')
})

test('a two-tone heading is one heading', () => {
  render(<TwoToneHeading as="h2" text="Every district has a place" grey={{ first: 3 }} />)
  // The space is no piece of its own: at the start of a line browsers would not read it.
  expect([...screen.getByRole('heading').querySelectorAll('span')].map((part) => part.childNodes.length)).toEqual([
    1, 1,
  ])
  expect(screen.getByRole('heading', { level: 2, name: 'Every district has a place' })).toBeInTheDocument()
})
