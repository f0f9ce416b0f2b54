import { act, render, screen, within } from '@testing-library/react'
import { NewInstitution, NewInstitutionPast, NotKept } from '@/components/desk/new-institution'
import { keepUnsaved, readUnsaved } from '@/lib/client/desk/unsaved'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { type DeskUser, deskUserSchema } from '@/lib/contract/desk/account'
import { deskRecordPastSchema } from '@/lib/contract/desk/record'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { pageWords } from '@/lib/rules/desk/institution-page'

const { desk, deskInstitutions: text, deskContent: content, deskPlans } = getMessages('en')
const ID = 'new_0123456789ab'
const KEPT = { id: 4, at: '2027-05-01T10:00:00Z', by: 'Asha', record: `institution ${ID}` }
/** As one is answered of which nothing is known. */
const VALUES = { name_en: '', names: '', table: '', ...pageWords({}) }
const institution = (namesakes: object[] = [], draft: object = {}) =>
  deskInstitutionSchema.parse({
    data: {
      ...{ id: ID, version: 'new', values: VALUES, sources: [], statements: [], edited: null, namesakes },
      draft: {
        ...{ version: 'new.d', said: { name_en: 'Lake College' }, was: {}, flaws: {}, problems: [], by: 'Asha' },
        ...{ at: '2027-05-01T10:00:00Z', schedule: null, preview: 'token', ...draft },
      },
      history: [{ ...KEPT, action: 'content-drafted', before: {}, after: { name_en: 'Lake College' } }],
    },
  })
const FORM = { values: { name_en: 'Lake College' }, wrong: new Map(), theirs: new Map(), version: 'new.d', was: '{}' }
const ASHA = { id: '1', name: 'Asha', mail: 'asha@guide.example', role: 'editor' }

function show(of = institution(), reply: DeskReply | null = null, user: DeskUser | null = null) {
  return render(
    <NewInstitution
      {...{ institution: of, form: FORM, user, reply, lang: 'en', desk, text, content }}
      siteUrl={new URL('https://guide.example')}
      lookups={{ types: [], districts: [] }}
    />,
  )
}

beforeEach(() => window.localStorage.clear())

test('the draft of one that is not there yet is previewed on the page of an institution, and has what a draft needs alone', () => {
  show()
  expect(screen.getByText(text.draftOfNew)).toBeVisible()
  const preview = screen.getAllByRole('link').find((link) => link.getAttribute('href')?.includes('/desk/preview?'))
  expect(preview?.getAttribute('href')).toContain(encodeURIComponent('/college/2147483647'))
  for (const name of [content.publish, content.save, content.discard])
    expect(screen.getAllByRole('button', { name })[0]).toBeVisible()
  expect(screen.queryByText(text.state)).toBeNull()
  expect(screen.queryByText(text.namesakes)).toBeNull()
})

const PARTS = {
  ...{ table: 'Civil\tB.E.\t\t\t112410', names: 'LCE; Lake' },
  facilities: '[{"title":{"en":"Library"}}]',
}

test('the rooms of its courses and of its page are one press away, other names are kept in its draft, files come later', () => {
  show(institution([], { said: { name_en: 'Lake College', names: 'LCE; Lake' } }))
  for (const [name, room] of [
    [text.courses, 'courses'],
    [text.pageOpen, 'page'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/desk/en/institutions/${ID}/${room}`)
  const names = screen.getByLabelText<HTMLTextAreaElement>(text.names, { selector: 'textarea' })
  expect(Object.fromEntries(new FormData(names.form ?? undefined))).toMatchObject({
    ...{ id: ID, version: 'new.d', names: 'LCE\nLake' },
  })
  const buttons = within(names.form ?? document.body).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([content.intoDraft])
  expect(screen.getByText(text.filesOfNew)).toBeVisible()
})

test('of what it says its parts stand above the form, of which all the rest is', () => {
  show(institution([], { said: { name_en: 'Lake College', ...PARTS } }))
  const [table] = screen.getAllByRole('table')
  const rows = within(table ?? document.body).getAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Other names.*—LCE; Lake$/),
    expect.stringMatching(/^Courses and fees—Civil, B.E., ₹1,12,410$/),
    expect.stringMatching(/^Facilities › Entry 1 › Title.*—Library$/),
  ])
})

test('without any of them nothing is said to differ', () => {
  show()
  expect(screen.queryByText(content.noDifference)).toBeNull()
})

test('what of its parts cannot be taken has the way to where it is mended', () => {
  const problems = [{ path: 'facilities.1.title.en', code: 'needed', most: null }]
  show(institution([], { said: PARTS, flaws: { table: 'unread', names: 'unread', facilities: 'unread' }, problems }))
  const ways = screen.getAllByRole('link', { name: text.tableMend }).map((link) => link.getAttribute('href'))
  expect(ways).toEqual([`/desk/en/institutions/${ID}/courses`, `/desk/en/institutions/${ID}/page`, '#other-names'])
  expect(screen.getByLabelText(text.names, { selector: 'textarea' })).toHaveAccessibleDescription(
    expect.stringContaining(text.namesWrong),
  )
})

test('of two who said other names the second sees those of the draft beside theirs', () => {
  const reply = { to: `/desk/en/institutions/${ID}`, said: 'changed' as const, typed: { names: 'Lake' } }
  show(institution([], { said: { name_en: 'Lake College', names: 'LCE' } }), reply)
  expect(screen.getByLabelText(text.names, { selector: 'textarea' })).toHaveValue('Lake')
  expect(screen.getByText(text.theirs.replace('{value}', 'LCE'))).toBeVisible()
})

test('what went into the draft from a room is unsaved no more', () => {
  const record = `institution/${ID}/courses`
  keepUnsaved(record, { account: '1', at: Date.now(), isSent: true, typed: { rows: 'Civil' } })
  show(institution(), { to: `/desk/en/institutions/${ID}`, said: 'draftSaved', typed: {} })
  expect(readUnsaved(record)).toBeNull()
})

test.each([
  ['', 'courses', '1', true],
  ['', 'page', '1', true],
  [' of somebody else', 'courses', '2', false],
])('words%s that wait in the room of %s are said beside the way there', (_, part, account, isSaid) => {
  keepUnsaved(`institution/${ID}/${part}`, { account, at: Date.now(), isSent: false, typed: { rows: 'Civil' } })
  const user = deskUserSchema.parse({ data: { ...ASHA, may: [] } })
  show(institution([], { said: { name_en: 'Lake College' } }), null, user)
  const said = screen.queryAllByText(desk.unsaved.apart).map((each) => each.closest('p')?.textContent)
  const way = part === 'courses' ? text.courses : text.pageOpen
  expect(said).toEqual(isSaid ? [`${way} ${desk.unsaved.apart}`] : [])
})

test('gone back to, the page says what has come to wait meanwhile', () => {
  const user = deskUserSchema.parse({ data: { ...ASHA, may: [] } })
  show(institution(), null, user)
  expect(screen.queryByText(desk.unsaved.apart)).toBeNull()
  const kept = { account: '1', at: Date.now(), isSent: false, typed: { rows: 'Civil' } }
  keepUnsaved(`institution/${ID}/courses`, kept)
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(screen.getByText(desk.unsaved.apart)).toBeVisible()
})

test('nobody says that one is residential by not saying anything', () => {
  const { container } = show()
  expect(new FormData(container.querySelector<HTMLFormElement>('.desk-record') ?? undefined).get('residential')).toBe(
    'no',
  )
})

test('who is called so already stands there with its place and the way to it', () => {
  const namesake = { id: 7, name: { en: 'Lake College' }, category: { en: 'Engineering' }, city: { en: 'Mysuru' } }
  show(institution([{ ...namesake, district: { en: 'Mysuru' }, changed_at: null }]))
  expect(screen.getByText(text.namesakes)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lake College' })).toHaveAttribute('href', '/desk/en/institutions/7')
  expect(screen.getByText('Engineering, Mysuru')).toBeVisible()
})

test('what became of it has the way there; nothing that was published begins another one', () => {
  const past = deskRecordPastSchema.parse({
    data: { values: {}, history: [{ ...KEPT, action: 'content-published', before: null, after: { id: '12' } }] },
  })
  render(<NewInstitutionPast {...{ id: ID, past, user: null, lang: 'en', desk }} text={deskPlans} />)
  expect(screen.getByRole('link', { name: deskPlans.toAdded })).toHaveAttribute('href', '/desk/en/institutions/12')
  expect(screen.queryByRole('link', { name: deskPlans.bringItBack })).toBeNull()
})

test.each([
  ['its form', { name_en: 'Lake College' }, deskPlans.bringItBackHint],
  ['courses as well', { name_en: 'Lake College', table: 'Civil' }, deskPlans.bringFieldsBackHint],
])('what was discarded says what of it comes back: of %s', (_, values, hint) => {
  const past = deskRecordPastSchema.parse({
    data: { values, history: [{ ...KEPT, action: 'draft-discarded', before: values, after: null }] },
  })
  const user = deskUserSchema.parse({ data: { ...ASHA, may: ['POST /desk/institutions'] } })
  render(<NewInstitutionPast {...{ id: ID, past, user, lang: 'en', desk }} text={deskPlans} />)
  expect(screen.getByText(hint)).toBeVisible()
})

const gone = (typed: Record<string, string> | null) => {
  const past = deskRecordPastSchema.parse({ data: { values: { name_en: 'Lake College' }, history: [] } })
  const reply = typed && { to: `/desk/en/institutions/${ID}`, said: 'unknown' as const, typed }
  return render(<NotKept {...{ reply, past, lang: 'en', text, content }} lookups={{ types: [], districts: [] }} />)
}

test.each<[string, Record<string, string>, string]>([
  [text.courses, { rows: 'Civil\tB.E.', version: 'v1', whole: '' }, 'Civil\tB.E.'],
  [text.names, { names: 'LCE\nLake' }, 'LCE\nLake'],
])('%s that were sent to one that was gone by then stand there as their form takes them', (label, typed, words) => {
  gone(typed)
  expect(screen.getByText(text.notKept)).toBeVisible()
  expect(screen.getByLabelText(label)).toHaveValue(words)
  expect(screen.queryByRole('table')).toBeNull()
})

test('of fields and texts of its page what was sent stands beside what the draft said', () => {
  gone({ name_en: 'Hill College', facilities: PARTS.facilities, version: 'v1', was: '{}' })
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(/^Name.*Lake.*Hill/),
    expect.stringMatching(/^Facilities › Entry 1 › Title.*—Library$/),
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('where nothing was sent to it, or no word of it, nothing is said of that', () => {
  expect(gone(null).container).toBeEmptyDOMElement()
  expect(gone({ version: 'v1', was: '{}' }).container).toBeEmptyDOMElement()
})
