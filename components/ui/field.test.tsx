import { render, screen } from '@testing-library/react'
import { SelectInput, TextInput } from './text-input'

test('label, hint and error belong to the control', () => {
  render(<TextInput id="email" name="email" label="Email" hint="For the answer" error="Enter a valid email address" />)
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Enter a valid email address For the answer')
})

test('without notes there is nothing to describe, and nothing is invalid', () => {
  render(<TextInput id="email" label="Email" error={null} />)
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input).toBeValid()
  expect(input).not.toHaveAttribute('aria-describedby')
})

test('a list of choices has its error too', () => {
  render(
    <SelectInput id="role" label="Role" error="Role is required">
      <option>Student</option>
    </SelectInput>,
  )
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveAccessibleDescription('Role is required')
})
