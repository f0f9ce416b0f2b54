import { render, screen, within } from '@testing-library/react'
import { LEADING, type Source } from '@/lib/contract/source'
import { type OtherSource, PLACES_SOURCE } from '@/lib/rules/sources/other-sources'
import { getMessages } from '@/lib/messages/catalogue'
import { SourcesView } from './sources-view'

const AICTE: Source = {
  name: 'aicte',
  title: 'AICTE: approved institutions',
  licence: 'MIT',
  url: 'https://www.aicte.gov.in/',
  attribution: 'indian-colleges-data, MIT License',
  dated: null,
  readOn: '2026-11-24',
  institutes: 1618,
}

const show = (
  sources: readonly Source[] | null | 'failed',
  lang: 'en' | 'kn' = 'en',
  other: readonly OtherSource[] = [PLACES_SOURCE],
  isWhole = true,
) =>
  render(<SourcesView sources={sources} other={other} isWhole={isWhole} lang={lang} text={getMessages(lang).sources} />)

test('each list with what is known of it, and of how many institutions it tells', () => {
  show([AICTE, { ...AICTE, name: 'mine', title: 'Mine', attribution: null, institutes: null }])
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('AICTE: approved institutions · MIT License · read on 24 Nov 2026')
  expect(first).toHaveTextContent('1,618 institutions')
  expect(first).toHaveTextContent('Compiled by: indian-colleges-data, MIT License')
  expect(second).not.toHaveTextContent('Compiled')
  expect(second).not.toHaveTextContent(/\d institutions?$/)
})

test('the licence of who compiled a file is not taken for one of the list', () => {
  show([{ ...AICTE, licence: null }])
  const [line] = screen.getAllByRole('listitem')
  expect(line).toHaveTextContent('AICTE: approved institutions · no licence stated')
  expect(line).toHaveTextContent(
    'compiled by: indian-colleges-data, MIT License. That is for the file; what the publisher of the list allows is not stated.',
  )
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
  expect(screen.getByText(/ಪಿನ್ ಕೋಡ್ ನೋಡಿ ಸರಿಪಡಿಸುತ್ತೇವೆ/)).toBeVisible()
})

test('which list leads, in the order by which the pages are made', () => {
  show([AICTE])
  const region = screen.getByRole('region', { name: 'Which one leads where two disagree' })
  expect(region).toHaveTextContent(/a university counts first/)
  const { leading } = getMessages('en').sources
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(LEADING.map((list) => leading[list]))
})

test('what stands beside the lists, by kind, with who published it; districts and towns in any case', () => {
  const dates: OtherSource = {
    ...PLACES_SOURCE,
    kind: 'dates',
    title: { en: 'Hill Authority' },
    by: null,
    licence: null,
  }
  const copied = { ...dates, title: { en: 'Vidyasiri' }, readOn: '2030-07-24', isFromCopy: true }
  show([AICTE], 'en', [PLACES_SOURCE, { ...dates, readOn: '2030-05-01' }, copied])
  const region = within(screen.getByRole('region', { name: 'What else stands here' }))
  expect(region.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'Local Government Directory · Ministry of Panchayati Raj, Government of India · Government Open Data License – India',
    'Hill Authority · no licence stated · read on 1 May 2030',
    'Vidyasiri · no licence stated · read on 24 Jul 2030, from a stored copy of the page',
  ])
  expect(region.getAllByRole('term').map((each) => each.textContent)).toEqual([
    'Districts and towns, with their codes',
    'Dates of exams',
  ])
})

test('where a part of that cannot be had, it is said, and the others stand all the same', () => {
  show([AICTE], 'kn', [PLACES_SOURCE], false)
  const region = within(screen.getByRole('region', { name: 'ಇಲ್ಲಿರುವ ಇತರ ಮಾಹಿತಿ' }))
  expect(region.getByRole('link', { name: 'ಲೋಕಲ್ ಗವರ್ನಮೆಂಟ್ ಡೈರೆಕ್ಟರಿ' })).toBeVisible()
  expect(region.getByText('ಇವುಗಳಲ್ಲಿ ಒಂದು ಭಾಗವನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ.')).toBeVisible()
})
