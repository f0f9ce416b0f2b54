/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { becomeToastHost, type Toast } from '@/components/ui/toast'
import { comparison as selected } from '@/lib/client/comparison/comparison-store'
import type { FeeSheet } from '@/lib/contract/fee-rules'
import { type InstituteCard, instituteDetailSchema } from '@/lib/contract/institute'
import { getMessages } from '@/lib/messages/catalogue'
import { type Compared, toCompared } from '@/lib/rules/comparison/compare'
import { FEE_SHEET } from '@/testing/fee-sheet'
import type { Found } from './add-institute'
import { CompareView } from './compare-view'
import type { Removed } from './removed-note'

function item(
  id: string,
  fields: object = {},
  name: unknown = `College ${id}`,
  sheets: readonly FeeSheet[] = [],
): Compared {
  const detail = instituteDetailSchema.parse({ data: { institute: { institute_name: name }, ...fields } })
  if (detail === null) throw new Error('no institution')
  return toCompared(id, detail, { en: 'Engineering' }, sheets)
}
const RICH = item('1', {
  address: { city: 'Mysuru', district: 'Mysuru' },
  reviewStats: { average_rating: 4.6, review_count: 12 },
  courses: Array.from({ length: 9 }, (_, n) => ({ course_name: `Course ${n}`, fees: 40_000 + n, seat: 60 })),
  facilities: [{ title: { en: 'Library', kn: 'ಗ್ರಂಥಾಲಯ' } }],
})
const POOR = item('2', { address: { city: 'Udupi' } })

type Options = {
  items?: Compared[]
  found?: Found | null
  lang?: 'en' | 'kn'
  missing?: number
  away?: number
  tooMany?: boolean
  removed?: Removed | null
}

function view(options: Options) {
  const { items = [RICH, POOR], found = null, lang = 'en', removed = null } = options
  const { missing = 0, away = 0, tooMany = false } = options
  const asked = items.map(({ id }) => id)
  const comparison = { asked, items, missing, away, tooMany }
  const url = `https://guide.example/compare?ids=${asked.join(',')}`
  const text = getMessages(lang).compare
  return (
    <CompareView
      comparison={comparison}
      removed={removed}
      found={found}
      url={url}
      lang={lang}
      text={text}
      reportText="Report an error"
    />
  )
}
const open = (options: Options = {}) => render(view(options))
const row = (name: RegExp | string) => within(screen.getByRole('row', { name }))
const cells = (name: RegExp | string) =>
  row(name)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

beforeEach(() => selected.replace([]))

test('an error is reported of each institution that is compared', () => {
  open()
  const reports = screen.getAllByRole('link').filter((each) => each.getAttribute('href')?.startsWith('/correction'))
  expect(reports.map((each) => each.getAttribute('href'))).toEqual(['/correction?id=1', '/correction?id=2'])
})

test('the address to pass on stands there to be read, where no script can copy it', () => {
  open()
  const link = screen.getByRole('link', { name: 'https://guide.example/compare?ids=1,2' })
  expect(link).toHaveAttribute('href', 'https://guide.example/compare?ids=1,2')
  expect(link.parentElement).toHaveClass('scripting:hidden')
})

test('passed on by the clipboard, it says "Link copied."', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const toasts: Toast[] = []
  const leave = becomeToastHost((toast) => toasts.push(toast))
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Link copied.' }]))
  expect(writeText).toHaveBeenCalledWith('https://guide.example/compare?ids=1,2')
  leave()
})

test('institutions stand side by side, what is not known says so', () => {
  open()
  expect(screen.getByRole('table', { name: 'Comparison of College 1, College 2' })).toBeVisible()
  expect(
    screen.getAllByRole('columnheader').map((head) =>
      within(head)
        .queryByRole('link', { name: /^College/ })
        ?.getAttribute('href'),
    ),
  ).toEqual([undefined, '/college/detail?id=1', '/college/detail?id=2'])
  expect(cells(/^Rating/)).toEqual(['4.6 / 5', 'Not known'])
  expect(cells(/^Fees for a course/)).toEqual(['₹40,000 to ₹40,008', 'Not known'])
  expect(cells(/^Seats/)).toEqual(['540', 'Not known'])
})

test('who may study there, whether a minority runs it, classes and levels stand in rows of their own', () => {
  const school = { institute_name: 'A', gender: 'women', minority: 'no', classes: { from: 1, to: 7 } }
  const college = { institute_name: 'B', gender: 'men', minority: 'yes' }
  const courses = ['postgraduate', 'degree', 'degree'].map((level, at) => ({ course_name: `Course ${at}`, level }))
  open({ items: [item('1', { institute: school }), item('2', { institute: college, courses })] })
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells(/^Who may study there/)).toEqual(['Girls only', 'Men only'])
  expect(cells(/^Minority institution/)).toEqual(['No', 'Yes'])
  expect(cells(/^Classes/)).toEqual(['1 to 7', 'Not known'])
  expect(cells(/^Level of study/)).toEqual(['Not known', 'DegreePostgraduate'])
})

test('what an authority fixed stands course by course, from the least to the most', () => {
  const courses = [{ course_name: 'Civil', course_category: 'Bachelor of Engineering' }]
  const of = (id: string, ownership: string) =>
    item(id, { institute: { institute_name: id, ownership }, courses }, id, [FEE_SHEET])
  open({ items: [of('1', 'government'), of('2', 'private'), item('3')] })
  expect(cells(/^Government seat, a year/)).toEqual([
    'Engineering: ₹0 to ₹44,200 (2025-26, 23 Jul 2024)',
    'Engineering: ₹0 to ₹1,21,610 (2025-26, 23 Jul 2024)',
    'Not known',
  ])
  // What the sheet itself says of everybody: no word of a family is needed for it.
  expect(cells(/^SNQ seat \(supernumerary quota\), a year/)).toEqual([
    'Engineering: ₹20,610 (2025-26, 23 Jul 2024)',
    'Engineering: ₹30,610 (2025-26, 23 Jul 2024)',
    'Not known',
  ])
  expect(cells(/^Government seat, the whole course/)).toEqual([
    'Engineering: ₹0 to ₹1,76,800 (2025-26, 23 Jul 2024)',
    'Engineering: ₹0 to ₹4,86,440 (2025-26, 23 Jul 2024)',
    'Not known',
  ])
  expect(
    screen.getByText(
      /^Of a government seat the sheet’s least and most .* Who gets an SNQ seat the sheet does not say\.$/,
    ),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Work it out for your family' })).toHaveAttribute('href', '/costs')
})

test('what each asks for hostel, mess and a management seat stands in rows of their own, where one of them says it', () => {
  const fees = { hostel_fee: { from: 60_000, to: 90_000 }, mess_fee: { from: 36_000, to: 36_000 } }
  const { unmount } = open({ items: [item('1', { institute: { institute_name: 'A', ...fees } }), item('2')] })
  expect(cells(/^Hostel, a year/)).toEqual(['₹60,000 to ₹90,000', 'Not known'])
  expect(cells(/^Mess \(meals\), a year/)).toEqual(['₹36,000', 'Not known'])
  expect(screen.queryByRole('row', { name: /^Management seat/ })).toBeNull()
  unmount()
  const management_fee = { from: 150_000, to: 250_000 }
  open({ items: [item('1', { institute: { institute_name: 'A', management_fee } }), item('2')] })
  expect(cells(/^Management seat, a year/)).toEqual(['₹1,50,000 to ₹2,50,000', 'Not known'])
  expect(screen.queryByRole('row', { name: /^Hostel/ })).toBeNull()
})

test('course by course it is said what a government seat costs, where all forms of the course cost that', () => {
  const of = (id: string, courses: object[]) =>
    item(id, { institute: { institute_name: id, ownership: 'government' }, courses }, id, [FEE_SHEET])
  const civil = { course_name: 'Civil', course_category: 'Bachelor of Engineering', seat: 60 }
  const other = { course_name: 'Civil', course_category: 'Diploma' }
  open({ items: [of('1', [civil]), of('2', [civil, other])] })
  expect(cells(/^Civil/)).toEqual(['60 seats · government seat ₹0 to ₹44,200 a year', '60 seats'])
})

test('a row that nobody fills is left out, and comes once it is known of one', () => {
  const { unmount } = open()
  const labels = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace('differs', ''))
  const unknown = ['Address', 'Ownership', 'University', 'Residential', 'Placement', 'Recruiters']
  expect(labels().filter((label) => unknown.includes(label ?? ''))).toEqual([])
  unmount()
  const institute = { institute_name: 'A', ownership: 'deemed', university: 'Tunga University', is_residential: 1 }
  const known = {
    institute,
    address: { address1: 'Vidyanagar - 577201', zip: '577201' },
    placements: [{ title: '90 %' }],
    recruiters: [{ company_name: 'Looms' }],
  }
  open({ items: [item('1', known), item('2', { address: { address1: 'Hinkal', zip: '570017' } })] })
  expect(labels().filter((label) => unknown.includes(label ?? ''))).toEqual(unknown)
  expect(cells(/^Address/)).toEqual(['Vidyanagar - 577201', 'Hinkal, 570017'])
  expect(cells(/^Ownership/)).toEqual(['Deemed university', 'Not known'])
  expect(cells(/^University/)).toEqual(['Tunga University', 'Not known'])
})

test('course by course stands who has it, what most have first', () => {
  const courses = (...all: object[]) => ({ courses: all })
  open({
    items: [
      item('1', courses({ course_name: 'Law' }, { course_name: 'Civil', seat: 60, fees: 45000 })),
      item('2', courses({ course_name: 'civil', seat: 1 })),
    ],
  })
  const group = within(screen.getByRole('rowheader', { name: 'Course by course' }).closest('tbody') ?? document.body)
  const rows = group.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Civil60 seats · ₹45,0001 seat', 'LawYesNot listed'])
})

test('of many courses twelve have a row, and the rest is counted', () => {
  const many = Array.from({ length: 15 }, (_, n) => ({ course_name: `Course ${n}` }))
  open({ items: [item('1', { courses: many }), item('2', { courses: many.slice(0, 1) })] })
  expect(cells(/^Course 11/)).toEqual(['Yes', 'Not listed'])
  expect(screen.queryByRole('row', { name: /^Course 12/ })).toBeNull()
  expect(cells(/^Other courses/)).toEqual(['and 3 more', 'Not listed'])
})

test('rows that differ are marked in words; the same and the unknown are not', () => {
  open()
  const marked = screen
    .getAllByRole('rowheader')
    .flatMap((head) => (/differs$/.test(head.textContent ?? '') ? head.textContent : []))
  expect(marked).toEqual(['Citydiffers'])
})

test('the way to one less, and the browser forgets it, too', () => {
  selected.replace([
    { id: '1', name: 'a' },
    { id: '2', name: 'b' },
  ])
  open()
  const remove = screen.getByRole('link', { name: 'Remove College 1' })
  expect(remove).toHaveAttribute('href', '/compare?ids=2&undo=1,2')
  // There is no router here to follow it.
  remove.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(remove)
  expect(selected.get().map(({ id }) => id)).toEqual(['2'])
})

const TUNGA_CARD: InstituteCard = {
  id: '9',
  name: { en: 'Tunga' },
  disambiguation: null,
  city: null,
  district: null,
  image: null,
  state: null,
  averageRating: null,
  courses: [],
  category: null,
  ownership: null,
  gender: null,
  classes: null,
  fees: null,
  seats: null,
  changedOn: null,
}

describe('the focus, when the link that had it has gone with what it did', () => {
  const TUNGA = item('9', {}, 'Tunga')
  const found: Found = { text: 'tun', cards: [TUNGA_CARD] }

  test.each<[string, string, Options, Options, string]>([
    ['removing', 'Remove College 1', {}, { items: [POOR] }, 'Comparison of College 2'],
    ['adding', 'Add Tunga', { found }, { items: [RICH, POOR, TUNGA] }, 'Comparison of College 1, College 2, Tunga'],
    ['removing the last', 'Remove College 2', { items: [POOR] }, { items: [] }, 'Compare institutions'],
  ])('after %s is where the result is told', async (_, link, before, after, region) => {
    const { rerender } = open(before)
    screen.getByRole('link', { name: link }).focus()
    rerender(view(after))
    await waitFor(() => expect(screen.getByRole('region', { name: region })).toHaveFocus())
  })
})

test('namesakes are told apart in heads, labels and offers', () => {
  const namesake = (id: string, disambiguation: string) =>
    item(id, { institute: { institute_name: 'Government College', disambiguation } })
  open({
    items: [namesake('1', 'Karwar'), namesake('2', 'Kolar')],
    found: { text: 'gov', cards: [{ ...TUNGA_CARD, name: { en: 'Government College' }, disambiguation: 'Udupi' }] },
  })
  expect(screen.getByRole('region', { name: /Government College, Karwar, Government College, Kolar$/ })).toBeVisible()
  // jsdom knows no inline elements.
  expect(screen.getByRole('link', { name: /^Government College ?, Kolar$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Remove Government College, Karwar' })).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: 'Add Government College, Udupi' }))
  expect(selected.get()).toEqual([{ id: '9', name: 'Government College, Udupi' }])
})

test('a name that was looked for is offered as links', () => {
  open({ found: { text: 'tun', cards: [{ ...TUNGA_CARD, district: { en: 'Shivamogga' } }] } })
  expect(screen.getByRole('status')).toHaveTextContent('Found for “tun”')
  const add = screen.getByRole('link', { name: 'Add Tunga' })
  expect(add).toHaveAttribute('href', '/compare?ids=1,2,9')
  fireEvent.click(add)
  expect(selected.get()).toEqual([{ id: '9', name: 'Tunga' }])
})

test.each([
  [{ text: 'zz', cards: [] }, 'Nothing was found for “zz”.'],
  [{ text: 'zz', cards: null }, 'The search cannot be reached just now.'],
])('%p says why nothing is offered', (found, said) => {
  open({ found })
  expect(screen.getByRole('status')).toHaveTextContent(said)
})

test('the form asks for the same comparison, with what is typed', () => {
  open({ found: { text: 'tun', cards: [] } })
  const box = screen.getByRole('searchbox', { name: 'Name of an institution' })
  expect(box).toHaveValue('tun')
  expect(box.closest('form')).toHaveAttribute('action', '/compare#add-heading')
  // Where what was found stands: a phone shows it without a scroll.
  expect(screen.getByRole('heading', { name: 'Add an institution' })).toHaveAttribute('id', 'add-heading')
  expect(new FormData(box.closest('form') ?? undefined).get('ids')).toBe('1,2')
})

test('with four there is no room for another', () => {
  open({ items: ['1', '2', '3', '4'].map((id) => item(id)), tooMany: true })
  expect(screen.getByText('Four are compared at most. Remove one to add another.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Four are compared at most: these are the first four.')
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('what was taken out can be had back, in its place', () => {
  open({ removed: { id: '7', name: { en: 'Gone College' }, disambiguation: null, before: ['1', '7', '2'] } })
  expect(screen.getByRole('status')).toHaveTextContent('Gone College was taken out.')
  const undo = screen.getByRole('link', { name: 'Put Gone College back' })
  expect(undo).toHaveAttribute('href', '/compare?ids=1,7,2')
  fireEvent.click(undo)
  expect(selected.get()).toEqual([{ id: '7', name: 'Gone College' }])
})

test('a comparison is passed on by the browser, and without JavaScript to WhatsApp', () => {
  open()
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  const href = screen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? ''
  expect(new URL(href).searchParams.get('text')).toBe(
    'Compare: College 1, College 2\nhttps://guide.example/compare?ids=1,2',
  )
})

test('what is left out is said', () => {
  open({ missing: 2, away: 1 })
  expect(screen.getByRole('status')).toHaveTextContent('2 institutions of this address do not exist, and are left out.')
  expect(screen.getByRole('status')).toHaveTextContent('One institution cannot be had just now.')
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/compare?ids=1,2')
})

test('a bare page says how to begin', () => {
  open({ items: [] })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Nothing to compare yet.' })).toBeVisible()
  expect(screen.queryByText('Chosen in this browser')).toBeNull()
})

test('a bare page offers what this browser has chosen, and does not say that there is nothing', () => {
  selected.replace([{ id: '7', name: 'Kept College' }])
  open({ items: [] })
  expect(screen.queryByRole('heading', { name: 'Nothing to compare yet.' })).toBeNull()
  expect(screen.getByText('Kept College')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Compare these' })).toHaveAttribute('href', '/compare?ids=7')
})

test('Kannada where there is some, English marked as such', () => {
  open({ lang: 'kn' })
  expect(screen.getByText('ಗ್ರಂಥಾಲಯ')).not.toHaveAttribute('lang')
  expect(screen.getAllByText('Udupi')[0]).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('link', { name: 'College 1 ತೆಗೆಯಿರಿ' })).toHaveAttribute('href', '/kn/compare?ids=2&undo=1,2')
})

const anything = fc.oneof(
  fc.constantFrom(null, '', 0, -4, 4.2, true, [], {}, { en: 'x', kn: 'ಕ' }, '<b>x</b>', 'x'.repeat(900)),
  fc.string(),
)
test('stands with whatever a provider sends, with as many cells in each row as institutions', () => {
  const fields = fc.record(
    {
      address: fc.oneof(anything, fc.record({ city: anything, district: anything })),
      reviewStats: fc.record({ average_rating: anything, review_count: anything }),
      courses: fc.array(fc.record({ course_name: anything, fees: anything, seat: anything }), { maxLength: 9 }),
      facilities: fc.array(fc.oneof(anything, fc.record({ title: anything }))),
      placements: fc.array(fc.record({ title: anything })),
      recruiters: fc.array(fc.record({ company_name: anything })),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      fc.array(fields, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('en' as const, 'kn' as const),
      (all, lang) => {
        const items = all.map((each, index) => item(String(index), each))
        const markup = renderToStaticMarkup(view({ items, lang }))
        expect(markup).not.toMatch(
          /<(h[1-6]|p|li|ul|td|a)\b[^>]*>\s*<\/\1>|\[object Object\]|undefined|NaN|Infinity|<b>/,
        )
        const rows = markup.match(/<th scope="row"/g)?.length ?? 0
        expect(markup.match(/<td/g)).toHaveLength(rows * items.length)
      },
    ),
    { numRuns: 30 },
  )
})
