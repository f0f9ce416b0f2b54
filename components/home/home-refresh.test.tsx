import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readSampleHome } from '@/testing/home-sample'
import { HomeView, SHOWN_VERSION } from '@/testing/open-home'
import { type PendingCall, stubBff } from '@/testing/stub-bff'
import { stubWindow } from '@/testing/window-stubs'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const router = { refresh }

let calls: PendingCall[]
beforeEach(() => {
  refresh.mockReset()
  stubWindow()
  calls = stubBff()
})
afterEach(() => jest.restoreAllMocks())

const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
const comeOnline = () =>
  act(async () => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
const answer = (index: number, body: unknown, status?: number) => act(async () => calls[index]?.answer(body, status))
const NEWER = { version: 'newer' }

test('asks for nothing by itself', async () => {
  render(<HomeView home={readSampleHome()} />)
  await act(async () =>
    jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises').setTimeout(50),
  )
  expect(calls).toHaveLength(0)
})

test.each([
  ['back in the tab', comeBack],
  ['back in the network', comeOnline],
])(
  'asks anew when the visitor is %s, each time, and has the page rendered anew if it has changed',
  async (_, happen) => {
    render(<HomeView home={readSampleHome()} lang="kn" />)
    await act(async () => window.dispatchEvent(new Event('offline')))
    expect(calls).toEqual([])
    await happen()
    expect(calls.map(({ path }) => path)).toEqual(['/api/home?lang=kn'])
    await answer(0, { version: SHOWN_VERSION })
    expect(refresh).not.toHaveBeenCalled()
    await happen()
    await answer(1, NEWER)
    expect(refresh).toHaveBeenCalledTimes(1)
  },
)

test.each([
  ['an outage', (call?: PendingCall) => call?.answer({ message: 'no' }, 503)],
  ['a lost connection', (call?: PendingCall) => call?.break()],
  ['an answer of another make', (call?: PendingCall) => call?.answer({ version: 7 })],
])('%s changes nothing, and the next occasion asks again', async (_, fail) => {
  render(<HomeView home={readSampleHome()} />)
  await comeBack()
  await act(async () => fail(calls[0]))
  expect(refresh).not.toHaveBeenCalled()
  await comeOnline()
  await answer(1, NEWER)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a page that comes as it was, because the new one is only being made, is asked for once more', async () => {
  jest.useFakeTimers({ advanceTimers: false })
  render(<HomeView home={readSampleHome()} />)
  await comeBack()
  await answer(0, NEWER)
  expect(refresh).toHaveBeenCalledTimes(1)
  await act(async () => jest.advanceTimersByTime(1_000))
  expect(refresh).toHaveBeenCalledTimes(2)
  await act(async () => jest.advanceTimersByTime(60_000))
  expect(refresh).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

test.each([
  [{ topInstitutes: 'failed' }, 'Well known institutions'],
  [{ partners: 'failed' }, 'They work with us'],
])(
  'where a list comes that had failed, its part has the focus, and the name of its title: %j',
  async (failed, name) => {
    const { rerender } = render(<HomeView home={readSampleHome(failed)} />)
    screen.getByRole('button', { name: 'Try again' }).focus()
    rerender(<HomeView home={readSampleHome()} />)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name }).closest('section'))
    expect(document.activeElement).toHaveAccessibleName(name)
  },
)

test('a page that had failed heals', async () => {
  const { rerender } = render(<HomeView home="failed" />)
  const form = screen.getByRole('form', { name: 'contact' })
  await comeOnline()
  await answer(0, NEWER)
  expect(refresh).toHaveBeenCalledTimes(1)
  rerender(<HomeView home={readSampleHome()} />)
  expect(screen.queryByText('Error loading homepage data.')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Fields of study' })).toBeVisible()
  expect(screen.getByRole('form', { name: 'contact' })).toBe(form)
})

test('a part that failed says that it loads while it is tried again, and what came of it', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<HomeView home={readSampleHome({ partners: 'failed' })} />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Loading partners...', { selector: '[role=status]' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Loading partners/ }))
  expect(calls).toHaveLength(1)
  await answer(0, {}, 503)
  await waitFor(() => expect(screen.getByText('Error loading partners.')).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await answer(1, NEWER)
  expect(refresh).toHaveBeenCalledTimes(1)
  rerender(<HomeView home={readSampleHome()} />)
  expect(screen.getByText('Partner 1')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  // What came takes the focus of the button that brought it.
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('Partner 1')))
  expect(document.body).not.toHaveFocus()
})
