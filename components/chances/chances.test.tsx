import { render, screen, within } from '@testing-library/react'
import { chancePageSchema } from '@/lib/contract/closing-ranks/chances'
import { instituteRanksSchema } from '@/lib/contract/closing-ranks/institute-ranks'
import { closingRankExamsSchema, type RankList } from '@/lib/contract/closing-ranks/lists'
import { getMessages } from '@/lib/messages/catalogue'
import { readAsk, readChanceFilters } from '@/lib/rules/chances/chance-form'
import { RANK_EXAMPLES } from '@/testing/rank-examples'
import { CategoryLegend } from './category-legend'
import { ChanceAnswer } from './chance-answer'
import { ChanceFilters } from './chance-filters'
import { ChanceHeading } from './chance-heading'
import { ChanceForm } from './chance-form'
import { ChancesView } from './chances-view'
import { InstituteRanks } from './institute-ranks'
import { chartOf } from './rank-chart'

const answerOf = (call: string) => RANK_EXAMPLES[call]?.answer
const exams = closingRankExamsSchema.parse(answerOf('GET /closing-ranks'))
const found = chancePageSchema.parse(answerOf('POST /closing-ranks/search'))
const text = getMessages('en').chances

function askOf(category: string) {
  const ask = readAsk({ list: 'sample-cet:2025', rank: '7000', category }, exams)
  if ('problems' in ask) throw new Error('it can be asked')
  return ask
}
const GIVEN = {
  ask: askOf('2AG'),
  filters: readChanceFilters({}),
  districts: [],
  shareUrl: '',
  hasCosts: false,
  ownLicence: null,
  lang: 'en',
  text,
} as const

/** A list of a round of the example's year, with ranks of these codes. */
const listOf = (round: number, ...categories: string[]): RankList => {
  const [first] = found.lists
  if (first === undefined) throw new Error('the example has a list')
  return { ...first, id: `round ${round}`, round, categories }
}

test('says what the rank was enough for, in which round, by how much, and on which page that stands', () => {
  const ask = readAsk({ list: 'sample-cet:2025', rank: '7000', category: '2AG' }, exams)
  if ('problems' in ask) throw new Error('it can be asked')
  render(
    <ChanceAnswer
      ask={ask}
      found={found}
      filters={readChanceFilters({})}
      districts={[]}
      shareUrl="https://guide.example/admission-chances?exam=sample-cet"
      hasCosts
      ownLicence={null}
      lang="en"
      text={text}
    />,
  )
  expect(screen.getByRole('heading', { name: 'A rank of 7,000 was enough in 2025' })).toBeInTheDocument()
  const [enough, missed] = screen.getAllByRole('list').filter((list) => list.tagName === 'OL')
  expect(enough).toHaveTextContent(/Round 1\s*7,871\.25 p\. 3 2AG seat\s*enough, by 871\.25/)
  // A provider may say of a round what it does not say of the course.
  expect(missed).toHaveTextContent(/Round 1/)
  // What the rounds say stands in no sentence besides.
  expect(screen.queryByText(/Was (not )?enough/)).toBeNull()
  expect(
    within(enough ?? document.body).getByText('Round 1 of 2025: Cut-off ranks, first round, page 3'),
  ).toHaveAttribute('href', 'https://example.org/list.pdf')
  expect(within(missed ?? document.body).getByText(/Not in the directory yet/)).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('%')
  expect(screen.getByRole('link', { name: 'What it costs your family' })).toHaveAttribute(
    'href',
    '/costs/answer?from=chances',
  )
  const orders = within(screen.getByRole('navigation', { name: 'Order' })).getAllByRole('link')
  expect(orders.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/admission-chances/answer', 'true'],
    ['/admission-chances/answer?sort=nearest', null],
    ['/admission-chances/answer?sort=name', null],
    ['/admission-chances/answer?sort=fee', null],
  ])
})

test('of a college in a town that its district is named after, that name stands once', () => {
  const [first] = found.chances
  if (!first?.institute) throw new Error('no college of the directory')
  const bidar = { en: 'Bidar' }
  const chance = { ...first, institute: { ...first.institute, city: bidar, district: bidar } }
  render(<ChanceAnswer {...GIVEN} found={{ ...found, chances: [chance], outOfReach: [] }} />)
  expect(screen.getAllByText('Bidar')).toHaveLength(1)
  expect(screen.queryByText(/Bidar, Bidar/)).not.toBeInTheDocument()
})

test('of each college in the directory a link leads to what a seat costs there, where a provider tells fees', () => {
  const { rerender } = render(<ChanceAnswer {...GIVEN} found={found} hasCosts />)
  const links = () => screen.queryAllByRole('link', { name: /^What a seat costs here ?: .+/ })
  const listed = [...found.chances, ...found.outOfReach].flatMap(({ institute }) => institute?.id ?? [])
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    listed.map((id) => `/costs/answer?from=chances&college=${id}`),
  )
  expect(listed).not.toEqual([])
  rerender(<ChanceAnswer {...GIVEN} found={found} />)
  expect(links()).toEqual([])
})

test('a form lets no fee through that is none, so that it goes into no address', () => {
  const facets = { ...found.facets, feeKnown: 1 }
  render(<ChanceFilters {...GIVEN} filters={readChanceFilters({ fee: 'unread' })} facets={facets} families={[]} />)
  const fee = screen.getByLabelText('Fee in a year, at most (₹)')
  expect(fee).toHaveValue('')
  expect(fee).toHaveAccessibleDescription(/Write an amount such as/)
  expect(fee).toHaveAttribute('pattern')
})

test('the head says of the rounds that were chosen, and of no other', () => {
  const ask = readAsk({ list: 'sample-cet:2025', rank: '7000', category: '2AG' }, exams)
  if ('problems' in ask) throw new Error('it can be asked')
  const facets = { ...found.facets, round: { '1': 4, '2': 7 } }
  const shown = { ...found, lists: [listOf(1), listOf(2)], facets }
  const given = { ask, found: shown, hasCosts: false, lang: 'en', text } as const
  const { rerender } = render(<ChanceHeading {...given} filters={readChanceFilters({})} />)
  expect(screen.getByText('In round 1: 4 · Not before round 2: 7')).toBeInTheDocument()
  rerender(<ChanceHeading {...given} filters={readChanceFilters({ round: '2' })} />)
  expect(screen.getByText('Not before round 2: 7')).toBeInTheDocument()
})

test('for how many it was enough in each round, each a link to these alone, and another to take it off', () => {
  const facets = { ...found.facets, enoughIn: { '1': 4, '10': 2, '3': 7 } }
  const given = { ask: askOf('2AG'), found: { ...found, facets }, hasCosts: false, lang: 'en', text } as const
  const filters = readChanceFilters({ in: '3', page: '2', district: '5' })
  const { rerender } = render(<ChanceHeading {...given} filters={filters} />)
  const nav = screen.getByRole('navigation', { name: 'Enough in each of these rounds' })
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['and in round 1: 4', '/admission-chances/answer?district=5&in=1,3'],
    ['Enough in round 3', '/admission-chances/answer?district=5'],
    ['and in round 10: 2', '/admission-chances/answer?district=5&in=3,10'],
  ])
  expect(within(nav).getByRole('link', { current: true })).toHaveTextContent('round 3')
  // What leaves nothing can be taken off.
  rerender(<ChanceHeading {...given} found={{ ...found, facets: { ...facets, enoughIn: {} } }} filters={filters} />)
  expect(screen.getByRole('link', { name: 'Enough in round 3' })).toHaveAttribute(
    'href',
    '/admission-chances/answer?district=5',
  )
  rerender(<ChanceHeading {...given} filters={readChanceFilters({})} />)
  expect(screen.getByRole('link', { name: 'Enough in round 3: 7' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Enough in each of these rounds' })).toHaveAttribute(
    'href',
    '/admission-chances/answer?in=1,3,10',
  )
  rerender(<ChanceHeading {...given} found={found} filters={readChanceFilters({})} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  rerender(<ChanceFilters {...GIVEN} filters={filters} facets={facets} families={[]} />)
  const boxes = within(screen.getByRole('group', { name: 'Enough in each of these rounds', hidden: true }))
  expect(boxes.getAllByRole('checkbox', { hidden: true }).map((box) => box.getAttribute('value'))).toEqual([
    '1',
    '3',
    '10',
  ])
  expect(boxes.getByRole('checkbox', { hidden: true, checked: true })).toHaveAttribute('name', 'in')
})

test('that it was not enough before a round is said only where the lists of all before it are there', () => {
  const ask = askOf('2AG')
  const facets = { ...found.facets, round: { '1': 4, '3': 7 } }
  const given = { ask, filters: readChanceFilters({}), hasCosts: false, lang: 'en', text } as const
  const lists = [listOf(1, '2AG'), listOf(3, '2AG')]
  const { rerender } = render(<ChanceHeading {...given} found={{ ...found, lists, facets }} />)
  expect(screen.getByText('In round 1: 4 · First in the list of round 3: 7')).toBeInTheDocument()
  expect(screen.getByText('Not among our lists of 2025: Round 2.')).toBeInTheDocument()
  // A list of other codes, such as Kalyana-Karnataka's, is none of these.
  rerender(<ChanceHeading {...given} found={{ ...found, lists: [...lists, listOf(2, '2AH')], facets }} />)
  expect(screen.getByText('Not among our lists of 2025: Round 2.')).toBeInTheDocument()
  rerender(<ChanceHeading {...given} found={{ ...found, lists: [...lists, listOf(2, '2AG')], facets }} />)
  expect(screen.getByText('In round 1: 4 · Not before round 3: 7')).toBeInTheDocument()
  expect(screen.queryByText(/Not among our lists/)).toBeNull()
})

test('to people of Kalyana-Karnataka a round is known where both of its lists are there, and the one that is not is named', () => {
  const also = { ...askOf('2AG').category, code: '2AG' }
  const ask = { ...askOf('2AG'), category: { ...also, code: '2AH' }, also: [also] }
  const facets = { ...found.facets, round: { '1': 4, '2': 7 } }
  const given = { ask, filters: readChanceFilters({}), hasCosts: false, lang: 'en', text } as const
  const lists = [listOf(1, '2AH'), listOf(2, '2AG'), listOf(2, '2AH'), listOf(3, '2AG')]
  const { rerender } = render(<ChanceHeading {...given} found={{ ...found, lists, facets }} />)
  expect(screen.getByText('In round 1: 4 · First in the list of round 2: 7')).toBeInTheDocument()
  const named = 'Round 1 of the rest of Karnataka, Round 3 of Kalyana-Karnataka'
  expect(screen.getByText(`Not among our lists of 2025: ${named}.`)).toBeInTheDocument()
  const whole = [...lists, listOf(1, '2AG'), listOf(3, '2AH')]
  rerender(<ChanceHeading {...given} found={{ ...found, lists: whole, facets }} />)
  expect(screen.getByText('In round 1: 4 · Not before round 2: 7')).toBeInTheDocument()
  expect(screen.queryByText(/Not among our lists/)).toBeNull()
})

test('each course names its seat, and the head the others that are open; of a provider that answers for one code, that', () => {
  const ask = { ...askOf('2AG'), also: [{ code: 'GM', name: { en: 'General merit' }, category: null, quota: null }] }
  const given = { ...GIVEN, ask, lang: 'en', text } as const
  const ofSeat = found.chances.map((chance) => ({ ...chance, category: 'GM' }))
  const { rerender } = render(<ChanceAnswer {...given} found={{ ...found, chances: ofSeat }} />)
  expect(screen.getByText('GM seat')).toBeInTheDocument()
  expect(screen.getByText(/^Seats of GM are open to you as well\./)).toBeInTheDocument()
  // Folded, so that the first course stands in the first screen.
  const why = screen.getByText('How to read this').closest('details')
  expect(why).toHaveTextContent(/Which seats are open: by the State’s rules of 2006 .* we know no official page/)
  expect(why).toHaveTextContent('Beside each course stands the seat for which the rank was enough first')
  expect(why).not.toHaveAttribute('open')
  rerender(<ChanceAnswer {...given} found={found} />)
  expect(screen.getByText('These are seats of 2AG alone; those of GM are open to you as well.')).toBeInTheDocument()
  rerender(<ChanceAnswer {...given} found={{ ...found, chances: [], outOfReach: [], total: 0 }} />)
  expect(screen.getByText('Seats of GM are open to you as well.')).toBeInTheDocument()
  rerender(<ChanceAnswer {...given} ask={askOf('2AG')} found={found} />)
  expect(screen.queryByText(/open to you as well/)).toBeNull()
})

test('where nothing stands it says why: no rank reached, filters that leave nothing, a page that is not there', () => {
  const none = { ...found, chances: [], total: 0, totalPages: 0 }
  const { rerender } = render(<ChanceAnswer {...GIVEN} found={none} />)
  expect(
    screen.getByRole('heading', { name: 'A rank of 7,000 was enough for no course in the lists of 2025' }),
  ).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No course closed at this rank or behind it.' })).toBeVisible()
  expect(screen.getByText('Below stands what was just out of reach.')).toBeVisible()
  rerender(<ChanceAnswer {...GIVEN} found={{ ...none, outOfReach: [] }} />)
  expect(screen.queryByText('Below stands what was just out of reach.')).toBeNull()

  rerender(<ChanceAnswer {...GIVEN} filters={readChanceFilters({ district: '5', sort: 'fee' })} found={none} />)
  expect(screen.getByRole('heading', { name: 'A rank of 7,000 in 2025' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'These filters leave no course.' })).toBeVisible()
  const off = screen.getAllByRole('link', { name: 'Take everything off' }).map((link) => link.getAttribute('href'))
  expect(off).toContain('/admission-chances/answer?sort=fee')
  expect(document.body).not.toHaveTextContent('was enough in')

  const filters = readChanceFilters({ district: '5', page: '999' })
  rerender(<ChanceAnswer {...GIVEN} filters={filters} found={{ ...found, chances: [], page: 999 }} />)
  expect(screen.getByRole('heading', { name: 'This answer has no page 999.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the first page' })).toHaveAttribute(
    'href',
    '/admission-chances/answer?district=5',
  )
})

test('rounds narrow the answer: those that the counts have, and one that was chosen', () => {
  const filters = readChanceFilters({ round: '3' })
  const facets = { ...found.facets, round: { '10': 4, '2': 7 } }
  const given = { families: [], districts: [], lang: 'en', text } as const
  const { rerender } = render(<ChanceFilters {...given} filters={filters} facets={facets} />)
  const rounds = screen.getByRole('group', { name: 'Round in which it was enough first', hidden: true })
  expect(
    within(rounds)
      .getAllByRole('checkbox', { hidden: true })
      .map((box) => [box.getAttribute('value'), box instanceof HTMLInputElement && box.checked]),
  ).toEqual([
    ['2', false],
    ['3', true],
    ['10', false],
  ])
  expect(screen.getByRole('link', { name: 'Take everything off', hidden: true })).toBeInTheDocument()
  // Of one round alone there is nothing to choose.
  rerender(<ChanceFilters {...given} filters={readChanceFilters({})} facets={{ ...facets, round: { '1': 4 } }} />)
  expect(screen.queryByRole('group', { name: 'Round in which it was enough first', hidden: true })).toBeNull()
})

test('what is set is counted and named above the answer, which the boxes keep nobody from; only a fee that is none opens them', () => {
  const show = (query: Record<string, string>) => {
    const { container } = render(
      <ChanceFilters
        filters={readChanceFilters(query)}
        facets={found.facets}
        families={[{ id: '101', name: { en: 'Civil' } }]}
        districts={[{ id: '5', name: { en: 'Bidar' } }]}
        lang="en"
        text={text}
      />,
    )
    return {
      isOpen: container.querySelector('details')?.open,
      said: container.querySelector('details + p')?.textContent ?? null,
    }
  }
  expect(show({})).toEqual({ isOpen: false, said: null })
  expect(show({ sort: 'nearest', page: '2' })).toEqual({ isOpen: false, said: null })
  expect(show({ in: '3' })).toEqual({ isOpen: false, said: '1 filter is set: Enough in round 3Take everything off' })
  const all = { course: '101,102', district: '5', fee: '90000', residential: '1', round: '1', in: '1,3' }
  const named = [
    ...['Civil', '102', 'Bidar', 'Fee in a year, at most (₹): 90,000', 'Residential only'],
    ...['Round in which it was enough first: 1', 'Enough in round 1', 'Enough in round 3'],
  ].join(' · ')
  expect(show(all)).toEqual({ isOpen: false, said: `8 filters are set: ${named}Take everything off` })
  expect(show({ fee: 'cheap' }).isOpen).toBe(true)
})

test('what was typed and chosen stays, and what is wrong stands beside its field; the first has the focus', () => {
  const family = exams[0]?.courseFamilies[0]
  render(
    <ChanceForm
      exams={exams}
      districts={[{ id: '12', name: { en: 'Bidar' } }]}
      typed={{ list: 'sample-cet:2025', rank: 'many', category: '' }}
      filters={readChanceFilters({ course: family?.id, district: '12', fee: '90000', residential: '1' })}
      problems={{ rank: 'badRank', category: 'chooseCategory' }}
      isKept={false}
      lang="en"
      text={text}
    />,
  )
  const rank = screen.getByRole('textbox', { name: 'Your rank' })
  expect(rank).toHaveValue('many')
  expect(rank).toHaveAccessibleDescription(/A rank is a number such as 21,400/)
  expect(screen.getByRole('combobox', { name: 'Your category' })).toBeInvalid()
  expect(rank).toHaveFocus()
  expect(rank.closest('form')).toHaveFormValues({
    [`course.${family?.id}`]: true,
    'district.12': true,
    fee: '90000',
    residential: true,
    keep: false,
  })
  expect(screen.getByRole('checkbox', { name: /Keep rank and category/ })).not.toBeChecked()
  expect(rank.closest('form')).toHaveAttribute('method', 'post')
  expect(screen.queryByRole('button', { name: 'Forget my rank and category' })).toBeNull()
})

test('a fee narrows only where one is known of a college of an exam', () => {
  const given = { districts: [], typed: {}, problems: {}, isKept: false, lang: 'en', text } as const
  const without = exams.map((exam) => ({ ...exam, hasFees: false }))
  const fee = () => screen.queryByRole('textbox', { name: 'Fee in a year, at most (₹)', hidden: true })
  const { rerender } = render(<ChanceForm {...given} exams={without} filters={readChanceFilters({})} />)
  expect(fee()).toBeNull()
  expect(
    screen.getByText('No fee of these colleges is known yet, so that they cannot be narrowed by it.'),
  ).toBeInTheDocument()
  // What was chosen can be taken back, and where a provider does not tell, it may be asked.
  rerender(<ChanceForm {...given} exams={without} filters={readChanceFilters({ fee: '5' })} />)
  expect(fee()).toBeInTheDocument()
  rerender(
    <ChanceForm {...given} exams={exams.map((exam) => ({ ...exam, hasFees: null }))} filters={readChanceFilters({})} />,
  )
  expect(fee()).toBeInTheDocument()
})

test('residential colleges can be asked for only where one is known, and what is not known is no “no”', () => {
  const given = { districts: [], typed: {}, problems: {}, isKept: false, lang: 'en', text } as const
  const without = exams.map((exam) => ({ ...exam, hasResidential: false }))
  const facets = { ...found.facets, isResidential: 0, residentialUnknown: 9 }
  const box = () => screen.queryByRole('checkbox', { name: /^Residential only/, hidden: true })
  const { rerender } = render(<ChanceForm {...given} exams={without} filters={readChanceFilters({})} />)
  expect(box()).toBeNull()
  expect(screen.getByText('Which of these colleges are residential is not known yet.')).toBeInTheDocument()
  const chosen = readChanceFilters({ residential: '1' })
  rerender(<ChanceForm {...given} exams={without} filters={chosen} />)
  expect(box()).toBeChecked()
  rerender(
    <ChanceForm
      {...given}
      exams={exams.map((exam) => ({ ...exam, hasResidential: null }))}
      filters={readChanceFilters({})}
    />,
  )
  expect(box()).toBeInTheDocument()
  const none = { ...found, chances: [], total: 0, totalPages: 0, facets }
  rerender(<ChanceAnswer {...GIVEN} found={none} />)
  expect(box()).toBeNull()
  expect(screen.queryByText(/whether they are residential/)).toBeNull()
  rerender(<ChanceAnswer {...GIVEN} filters={chosen} found={none} />)
  expect(box()).toBeChecked()
  expect(
    screen.getByText('9 courses of colleges of which it is not known whether they are residential are left out.'),
  ).toBeVisible()
})

test('of an institution with several codes each course says which is its own, on its page and in the answer', () => {
  const ranks = instituteRanksSchema.parse(answerOf('GET /institutes/{id}/closing-ranks'))
  const of = (code: string) =>
    ranks.map((exam) => ({
      ...exam,
      years: exam.years.map((year) => ({
        ...year,
        courses: year.courses.flatMap((course) => [
          course,
          { ...course, college: { code, name: `Kaveri (${code})`, place: null } },
        ]),
      })),
    }))
  const { rerender } = render(<InstituteRanks exams={of('S002')} lang="en" text={text} />)
  expect(screen.getAllByText('Code S001, in the lists: Kaveri Institute')).not.toEqual([])
  expect(screen.getAllByText('Code S002, in the lists: Kaveri (S002)')).not.toEqual([])
  expect(screen.getByText(/^The lists have this institution under several codes\./)).toBeInTheDocument()
  const tables = screen.getAllByRole('region', { name: /^Computer Science and Engineering \(S00[12]\)$/, hidden: true })
  expect(tables).toHaveLength(2)
  rerender(<InstituteRanks exams={of('S001')} lang="en" text={text} />)
  expect(screen.queryByText(/in the lists:|several codes/)).toBeNull()

  const several = found.chances.map((chance) => ({ ...chance, severalCodes: true }))
  rerender(<ChanceAnswer {...GIVEN} found={{ ...found, chances: several, outOfReach: [] }} hasCosts />)
  expect(screen.getByText('Code S001, in the lists: Kaveri Institute')).toBeInTheDocument()
  expect(
    screen.getByRole('link', { name: /^What a seat costs here ?: Kaveri Institute, Hunsur ?\(S001\)$/ }),
  ).toBeVisible()
  rerender(<ChanceAnswer {...GIVEN} found={{ ...found, outOfReach: [] }} hasCosts />)
  expect(screen.getByText(/· Code S001 ·|^Code S001 ·/)).toBeInTheDocument()
  expect(screen.queryByText(/in the lists:/)).toBeNull()
})

test('an institution has a table of category by round, with pages and the words of its codes', () => {
  const ranks = instituteRanksSchema.parse(answerOf('GET /institutes/{id}/closing-ranks'))
  const { rerender } = render(<InstituteRanks exams={ranks} lang="en" text={text} />)
  const table = screen.getByRole('table', { hidden: true })
  expect(within(table).getByRole('rowheader', { hidden: true, name: '2AG' })).toBeInTheDocument()
  expect(within(table).getByRole('cell', { hidden: true, name: '7,871.25 p. 3' })).toBeInTheDocument()
  expect(screen.getByText('Category 2A, general')).toBeInTheDocument()
  rerender(<InstituteRanks exams={[]} lang="en" text={text} />)
  expect(document.body).toHaveTextContent(/^$/)
})

test('on a Kannada page what is in English says so: names, places, titles of lists', () => {
  const ask = readAsk({ list: 'sample-cet:2025', rank: '7000', category: '2AG' }, exams)
  if ('problems' in ask) throw new Error('it can be asked')
  const { chances } = getMessages('kn')
  const given = {
    ask,
    found,
    filters: readChanceFilters({}),
    districts: [],
    shareUrl: '',
    hasCosts: false,
    ownLicence: null,
  } as const
  render(<ChanceAnswer {...given} lang="kn" text={chances} />)
  const listed = found.chances.flatMap(({ institute }) => institute ?? [])
  const english = [
    ...listed.filter(({ name }) => name.kn === undefined).map(({ name }) => name.en),
    found.lists[0]?.title,
  ]
  expect(english.length).toBeGreaterThan(1)
  for (const words of english)
    for (const shown of screen.getAllByText(words ?? '', { exact: true })) expect(shown).toHaveAttribute('lang', 'en')
})

test('what filters the fee is offered where one is known, says what it leaves out, and what it cannot read', () => {
  const facets = { ...found.facets, feeKnown: 0, feeUnknown: 9, feeOpen: 1_380 }
  const given = { families: [], districts: [], lang: 'en', text } as const
  const fee = () => screen.queryByRole('textbox', { name: 'Fee in a year, at most (₹)', hidden: true })
  const { rerender } = render(<ChanceFilters {...given} filters={readChanceFilters({})} facets={facets} />)
  expect(fee()).toBeNull()
  expect(screen.queryByRole('option', { name: 'Lowest fee first', hidden: true })).toBeNull()
  rerender(<ChanceFilters {...given} filters={readChanceFilters({})} facets={found.facets} />)
  expect(fee()).toBeInTheDocument()
  rerender(<ChanceFilters {...given} filters={readChanceFilters({ fee: 'much' })} facets={facets} />)
  expect(fee()).toHaveValue('much')
  expect(fee()).toHaveAccessibleDescription(/Write an amount such as 90,000 or 1\.5 lakh\./)
  rerender(<ChanceAnswer {...GIVEN} filters={readChanceFilters({ fee: '50k' })} found={{ ...found, facets }} />)
  const leftOut = '9 courses are left out: it is not known whether the fee is within this limit.'
  expect(screen.getByText(leftOut)).toBeInTheDocument()
  expect(screen.getByText(/^1,380 of these courses may cost more than this limit: it depends on/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Show them, too' })).toHaveAttribute(
    'href',
    '/admission-chances/answer?fee=50000&unknown=1',
  )
  const filters = readChanceFilters({ fee: '50k', unknown: '1' })
  const unsaid = found.chances.map((chance) => ({ ...chance, seatFee: null }))
  rerender(<ChanceAnswer key="unsaid" {...GIVEN} filters={filters} found={{ ...found, chances: unsaid, facets }} />)
  expect(screen.getAllByText(/Fees from ₹45,000 a year \(courses of this family\)/).length).toBe(unsaid.length)
  const chances = found.chances.map((chance) => ({ ...chance, seatFee: { from: 112_410, to: 121_610 } }))
  rerender(
    <ChanceAnswer key="among" {...GIVEN} filters={filters} found={{ ...found, chances, outOfReach: [], facets }} />,
  )
  const among = 'Of 9 courses among these it is not known whether the fee is within this limit.'
  expect(screen.getByText(among)).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Also those whose fee is not known', hidden: true })).toBeChecked()
  // What the seat costs leads over what the college says of such courses.
  expect(screen.getAllByText(/Government seat ₹1,12,410 to ₹1,21,610 a year/).length).toBe(chances.length)
  expect(screen.queryByText(/courses of this family/)).toBeNull()
})

test('without JavaScript what is ticked becomes a list at an address without a rank', () => {
  render(<ChanceAnswer {...GIVEN} lang="kn" text={getMessages('kn').chances} found={found} />)
  const { makeList, tick } = getMessages('kn').chances
  const box = screen.getByRole('checkbox', {
    name: /^ಪಟ್ಟಿಗೆ ?Kaveri Institute, Hunsur: ಪಟ್ಟಿಗೆ ಸೇರಿಸಿ$|^Kaveri Institute, Hunsur: ಪಟ್ಟಿಗೆ ಸೇರಿಸಿ$/,
  })
  expect(screen.getByText(tick)).toBeInTheDocument()
  const button = screen.getByRole('button', { name: makeList })
  const form = button.closest('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/kn/shortlist/shared', null])
  expect(box instanceof HTMLInputElement && [box.form === form, box.name, box.value]).toEqual([true, 'ids', '7'])
  expect(screen.getByText(/ಗರಿಷ್ಠ 40 ಸಂಸ್ಥೆಗಳು/)).toBeInTheDocument()
  // Of what is not in the directory there is nothing to put on a list.
  expect(screen.getAllByRole('checkbox', { name: /ಪಟ್ಟಿಗೆ ಸೇರಿಸಿ/ })).toHaveLength(1)
})

test('the answer is to be had as a file, posted with what narrows it, where its lists may be given on', () => {
  const filters = readChanceFilters({ district: '5', sort: 'fee', page: '2', all: '1' })
  const { rerender } = render(<ChanceAnswer {...GIVEN} filters={filters} found={found} />)
  const form = screen.getByRole('button', { name: 'Download as CSV' }).closest('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/api/chances/list', 'post'])
  expect(form).toHaveFormValues({ lang: 'en', district: '5', sort: 'fee' })
  expect(form?.querySelectorAll('[name=page], [name=all], [name=rank]')).toHaveLength(0)
  expect(
    screen.getByText('All courses and rounds for which it was enough, but without your rank', { exact: false }),
  ).toBeInTheDocument()
  const { ask } = GIVEN
  const years = ask.exam.years.map((year) => ({
    ...year,
    lists: year.lists.map((list) => ({ ...list, isSample: false, licence: null })),
  }))
  rerender(<ChanceAnswer {...GIVEN} ask={{ ...ask, exam: { ...ask.exam, years } }} found={found} />)
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull()
  expect(
    screen.getByText(/^The licence of these lists does not let us give them on as a file, or none is stated\./),
  ).toBeVisible()
  const own = years.map((year) => ({ ...year, lists: year.lists.map((list) => ({ ...list, licence: 'own' })) }))
  const ofOwn = { ...GIVEN, ask: { ...ask, exam: { ...ask.exam, years: own } }, found }
  rerender(<ChanceAnswer {...ofOwn} />)
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull()
  rerender(<ChanceAnswer {...ofOwn} ownLicence="CC-BY-4.0" />)
  expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeInTheDocument()
})

test('paper says which of how many stand on it, and from which day its lists are', () => {
  render(<ChanceAnswer {...GIVEN} found={found} />)
  expect(screen.getByText('1 to 1 of 21')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Up to 100 on one page, to print' })).toBeInTheDocument()
  expect(screen.getAllByText(/· dated 4 Aug 2025 · read on 24 Nov 2026$/).length).toBeGreaterThan(1)
  expect(screen.getByText(/^A link with your category, without your rank:/)).toBeInTheDocument()
})

test('a category that one exam alone has stands under it, and one of all above', () => {
  const [exam] = exams
  const [year] = exam?.years ?? []
  const [category] = year?.categories ?? []
  if (exam === undefined || year === undefined || category === undefined) throw new Error('the example has a category')
  const own = { code: 'NRI', name: { en: 'NRI' }, category: null, quota: null }
  const other = { ...exam, id: 'other', name: { en: 'Other Test' }, years: [{ ...year, categories: [own, category] }] }
  const given = { districts: [], typed: {}, filters: readChanceFilters({}), problems: {}, isKept: false } as const
  render(<ChanceForm {...given} exams={[exam, other]} lang="en" text={text} />)
  const select = screen.getByRole('combobox', { name: 'Your category' })
  const options = within(select).getAllByRole('option')
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['', '2AG', 'NRI'])
  const group = within(select).getByRole('group', { name: 'Only in Other Test' })
  expect(within(group).getAllByRole('option')).toHaveLength(1)
})

test('one table has all courses of an institution in one category, where it has several', () => {
  const ranks = instituteRanksSchema.parse(answerOf('GET /institutes/{id}/closing-ranks'))
  const { rerender } = render(<InstituteRanks exams={ranks} lang="en" text={text} />)
  expect(screen.queryByText('All courses in one category')).toBeNull()
  const several = ranks.map((exam) => ({
    ...exam,
    years: exam.years.map((year) => ({
      ...year,
      categories: [...year.categories, { code: 'GM', name: { en: 'GM' }, category: null, quota: null }],
      courses: year.courses.flatMap((course) => [
        course,
        { ...course, name: { en: 'Civil' }, ranks: course.ranks.map((rank) => ({ ...rank, rank: 12.5 })) },
        { ...course, name: { en: 'Mining' }, ranks: course.ranks.map((rank) => ({ ...rank, category: 'GM' })) },
      ]),
    })),
  }))
  rerender(<InstituteRanks exams={several} lang="en" text={text} />)
  expect(screen.getByText('All courses in one category')).toBeInTheDocument()
  const name = '2AG: Category 2A, general: closing ranks of 2025 by course and round'
  const table = within(screen.getByRole('table', { name, hidden: true }))
  expect(
    table
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['Computer Science and Engineering7,871.25p. 3', 'Civil12.5p. 3'])
  expect(table.getByRole('rowheader', { name: 'Civil', hidden: true })).toBeInTheDocument()
})

test('each thing that is set can be taken off by itself, and the rest stays', () => {
  const query = { course: '101,102', district: '5', fee: '90000', residential: '1', round: '1', in: '1,3', page: '2' }
  const given = { facets: found.facets, families: [{ id: '101', name: { en: 'Civil' } }], districts: [] } as const
  render(<ChanceFilters {...given} filters={readChanceFilters(query)} lang="en" text={text} />)
  const chips = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link')
  expect(chips.map((chip) => [chip.getAttribute('aria-label'), chip.getAttribute('href')])).toEqual(
    [
      ['Civil', 'course=102&district=5&fee=90000&residential=1&round=1&in=1,3'],
      ['102', 'course=101&district=5&fee=90000&residential=1&round=1&in=1,3'],
      ['5', 'course=101,102&fee=90000&residential=1&round=1&in=1,3'],
      ['Fee in a year, at most (₹): 90,000', 'course=101,102&district=5&residential=1&round=1&in=1,3'],
      ['Residential only', 'course=101,102&district=5&fee=90000&round=1&in=1,3'],
      ['Round in which it was enough first: 1', 'course=101,102&district=5&fee=90000&residential=1&in=1,3'],
      ['Enough in round 1', 'course=101,102&district=5&fee=90000&residential=1&round=1&in=3'],
      ['Enough in round 3', 'course=101,102&district=5&fee=90000&residential=1&round=1&in=1'],
    ].map(([name, rest]) => [`Remove filter ${name}`, `/admission-chances/answer?${rest}`]),
  )
})

test('the answer leads to the dates of its exam, where any is known', () => {
  const dates = () => screen.queryByRole('link', { name: 'Dates of this exam' })
  const { rerender } = render(<ChanceAnswer {...GIVEN} found={found} datesHref="/dates#exam-sample-cet" />)
  expect(dates()).toHaveAttribute('href', '/dates#exam-sample-cet')
  rerender(<ChanceAnswer {...GIVEN} found={found} />)
  expect(dates()).toBeNull()
})

test('on paper an option has a box and a number, and what is out of reach has neither: it cannot be entered as one', () => {
  const { container } = render(<ChanceAnswer {...GIVEN} found={{ ...found, page: 2, limit: 20 }} />)
  const [enough, missed] = container.querySelectorAll('ol')
  expect(enough?.querySelectorAll('[data-option-box]')).toHaveLength(1)
  expect(enough?.querySelector('p[aria-hidden]')).toHaveTextContent('21')
  expect(missed?.querySelectorAll('[data-option-box]')).toHaveLength(0)
  expect(missed?.querySelector('p[aria-hidden]')).toHaveTextContent(/^$/)
  expect([enough?.getAttribute('start'), missed?.getAttribute('start')]).toEqual(['21', null])
})

test('courses stand under their exam where there are several', () => {
  const [exam] = exams
  if (exam === undefined) throw new Error('the example has an exam')
  const other = {
    ...exam,
    id: 'other',
    name: { en: 'Other Test' },
    courseFamilies: [{ id: 'arts', name: { en: 'Arts' } }],
  }
  const given = {
    districts: [],
    typed: {},
    filters: readChanceFilters({}),
    problems: {},
    isKept: false,
    lang: 'en',
    text,
  } as const
  const { rerender } = render(<ChanceForm {...given} exams={[exam, other]} />)
  expect(screen.getByRole('combobox', { name: 'Exam and year' })).toHaveValue('sample-cet:2025')
  expect(within(screen.getByRole('group', { name: 'Other Test' })).getByRole('checkbox')).toHaveAccessibleName('Arts')
  // A course of both is one box.
  const both = { ...other, courseFamilies: [...exam.courseFamilies, ...other.courseFamilies] }
  rerender(<ChanceForm {...given} exams={[exam, both]} />)
  const [family] = exam.courseFamilies
  expect(document.querySelectorAll(`[name="course.${family?.id}"]`)).toHaveLength(1)
  rerender(<ChanceForm {...given} exams={[exam]} />)
  expect(screen.queryByRole('group', { name: exam.name.en, hidden: true })).toBeNull()
  expect(screen.getByRole('group', { name: 'Courses', hidden: true })).toBeInTheDocument()
  // The page for everybody does not know what is kept, and says so.
  expect(screen.getByText(/^Where this browser keeps a rank already/)).toBeInTheDocument()
  // What is kept for five minutes can be taken away, too.
  expect(screen.queryByRole('button', { name: 'Forget my rank and category' })).toBeNull()
  rerender(<ChanceForm {...given} exams={[exam]} canForget />)
  expect(screen.getByRole('button', { name: 'Forget my rank and category' })).toHaveAttribute('name', 'forget')
  expect(screen.queryByText(/^Where this browser keeps a rank already/)).toBeNull()
})

test('an institution’s words are those of all its years, with their source; a gap says whether it is known', () => {
  const [exam] = instituteRanksSchema.parse(answerOf('GET /institutes/{id}/closing-ranks'))
  const [year] = exam?.years ?? []
  if (exam === undefined || year === undefined) throw new Error('the example has a year')
  const old = { code: 'SCG', name: { en: 'Scheduled Castes' }, category: null, quota: null }
  const lists = [...year.lists, { ...listOf(2, '2AG'), id: '9' }]
  const years = [
    { ...year, lists },
    { ...year, year: 2019, categories: [old, { ...old, code: 'GMP', name: { en: 'GMP' } }] },
  ]
  const wordsFrom = { name: { en: 'An order of 2002' }, url: null, read_at: '2026-11-24', isFromCopy: false }
  render(<InstituteRanks exams={[{ ...exam, years, wordsFrom }]} lang="en" text={text} />)
  expect(screen.getByText('SCG')).toBeInTheDocument()
  expect(screen.getByText('Scheduled Castes')).toBeInTheDocument()
  expect(screen.getByText('The authority has published no words for this code that we could find.')).toBeInTheDocument()
  expect(
    screen.getByText('From: An order of 2002, read on 24 Nov 2026. What your certificate says counts.'),
  ).toBeInTheDocument()
  const [table] = screen.getAllByRole('table', { hidden: true })
  expect(within(table ?? document.body).getByRole('cell', { hidden: true, name: 'not known' })).toBeInTheDocument()
  expect(screen.getByText(/^“\?”: not known\./)).toBeInTheDocument()
  expect(screen.queryByText(/^“–”/)).toBeNull()
})

test('who is meant is said once for all codes, each with its source: the page that says so, or what was read', () => {
  const [year] = exams[0]?.years ?? []
  const [given] = year?.categories ?? []
  if (given?.category?.source === undefined || given.category.source === null)
    throw new Error('the example has a source')
  const read = { ...given.category, source: { ...given.category.source, url: null, isFromCopy: false } }
  const kannada = { ...given, code: '2AK', category: { ...read, code: '2X' } }
  render(
    <CategoryLegend categories={[given, { ...given, code: '2AR' }, kannada]} from={null} lang="en" text={text} open />,
  )
  expect(screen.getAllByText('Category 2A, general')).toHaveLength(3)
  expect(screen.getAllByText('Listed backward classes')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'An order' })).toHaveAttribute('href', 'https://example.org/order.pdf')
  const sources = screen.getAllByText(/^Source:/).map((source) => source.textContent)
  expect(sources).toEqual([
    'Source: An order · checked on 24 Nov 2026, from a stored copy of the page',
    'Source: An order · checked on 24 Nov 2026',
  ])
  expect(screen.getByText('Who is meant')).toBeInTheDocument()
  expect(screen.getByText('What your certificate says counts.')).toBeInTheDocument()
})

test('a round without a rank parts the drawn line', () => {
  const rounds = [10, 20, null, 30].map((rank) => (rank === null ? { rank, isNobody: false } : { rank, page: null }))
  const drawn = chartOf({ category: 'GM', rounds }, 30)?.map((path) => path.replace(/[\d. ]+/g, ''))
  expect(drawn).toEqual(['MLM', 'MhMhMh'])
})

test('a line is drawn where a year has three rounds: of two it says what both numbers say, and a phone has no place', () => {
  const [exam] = instituteRanksSchema.parse(answerOf('GET /institutes/{id}/closing-ranks'))
  const [year] = exam?.years ?? []
  if (exam === undefined || year === undefined) throw new Error('the example has a year')
  const ofRounds = (...rounds: number[]) => {
    const lists = rounds.map((round) => ({ ...listOf(round, '2AG'), id: `list ${round}` }))
    const courses = year.courses.map((course) => ({
      ...course,
      ranks: lists.map(({ id, round }) => ({ category: '2AG', list: id, round, rank: 100 * round, page: 3 })),
    }))
    return [{ ...exam, years: [{ ...year, lists, courses }] }]
  }
  const { container, rerender } = render(<InstituteRanks exams={ofRounds(1, 2)} lang="en" text={text} />)
  const ofRow = () => [...container.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td').length)
  const drawn = () => container.querySelectorAll('tbody svg').length
  expect([ofRow(), drawn()]).toEqual([[2], 0])
  rerender(<InstituteRanks exams={ofRounds(1, 2, 3)} lang="en" text={text} />)
  expect([ofRow(), drawn()]).toEqual([[4], 1])
})

test('where the search fails, what is asked again has the filters and the page', () => {
  const given = { route: '/admission-chances/answer', exams: 'failed', lang: 'en', text, children: null } as const
  render(<ChancesView {...given} retryHref="/admission-chances/answer?district=5&page=2" />)
  expect(screen.getByText('The closing ranks cannot be shown at the moment.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/admission-chances/answer?district=5&page=2',
  )
})

test('a rank that is the closing rank itself says so, and the head of invented lists that they are', () => {
  // Of a provider that does not tell every round.
  const at = found.chances.map((chance) => ({ ...chance, margin: 0, rounds: [] }))
  render(<ChanceAnswer {...GIVEN} found={{ ...found, chances: at }} />)
  expect(screen.getByText('Was enough in round 1: it closed at your rank.')).toBeInTheDocument()
  expect(screen.getByText('Invented, as an example: no such exam is held.')).toBeInTheDocument()
})
