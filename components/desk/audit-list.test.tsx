import { render, screen, within } from '@testing-library/react'
import { auditEntrySchema } from '@/lib/contract/desk/audit'
import { getMessages } from '@/lib/messages/catalogue'
import { AuditList } from './audit-list'

const lookups = {
  types: [
    { id: '2', name: { en: 'School' } },
    { id: '5', name: { en: 'College' } },
  ],
  districts: [{ id: '12', name: { en: 'Dharwad' }, cities: [{ id: '31', name: { en: 'Hubballi' } }] }],
}
const entry = (more: object) =>
  auditEntrySchema.parse({
    ...{ id: 1, at: '2027-01-31T05:00:00Z', by: 'Asha', action: 'institution-changed', record: 'institution 7' },
    ...{ before: null, after: null, names: {}, ...more },
  })

test('what an institution has by number is said in words, and it is named, with the way to it', () => {
  const names = { 'institution 7': { en: 'Hill College' } }
  const change = { before: { type_id: '2', district_id: '12' }, after: { type_id: '5', district_id: '99' }, names }
  const saying = { text: getMessages('en').desk, lang: 'en', lookups } as const
  render(
    <AuditList
      entries={[entry(change), entry({ id: 2, record: 'plan 2', action: 'plan-changed' })]}
      areLinked
      {...saying}
    />,
  )
  const [row = document.body] = screen.getAllByRole('row').slice(1)
  expect(row).toHaveTextContent('Kind of institution: School, District: Dharwad')
  // One that is gone stays as it was noted.
  expect(row).toHaveTextContent('Kind of institution: College, District: 99')
  expect(row).toHaveTextContent('Hill College')
  expect(within(row).getByRole('link', { name: 'institution 7' })).toHaveAttribute('href', '/desk/en/institutions/7')
})

test('of words that are too long to be told the fields are', () => {
  render(<AuditList entries={[entry({ left_out: ['name_en', 'phone'] })]} text={getMessages('en').desk} lang="en" />)
  const { trail } = getMessages('en').desk
  const fields = `${trail.institution.name_en}, ${trail.institution.phone}`
  expect(screen.getByRole('cell', { name: `too long to be shown here: ${fields}` })).toBeVisible()
})
