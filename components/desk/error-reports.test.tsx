import { render, screen, within } from '@testing-library/react'
import type { ErrorReport } from '@/lib/contract/desk/error-report'
import { getMessages } from '@/lib/messages/catalogue'
import { ErrorReports, ReportedBy } from './error-reports'

const text = getMessages('en').deskErrors
const report: ErrorReport = {
  ...{ id: '41', reported_at: Date.UTC(2026, 10, 26, 4), words: 'It is 45,000 now.' },
  figure: 'fees',
  ...{ address: '/correction?id=7&figure=fees', institution: { id: '7', name: { en: 'Lake College' } } },
}

test('a report leads from the overview to the form of its institution in one press', () => {
  const general = { ...report, id: '42', figure: null, institution: null, address: '/correction' }
  render(<ErrorReports count={30} reports={[report, general]} mayOpen={false} mayMend={false} lang="en" text={text} />)
  expect(screen.getByText(/reported 30 errors/)).toBeVisible()
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('two are expected')
  expect(within(first).getByRole('link', { name: 'Lake College' })).toHaveAttribute('href', '/desk/en/institutions/7')
  expect(within(first).getByText(/Fees, 26 Nov 2026/)).toBeVisible()
  expect(within(second).getByText(text.noInstitution)).toBeVisible()
  expect(screen.queryByRole('link', { name: /Enquiry/ })).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('who may open its enquiry has the way there', () => {
  render(<ErrorReports count={1} reports={[report]} mayOpen mayMend={false} of="7" lang="en" text={text} />)
  expect(screen.getByRole('link', { name: 'Enquiry 41' })).toHaveAttribute('href', '/desk/en/enquiries/41')
})

test('who may say that it is mended has a button that comes back to the page on which it was pressed', () => {
  const { container } = render(
    <ErrorReports count={1} reports={[report]} mayOpen={false} mayMend of="7" lang="en" text={text} />,
  )
  expect(screen.getByRole('button', { name: 'Mended' })).toHaveAccessibleDescription('It is 45,000 now.')
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', '/desk/do/error-mended')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ lang: 'en', id: '41', of: '7' })
})

describe('an enquiry that reports an error', () => {
  const enquiry = { type: 'feedback', state: 'new', suspected: false, source: '/kn/correction?id=7' } as const
  const show = (more: object, mayOpen = false) =>
    render(<ReportedBy enquiry={{ ...enquiry, ...more }} mayOpen={mayOpen} lang="en" text={text} />).container

  test('leads who may mend its institution there, also when it is settled', () => {
    show({ state: 'closed' }, true)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/desk/en/institutions/7')
  })

  test.each([
    ['of an institution', {}, text.seenByEditors],
    ['that is taken', { state: 'taken' }, text.seenByEditors],
    ['of no institution', { source: '/correction' }, text.seenInOverview],
    ['that is answered', { state: 'answered' }, ''],
    ['that is closed', { state: 'closed' }, ''],
    ['that looks like a robot’s', { suspected: true }, ''],
    ['that is of another kind', { type: 'enquiry' }, ''],
    ['from another page', { source: '/contact' }, ''],
  ])('says to others that editors read it where they do: one %s', (_which, more, said) => {
    expect(show(more)).toHaveTextContent(said === '' ? /^$/ : said)
  })
})
