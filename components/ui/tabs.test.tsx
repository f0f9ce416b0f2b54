import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Tabs } from './tabs'

const items = [
  { id: 'overview', label: 'Overview', content: 'About it' },
  { id: 'courses', label: 'Courses', content: 'Eleven courses' },
  { id: 'reviews', label: 'Reviews', content: 'Nobody wrote' },
]

beforeEach(() => window.history.replaceState(null, '', '/'))

test('the first tab is open, and the others are tabs too', () => {
  render(<Tabs label="About" items={items} />)
  expect(screen.getByRole('tablist', { name: 'About' })).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('About it')
})

test('arrows open the next tab and go round; the address follows', async () => {
  const user = userEvent.setup()
  render(<Tabs label="About" items={items} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Eleven courses')
  expect(window.location.hash).toBe('#courses')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(window.location.hash).toBe('#reviews')
})

test('a click opens a tab', async () => {
  render(<Tabs label="About" items={items} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }))
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nobody wrote')
})

test('an address with a tab opens it, and a later change of the address too', () => {
  window.history.replaceState(null, '', '/#reviews')
  render(<Tabs label="About" items={items} />)
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nobody wrote')
  act(() => {
    window.history.replaceState(null, '', '/#courses')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Eleven courses')
})

test.each(['#elsewhere', '#%E0%A4%A'])('a fragment that is no tab (%s) changes nothing', (hash) => {
  window.history.replaceState(null, '', `/${hash}`)
  render(<Tabs label="About" items={items} />)
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About it')
})

test('the HTML of the server holds all contents, and links to each', () => {
  const html = renderToString(<Tabs label="About" items={items} />)
  for (const { id, content } of items) {
    expect(html).toContain(content)
    expect(html).toContain(`href="#${id}"`)
  }
})
