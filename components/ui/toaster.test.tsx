import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectToast, forgetWaitingToasts, showToast } from './toast'
import { Toaster } from './toaster'

// jsdom has no pointer capture, which sonner asks for at every press.
beforeAll(() => {
  Element.prototype.setPointerCapture = () => {}
})

const error = { type: 'error', message: 'Please correct the highlighted fields before submitting.' } as const

async function showing(...toasts: Parameters<typeof showToast>[0][]) {
  render(<Toaster label="Messages" closeLabel="Dismiss" />)
  act(() => toasts.forEach(showToast))
  await screen.findByText(toasts[0]?.message ?? '')
}

test('a toast is announced in a region that has a name', async () => {
  await showing(error)
  expect(screen.getByRole('region', { name: /Messages/ })).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByText(error.message)).toBeVisible()
})

test('the same type and message is not added again; another type is', async () => {
  await showing(error, error, { ...error, type: 'warning' })
  act(() => showToast(error))
  await waitFor(() => expect(screen.getAllByText(error.message)).toHaveLength(2))
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

test('it goes by itself after its time', async () => {
  await showing({ type: 'info', message: 'The link was copied.', duration: 50 })
  await waitFor(() => expect(screen.queryByText('The link was copied.')).not.toBeInTheDocument(), { timeout: 2000 })
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

test('without a duration of its own it goes after 3000 ms, but not while the pointer rests on it', async () => {
  await showing({ type: 'success', message: 'Form submitted successfully!' })
  const shownAt = performance.now()
  await userEvent.hover(screen.getByText('Form submitted successfully!'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 3300)))
  expect(screen.getByText('Form submitted successfully!')).toBeVisible()
  await userEvent.unhover(screen.getByText('Form submitted successfully!'))
  await waitFor(() => expect(screen.queryByText('Form submitted successfully!')).toBeNull(), { timeout: 4000 })
  expect(performance.now() - shownAt).toBeGreaterThan(3300)
}, 10_000)
