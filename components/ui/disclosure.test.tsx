import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Disclosure } from './disclosure'

test('opens and closes by its heading', async () => {
  render(<Disclosure summary="Fees">From ₹60,000</Disclosure>)
  const details = screen.getByRole('group')
  expect(details).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('Fees'))
  expect(details).toHaveAttribute('open')
  await userEvent.click(screen.getByText('Fees'))
  expect(details).not.toHaveAttribute('open')
})

test('can be open from the start', () => {
  render(
    <Disclosure summary="Fees" open>
      From ₹60,000
    </Disclosure>,
  )
  expect(screen.getByRole('group')).toHaveAttribute('open')
})
