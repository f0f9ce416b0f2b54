import { cleanup, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import type { Scholarship } from '@/lib/contract/scholarship'
import { getMessages } from '@/lib/messages/catalogue'
import type { CostField } from '@/lib/rules/costs/cost-form'
import { FEE_SHEET } from '@/testing/fee-sheet'
import { readDetail } from '@/testing/institute-sample'
import { CostsView } from './costs-view'

type Props = ComponentProps<typeof CostsView>
type Typed = Partial<Record<CostField, string>>

const show = (props: Partial<Props>, lang: 'en' | 'kn' = 'en') =>
  render(
    <CostsView
      route="/costs"
      scholarships={null}
      today="2026-11-25"
      sheets={[FEE_SHEET]}
      reply={null}
      college={null}
      lang={lang}
      text={getMessages(lang).costs}
      sourceText={getMessages(lang).sources}
      {...props}
    />,
  )
const answer = (typed: Typed, lang: 'en' | 'kn' = 'en') =>
  show({ route: '/costs/answer', reply: { typed: { seat: 'government', ...typed }, failure: null } }, lang)

const answered = () => screen.getByRole('region', { name: /would pay|cannot say|ಕುಟುಂಬ/ })

test('a family of 2A is told a year, the whole course, and why', () => {
  answer({ line: '2025-26:engineering:government', category: '2A', income: '0-250000' })
  expect(screen.getByRole('heading', { level: 2, name: 'Your family would pay about ₹44,200 a year' })).toBeVisible()
  const told = answered()
  expect(told).toHaveTextContent('₹1,76,800 for the whole course (4 years, if the fee stays as it is in 2025-26)')
  expect(told).toHaveTextContent(
    'You chose: Engineering · Government colleges · Government seat · 2A · ₹2,50,000 or less',
  )
  expect(told).toHaveTextContent('Column 2: GM, 2A, 2B, 3A, 3B')
  expect(told).toHaveTextContent('Within the fee: ₹10,610 for the university, ₹10,000 other fees')
  expect(told).toHaveTextContent('Hostel and mess: ask the college for its figure')
  expect(told).toHaveTextContent(
    'no order number · dated 23 Jul 2024 · page 1 · compared with the sheet on 25 Nov 2026',
  )
  // And each line says where it stands.
  const lines = within(answered()).getAllByText('Fee for a year')
  for (const line of lines) expect(line).toHaveTextContent(/sheet of 2025-26, page 1$/)
  expect(within(told).getAllByText(/^Year \d$/)).toHaveLength(4)
})

test('an error in it is reported without a word of the family', () => {
  answer({ line: '2025-26:engineering:government', category: '2A', income: '0-250000' })
  expect(screen.getByRole('link', { name: 'Report an error' })).toHaveAttribute('href', '/correction?figure=costs')
})

test('semesters and extras are added up in the open', () => {
  answer({ line: '2025-26:farm-science:private', category: 'GM', income: '1000000-' })
  const rows = within(answered())
    .getAllByRole('term')
    .map((term) => term.parentElement?.textContent)
  expect(rows.slice(0, 3)).toEqual([
    expect.stringMatching(/^Fee for a semesterColumn 2.*₹60,500$/),
    'Two semesters make a year× 2',
    'A year in all₹1,21,000',
  ])
})

test('an extra stands beside the fee', () => {
  answer({ line: '2025-26:architecture:aided', category: 'GM' })
  expect(answered()).toHaveTextContent(
    /besides the fees above \(note 1 of the sheet\)sheet of 2025-26, page 1\+ ₹650A year in all₹44,850/,
  )
})

test('what is within a fee is said of the courses of which the sheet says it', () => {
  answer({ line: '2025-26:architecture:government', category: 'GM' })
  expect(answered()).toHaveTextContent('Within the fee: ₹11,260 for the university')
  expect(answered()).not.toHaveTextContent('₹10,000 other fees')
  cleanup()
  // Less than what others pay by just that.
  answer({ line: '2025-26:engineering:government', category: '1', income: '0-250000' })
  expect(answered()).toHaveTextContent('₹23,590 a year')
  expect(answered()).not.toHaveTextContent('Within the fee')
  expect(answered()).toHaveTextContent('Whether these are within Category-1’s fee as well the sheet does not say.')
})

test('of an SNQ seat it says that who gets it stands elsewhere', () => {
  answer({ line: '2025-26:engineering:government', category: 'GM', seat: 'snq' })
  expect(answered()).toHaveTextContent('Who gets an SNQ seat depends on limits that this sheet does not name')
})

test('two columns that the sheet does not tell apart are both shown, as a range', () => {
  answer({ line: '2025-26:veterinary:government', category: 'ST', income: '0-250000' })
  expect(answered()).toHaveTextContent('Your family would pay about ₹12,955 to ₹76,380 a year')
  expect(answered()).toHaveTextContent('does not say which is yours')
  expect(answered()).toHaveTextContent('The whole course: not known. The course includes an internship')
  expect(within(answered()).queryByText('Each year')).toBeNull()
})

test('where both leave it open, category or income and the sheet, both are said', () => {
  answer({ line: '2025-26:veterinary:government', category: 'SC' })
  expect(answered()).toHaveTextContent('because category or income is not said')
  expect(answered()).toHaveTextContent('does not say which is yours')
})

test('who does not know of which type a private college is gets the range of both, and why', () => {
  answer({ line: '2025-26:engineering:unaided-1 or unaided-2', category: '2A', income: '0-250000' })
  const told = answered()
  expect(told).toHaveTextContent('Your family would pay about ₹1,12,410 to ₹1,21,610 a year')
  expect(told).toHaveTextContent('₹4,49,640 to ₹4,86,440 for the whole course')
  expect(told).toHaveTextContent(/You chose: Engineering · Type-1: .* \/ Type-2: .* · Government seat · 2A/)
  expect(told).toHaveTextContent('From the least to the most of these kinds of college: which of them it is')
  expect(told).not.toHaveTextContent('because category or income is not said')
  expect(told).not.toHaveTextContent('Within the fee')
  const rows = within(told).getAllByText('Fee for a year')
  expect(rows.map((row) => /Type-\d/.exec(row.textContent ?? '')?.[0])).toEqual(['Type-1', 'Type-2'])
  cleanup()
  show({})
  const options = within(screen.getByLabelText('Course and kind of college')).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toContainEqual(
    expect.stringMatching(/^Engineering: not sure which: Type-1: .* \/ Type-2: /),
  )
})

test('a family that says nothing of itself gets a range with its reason', () => {
  answer({ line: '2025-26:engineering:unaided-2' })
  expect(answered()).toHaveTextContent('₹0 to ₹1,21,610 a year')
  expect(answered()).toHaveTextContent('because category or income is not said')
  expect(answered()).not.toHaveTextContent('Within the fee')
})

test.each<[string, Typed, string]>([
  ['a management seat', { seat: 'management' }, 'No authority fixes what a management seat costs'],
  [
    'a seat that the sheet does not have there',
    { seat: 'snq', line: '2025-26:b-pharma:unaided' },
    'The sheet has no fee for such a seat',
  ],
])('%s: no sum, and whom to ask', (_, typed, told) => {
  answer({ line: '2025-26:engineering:unaided-1', category: 'GM', income: '0-250000', ...typed })
  expect(screen.getByRole('heading', { name: 'We cannot say what your family would pay' })).toBeVisible()
  expect(answered()).toHaveTextContent(told)
  expect(answered()).not.toHaveTextContent('whole course')
})

test('the form keeps what was chosen, and says beside its cause what is missing', () => {
  const failure = { reason: 'invalid', errors: { line: 'Choose a course and a kind of college.' } } as const
  show({ route: '/costs/answer', reply: { typed: { line: '', category: 'SC', income: '1000000-' }, failure } })
  expect(screen.getByRole('combobox', { name: 'Course and kind of college' })).toHaveFocus()
  expect(screen.getByLabelText('Course and kind of college')).toHaveAccessibleDescription(/Choose a course/)
  expect(screen.getByLabelText('Category')).toHaveValue('SC')
  expect(screen.getByLabelText('Income of the family in a year')).toHaveValue('1000000-')
})

test('category and income are posted, and stand in no address', () => {
  const { container } = show({})
  const form = container.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/costs'])
  expect(screen.getByText(/sent when you press the button, and not before/)).toBeVisible()
})

test('a post that was not taken says so above the form, and what was chosen is kept', () => {
  const typed = { line: '2025-26:engineering:government', category: '3B' }
  show({ route: '/costs/answer', reply: { typed, failure: { reason: 'away', message: null } } })
  expect(screen.getByRole('alert')).toHaveTextContent(
    'That did not work. What you chose is still here: please press again.',
  )
  expect(screen.getByLabelText('Category')).toHaveValue('3B')
  expect(screen.getByLabelText('Course and kind of college')).toHaveValue(typed.line)
  expect(screen.queryByRole('region', { name: /would pay/ })).toBeNull()
})

test('what the form offers is in words: seats, categories and incomes, and that nothing need be said', () => {
  show({})
  const optionsOf = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent)
  expect(optionsOf('Seat')).toEqual(['Government seat', 'SNQ seat (supernumerary quota)', 'Management seat'])
  expect(optionsOf('Category')).toEqual([
    'I would rather not say',
    'GM (general merit)',
    'Category-1',
    '2A',
    '2B',
    '3A',
    '3B',
    'SC (Scheduled Caste)',
    'ST (Scheduled Tribe)',
  ])
  expect(optionsOf('Income of the family in a year')).toEqual([
    'I would rather not say',
    '₹2,50,000 or less',
    'More than ₹2,50,000, up to ₹10,00,000',
    'More than ₹10,00,000',
  ])
  const lines = screen.getByLabelText('Course and kind of college')
  expect(lines).toHaveAccessibleDescription('The college knows which kind it is.')
  expect(within(lines).getAllByRole('option')[0]).toHaveTextContent('Choose…')
  expect(within(lines).getAllByRole('group')[0]).toHaveAttribute('label', 'Engineering, 2025-26')
})

test('of a year’s fee whose period the sheet does not say that is said', () => {
  answer({ line: '2025-26:engineering:government', category: 'GM' })
  expect(answered()).toHaveTextContent('Fee for a year')
  expect(answered()).toHaveTextContent('The sheet does not say for which period; we read it as a year.')
  cleanup()
  answer({ line: '2025-26:farm-science:private', category: 'GM', income: '1000000-' })
  expect(answered()).not.toHaveTextContent('we read it as a year')
})

test('a sheet that has a number bears it', () => {
  const sheet = { ...FEE_SHEET, order: 'ED 7 TEC 2030' }
  show({ sheets: [sheet] })
  expect(screen.getByText(/order ED 7 TEC 2030 · dated/)).toBeInTheDocument()
})

test('a provider that fails is asked again by a link, and one without sheets says where else fees stand', () => {
  const { unmount } = show({ sheets: 'failed' })
  expect(screen.getByText('Please try again in a moment.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/costs')
  unmount()
  show({ sheets: null })
  expect(screen.getByText(/Each institution’s page says what is known of its own fees/)).toBeVisible()
})

test('every line of the sheet can be chosen, for each of its courses', () => {
  show({})
  const lines = within(screen.getByLabelText('Course and kind of college')).getAllByRole('option')
  // And of engineering and of architecture one for Type-1 and Type-2, which are run alike.
  expect(lines).toHaveLength(1 + (7 + 1) * 2 + 2 + 1 + 2 + 1 + 1)
})

test('the whole sheet stands folded below', () => {
  show({})
  const row = within(screen.getByRole('table', { name: 'Engineering / Architecture courses', hidden: true })).getByRole(
    'row',
    {
      name: /Deemed/,
      hidden: true,
    },
  )
  expect(
    within(row)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent?.replace(/^.*?(?=₹|–$)/, '')),
  ).toEqual(['₹1,12,410', '–', '₹0', '₹0', '₹88,820'])
})

test.each([
  ['nothing is kept any more', { reply: null }, /kept for five minutes/],
  ['a line that no sheet has', { reply: { typed: { line: '2019-20:law:government' }, failure: null } }, /on no sheet/],
  ['a provider that fails', { sheets: 'failed' }, /cannot be shown at the moment/],
  ['a provider without sheets', { sheets: null }, /No fees are published here/],
] as const)('%s: it is said', (_, props, told) => {
  show({ route: '/costs/answer', ...props })
  expect(screen.getByText(told)).toBeVisible()
})

test('in Kannada', () => {
  answer({ line: '2025-26:engineering:government', category: '1', income: '0-250000' }, 'kn')
  expect(screen.getByRole('heading', { level: 2, name: 'ನಿಮ್ಮ ಕುಟುಂಬ ಕೊಡಬೇಕಾದದ್ದು ಸುಮಾರು ವರ್ಷಕ್ಕೆ ₹23,590' })).toBeVisible()
  expect(answered()).toHaveTextContent('ಅಂಕಣ 6: ಪ್ರವರ್ಗ-1')
})

const VIDYASIRI: Scholarship = {
  id: 'vidyasiri',
  name: { en: 'Vidyasiri' },
  giver: { en: 'Backward Classes Welfare Department' },
  year: null,
  applies: [{ category: '2A', over: null, upto: 100_000 }],
  courses: [],
  gives: { en: '₹15,000 a year' },
  conditions: [{ en: 'No place in a hostel' }],
  apply: { en: 'Online' },
  until: '2026-10-31',
  url: 'https://bcwd.karnataka.gov.in/x',
  readOn: '2026-11-25',
  isFromCopy: false,
  isSample: false,
}

describe('scholarships', () => {
  const withThem = (category: string, income: string, until: string | null = null, isFromCopy = false) =>
    show({
      route: '/costs/answer',
      scholarships: [{ ...VIDYASIRI, until, isFromCopy }],
      reply: { typed: { line: '2025-26:engineering:aided', category, income }, failure: null },
    })
  const told = () => screen.getByRole('region', { name: 'Scholarships that may fit' })

  test('that fit stand with who, where, until when and which page says so', () => {
    withThem('2A', '0-100000', '2026-12-01')
    expect(told()).toHaveTextContent(/Vidyasiri₹15,000 a year.*No place in a hostel.*Where to apply: Online/)
    expect(told()).toHaveTextContent('Apply until 1 Dec 2026.')
    expect(told()).toHaveTextContent(
      'Backward Classes Welfare Department · bcwd.karnataka.gov.in · checked on 25 Nov 2026',
    )
    expect(answered()).toHaveTextContent('₹44,200 a year')
    expect(told()).toHaveTextContent('None is taken off the sum above')
    expect(told()).toHaveTextContent('We know of 1 scholarship in all; there are many more.')
  })

  test('that are invented say so', () => {
    const invented = { ...VIDYASIRI, id: 'invented', isSample: true }
    show({
      route: '/costs/answer',
      scholarships: [VIDYASIRI, invented],
      reply: { typed: { line: '2025-26:engineering:aided', category: '2A', income: '0-100000' }, failure: null },
    })
    expect(within(told()).getAllByText('Invented, as an example')).toHaveLength(1)
    expect(told()).toHaveTextContent('We know of 1 scholarship in all')
  })

  test('of several academic years each says of which it is; what has ended stands last', () => {
    const of = (year: string, until: string) => ({ ...VIDYASIRI, id: year, year, until })
    show({
      route: '/costs/answer',
      scholarships: [of('2025-26', '2025-10-31'), of('2026-27', '2026-12-01')],
      reply: { typed: { line: '2025-26:engineering:aided', category: '2A', income: '0-100000' }, failure: null },
    })
    expect(told()).toHaveTextContent(
      /Vidyasiri · 2026-27.*Apply until 1 Dec 2026\..*Vidyasiri · 2025-26.*Closed since 31 Oct 2025/,
    )
    // Told of two years, it is one.
    expect(told()).toHaveTextContent('We know of 1 scholarship in all')
  })

  test('of which the page names neither an amount nor a place say so', () => {
    show({
      route: '/costs/answer',
      scholarships: [{ ...VIDYASIRI, gives: null, apply: null }],
      reply: { typed: { line: '2025-26:engineering:aided', category: '2A', income: '0-100000' }, failure: null },
    })
    expect(told()).toHaveTextContent('names no amount')
    expect(told()).toHaveTextContent('does not say where to apply')
  })

  test('that cannot be read now are not left out without a word', () => {
    show({
      route: '/costs/answer',
      scholarships: 'failed',
      reply: { typed: { line: '2025-26:engineering:aided', category: '2A' }, failure: null },
    })
    expect(screen.getByText('Scholarships that may fit cannot be shown at the moment.')).toBeVisible()
    expect(answered()).toHaveTextContent('₹44,200 a year')
  })

  test('of which a copy was read, and not the page, say so', () => {
    withThem('2A', '0-100000')
    expect(told()).not.toHaveTextContent('stored copy')
    cleanup()
    withThem('2A', '0-100000', null, true)
    expect(told()).toHaveTextContent('checked on 25 Nov 2026, from a stored copy of the page')
  })

  test.each([
    ['2026-11-24', 'Closed since 24 Nov 2026'],
    ['2026-11-25', 'Apply until 25 Nov 2026'],
    [null, 'names no last day'],
  ])('of which the last day is %s: %s', (until, said) => {
    withThem('2A', '', until)
    expect(told()).toHaveTextContent(said)
  })

  test.each([
    ['GM', '0-100000'],
    ['2A', '100000-250000'],
  ])('that are not for %s with %s do not stand there', (category, income) => {
    withThem(category, income)
    expect(told()).toHaveTextContent('We know of none that fits.')
  })

  test('make the incomes finer that can be chosen, and a provider without them says nothing of any', () => {
    const { unmount } = withThem('2A', '0-100000')
    const incomes = () => within(screen.getByLabelText('Income of the family in a year')).getAllByRole('option')
    expect(incomes().map((option) => option.textContent)).toContain('More than ₹1,00,000, up to ₹2,50,000')
    unmount()
    answer({ line: '2025-26:engineering:aided', category: '2A' })
    expect(screen.queryByText(/Scholarships/)).toBeNull()
    expect(incomes()).toHaveLength(4)
  })
})

describe('with a college', () => {
  const college = (institute: object, more: object = {}) => ({
    id: '7',
    detail: readDetail({
      institute: { institute_name: 'Hill College', ownership: 'private', ...institute },
      courses: [{ course_name: 'Civil', course_category: 'Bachelor of Engineering' }],
      ...more,
    }),
  })
  const HOSTEL = { hostel_fee: { from: 60_000, to: 90_000 } }
  const MESS = { mess_fee: { from: 36_000, to: 36_000 } }
  const at = (chosen: ReturnType<typeof college> | 'failed', typed: Typed = {}, lang: 'en' | 'kn' = 'en') =>
    show(
      {
        route: '/costs/answer',
        college: chosen,
        reply: {
          typed: { line: '2025-26:engineering:unaided-1', seat: 'government', category: 'GM', college: '7', ...typed },
          failure: null,
        },
      },
      lang,
    )
  const rows = () =>
    within(screen.getByRole('table', { name: 'With hostel and mess' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.lastChild?.textContent))

  test('hostel and mess stand beside the seat, each year and for the whole course', () => {
    at(college({ ...HOSTEL, ...MESS }))
    expect(rows()).toEqual([
      ['Part', 'A year', 'The whole course'],
      ['Seat', '₹1,12,410', '₹4,49,640'],
      ['Hostel', '₹60,000 to ₹90,000', '₹2,40,000 to ₹3,60,000'],
      ['Mess (meals)', '₹36,000', '₹1,44,000'],
      ['Together: Seat, Hostel and Mess (meals)', '₹2,08,410 to ₹2,38,410', '₹8,33,640 to ₹9,53,640'],
    ])
    const told = answered()
    expect(told).toHaveTextContent('Government seat · GM (general merit) · Hill College')
    expect(told).toHaveTextContent('Hostel and mess as Hill College asks for them; who lives elsewhere pays neither.')
    expect(told).not.toHaveTextContent('it is not known')
    expect(told).not.toHaveTextContent('ask the college for its figure')
    expect(told).toHaveTextContent('Books, travel')
    expect(within(told).getByText('Each year: Seat, Hostel and Mess (meals)')).toBeInTheDocument()
    expect(
      within(told)
        .getAllByText(/^Year \d$/)
        .map((year) => year.parentElement?.lastChild?.textContent),
    ).toEqual(Array(4).fill('₹2,08,410 to ₹2,38,410'))
    expect(screen.getByRole('heading', { name: 'Your family would pay about ₹1,12,410 a year' })).toBeVisible()
  })

  test('what nobody has told is named, and in no sum', () => {
    at(college(HOSTEL))
    expect(rows().at(-1)?.[0]).toBe('Together: Seat and Hostel')
    expect(answered()).toHaveTextContent('Not added up, because it is not known: Mess (meals).')
    cleanup()
    at(college(MESS), { seat: 'management' })
    expect(rows()).toHaveLength(2)
    expect(answered()).toHaveTextContent('Not added up, because it is not known: Seat and Hostel.')
    expect(answered()).toHaveTextContent('We cannot say what your family would pay')
    expect(answered()).toHaveTextContent('No authority fixes what a management seat costs')
  })

  test('of one that says nothing of living there the answer is as without it, with the way to ask', () => {
    at(college({}))
    expect(screen.queryByRole('table', { name: 'With hostel and mess' })).toBeNull()
    expect(answered()).toHaveTextContent('Hostel and mess: ask the college for its figure')
    expect(answered()).not.toHaveTextContent('somebody wrote them')
    expect(within(answered()).getByText('Each year')).toBeInTheDocument()
    expect(within(answered()).getByRole('link', { name: 'Ask Hill College' })).toHaveAttribute(
      'href',
      '/college/detail?id=7#contact-heading',
    )
  })

  const STATEMENTS = {
    sources: [{ name: 'colleges', title: 'Fees of colleges', licence: 'CC-BY-4.0', dated: '2026-06-01' }],
    statements: [{ figure: 'management_fee', source: 'colleges', value: '₹1,50,000', is_shown: true }],
  }

  test('a management seat is the college’s own range, with who says so, and not the sheet’s', () => {
    at(college({ management_fee: { from: 150_000, to: 250_000 } }, STATEMENTS), { seat: 'management' })
    const told = screen.getByRole('region', { name: 'Your family would pay about ₹1,50,000 to ₹2,50,000 a year' })
    // The year of the sheet is not that of the college’s figure.
    expect(told).toHaveTextContent('₹6,00,000 to ₹10,00,000 for the whole course (4 years, if it stays as it is)')
    expect(told).toHaveTextContent('what the college itself asks for a management seat')
    expect(told).toHaveTextContent(/Source: Fees of colleges · .* as of 1 Jun 2026/)
    expect(told).not.toHaveTextContent('somebody wrote')
    expect(told).not.toHaveTextContent('Because')
    expect(told).not.toHaveTextContent('Karnataka Examinations Authority')
    expect(screen.getByText(/compared with the sheet on/)).toBeInTheDocument()
  })

  test('a namesake is told apart', () => {
    at(college({ ...HOSTEL, ...MESS, disambiguation: 'Hinkal' }))
    expect(screen.getByText('At Hill College, Hinkal')).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'For Hill College, Hinkal' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Hill College, Hinkal/ })).toBeInTheDocument()
  })

  test('figures that no list says are said to be written by hand', () => {
    at(college(MESS))
    expect(answered()).toHaveTextContent('The college’s own figures stand in no list')
  })

  test('its lines stand first in the form, and it goes with what is posted', () => {
    const { container } = show({ college: college({}) })
    const [first] = within(screen.getByLabelText('Course and kind of college')).getAllByRole('group')
    expect(first).toHaveAttribute('label', 'For Hill College')
    expect([...(first?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual([
      '2025-26:engineering:unaided-1',
      '2025-26:engineering:unaided-2',
      '2025-26:engineering:unaided-1 or unaided-2',
    ])
    expect(within(screen.getByLabelText('Course and kind of college')).getAllByRole('option')).toHaveLength(24)
    expect(screen.getByText('At Hill College')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Without a college' })).toHaveAttribute('href', '/costs')
    expect(container.querySelector('input[name="college"]')).toHaveValue('7')
  })

  test('one that cannot be read now is not left out without a word, and stays chosen', () => {
    const { container } = at('failed')
    expect(screen.getAllByText('What the college itself asks cannot be shown at the moment.')[0]).toBeVisible()
    expect(container.querySelector('input[name="college"]')).toHaveValue('7')
    expect(answered()).toHaveTextContent('Hostel and mess: ask the college for its figure')
  })

  test('in Kannada', () => {
    at(college(HOSTEL), {}, 'kn')
    expect(screen.getByRole('table', { name: 'ಹಾಸ್ಟೆಲ್ ಮತ್ತು ಊಟ ಸೇರಿದರೆ' })).toHaveTextContent('ಒಟ್ಟು: ಸೀಟು ಮತ್ತು ಹಾಸ್ಟೆಲ್')
    expect(answered()).toHaveTextContent('ಕೂಡಿಸದಿರುವುದು: ಊಟ (ಮೆಸ್).')
  })
})
