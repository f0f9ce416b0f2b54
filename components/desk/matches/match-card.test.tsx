import { render, screen, within } from '@testing-library/react'
import { deskMatchPageSchema } from '@/lib/contract/desk/match'
import { getMessages } from '@/lib/messages/catalogue'
import { MatchCard, type Refused } from './match-card'

const SAID = { values: { zip: '' }, courses: [], course_count: 0 }
const CANDIDATES = [
  {
    ...{ id: 7, name: { en: 'Mallige College' }, why: 'name +3' },
    ...{ values: { zip: '560048' }, courses: ['Civil', 'Law', 'Music'], course_count: 5 },
  },
  { ...{ id: 8, name: { en: 'Mallige Women’s College' }, why: 'name +2' }, ...SAID },
]
const ROW = {
  ...{ source: 'mine', source_title: 'Colleges, 2026', external_id: 'M1', version: 'abc' },
  ...{ name: 'Mallige College for Women', may_begin: true, decision: null, institution: null, candidates: CANDIDATES },
  ...SAID,
}

function show(more: object, refused: Refused | null = null) {
  const answer = { data: [{ ...ROW, ...more }], total: 1, page: 1, limit: 10, sources: [] }
  const [row] = deskMatchPageSchema.parse(answer).data
  if (row === undefined) throw new Error('the row cannot be read')
  const { deskMatches: text, deskInstitutions: fields } = getMessages('en')
  const linkOf = (id: string) => `/look/${id}`
  const lookups = { types: [], districts: [] }
  render(<MatchCard {...{ row, at: 0, lookups, linkOf, query: 'page=2', lang: 'en', text, fields, refused }} />)
}
const formOf = (button: HTMLElement) => Object.fromEntries(new FormData(button.closest('form') ?? undefined))

test('the row stands beside each institution, and each button says which one it is', () => {
  show({})
  expect(screen.getByText('Colleges, 2026, row M1')).toBeVisible()
  const zip = within(screen.getByRole('row', { name: /PIN/ })).getAllByRole('cell')
  expect(zip.map(({ textContent }) => textContent)).toEqual(['—', '560048', '—'])
  expect(screen.queryByRole('row', { name: /Phone/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Mallige College' })).toHaveAttribute('href', '/look/7')
  expect(screen.getByText('Civil, Law, Music, and 2 more')).toBeVisible()
  expect(formOf(screen.getByRole('button', { name: 'It is this one: Mallige Women’s College' }))).toEqual({
    ...{ lang: 'en', source: 'mine', external_id: 'M1', version: 'abc', query: 'page=2', institute_id: '8' },
  })
  expect(screen.getByRole('button', { name: /none of these/ })).toBeVisible()
})

test('a number that was refused stands in its field again, with why', () => {
  show({}, { institute_id: '4711', obstacle: 'notListed' })
  expect(screen.getByRole('textbox', { name: 'Number of the institution' })).toHaveValue('4711')
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/No list brought this institution/)
  expect(screen.getByRole('textbox')).toBeInvalid()
})

test('without a kind it cannot begin an institution, and says why', () => {
  show({ may_begin: false })
  expect(screen.queryByRole('button', { name: /none of these/ })).toBeNull()
  expect(screen.getByText(/nothing tells what kind it is/)).toBeVisible()
})

test('a college of closing ranks is said to be none of them in its own room', () => {
  show({ may_begin: false, source: 'ranks:kea', external_id: 'E901' })
  expect(screen.queryByText(/nothing tells what kind it is/)).toBeNull()
  expect(screen.getByRole('link', { name: /none of these/ })).toHaveAttribute('href', '/desk/en/rank-colleges?q=E901')
})

test('where what it might have been has gone, it says so', () => {
  show({ candidates: [], external_id: 'name:mallige' })
  expect(screen.getByText(/no longer there/)).toBeVisible()
  expect(screen.getByText('Colleges, 2026')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test.each([
  ['same', 'It belongs to Mallige College.'],
  ['apart', 'It began an institution of its own: Mallige College.'],
])('what was decided (%s) is said, and can be undone; what hangs on it is said there', (decision, sentence) => {
  show({ decision, institution: { id: 7, name: { en: 'Mallige College' } } }, { institute_id: '', obstacle: 'hangs' })
  expect(screen.getByText(sentence, { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '/look/7')
  expect(screen.getByText(/which would be lost/)).toBeVisible()
  const undo = screen.getByRole('button', { name: /Undo/ })
  expect([undo.getAttribute('value'), formOf(undo).version]).toEqual(['undo', 'abc'])
  expect(screen.queryByRole('button', { name: /It is this one/ })).toBeNull()
})
