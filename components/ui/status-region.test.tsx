import { render, screen } from '@testing-library/react'
import { StatusRegion } from './status-region'

test('the region is there before its text, and no rule takes it out of what is read', () => {
  const { rerender } = render(<StatusRegion>{null}</StatusRegion>)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  expect(region.className).not.toMatch(/hidden|invisible/)
  rerender(<StatusRegion>Saved.</StatusRegion>)
  expect(region).toHaveTextContent('Saved.')
})
