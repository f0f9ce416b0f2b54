import { render, screen, within } from '@testing-library/react'
import { LEADING, type Source } from '@/lib/contract/source'
import { getMessages } from '@/lib/messages/catalogue'
import { SourcesView } from './sources-view'

const AICTE: Source = {
  name: 'aicte',
  title: 'AICTE: approved institutions',
  licence: 'MIT',
  url: 'https://www.aicte.gov.in/',
  dated: null,
  readOn: '2026-11-24',
  institutes: 1618,
}

const show = (sources: readonly Source[] | null | 'failed', lang: 'en' | 'kn' = 'en') =>
  render(<SourcesView sources={sources} lang={lang} text={getMessages(lang).sources} />)

test('each list with what is known of it, and of how many institutions it tells', () => {
  show([AICTE, { ...AICTE, name: 'mine', title: 'Mine', institutes: null }])
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('AICTE: approved institutions · MIT License · read on 24 Nov 2026')
  expect(first).toHaveTextContent('1,618 institutions')
  expect(second).not.toHaveTextContent(/\d institutions?$/)
})

test.each([
  ['a provider that does not tell', null],
  ['a directory without lists', []],
])('%s: no list has been read', (_, sources) => {
  show(sources)
  expect(screen.getByText('No list has been read yet.')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

test('what cannot be shown is said, with a way to try again, and how lists are read stands all the same', () => {
  show('failed', 'kn')
  expect(screen.getByText('ಮೂಲಗಳನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ' })).toHaveAttribute('href', '/kn/sources')
  expect(screen.getByText(/ಪಿನ್ ಕೋಡ್/)).toBeVisible()
})

test('which list leads, in the order by which the pages are made', () => {
  show([AICTE])
  const region = screen.getByRole('region', { name: 'Which one leads where two disagree' })
  const { leading } = getMessages('en').sources
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(LEADING.map((list) => leading[list]))
})
