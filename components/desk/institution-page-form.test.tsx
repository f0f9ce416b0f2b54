import type { ComponentProps } from 'react'
import { render, screen, within } from '@testing-library/react'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { pageWords } from '@/lib/rules/desk/institution-page'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { uploadReply } from './pictures/say-flaw'
import { InstitutionPageForm } from './institution-page-form'

const texts = getMessages('en')
const { desk, deskContent: content, deskInstitutions: text } = texts
const facilities = (...titles: string[]) => JSON.stringify(titles.map((en) => ({ title: { en } })))
const DRAFT = {
  ...{ version: 'v1.p.d', by: 'Ravi', at: '2027-01-02T03:04:05Z', schedule: null, preview: 'the-token', was: {} },
  ...{ said: { facilities: facilities('Library', 'Sports') }, flaws: { facilities: 'unread' } },
  problems: [{ path: 'facilities.2.title.en', code: 'tooLong', most: 200 }],
}

type Form = ComponentProps<typeof InstitutionPageForm>['form']

function show(
  draft: object | null,
  reply: Omit<DeskReply, 'to'> | null = null,
  theirs: Record<string, string> = {},
  upload: ComponentProps<typeof InstitutionPageForm>['upload'] = null,
) {
  const institution = deskInstitutionSchema.parse({
    data: {
      ...{ id: 7, version: 'v1.p', values: { ...pageWords({}), facilities: facilities('Library') }, draft },
      ...{ other_names: [], merged: [], sources: [], statements: [], history: [], edited: null },
    },
  })
  const to = '/desk/en/institutions/7/page'
  const version = institution.draft?.version ?? institution.version
  const said = { ...institution.values, ...institution.draft?.said, ...reply?.typed }
  const form: Form = { values: said, theirs: new Map(Object.entries(theirs)), version, was: 'marks' }
  render(
    <InstitutionPageForm
      user={null}
      reply={reply && { to, ...reply }}
      lang="en"
      {...{ institution, form, upload, desk, text, content }}
    />,
  )
}
const form = () => screen.getByRole<HTMLFormElement>('form')
const sent = () => Object.fromEntries(new FormData(form()))
const buttons = (name: string) => within(form()).queryAllByRole('button', { name })

test('what stands there is asked for, and can be published where no draft waits', () => {
  show(null)
  expect(sent()).toMatchObject({ id: '7', version: 'v1.p', was: 'marks', 'f.facilities.1.title.en': 'Library' })
  expect([buttons(text.save).length, buttons(content.save).length]).toEqual([2, 2])
})

test('a draft that waits stands in it, with what is wrong beside its field, and is published as a whole elsewhere', () => {
  show(DRAFT)
  expect(sent()).toMatchObject({ version: 'v1.p.d', 'f.facilities.2.title.en': 'Sports' })
  expect([buttons(text.save).length, buttons(content.intoDraft).length]).toEqual([0, 2])
  expect(screen.getByDisplayValue('Sports')).toBeInvalid()
  expect(screen.getByDisplayValue('Library')).toBeValid()
})

test('after a conflict what was typed stands in it, beside what somebody else made of the same part', () => {
  const theirs = { facilities: facilities('Library', 'Sports') }
  show(DRAFT, { said: 'changed', typed: { facilities: facilities('Reading room') } }, theirs)
  expect(sent()).toMatchObject({ version: 'v1.p.d', 'f.facilities.1.title.en': 'Reading room' })
  expect(sent()).not.toHaveProperty(['f.facilities.2.title.en'])
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(text.pageTyped),
    expect.stringMatching(/Facilities › Entry 1 › Title.*Library.*Reading room/),
    expect.stringMatching(/Facilities › Entry 2 › Title.*Sports.*—/),
  ])
})

test('where two changed other parts, there is nothing to decide', () => {
  show(DRAFT, { said: 'changed', typed: { facilities: facilities('Reading room') } })
  expect(screen.getByText(text.pageConflict)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('what was refused and kept has what is wrong with it beside its fields, what was refused otherwise does not', () => {
  show(DRAFT, { said: 'notPublished', typed: {} })
  expect(screen.getByDisplayValue('Sports')).toBeInvalid()
})

test('what was typed while the provider was away has nothing wrong', () => {
  show(DRAFT, { said: 'away', typed: {} })
  expect(screen.getByDisplayValue('Sports')).toBeValid()
})

describe('a picture of a part', () => {
  const pictured = { ...DRAFT, said: { facilities: facilities('Library').replace('{', '{"image":"/media/a.webp",') } }
  const button = (name: string) =>
    within(form()).queryByRole('button', { name: fillMessage(name, { name: content.names.image }) })

  test('is uploaded beside its field, and can be taken away where one stands', () => {
    show(pictured, null, {}, uploadReply(null, texts, true))
    expect(button(content.uploads.uploadOf)).toHaveAttribute('value', 'upload:facilities.1.image')
    expect(button(content.uploads.uploadOf)).toHaveAttribute('formenctype', 'multipart/form-data')
    expect(button(content.uploads.clearOf)).toHaveAttribute('value', 'clear:facilities.1.image')
    // In a post of text, with no file.
    expect(button(content.uploads.clearOf)).not.toHaveAttribute('formenctype')
    expect(document.querySelector('.desk-picture')).toBeInTheDocument()
  })

  test('is an address alone where no pictures are taken, and where none stands none is taken away', () => {
    show(null)
    expect(screen.queryByLabelText(/A file in its place/)).toBeNull()
    expect(button(content.uploads.clearOf)).toBeNull()
  })

  test('a picture that was refused says so beside its file, in an entry that is open', () => {
    const typed = { facilities: facilities('Library') }
    const reply = { to: '/', said: 'invalid', typed: { ...typed, 'uploaded-to': 'facilities.1.image' } } as const
    show(null, reply, {}, uploadReply({ ...reply, wrong: { file: 'format' } }, texts, true))
    const file = screen.getByLabelText(fillMessage(content.uploads.file, { name: content.names.image }))
    expect(file).toHaveAccessibleDescription(expect.stringContaining(texts.deskPictures.flaws.format))
    expect(file.closest('details')).toHaveAttribute('open')
  })
})
