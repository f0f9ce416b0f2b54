import { render, screen, within } from '@testing-library/react'
import { deskRankCollegePageSchema, deskRankCollegeSchema } from '@/lib/contract/desk/rank-college'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { CollegeFilter, CollegeList } from './college-list'
import { CollegeView } from './college-view'

const MALLIGE = { id: 7, name: { en: 'Mallige College', kn: 'ಮಲ್ಲಿಗೆ ಕಾಲೇಜು' } }
const ROW = {
  ...{ id: 4, exam: { en: 'KCET' }, code: 'E901', name: 'MALLIGE CLG', place: 'Hassan', state: 'missing' },
  ...{ institution: null, courses: 2, ranks: 41 },
}
const DETAIL = { ...ROW, version: 'abc', former: null, candidates: [], history: [] }
const LISTS = [{ title: 'Cut-offs', year: 2031, round: 1 }]
const CANDIDATE = { ...MALLIGE, category: { en: 'Engineering' }, address: '12 Road', why: 'for it: name (mallige)' }

function show(more: object = {}, given: { lang?: 'en' | 'kn'; search?: string; reply?: Partial<DeskReply> } = {}) {
  const { lang = 'en', search = '', reply = null } = given
  const college = deskRankCollegeSchema.parse({ data: { ...DETAIL, lists: LISTS, ...more } })
  const { desk, deskRankColleges: text } = getMessages(lang)
  const said = reply && ({ to: '', typed: {}, ...reply } as DeskReply)
  render(<CollegeView {...{ college, search, lang, text, desk, reply: said, linkOf: (id) => `/look/${id}` }} />)
}
const formOf = (button: HTMLElement) => Object.fromEntries(new FormData(button.closest('form') ?? undefined))
const button = (name: RegExp | string) => screen.getByRole('button', { name })

test('what its lists say stands beside what it may be, each with its own button', () => {
  show({ candidates: [CANDIDATE] })
  expect(screen.getByText('Round 1 of 2031: Cut-offs')).toBeVisible()
  expect(screen.getByText('2 courses, 41 ranks')).toBeVisible()
  expect(screen.getByText(/No institution of the directory was found/)).toBeVisible()
  expect(screen.getByText('These are found by its name.')).toBeVisible()
  const row = within(screen.getByRole('row', { name: /Mallige College/ }))
  expect(row.getByRole('link')).toHaveAttribute('href', '/look/7')
  expect(row.getByText('for it: name (mallige)')).toBeVisible()
  expect(formOf(button('Tie it to Mallige College'))).toEqual({
    ...{ lang: 'en', id: '4', version: 'abc', q: '', institute_id: '7' },
  })
  expect(formOf(button('It is none of the directory'))).toMatchObject({ version: 'abc' })
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
})

test.each([
  ['doubt', null, null, /could not say which institution/, [/none of the directory/]],
  ['tied', MALLIGE, null, /An import found that it is Mallige College/, [/untie it/]],
  ['byHand', MALLIGE, null, /Somebody said that it is Mallige College/, [/as the import left it/, /untie it/]],
  ['byHand', MALLIGE, { id: 8, name: { en: 'Kamala' } }, /Somebody said/, [/Kamala again, as an import/, /untie/]],
  ['none', null, null, /none of the directory. No import ties it/, [/as the import left it/]],
])('%s it says so, and offers the ways from there', (state, institution, former, sentence, ways) => {
  show({ state, institution, former })
  expect(screen.getByText(sentence)).toBeVisible()
  const offered = screen.getAllByRole('button').map(({ textContent }) => textContent)
  const others = offered.filter((words) => words !== 'Search' && words !== 'Tie it to that one')
  expect(others).toEqual(ways.map((way) => expect.stringMatching(way)))
})

test('of one that no list has any more it says so, and what was said of it is taken back with it', () => {
  show({ state: 'byHand', institution: MALLIGE, lists: [], courses: 0, ranks: 0 })
  expect(screen.getByText(/^No list has it any more/)).toBeVisible()
  expect(formOf(button(/^Undo: as no list has it/))).toMatchObject({ goes: '1', version: 'abc' })
})

test('the institution that it is cannot be chosen again; what was searched for stands in the field and goes along', () => {
  show({ state: 'tied', institution: MALLIGE, candidates: [CANDIDATE] }, { search: 'mallige' })
  expect(screen.getByText('It is this one')).toBeVisible()
  expect(screen.getByText('These are found for “mallige”.')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('mallige')
  expect(formOf(button('Tie it to that one'))).toMatchObject({ q: 'mallige' })
})

test('what is not found is said, and a number that was refused stands in its field with why', () => {
  show(
    {},
    { search: 'x', reply: { said: 'invalid', typed: { institute_id: '4711' }, wrong: { institute_id: 'unknown' } } },
  )
  expect(screen.getByText('None is found for “x”.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Number of the institution' })).toHaveValue('4711')
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/No institution has this number/)
  expect(screen.getByRole('textbox')).toBeInvalid()
})

test('in Kannada an institution has its Kannada name, and what speaks for it and against it is said in Kannada, too', () => {
  const unknown = { ...CANDIDATE, id: '9', name: { en: 'Kamala' }, why: 'because' }
  show(
    { candidates: [{ ...CANDIDATE, why: 'for it: name (mallige), town; against it: other words (x)' }, unknown] },
    { lang: 'kn' },
  )
  expect(screen.getByRole('link', { name: 'ಮಲ್ಲಿಗೆ ಕಾಲೇಜು' })).toBeVisible()
  expect(screen.getByText('ಪರವಾಗಿ: ಹೆಸರು (mallige), ಊರು; ವಿರುದ್ಧವಾಗಿ: ಬೇರೆ ಪದಗಳು (x)')).toBeVisible()
  expect(screen.getByText('because')).toHaveAttribute('lang', 'en')
})

test('the list leads to each college, and its choices keep what is asked for besides', () => {
  const text = getMessages('en').deskRankColleges
  const states = [{ name: 'missing', count: 3 }]
  const exams = [{ id: 'kea', name: { en: 'KCET' }, count: 3 }]
  const read = deskRankCollegePageSchema.parse({ data: [ROW], total: 3, page: 1, limit: 25, exams, states })
  render(
    <>
      <CollegeFilter read={read} query={{ state: 'missing', q: 'mal', page: '2' }} lang="en" text={text} />
      <CollegeList rows={read.data} lang="en" text={text} />
    </>,
  )
  expect(screen.getByRole('link', { name: 'Not in the directory yet (3)' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'In doubt (0)' })).toHaveAttribute(
    ...(['href', '/desk/en/rank-colleges?q=mal&state=doubt'] as const),
  )
  expect(screen.getByRole('link', { name: 'All (3)' })).toHaveAttribute('href', '/desk/en/rank-colleges?q=mal')
  expect(screen.getByRole('link', { name: 'MALLIGE CLG' })).toHaveAttribute('href', '/desk/en/rank-colleges/4')
  expect(screen.getByRole('option', { name: 'KCET (3)' })).toBeInTheDocument()
})
