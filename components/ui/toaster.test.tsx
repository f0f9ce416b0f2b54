import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectToast, forgetWaitingToasts, showToast } from './toast'
import { Toaster } from './toaster'

const error = { type: 'error', message: 'Please correct the highlighted fields before submitting.' } as const

async function showing(...toasts: Parameters<typeof showToast>[0][]) {
  render(<Toaster label="Messages" closeLabel="Dismiss" />)
  act(() => toasts.forEach(showToast))
  await screen.findAllByText(toasts[0]?.message ?? '')
}

test('a toast is announced in a region that has a name', async () => {
  await showing(error)
  expect(screen.getByRole('region', { name: /Messages/ })).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByText(error.message)).toBeVisible()
})

test('it is closed by hand, and may then come again', async () => {
  await showing(error)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText(error.message)).not.toBeInTheDocument())
  act(() => showToast(error))
  expect(await screen.findByText(error.message)).toBeVisible()
})

test('a press on it closes it, too, and may be followed by another', async () => {
  await showing(error, { type: 'info', message: 'The other one' })
  await userEvent.click(screen.getByText(error.message))
  await waitFor(() => expect(screen.queryByText(error.message)).not.toBeInTheDocument())
  expect(screen.getByText('The other one')).toBeVisible()
  act(() => showToast(error))
  expect(await screen.findByText(error.message)).toBeVisible()
})

describe('by itself', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  const toast = () => screen.queryByText('The link was copied.')
  /** It is on its way out, or has gone. */
  const isLeaving = () => toast() === null || toast()?.closest('[data-ending-style]') !== null

  test('the same type and message is not added again; another type is', async () => {
    await showNow()
    const same = { type: 'info', message: 'The link was copied.' } as const
    act(() => [same, same, { ...same, type: 'warning' } as const].forEach(showToast))
    await wait(1000)
    act(() => showToast(same))
    await wait(1000)
    expect(screen.getAllByText('The link was copied.')).toHaveLength(2)
  })

  async function showNow(duration?: number) {
    render(<Toaster label="Messages" closeLabel="Dismiss" />)
    act(() => expectToast())
    // First the host is loaded, then its region settles.
    await wait(0)
    await wait(1000)
    act(() => showToast({ type: 'info', message: 'The link was copied.', duration }))
    await wait(0)
    expect(toast()).toBeInTheDocument()
  }

  test.each([
    [undefined, 3000],
    [5000, 5000],
  ])('with a duration of %p it goes after %p ms, and not before', async (duration, time) => {
    await showNow(duration)
    await wait(time - 1)
    expect(isLeaving()).toBe(false)
    await wait(1)
    expect(isLeaving()).toBe(true)
    await wait(1000)
    expect(toast()).not.toBeInTheDocument()
  })

  test('while the pointer rests on it its time stands still', async () => {
    await showNow()
    await wait(2000)
    fireEvent.mouseEnter(screen.getByRole('region'))
    await wait(10_000)
    expect(isLeaving()).toBe(false)
    fireEvent.mouseLeave(screen.getByRole('region'))
    await wait(999)
    expect(isLeaving()).toBe(false)
    await wait(1)
    expect(isLeaving()).toBe(true)
  })
})

test('one that was asked for before there was a place for it is shown later', async () => {
  showToast({ type: 'success', message: 'Early' })
  render(<Toaster label="Messages" closeLabel="Dismiss" />)
  expect(await screen.findByText('Early')).toBeVisible()
})

test('where one is expected, its place is there before', async () => {
  render(<Toaster label="Messages" closeLabel="Dismiss" />)
  expect(screen.queryByRole('region')).toBeNull()
  act(() => expectToast())
  expect(await screen.findByRole('region', { name: /Messages/ })).toBeEmptyDOMElement()
})

test('what waited for a host that could not be loaded does not come with the next one', async () => {
  showToast({ type: 'error', message: 'Old' })
  forgetWaitingToasts()
  await showing({ type: 'success', message: 'New' })
  expect(screen.queryByText('Old')).toBeNull()
})
