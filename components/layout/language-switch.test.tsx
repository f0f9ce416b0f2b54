import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LanguageSwitch } from './language-switch'

const hrefs = { en: '/filter', kn: '/kn/filter' }

test('both languages are links that say their own names in their own language', () => {
  render(<LanguageSwitch label="Language" current="en" hrefs={hrefs} />)
  const kannada = screen.getByRole('link', { name: 'ಕನ್ನಡ' })
  expect(kannada).toHaveAttribute('lang', 'kn')
  expect(kannada).toHaveAttribute('href', '/kn/filter')
  expect(screen.getByRole('link', { name: 'English', current: true })).toHaveAttribute('href', '/filter')
})

test.each([
  ['/college/detail?id=7#courses', 'ಕನ್ನಡ', '/kn/college/detail?id=7#courses'],
  ['/', 'ಕನ್ನಡ', '/kn'],
  ['/kn/filter?search=a%26b', 'English', '/filter?search=a%26b'],
  ['/kn', 'English', '/'],
  ['/knowledge', 'English', '/knowledge'],
])('from %s, %s leads to %s', async (here, name, there) => {
  window.history.replaceState(null, '', here)
  render(<LanguageSwitch label="Language" current="en" hrefs={hrefs} />)
  const link = screen.getByRole('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(link).toHaveAttribute('href', there)
})
