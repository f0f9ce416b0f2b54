import { act, render, screen, within } from '@testing-library/react'
import { notificationSchema } from '@/lib/contract/notification'
import { withSpeltLink } from '@/lib/rules/notifications/spelt-link'
import { getMessages } from '@/lib/messages/catalogue'
import { stubBff } from '@/testing/stub-bff'
import { UpdateList } from './update-list'

const NOON = Date.parse('2026-11-20T12:00:00+05:30')
const LIST = [
  {
    id: 1,
    title: { en: 'Applications are open', kn: 'ಅರ್ಜಿಗಳು ತೆರೆದಿವೆ' },
    description: 'Until the end of the month.',
    link: 'https://example.org/apply',
    status: 'Active',
    start_datetime: '01-11-2026 09:00',
    end_datetime: '30-11-2026 18:00',
  },
  { id: 2, title: 'Only a start', link: '/terms', status: 'Active', start_datetime: '01-11-2026 09:00' },
  { id: 3, description: 'Only words', status: 'Active' },
].map((each) => withSpeltLink(notificationSchema.parse(each)))

beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => jest.useRealTimers())

function open(list: Parameters<typeof UpdateList>[0]['server']['list'], lang: 'en' | 'kn' = 'en') {
  const calls = stubBff()
  render(<UpdateList server={{ list, at: NOON }} lang={lang} text={getMessages(lang).updatesList} />)
  return calls
}
const cards = () => screen.getAllByRole('listitem')
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('a card has title, description, both times in Indian form, and a link that opens in a new tab', () => {
  open(LIST)
  const [first] = cards()
  const card = within(first ?? document.body)
  expect(card.getByRole('heading', { level: 2 })).toHaveTextContent('Applications are open')
  expect(card.getByText('Until the end of the month.')).toBeVisible()
  expect(card.getByText('1 Nov 2026, 9:00 am')).toBeVisible()
  expect(card.getByText('30 Nov 2026, 6:00 pm')).toBeVisible()
  const link = card.getByRole('link', { name: 'Read more : Applications are open (opens in a new tab)' })
  expect(link).toHaveAttribute('href', 'https://example.org/apply')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

test('times show only when both exist, a link only where there is one, in the language of the page', () => {
  open(LIST, 'kn')
  const [first, second, third] = cards().map((item) => within(item))
  expect(first?.getByRole('heading')).toHaveTextContent('ಅರ್ಜಿಗಳು ತೆರೆದಿವೆ')
  expect(second?.queryByText(/2026/)).toBeNull()
  expect(second?.getByRole('link')).toHaveAttribute('href', '/kn/tearms')
  expect(third?.queryByRole('link')).toBeNull()
  expect(third?.getByText('Only words').closest('[lang]')).toHaveAttribute('lang', 'en')
})

test('an empty list says so', () => {
  open([])
  expect(screen.getByRole('heading', { name: 'Updates' })).toBeVisible()
  expect(screen.getByText('No notifications available at the moment.')).toBeVisible()
})

test('a list that failed says so, and comes with the next answer, ten seconds later', async () => {
  const calls = open(null)
  expect(screen.getByRole('status')).toHaveTextContent('Error loading notifications.')
  await wait(9_999)
  expect(calls).toEqual([])
  await wait(1)
  expect(calls.map(({ path }) => path)).toEqual(['/api/notifications'])
  calls[0]?.answer(LIST)
  await wait(0)
  expect(cards()).toHaveLength(3)
  expect(screen.queryByText('Error loading notifications.')).toBeNull()
})
