import { render, screen } from '@testing-library/react'
import { getMessages } from '@/lib/messages/catalogue'
import { InstitutionFilter, InstitutionList } from './institution-list'

const messages = getMessages('en')
const text = { ...messages.deskInstitutions, ...messages.deskFind }

test('each institution of the list says its number, by which others name it', () => {
  const row = { id: '41', name: { en: 'Hill College' }, category: null, district: null, city: null, changed_at: null }
  render(<InstitutionList rows={[row]} lang="en" text={text} tick={null} />)
  expect(screen.getByRole('rowheader')).toHaveTextContent('Hill College')
  expect(screen.getByText('No. 41')).toBeVisible()
})

test('the retired can be asked for, and stay asked for', () => {
  const lookups = { types: [], districts: [] }
  const { rerender } = render(<InstitutionFilter lookups={lookups} lang="en" text={text} chosen={{}} />)
  expect(screen.getByRole('checkbox', { name: 'Only the retired' })).not.toBeChecked()
  rerender(<InstitutionFilter key="set" lookups={lookups} lang="en" text={text} chosen={{ retired: '1' }} />)
  expect(screen.getByRole('checkbox', { name: 'Only the retired' })).toBeChecked()
})
