import { render, screen, within } from '@testing-library/react'
import { getMessages } from '@/lib/messages/catalogue'
import { stubMatchMedia } from '@/testing/window-stubs'
import { Navbar } from './navbar'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname, useSearchParams: () => new URLSearchParams() }))

beforeAll(() => stubMatchMedia())

/** The links in the bar itself, not those in the menu. */
function bar(path: string, lang: 'en' | 'kn' = 'en') {
  pathname = path
  render(<Navbar lang={lang} text={getMessages(lang).layout} account={<p>who</p>} />)
  const [navigation] = screen.getAllByRole('navigation', { name: getMessages(lang).layout.mainNavigation })
  if (!navigation) throw new Error('no navigation')
  return within(navigation)
}

test('has logo, flag, the five links in their order, and room for who is signed in', () => {
  const links = bar('/').getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About us', '/about'],
    ['Why Karnataka', '/Whykarnataka'],
    ['Mentoring & Team', '/mentoring'],
    ['Career Counseling', '/careerCounselling'],
    ['Contact us', '/contact'],
  ])
  expect(screen.getByRole('link', { name: 'Karnataka Education Guide' }).children).toHaveLength(3)
  const drawn = screen.getByRole('link', { name: 'Karnataka Education Guide' }).querySelectorAll('svg')
  expect(Array.from(drawn, (picture) => picture.querySelector('rect') !== null)).toEqual([true, false])
  expect(screen.getByText('who')).toBeInTheDocument()
})

test.each([
  ['/about', 'About us'],
  ['/en/about', 'About us'],
  ['/Whykarnataka', 'Why Karnataka'],
  ['/mentoring', 'Mentoring & Team'],
  ['/careerCounselling', 'Career Counseling'],
  ['/contact', 'Contact us'],
])('on %s the link %s, and no other, is the current one', (path, name) => {
  const current = bar(path).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([name])
})

test.each(['/', '/aboutus', '/college/detail', '/en/college/7', '/en/missing/address'])('on %s none is', (path) => {
  expect(bar(path).queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
})

test('in Kannada the links stay in Kannada, and the current one is found', () => {
  const links = bar('/kn/contact', 'kn')
  expect(links.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/kn/contact')
  expect(links.getAllByRole('link').every((link) => link.getAttribute('href')?.startsWith('/kn/'))).toBe(true)
})

test('what is kept is found in the bar and in the menu, apart from the five', () => {
  bar('/shortlist')
  const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
  expect(hrefs('Your shortlist')).toEqual(['/shortlist', '/shortlist'])
  expect(hrefs('Compare institutions')).toEqual(['/compare'])
  expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(2)
})

test('the way into the directory is always there', () => {
  bar('/filter')
  const [first] = screen.getAllByRole('link', { name: 'Find an institution' })
  expect(first).toHaveAttribute('href', '/filter')
  expect(first).toHaveAttribute('aria-current', 'page')
})
