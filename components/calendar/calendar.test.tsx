import { render, screen, within } from '@testing-library/react'
import { calendarSchema } from '@/lib/contract/calendar'
import { getMessages } from '@/lib/messages/catalogue'
import { datesByExam } from '@/lib/rules/calendar/by-exam'
import { EXAMPLES } from '@/testing/contract-examples'
import { DatesView } from './dates-view'
import { InstituteDates } from './institute-dates'

const [given] = calendarSchema.parse(EXAMPLES['GET /calendar']?.answer)
if (given === undefined) throw new Error('the example has an event')
const BEFORE = Date.parse('2030-05-20T12:00:00+05:30')
const WITHIN = Date.parse('2030-06-10T12:00:00+05:30')
const AFTER = Date.parse('2030-07-10T12:00:00+05:30')
const text = getMessages('en').calendar

const shown = (events: Parameters<typeof DatesView>[0]['events'], at = WITHIN, lang: 'en' | 'kn' = 'en') => (
  <DatesView events={events} at={at} lang={lang} text={getMessages(lang).calendar} />
)

test('an event says of what kind it is, when, who says so and when that was checked, and that it is invented', () => {
  render(shown([given]))
  const exam = screen.getByRole('region', { name: 'Hill Test' })
  const event = within(within(exam).getByRole('listitem'))
  expect(event.getByRole('heading', { name: 'Applications' })).toBeVisible()
  expect(event.getByText('Application')).toBeVisible()
  expect(event.getByText('1 Jun 2030, 10:00 am to 30 Jun 2030, 5:30 pm')).toBeVisible()
  expect(within(exam).getByRole('listitem')).toHaveTextContent(
    /Source: Hill Authority · checked on 1 May 2030 · Invented, as an example/,
  )
  expect(event.getByRole('link', { name: 'Hill Authority' })).toHaveAttribute('href', 'https://hill.example/')
  expect(screen.getByText(/^All times are Indian Standard Time\./)).toBeVisible()
})

test.each([
  ['To come', BEFORE],
  ['Now', WITHIN],
  ['Passed', AFTER],
] as const)('it says "%s", and has a file for calendars until it has passed', (state, at) => {
  render(shown([given], at))
  expect(screen.getByText(state)).toBeVisible()
  const one = screen.queryByRole('link', { name: /^Add to calendar ?: Applications$/ })
  expect(one?.getAttribute('href') ?? null).toBe(state === 'Passed' ? null : '/calendar/event.hill-test-apply.ics')
})

test.each(['application', 'exam', 'result', 'counselling'] as const)('a kind has its word: %s', (kind) => {
  render(shown([{ ...given, kind, source: { ...given.source, url: null }, isSample: false }]))
  const words = { application: 'Application', exam: 'Exam', result: 'Result', counselling: 'Counselling' }
  expect(screen.getByText(words[kind])).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(/Source: Hill Authority · checked on 1 May 2030(?! ·)/)
  expect(screen.queryByRole('link', { name: 'Hill Authority' })).toBeNull()
})

test.each([
  ['2030-06-10T12:00:00+05:30', '20 days left'],
  ['2030-06-29T00:00:00+05:30', '1 day left'],
  ['2030-06-30T17:00:00+05:30', 'Last day: today'],
  ['2030-06-30T17:31:00+05:30', null],
  ['2030-05-31T12:00:00+05:30', null],
])('applications that are taken say for how many days more: at %s %j', (at, said) => {
  render(shown([given], Date.parse(at)))
  expect(screen.queryByText(/left$|today$/)?.textContent ?? null).toBe(said)
})

test('of an exam alone that takes applications days are counted', () => {
  render(shown([{ ...given, kind: 'counselling' }]))
  expect(screen.getByText('Now')).toBeVisible()
  expect(screen.queryByText(/left$/)).toBeNull()
})

test('an exam leads to its closing ranks, of each of its courses, and to no other’s', () => {
  const ranked = ['hill-test', 'hill-test-pharmacy', 'hill-testing', 'hill'].map((id) => ({ id, name: { en: id } }))
  render(<DatesView events={[given]} at={WITHIN} ranked={ranked} lang="kn" text={getMessages('kn').calendar} />)
  const links = screen.getAllByRole('link', { name: new RegExp(`^${getMessages('kn').calendar.closingRanks}`) })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/kn/admission-chances?exam=hill-test',
    '/kn/admission-chances?exam=hill-test-pharmacy',
  ])
})

test('all of it can be had as files: of an exam, of all exams, and for spreadsheets', () => {
  render(shown([given], WITHIN, 'kn'))
  const { calendar } = getMessages('kn')
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(calendar.addExam)).toBe('/calendar/exam.hill-test.ics?lang=kn')
  expect(hrefOf(calendar.addAll)).toBe('/calendar/all.ics?lang=kn')
  expect(hrefOf(calendar.download)).toBe('/exports/lists/dates.csv?lang=kn')
})

test('while the dates cannot be had the page says so, with a way to ask again; where there are none, that', () => {
  const { rerender } = render(shown('failed', WITHIN, 'kn'))
  const { calendar } = getMessages('kn')
  expect(screen.getByRole('heading', { name: calendar.failed })).toBeVisible()
  expect(screen.getByText(calendar.failedHint)).toBeVisible()
  expect(screen.getByRole('link', { name: calendar.retry })).toHaveAttribute('href', '/kn/dates')
  expect(screen.queryByText(calendar.empty)).toBeNull()
  expect(screen.queryByText(calendar.times)).toBeNull()
  rerender(shown([]))
  expect(screen.getByRole('heading', { name: 'No dates are known yet.' })).toBeVisible()
  expect(screen.getByText('Dates stand here once an authority has announced them.')).toBeVisible()
  expect(screen.queryByText(text.failed)).toBeNull()
  expect(screen.queryByRole('link', { name: /\.ics|CSV/ })).toBeNull()
})

test('an institution has the dates of its exams, and the way to all; nothing where there are none', () => {
  const { rerender } = render(<InstituteDates exams={datesByExam([given], WITHIN)} at={WITHIN} lang="en" text={text} />)
  expect(screen.getByRole('region', { name: 'Exam dates' })).toBeVisible()
  expect(screen.getByText(/^Of exams by which institutions of this kind admit\./)).toBeVisible()
  expect(screen.getByRole('heading', { level: 4, name: 'Hill Test' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All exam dates' })).toHaveAttribute('href', '/dates')
  rerender(<InstituteDates exams={[]} at={WITHIN} lang="en" text={text} />)
  expect(document.body).toHaveTextContent(/^$/)
})
