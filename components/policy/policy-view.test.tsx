import { render, screen } from '@testing-library/react'
import { getMessages } from '@/lib/messages/catalogue'
import type { PolicyName } from '@/lib/rules/content/policies'
import { PolicyView } from './policy-view'

type Policy = Parameters<typeof PolicyView>[0]['policy']

function open(policy: Policy, name: PolicyName = 'privacy', lang: 'en' | 'kn' = 'en') {
  render(<PolicyView name={name} policy={policy} lang={lang} text={getMessages(lang).policies} />)
}
const ITEMS = [
  { label: null, html: 'Before the first.' },
  { label: '1', html: '<strong>Who.</strong> Us.' },
  { label: '2', html: 'A list <ul><li>one</li></ul>' },
]

test('each part of the text stands by itself, with its number and its tags', () => {
  open({ items: ITEMS, written: 'en' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy')
  expect(screen.getByText('Us.', { exact: false })).toHaveTextContent('Who. Us.')
  expect(screen.getByText('Who.').tagName).toBe('STRONG')
  expect(screen.getByText('1.')).toBeVisible()
  expect(screen.getByText('one').closest('ul')).not.toBeNull()
})

test.each([
  ['refund', 'Refund Policy', 'Error loading Refund Policy.'],
  ['privacy', 'Privacy Policy', 'Error loading privacy policy.'],
  ['terms', 'Terms & Conditions', 'Error loading privacy policy.'],
] as const)('%s says what the specification says', (name, title, failed) => {
  open('failed', name)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByRole('heading', { name: failed })).toBeVisible()
  expect(screen.queryByText('No content found.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    name === 'terms' ? '/tearms' : `/${name}`,
  )
})

test('without a text it says so', () => {
  open(null, 'terms')
  expect(screen.getByRole('heading', { name: 'No content found.' })).toBeVisible()
  expect(screen.queryByText(/Error loading/)).toBeNull()
})

test('English on a Kannada page is marked, and the other policies stay in Kannada', () => {
  open({ items: ITEMS, written: 'en' }, 'refund', 'kn')
  expect(screen.getByText('Before the first.').closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('link', { name: 'ನಿಯಮಗಳು ಮತ್ತು ಷರತ್ತುಗಳು' })).toHaveAttribute('href', '/kn/tearms')
})
