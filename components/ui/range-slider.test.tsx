import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RangeSlider, type Range } from './range-slider'

function Fees({ from = [20, 60] as Range }) {
  const [value, setValue] = useState<Range>(from)
  return (
    <RangeSlider
      label="Fees"
      thumbLabels={['Lowest fee', 'Highest fee']}
      min={0}
      max={100}
      step={5}
      minGap={10}
      value={value}
      onChange={setValue}
      format={(amount) => `₹${amount},000`}
    />
  )
}

const low = () => screen.getByRole('slider', { name: 'Lowest fee' })
const high = () => screen.getByRole('slider', { name: 'Highest fee' })

test('says its values as they are written', () => {
  render(<Fees />)
  expect(screen.getByRole('group', { name: 'Fees' })).toBeInTheDocument()
  expect(low()).toHaveAttribute('aria-valuetext', '₹20,000')
  expect(high()).toHaveAttribute('aria-valuetext', '₹60,000')
})

test('arrows move a thumb by one step', async () => {
  const user = userEvent.setup()
  render(<Fees />)
  await user.tab()
  expect(low()).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(low()).toHaveValue('25')
  expect(high()).toHaveValue('60')
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(low()).toHaveValue('25')
  expect(high()).toHaveValue('55')
})

test('the thumbs keep their distance', async () => {
  const user = userEvent.setup()
  render(<Fees from={[50, 60]} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(low()).toHaveValue('50')
  expect(high()).toHaveValue('60')
})

test('End takes the upper thumb to the end', async () => {
  const user = userEvent.setup()
  render(<Fees />)
  await user.tab()
  await user.tab()
  await user.keyboard('{End}')
  expect(high()).toHaveValue('100')
})
