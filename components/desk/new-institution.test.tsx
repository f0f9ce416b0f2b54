import { render, screen } from '@testing-library/react'
import { NewInstitution, NewInstitutionPast } from '@/components/desk/new-institution'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskRecordPastSchema } from '@/lib/contract/desk/record'
import { getMessages } from '@/lib/messages/catalogue'

const { desk, deskInstitutions: text, deskContent: content, deskPlans } = getMessages('en')
const ID = 'new_0123456789ab'
const KEPT = { id: 4, at: '2027-05-01T10:00:00Z', by: 'Asha', record: `institution ${ID}` }
const institution = (namesakes: object[] = []) =>
  deskInstitutionSchema.parse({
    data: {
      ...{ id: ID, version: 'new', values: {}, sources: [], statements: [], edited: null, namesakes },
      draft: {
        ...{ version: 'new.d', said: { name_en: 'Lake College' }, was: {}, flaws: {}, problems: [], by: 'Asha' },
        ...{ at: '2027-05-01T10:00:00Z', schedule: null, preview: 'token' },
      },
      history: [{ ...KEPT, action: 'content-drafted', before: {}, after: { name_en: 'Lake College' } }],
    },
  })
const FORM = { values: { name_en: 'Lake College' }, wrong: new Map(), theirs: new Map(), version: 'new.d', was: '{}' }

function show(of = institution()) {
  render(
    <NewInstitution
      {...{ institution: of, form: FORM, user: null, reply: null, lang: 'en', desk, text, content }}
      siteUrl={new URL('https://guide.example')}
      lookups={{ types: [], districts: [] }}
    />,
  )
}

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
