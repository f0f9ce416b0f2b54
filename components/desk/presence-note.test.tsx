import { act, render, screen } from '@testing-library/react'
import { desk } from '@/lib/messages/en/desk'
import { PresenceNote } from './presence-note'

const SEEN = Date.parse('2026-11-28T04:30:00Z')
const fetched = jest.fn()
beforeEach(() => {
  jest.useFakeTimers()
  fetched.mockReset()
  globalThis.fetch = fetched
})
afterEach(() => jest.useRealTimers())

const show = (others: { name: string; seenAt: number }[] = []) =>
  render(<PresenceNote list="institutions" id="7" others={others} text={desk.presence} dates={desk.dates} />)
const wait = () => act(() => jest.advanceTimersByTimeAsync(30_000))

test('says who else has the record open, and when they were last seen', () => {
  show([{ name: 'Asha Rao', seenAt: SEEN }])
  expect(screen.getByRole('status')).toHaveTextContent('Asha Rao, last seen here 28 Nov 2026, 10:00 am')
})

test('whoever opened it first is told of who comes, and that they left', async () => {
  show()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  fetched.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve([{ name: 'Asha Rao', seenAt: SEEN }]) })
  await wait()
  expect(fetched).toHaveBeenCalledWith('/desk/presence?list=institutions&id=7')
  expect(screen.getByRole('status')).toHaveTextContent('Asha Rao')
  fetched.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve([]) })
  await wait()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each([
  ['the connection is lost', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['nobody can say', () => fetched.mockResolvedValueOnce({ ok: false })],
  ['the answer is something else', () => fetched.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve({}) })],
])('where %s, what was known stands', async (_what, answer) => {
  show([{ name: 'Asha Rao', seenAt: SEEN }])
  answer()
  await wait()
  expect(screen.getByRole('status')).toHaveTextContent('Asha Rao')
})
