import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InstituteDetail } from '@/lib/contract/institute'
import { getMessages } from '@/lib/messages/catalogue'
import { BARE_DETAIL } from '@/testing/institute-sample'
import { FULL_DETAIL } from '@/testing/institute-sample'
import { MissingNote, SourceNote } from './source-note'

const AICTE = {
  name: 'aicte',
  title: 'AICTE: approved institutions',
  licence: 'MIT',
  url: 'https://www.aicte.gov.in/',
  attribution: null,
  dated: '2025-10-30',
  readOn: '2026-11-24',
  institutes: null,
}
const MINE = { ...AICTE, name: 'mine', title: 'Fees of 2026', licence: null, url: 'javascript:alert(1)', dated: null }
const KNOWN: InstituteDetail = {
  ...BARE_DETAIL,
  sources: [AICTE, MINE],
  statements: [
    { figure: 'fees', source: 'aicte', value: { en: '₹45,000' }, isShown: false },
    { figure: 'fees', source: 'mine', value: { en: '₹52,000' }, isShown: true },
  ],
}

function show(detail: InstituteDetail, lang: 'en' | 'kn' = 'en') {
  render(<SourceNote id="7" detail={detail} figures={['fees', 'seats']} lang={lang} text={getMessages(lang).sources} />)
}

test('closed at first; open it tells each list, what they say otherwise, and what none says', async () => {
  show(KNOWN)
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('Where this comes from'))
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(
    'AICTE: approved institutions · MIT License · as of 30 Oct 2025 · read on 24 Nov 2026',
  )
  expect(within(first ?? document.body).getByRole('link', { name: 'MIT License' })).toHaveAttribute(
    'href',
    'https://opensource.org/license/mit',
  )
  expect(second).toHaveTextContent('Fees of 2026 · no licence stated · read on 24 Nov 2026')
  // An address that no browser may follow is no link.
  expect(within(second ?? document.body).queryByRole('link')).toBeNull()
  expect(screen.getByText('The lists do not agree:').nextSibling).toHaveTextContent(
    'Fees₹45,000 · AICTE: approved institutions · as of 30 Oct 2025 · read on 24 Nov 2026₹52,000 · Fees of 2026 · read on 24 Nov 2026 (shown here)',
  )
  expect(screen.getByText(/^In no list that we have read: Seats\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'All sources' })).toHaveAttribute('href', '/sources')
})

test('where no list tells any of the figures, the question is why, and so it is beside an empty part', () => {
  const silent = { ...KNOWN, statements: KNOWN.statements.map((each) => ({ ...each, figure: 'university' as const })) }
  show(silent)
  expect(screen.getByText('Why is this missing?')).toBeVisible()
  expect(screen.queryByText('Where this comes from')).toBeNull()
  expect(screen.getByText(/^In no list that we have read: Fees, Seats\./)).toBeInTheDocument()
  cleanup()
  // What somebody wrote has no list, and misses nothing.
  show({ ...FULL_DETAIL, statements: silent.statements })
  expect(screen.queryByText('Why is this missing?')).toBeNull()
  cleanup()
  render(
    <MissingNote
      id="7"
      detail={KNOWN}
      part="Placement"
      figure="placement"
      lang="en"
      text={getMessages('en').sources}
    />,
  )
  expect(screen.getByText('Why is this missing?')).toBeVisible()
  expect(screen.getByText(/^No list that we have read tells this/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Know it? Tell us', hidden: true })).toHaveAttribute(
    'href',
    '/correction?id=7&figure=placement',
  )
  cleanup()
  render(
    <MissingNote
      id="7"
      detail={BARE_DETAIL}
      part="Placement"
      figure={null}
      lang="en"
      text={getMessages('en').sources}
    />,
  )
  expect(screen.queryByText('Why is this missing?')).toBeNull()
})

test('an error is reported of the figure beside which it stands, in the page’s language', () => {
  show(BARE_DETAIL, 'kn')
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByRole('link', { name: 'ತಪ್ಪಿದ್ದರೆ ತಿಳಿಸಿ' })).toHaveAttribute('href', '/kn/correction?id=7&figure=fees')
})

test('a town that no list names says from what it was read', () => {
  const statements = [
    { figure: 'place' as const, source: 'aicte', value: { en: 'Bengaluru' }, isShown: true, method: 'pin' as const },
  ]
  const read = { ...FULL_DETAIL, place: { ...FULL_DETAIL.place, zip: '560060' }, statements }
  const { rerender } = render(
    <SourceNote id="7" detail={read} figures={['place']} lang="en" text={getMessages('en').sources} />,
  )
  expect(screen.getByText(/read from the PIN code 560060\.$/)).toBeInTheDocument()
  rerender(<SourceNote id="7" detail={read} figures={['place']} lang="kn" text={getMessages('kn').sources} />)
  expect(screen.getByText(/ಪಿನ್ ಕೋಡ್ 560060/)).toBeInTheDocument()
})

test('our own words of a list’s value are in the page’s language; the list’s own are quoted', () => {
  const statements = [
    { figure: 'kind' as const, source: 'aicte', value: { en: 'Engineering', kn: 'ಎಂಜಿನಿಯರಿಂಗ್' }, isShown: false },
    { figure: 'university' as const, source: 'mine', value: { en: 'Tunga University' }, isShown: false },
  ]
  const detail = { ...KNOWN, statements }
  render(
    <SourceNote id="7" detail={detail} figures={['kind', 'university']} lang="kn" text={getMessages('kn').sources} />,
  )
  expect(screen.getByText('ಎಂಜಿನಿಯರಿಂಗ್')).not.toHaveAttribute('lang')
  expect(screen.getByText('Tunga University')).toHaveAttribute('lang', 'en')
})

test('what was derived says how, unless another list says it by itself', () => {
  const seats = (source: string, method?: 'sum') => ({
    ...{ figure: 'seats' as const, source, value: { en: '120' }, isShown: true },
    ...(method && { method }),
  })
  const note = (statements: InstituteDetail['statements']) => (
    <SourceNote
      id="7"
      detail={{ ...KNOWN, statements }}
      figures={['seats']}
      lang="en"
      text={getMessages('en').sources}
    />
  )
  const { rerender } = render(note([seats('aicte', 'sum')]))
  expect(screen.getByText('The seats are those of its courses, added up.')).toBeInTheDocument()
  rerender(note([seats('aicte', 'sum'), seats('mine')]))
  expect(screen.queryByText('The seats are those of its courses, added up.')).toBeNull()
})
