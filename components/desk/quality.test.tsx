import { render, screen, within } from '@testing-library/react'
import { deskOverviewSchema } from '@/lib/contract/desk/overview'
import { getMessages } from '@/lib/messages/catalogue'
import { OldLists, Quality, Unanswered } from './quality'

const { quality, lists, unanswered } = deskOverviewSchema.parse({
  data: {
    quality: {
      institutions: 120_000,
      lacking: [
        { gap: 'fee', count: 90_000 },
        { gap: 'phone', count: 7 },
      ],
    },
    lists: {
      count: 3,
      old: [
        { title: 'Fees', dated: '2024-06-01' },
        { title: 'Schools', dated: null },
      ],
    },
    unanswered: {
      searches: [
        { words: 'ಮಲ್ಲಿಗೆ ಕಾಲೇಜು', count: 40, days: 5, last_day: '2026-11-20' },
        { words: 'a&b college', count: 10, days: 3, last_day: '2026-11-02' },
      ],
    },
  },
})
const text = getMessages('en').deskOverview
const rowsOf = (name: RegExp) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('what institutions lack reads as a table, with a bar as long as its share, and leads to those that lack it', () => {
  if (quality === null) throw new Error('the example cannot be read')
  const { container } = render(<Quality quality={quality} lang="en" text={text} />)
  expect(rowsOf(/How complete/)).toEqual([
    ['Lacks', 'Institutions', 'Share'],
    ['Fee', '90,000', '75 %'],
    ['Phone', '7', '< 1 %'],
  ])
  expect(screen.getByRole('link', { name: 'Fee' })).toHaveAttribute('href', '/desk/en/institutions?without=fee')
  expect([...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')))).toEqual([
    75,
    expect.closeTo(0.0058, 4),
  ])
})

test('without an institution there is no share of none', () => {
  render(<Quality quality={{ institutions: 0, lacking: [{ gap: 'fee', count: 0 }] }} lang="en" text={text} />)
  expect(screen.getByText('There is no institution yet.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('old lists stand with the day that they say', () => {
  if (lists === null) throw new Error('the example cannot be read')
  const { rerender } = render(<OldLists lists={lists} mayImport lang="en" text={text} />)
  expect(screen.getByRole('link', { name: text.importIt })).toHaveAttribute('href', '/desk/en/imports')
  rerender(<OldLists lists={lists} mayImport={false} lang="en" text={text} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('3 lists, of which 2 need a newer edition: get it and import it.')).toBeVisible()
  expect(rowsOf(/older than a year/)).toEqual([
    ['List', 'As of'],
    ['Fees', '1 Jun 2024'],
    ['Schools', 'It does not say'],
  ])
})

test.each([
  [0, 'No list was imported yet.'],
  [1, 'The only list is of the last year.'],
  [4, 'All 4 lists are of the last year.'],
])('of %i lists none is old: %s', (count, words) => {
  render(<OldLists lists={{ count, old: [] }} mayImport lang="en" text={text} />)
  expect(screen.getByText(words)).toBeVisible()
})

test('a search that nobody answers is said in its language, and leads to the desk’s own', () => {
  if (unanswered === null) throw new Error('the example cannot be read')
  render(<Unanswered searches={unanswered.searches} lang="en" text={text} />)
  expect(rowsOf(/nobody answers/).slice(1)).toEqual([
    ['ಮಲ್ಲಿಗೆ ಕಾಲೇಜು', '5', '20 Nov 2026', '40'],
    ['a&b college', '3', '2 Nov 2026', '10'],
  ])
  expect(screen.getByRole('link', { name: 'ಮಲ್ಲಿಗೆ ಕಾಲೇಜು' })).toHaveAttribute('lang', 'kn')
  expect(screen.getByRole('link', { name: 'a&b college' })).toHaveAttribute(
    'href',
    '/desk/en/institutions?q=a%26b+college',
  )
  expect(screen.getByText(/on at least 3 of the last 90 days/)).toBeVisible()
})
