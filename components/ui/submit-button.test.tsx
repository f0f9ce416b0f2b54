import { act, fireEvent, render, screen } from '@testing-library/react'
import { SubmitButton } from './submit-button'

test('until the answer comes it is seen that something was asked, it is asked once, and who comes back may ask again', () => {
  const sent = jest.fn((event: Event) => event.preventDefault())
  const { container } = render(
    <form>
      <SubmitButton busyLabel="Looking it up">Show</SubmitButton>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', sent)
  const button = screen.getByRole('button')
  expect(button).not.toHaveAttribute('aria-busy')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(sent).toHaveBeenCalledTimes(1)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Looking it up')).toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(button).not.toHaveAttribute('aria-busy')
})

test('where no answer comes, as of a request that was stopped, it may be asked again; opened elsewhere nothing is awaited here', () => {
  jest.useFakeTimers()
  render(<SubmitButton busyLabel="Looking it up">Show</SubmitButton>)
  const button = screen.getByRole('button')
  fireEvent.click(button, { ctrlKey: true })
  expect(button).not.toHaveAttribute('aria-busy')
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  act(() => void jest.advanceTimersByTime(10_000))
  expect(button).not.toHaveAttribute('aria-busy')
  jest.useRealTimers()
})
