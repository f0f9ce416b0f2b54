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
  expect(screen.getByRole('note')).toHaveTextContent('Asha Rao, last seen here 28 Nov 2026, 10:00 am')
})

test('whoever opened it first is told of who comes, and that they left', async () => {
  show()
  expect(screen.getByRole('note')).toBeEmptyDOMElement()
  fetched.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve([{ name: 'Asha Rao', seenAt: SEEN }]) })
  await wait()
  expect(fetched).toHaveBeenCalledWith('/desk/presence?list=institutions&id=7')
  expect(screen.getByRole('note')).toHaveTextContent('Asha Rao')
  fetched.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve([]) })
  await wait()
  expect(screen.getByRole('note')).toBeEmptyDOMElement()
})

const answer = (others: object[]) => ({ ok: true, status: 200, json: () => Promise.resolve(others) })
const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false)
const look = (hidden: boolean) =>
  act(async () => {
    isHidden.mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
  })

test('a page that nobody looks at asks nothing; whoever comes back to it is told at once', async () => {
  show()
  await look(true)
  await wait()
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockResolvedValueOnce(answer([{ name: 'Asha Rao', seenAt: SEEN }]))
  await look(false)
  expect(screen.getByRole('note')).toHaveTextContent('Asha Rao')
})

test('whose session is over is asked for no more', async () => {
  show([{ name: 'Asha Rao', seenAt: SEEN }])
  fetched.mockResolvedValue({ ok: false, status: 401 })
  await wait()
  await wait()
  await look(false)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('note')).toHaveTextContent('Asha Rao')
})

test('two of one name are two', () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {})
  show([
    { name: 'Asha Rao', seenAt: SEEN },
    { name: 'Asha Rao', seenAt: SEEN },
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})

test.each([
  ['the connection is lost', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['nobody can say', () => fetched.mockResolvedValueOnce({ ok: false })],
  ['the answer is something else', () => fetched.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve({}) })],
])('where %s, what was known stands', async (_what, answer) => {
  show([{ name: 'Asha Rao', seenAt: SEEN }])
  answer()
  await wait()
  expect(screen.getByRole('note')).toHaveTextContent('Asha Rao')
})
