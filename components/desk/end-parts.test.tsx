import { render, screen } from '@testing-library/react'
import { waitingEnds } from '@/lib/contract/desk/end'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { EndPart, EndState, EndsWaiting } from './end-parts'

const { desk: rooms, deskContent: content } = getMessages('en')
const END = { at: Date.UTC(2027, 5, 1, 4), by: 'Asha', missed: null }
const refused = (typed: DeskReply['typed'], wrong: DeskReply['wrong']): DeskReply => ({
  ...{ to: '/', said: 'endRefused', typed, wrong },
})

const part = (end: typeof END | null, reply: DeskReply | null = null) =>
  render(
    <form method="post" action="/desk/do/institution-state">
      <EndPart end={end} endsBy="retire" post="/desk/do/institution-retire-at" reply={reply} text={content} />
    </form>,
  )
const day = () => screen.getByLabelText<HTMLInputElement>(content.atDay)

test('a time is asked for, and sent to a place of its own, so that nothing ends now', () => {
  part(null)
  const button = screen.getByText(content.ends.retire)
  expect(button).toHaveAttribute('formaction', '/desk/do/institution-retire-at')
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['do', 'set'])
  expect(day().value).toBe('')
  expect(screen.queryByText(content.removeTime)).toBeNull()
})

test('of what may not end the time can be taken back alone, and why it did not is said in words of its own', () => {
  const end = { ...END, missed: 'invalid' as const }
  render(<EndPart {...{ end, text: content }} endsBy="withdraw" post="/desk/do/x" reply={null} mayEnd={false} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([content.removeTime])
  render(<EndState {...{ end, text: content }} endsBy="withdraw" dates={rooms.dates} />)
  expect(screen.getByText(/It did not: something hangs on it now\.$/)).toBeVisible()
})

test('one that is set stands in it, as it is in India, and can be taken back', () => {
  part(END)
  expect([day().value, screen.getByLabelText<HTMLInputElement>(content.atHour).value]).toEqual(['2027-06-01', '09:30'])
  expect(screen.getByText(content.removeTime)).toHaveAttribute('formaction', '/desk/do/institution-retire-at')
})

test('one that was typed in a form that was refused for something else is seen', () => {
  part(null, refused({ 'until.time': '09:30' }, { successor: 'unread' }))
  expect(screen.getByLabelText(content.atHour)).toHaveValue('09:30')
  expect(day().closest('details')).toHaveAttribute('open')
  expect(day()).toBeValid()
})

test('one that was refused stands there as it was typed, with what is wrong', () => {
  part(null, refused({ 'until.day': '2020-01-01' }, { until: 'past' }))
  expect(day()).toHaveValue('2020-01-01')
  expect(day()).toBeInvalid()
  expect(day()).toHaveAccessibleDescription(expect.stringContaining(content.timeFlaws.past))
  expect(day().closest('details')).toHaveAttribute('open')
})

test.each([
  [null, /To be retired by itself on 1 Jun 2027, 9:30 am/],
  ['forbidden' as const, /It did not: Asha may no longer do so/],
  ['invalid' as const, /It did not: its successor does not stand any more\. Choose another one/],
])('when it ends is said, or why it did not: %s', (missed, words) => {
  render(<EndState end={{ ...END, missed }} endsBy="retire" text={content} dates={rooms.dates} />)
  expect(screen.getByText(words)).toBeVisible()
})

test('the overview names each with its room, and the way to it', () => {
  const timed = [
    {
      list: 'institutions',
      id: '7',
      name: { en: 'Hill College' },
      at: '2027-06-01T04:00:00Z',
      by: 'Asha',
      missed: null,
    },
    { list: 'plans', id: '3', name: 'Scholar', at: '2027-06-02T04:00:00Z', by: 'Ravi', missed: 'invalid' },
  ]
  const waiting = waitingEnds.parse({ timed })
  render(<EndsWaiting waiting={waiting} lang="en" text={{ content, rooms }} />)
  const [college, plan] = screen.getAllByRole('link')
  expect([college?.getAttribute('href'), plan?.getAttribute('href')]).toEqual([
    '/desk/en/institutions/7',
    '/desk/en/plans/plan/3',
  ])
  expect(college?.parentElement).toHaveTextContent(/Institutions\. To be retired by itself on 1 Jun 2027/)
  expect(plan?.parentElement).toHaveTextContent(/Plans\. It was to end by itself/)
})
