import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LOCALES } from '@/lib/contract/language'
import { LanguageSwitch } from './language-switch'
import { OtherLanguage } from './other-language'

let pathname = '/'
let query = ''
jest.mock('next/navigation', () => ({
  usePathname: () => pathname,
  useSearchParams: () => new URLSearchParams(query),
}))
beforeEach(() => void (query = ''))

test('both languages are links that say their own names in their own language', () => {
  pathname = '/en/about'
  render(<LanguageSwitch label="Language" current="en" />)
  const kannada = screen.getByRole('link', { name: 'ಕನ್ನಡ' })
  expect(kannada).toHaveAttribute('lang', 'kn')
  expect(kannada).toHaveAttribute('href', '/kn/about')
  expect(screen.getByRole('link', { name: 'English', current: true })).toHaveAttribute('href', '/about')
})

test('where there is little room, the language of the page is left out', () => {
  pathname = '/kn'
  render(<OtherLanguage current="kn" />)
  const others = LOCALES.filter(({ code }) => code !== 'kn').map(({ name }) => name)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(others)
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/')
})

test.each([
  ['/en', '/kn'],
  ['/en/college/7', '/kn/college/detail?id=7'],
  ['/en/missing/address', '/kn'],
])('the HTML of %s links to %s, without JavaScript too', (path, there) => {
  pathname = path
  render(<OtherLanguage current="en" />)
  expect(screen.getByRole('link', { name: 'ಕನ್ನಡ' })).toHaveAttribute('href', there)
})

test.each([
  ['/college/detail?id=7#courses', 'ಕನ್ನಡ', '/kn/college/detail?id=7#courses'],
  ['/', 'ಕನ್ನಡ', '/kn'],
  ['/kn/filter?search=a%26b', 'English', '/filter?search=a%26b'],
  ['/kn', 'English', '/'],
  ['/knowledge', 'English', '/knowledge'],
])('from %s, %s leads to %s', async (here, name, there) => {
  window.history.replaceState(null, '', here)
  pathname = window.location.pathname
  render(<LanguageSwitch label="Language" current="en" />)
  const link = screen.getByRole('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(link).toHaveAttribute('href', there)
})

test.each([
  ['/en/costs', 'college=7&course=b-e&rank=21400', '/kn/costs?course=b-e&college=7'],
  ['/kn/admission-chances/answer', 'in=1,3&page=2', '/admission-chances/answer?in=1%2C3&page=2'],
  ['/en/filter', 'page=2&search=a%26b', '/kn/filter?search=a%26b&page=2'],
  ['/en/compare', 'ids=1&ids=2', '/kn/compare?ids=1&ids=2'],
  // Rendered once, for everybody: no query is known then.
  ['/en/about', 'x=1', '/kn/about'],
])('without JavaScript %s?%s leads to %s: what the page reads, and nothing else', (path, given, there) => {
  pathname = path
  query = given
  const lang = path.startsWith('/kn') ? 'kn' : 'en'
  render(<OtherLanguage current={lang} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', there)
})
