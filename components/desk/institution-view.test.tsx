import { render, screen, within } from '@testing-library/react'
import { keepUnsaved, readUnsaved } from '@/lib/client/desk/unsaved'
import type { DeskUser } from '@/lib/contract/desk/account'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { InstitutionView } from './institution-view'

const NOW = {
  name_en: 'Hill College',
  names: 'HCE',
  table: 'Civil\tB.E.\tdegree\t4 years\t112410\t60\nMining\t\t\t\t\t',
}
const DRAFT = {
  ...{ version: 'v1.p.d', by: 'Ravi', at: '2027-01-02T03:04:05Z', schedule: null, preview: 'the-token' },
  said: { names: 'HCE; Hill Poly', table: 'Civil\tB.E.\tdegree\t4 years\t122410\t60\nMining' },
  was: { names: 'HCE', table: 'Civil\tB.E.\tdegree\t4 years\t112410\t60' },
  flaws: { table: 'unread', names: 'unread' },
  problems: [],
}

type Shown = { draft?: object | null; end?: object; may?: string[]; history?: object[]; said?: DeskReply['said'] }
function show({ draft = DRAFT, may = ['POST /desk/institutions/{id}/draft'], history = [], said, end }: Shown = {}) {
  const { desk, deskInstitutions: text, deskContent: content } = getMessages('en')
  const institution = deskInstitutionSchema.parse({
    data: {
      ...{ id: 7, version: 'v1.p', values: NOW, draft, other_names: ['HCE'], merged: [], sources: [], statements: [] },
      ...{ retired_at: null, successor: null, errors: null, edited: null, history, end },
    },
  })
  const user: DeskUser = { id: '1', name: 'Asha', mail: 'asha@desk.example', role: 'editor', may, cuts_pictures: true }
  const reply = said === undefined ? null : { to: '/desk/en/institutions/7', said, typed: {} }
  const version = institution.draft?.version ?? institution.version
  const form = { values: institution.values, wrong: new Map(), theirs: new Map(), version, was: '' }
  const lookups = { types: [], districts: [] }
  const siteUrl = new URL('https://guide.example')
  render(
    <InstitutionView
      {...{ user, institution, form, reply, siteUrl, lookups, lang: 'en', desk, text, content }}
      successor={{ finding: null, chosen: '12' }}
    />,
  )
  return { text, content }
}
const namesForm = () => screen.getByLabelText<HTMLTextAreaElement>('Other names that find it', { selector: 'textarea' })
const sent = () => Object.fromEntries(new FormData(namesForm().form ?? undefined))
const buttons = () =>
  within(namesForm().form ?? document.body)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

beforeEach(() => window.localStorage.clear())

test('of what records keep no silence of, silence is not called “no”', () => {
  show()
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(options('Residential')).toEqual(['No, or nobody has said', 'Yes'])
  expect(options('Minority institution')).toEqual(['not known', 'Yes', 'No'])
})

test('of drafted courses the rows stand that differ, of names all, with what is wrong and what changed since', () => {
  const { text } = show()
  const [, names, courses] = within(screen.getAllByRole('table')[0] ?? document.body).getAllByRole('row')
  expect(names).toHaveTextContent('HCE; Hill Poly')
  expect(courses).toHaveTextContent('Civil, B.E., degree, 4 years, ₹1,12,410, 60')
  expect(courses).toHaveTextContent('Civil, B.E., degree, 4 years, ₹1,22,410, 60')
  expect(courses).not.toHaveTextContent('Mining')
  expect(courses).toHaveTextContent(text.coursesSince)
  const ways = screen.getAllByRole('link', { name: text.tableMend }).map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/desk/en/institutions/7/courses', '#other-names'])
  expect(namesForm()).toHaveAccessibleDescription(expect.stringContaining(text.namesWrong))
})

test('other names are kept in a draft that waits and in nothing else, in the version of the whole', () => {
  const { content } = show()
  expect(sent()).toMatchObject({ id: '7', version: 'v1.p.d', names: 'HCE\nHill Poly', was: 'HCE' })
  expect(buttons()).toEqual([content.intoDraft])
})

test('where none waits they are saved, or begin one; who may not draft has no such button', () => {
  const { text, content } = show({ draft: null })
  expect([buttons(), sent().version]).toEqual([[text.saveNames, content.save], 'v1.p'])
})

test('a role or a provider without drafts has no button for one', () => {
  const { text } = show({ draft: null, may: [] })
  expect(buttons()).toEqual([text.saveNames])
})

test.each([
  ['draftSaved', 'courses'],
  ['draftSaved', 'page'],
  ['draftSame', 'courses'],
  ['saved', 'courses'],
] as const)('courses that went into the draft are unsaved no more: %s, nor is %s', (said, form) => {
  const record = `institution/7/${form}`
  keepUnsaved(record, { account: '1', at: Date.now(), isSent: true, typed: { rows: 'Civil' } })
  show({ said })
  expect(readUnsaved(record) === null).toBe(said !== 'saved')
})

test.each([
  ['all of it is told', [], [2, 1, 0]],
  ['of an older entry what was said is left out', ['page'], [2, 1, 0]],
])('each version can be brought back: %s', (_, left_out, offered) => {
  const entry = { at: '2027-01-02T03:04:05Z', by: 'Asha', action: 'institution-changed', record: 'institution 7' }
  const said = { before: { phone: '1' }, after: { phone: '2' } }
  const older = left_out.length > 0 ? { before: null, after: null, left_out: ['phone'] } : said
  const { text } = show({
    may: ['POST /desk/institutions/{id}/revert', 'GET /desk/institutions/{id}/versions/{number}'],
    history: [
      { ...entry, ...said, id: 2 },
      { ...entry, ...older, id: 1 },
    ],
  })
  const ways = screen
    .getAllByRole('link')
    .filter(({ textContent }) => [text.bringBack, text.bringBackFirst].includes(textContent))
    .map((link) => link.getAttribute('href'))
  expect(ways).toEqual(offered.map((number) => `/desk/en/institutions/7/versions/${number}`))
})

test('the Enter key sets a time at which it is retired, and retires nothing now', () => {
  show({ may: ['POST /desk/institutions/{id}/retire-at'] })
  const buttons = screen.getByLabelText<HTMLInputElement>(/successor/).form?.querySelectorAll('button') ?? []
  const AT = '/desk/do/institution-retire-at'
  expect([...buttons].map((button) => button.getAttribute('formaction'))).toEqual([AT, null, AT])
})

test('to which its page is to lead is no word of now', () => {
  const successor = { id: 9, name: { en: 'Lake College' } }
  const { text } = show({ end: { at: '2027-06-01T04:00:00Z', by: 'Asha', missed: null, successor } })
  expect(screen.getByText(text.toLeadTo.replace('{name}', 'Lake College'))).toBeVisible()
})
