import { render, screen, within } from '@testing-library/react'
import { type Chance, chancePageSchema } from '@/lib/contract/closing-ranks/chances'
import { instituteRanksSchema } from '@/lib/contract/closing-ranks/institute-ranks'
import { closingRankExamsSchema } from '@/lib/contract/closing-ranks/lists'
import { getMessages } from '@/lib/messages/catalogue'
import { type ChanceProblems, readAsk, readChanceFilters } from '@/lib/rules/chances/chance-form'
import { RANK_EXAMPLES } from '@/testing/rank-examples'
import { ChanceAnswer } from './chance-answer'
import { ChanceForm } from './chance-form'
import { ChanceHeading } from './chance-heading'
import { ChancesView } from './chances-view'
import { InstituteRanks } from './institute-ranks'

/** What stands on these pages, word for word: the texts that no other test of them asks for. */
const answerOf = (call: string) => RANK_EXAMPLES[call]?.answer
const exams = closingRankExamsSchema.parse(answerOf('GET /closing-ranks'))
const found = chancePageSchema.parse(answerOf('POST /closing-ranks/search'))
const [chance] = found.chances
if (chance === undefined) throw new Error('the example has a course')
const text = getMessages('en').chances
const ask = readAsk({ list: 'sample-cet:2025', rank: '7000', category: '2AG' }, exams)
if ('problems' in ask) throw new Error('it can be asked')

const showAnswer = (over: Partial<typeof found> = {}) => (
  <ChanceAnswer
    ask={ask}
    found={{ ...found, ...over }}
    filters={readChanceFilters({})}
    districts={[]}
    shareUrl=""
    hasCosts={false}
    ownLicence={null}
    lang="en"
    text={text}
  />
)
const showForm = (problems: ChanceProblems = {}, fee = '') => (
  <ChanceForm
    exams={exams}
    districts={[{ id: '12', name: { en: 'Bidar' } }]}
    typed={{}}
    filters={readChanceFilters({ fee })}
    problems={problems}
    isKept={false}
    lang="en"
    text={text}
  />
)

test('the form says what is to be chosen, and what becomes of what is typed', () => {
  render(showForm())
  const control = (name: string) => screen.getByRole('combobox', { name })
  expect(within(control('Exam and year')).getByRole('option', { name: '2025: Sample CET' })).toBeInTheDocument()
  const category = control('Your category')
  expect(within(category).getByRole('option', { name: '2AG: Category 2A, general' })).toBeInTheDocument()
  expect(within(category).getByRole('option', { name: 'Choose…' })).toHaveValue('')
  expect(category).toHaveAccessibleDescription('As on your certificate; what each means stands below.')
  const boxes = (name: string) =>
    within(screen.getByRole('group', { name, hidden: true })).getAllByRole('checkbox', { hidden: true })
  for (const box of boxes('Courses')) expect(box).not.toBeChecked()
  expect(screen.getByText('Only some courses, districts or fees')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Your rank' })).toHaveAccessibleDescription(
    'As on your rank card, such as 21,400',
  )
  expect(screen.getByRole('textbox', { name: 'Fee in a year, at most (₹)' })).toHaveAccessibleDescription(
    'Such as 90,000 or 1.5 lakh: by the authority’s sheet where it has these seats, else what is known of the college.',
  )
  expect(screen.getByRole('checkbox', { name: 'Residential only' })).not.toBeChecked()
  const keep = 'Keep rank and category in this browser for half a year, or until you log in or out'
  expect(screen.getByRole('checkbox', { name: keep })).not.toBeChecked()
  expect(screen.getByText(/^Rank and category are sent when you press the button, and not before\./)).toBeVisible()
  expect(screen.getByText(/This browser keeps them, encrypted, for five minutes/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show where it was enough' })).toBeVisible()
})

test.each([
  [{ list: 'chooseList' }, 'Exam and year', 'Choose an exam and a year.'],
  [{ rank: 'noRank' }, 'Your rank', 'Type your rank.'],
  [{ rank: 'badRank' }, 'Your rank', 'A rank is a number such as 21,400.'],
  [
    { rank: 'unclearRank' },
    'Your rank',
    'Thousands, or a part of a rank? Write thousands with a comma, such as 21,400; a part with more or fewer than three digits',
  ],
  [{ category: 'chooseCategory' }, 'Your category', 'Choose your category.'],
  [
    { category: 'noCategory' },
    'Your category',
    'The lists of this exam and year do not have this category. Choose another one.',
  ],
] as const)('%j stands beside "%s"', (problems, name, said) => {
  render(showForm(problems))
  const field = screen.getByLabelText(name)
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(new RegExp(said.replace(/[.?]/g, '\\$&')))
})

test('a fee that is none stands beside its field', () => {
  render(showForm({}, 'much'))
  expect(screen.getByLabelText('Fee in a year, at most (₹)')).toHaveAccessibleDescription(
    /Write an amount such as 90,000 or 1\.5 lakh\./,
  )
})

test('the head says whose rank it is, for how many courses, and that it is no promise', () => {
  render(showAnswer())
  expect(screen.getByText('Sample CET · 2AG: Category 2A, general')).toBeVisible()
  expect(screen.getByText('for 21 courses')).toBeVisible()
  expect(screen.getByText(/^This is what was, not what will be: ranks move from year to year\./)).toBeVisible()
  expect(screen.getByText('Invented, as an example: no such exam is held.')).toBeVisible()
  expect(screen.getByText('In the boxes: the order in which you enter them.')).toBeInTheDocument()
  expect(screen.getByText(/^For these your rank was not enough in any round of which we have the list/)).toBeVisible()
  expect(screen.getByText(/^Print this page, or the longer one: it becomes a list with an empty box/)).toBeVisible()
  expect(screen.getByText('Narrow and sort')).toBeInTheDocument()
  const orders = within(screen.getByRole('navigation', { name: 'Order' })).getAllByRole('link')
  expect(orders.map((link) => link.textContent)).toEqual([
    'From safest to furthest',
    'Nearest to your rank first',
    'By name',
    'Lowest fee first',
  ])
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pages.getByRole('link', { name: 'Page 3' })).toBeVisible()
  expect(pages.getByRole('link', { name: 'Next' })).toBeVisible()
})

const rank = (year: number, round: number, value: number) => ({ list: '4', year, round, rank: value, page: 3 })
const showOne = (over: Partial<Chance>) => render(showAnswer({ chances: [{ ...chance, ...over }], outOfReach: [] }))

test('a course says its code, its ranks by year and round, and how far they moved', () => {
  const ranks = [rank(2025, 1, 7_000), rank(2025, 3, 7_500), rank(2024, 3, 7_100)]
  // Of a provider that tells of one seat alone.
  showOne({ ranks, rounds: [], margin: 0, category: 'GM' })
  const course = within(screen.getByRole('region', { name: 'For these courses' }))
  expect(course.getByText(/Code S001/)).toHaveTextContent('Residential')
  expect(course.getByText('Was enough in round 1: it closed at your rank.')).toBeVisible()
  expect(course.getByText('GM seat')).toBeVisible()
  expect(course.getByText('Closing ranks of 2025')).toBeInTheDocument()
  expect(course.getByText('Closing ranks of 2024')).toBeInTheDocument()
  expect(course.getAllByText('Round 3')).toHaveLength(2)
  expect(course.getAllByText('p. 3')).toHaveLength(3)
  const further = 'From round 1 to round 3 of 2025 it moved 500 further. In round 3 it closed 400 further than in 2024.'
  expect(course.getByText(further)).toBeVisible()
  expect(course.getByText('Where this stands')).toBeVisible()
})

test('where a provider does not tell the rounds, a course that was missed says by how much', () => {
  showOne({
    ranks: [rank(2025, 1, 6_000), rank(2025, 3, 6_987.5)],
    rounds: [],
    round: null,
    margin: null,
    shortBy: 12.5,
  })
  const said = 'Was not enough: the furthest of our lists closed 12.5 before yours, at 6,987.5.'
  expect(screen.getByText(said)).toBeVisible()
})

test('every round of the year says whether the rank was enough, by which seat, or that nobody got one', () => {
  const of = (round: number, closed: number | null, category: string | null, isWhole = true) => {
    return {
      round,
      category,
      list: closed === null ? null : '4',
      rank: closed,
      page: closed === null ? null : 3,
      isWhole,
    }
  }
  const partly = of(6, 6_000, '2AG', false)
  const rounds = [of(1, 7_000, '2AG'), of(3, 6_500.5, 'GM'), of(4, null, null), of(5, null, null, false), partly]
  showOne({ ranks: [rank(2025, 1, 7_000), rank(2024, 3, 7_100)], rounds, margin: 0, category: '2AG' })
  const said = screen.getByText('Closing ranks of 2025').closest('dl')
  expect([...(said?.children ?? [])].slice(1).map((row) => [...row.children].map((part) => part.textContent))).toEqual([
    ['Round 1', '7,000 p. 3', 'enough: it closed at your rank'],
    ['Round 3', '6,500.5 p. 3 GM seat', 'not enough, by 499.5'],
    ['Round 4', '– none of the seats open to you was given'],
    ['Round 5', '? not known'],
    ['Round 6', '6,000 p. 3', 'not enough in what we have of this round, by 1,000'],
  ])
  expect(screen.getByText('Closing ranks of 2024')).toBeInTheDocument()
  // The seat stands with the year, and no sentence says the verdict of a round again.
  expect(said?.firstElementChild).toHaveTextContent('20252AG seat')
  expect(screen.queryByText(/^Was /)).toBeNull()
})

test('ranks that moved nearer, and a list without pages', () => {
  const bare = { ...rank(2025, 1, 7_600), page: null }
  showOne({ ranks: [bare, rank(2025, 3, 7_500), rank(2024, 3, 7_900)] })
  expect(
    screen.getByText(
      'From round 1 to round 3 of 2025 it moved 100 nearer. In round 3 it closed 400 nearer than in 2024.',
    ),
  ).toBeVisible()
  expect(screen.getAllByText(/^Round 1 of 2025: Cut-off ranks, first round$/).length).toBeGreaterThan(0)
})

const view = (of: typeof exams | 'failed') => (
  <ChancesView route="/admission-chances" exams={of} lang="en" text={text} retryHref="/admission-chances?exam=hill">
    the form
  </ChancesView>
)

test('the page says what it is about; without lists that it knows none, and while it cannot say so, that', () => {
  const { rerender } = render(view(exams))
  expect(screen.getByRole('heading', { level: 1, name: 'Where was my rank enough?' })).toBeVisible()
  expect(screen.getByText(/^The lists say with which rank the last student was admitted\./)).toBeVisible()
  expect(screen.getByText('What the categories mean')).toBeVisible()
  rerender(view([]))
  expect(screen.getByRole('heading', { name: 'No closing ranks are known yet.' })).toBeVisible()
  expect(screen.getByText('Each institution’s page says what is known of its admissions.')).toBeVisible()
  expect(screen.queryByText('the form')).toBeNull()
  rerender(view('failed'))
  expect(screen.getByRole('heading', { name: 'The closing ranks cannot be shown at the moment.' })).toBeVisible()
  expect(screen.getByText('Please try again in a moment.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/admission-chances?exam=hill')
})

test('an institution’s part: what it is, each year by exam, and where a list says that nobody was admitted', () => {
  const [exam] = instituteRanksSchema.parse(answerOf('GET /institutes/{id}/closing-ranks'))
  const [year] = exam?.years ?? []
  const [list] = year?.lists ?? []
  const [course] = year?.courses ?? []
  if (exam === undefined || year === undefined || list === undefined || course === undefined) throw new Error('no year')
  const [cell] = course.ranks
  if (cell === undefined) throw new Error('no rank')
  const second = { ...list, id: '9', round: 2 }
  const other = { ...year.categories[0], code: 'GM', name: { en: 'General merit' }, category: null, quota: null }
  const of = (category: string, at: string, round: number) => ({ ...cell, category, list: at, round })
  const ranks = [of('2AG', list.id, 1), of('GM', second.id, 2)]
  const latest = {
    ...year,
    lists: [
      { ...list, categories: ['2AG', 'GM'] },
      { ...second, categories: ['2AG', 'GM'] },
    ],
    categories: [...year.categories, other],
    courses: [{ ...course, ranks }],
  }
  render(<InstituteRanks exams={[{ ...exam, years: [latest, { ...year, year: 2024 }] }]} lang="en" text={text} />)
  const part = within(screen.getByRole('region', { name: 'Closing ranks' }))
  expect(part.getByText('With which rank the last student was admitted, as the authority published it.')).toBeVisible()
  expect(part.getByRole('heading', { name: 'Sample CET, 2025' })).toBeVisible()
  expect(part.getByText('Earlier years of Sample CET')).toBeVisible()
  const name = 'Computer Science and Engineering: closing ranks of 2025 by category and round'
  const table = within(part.getByRole('table', { name, hidden: true }))
  expect(table.getByRole('columnheader', { name: 'Category', hidden: true })).toBeInTheDocument()
  expect(table.getByRole('columnheader', { name: 'Round 2', hidden: true })).toBeInTheDocument()
  expect(table.getAllByRole('cell', { name: 'nobody admitted', hidden: true })).toHaveLength(2)
  expect(part.getByText('“–”: nobody was admitted.')).toBeVisible()
  expect(part.getByRole('link', { name: 'Where was my rank enough?' })).toHaveAttribute('href', '/admission-chances')
})

test('of a provider that cannot be asked about a rank no page leads there', () => {
  const ranks = instituteRanksSchema.parse(answerOf('GET /institutes/{id}/closing-ranks'))
  render(<InstituteRanks exams={ranks} canAsk={false} lang="en" text={text} />)
  expect(screen.getByRole('region', { name: 'Closing ranks' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Where was my rank enough?' })).toBeNull()
})

test('of a code that nobody knows the code stands alone, and the page says that it does not know its words', () => {
  const category = { code: 'OPN', name: { en: 'OPN', kn: 'OPN' }, category: null, quota: null }
  const kn = getMessages('kn').chances
  const given = { found, filters: readChanceFilters({}), hasCosts: false } as const
  const { rerender } = render(<ChanceHeading {...given} ask={{ ...ask, category }} lang="en" text={text} />)
  expect(screen.getByText('Sample CET · OPN')).toBeVisible()
  expect(screen.getByText('The authority has published no words for this code that we could find.')).toBeVisible()
  rerender(<ChanceHeading {...given} ask={{ ...ask, category }} lang="kn" text={kn} />)
  expect(screen.getByText(kn.legendUnknown)).toBeVisible()
  rerender(<ChanceHeading {...given} ask={ask} lang="en" text={text} />)
  expect(screen.queryByText('The authority has published no words for this code that we could find.')).toBeNull()
})
