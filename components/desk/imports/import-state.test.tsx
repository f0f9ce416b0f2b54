import { render, screen } from '@testing-library/react'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { deskImportSchema } from '@/lib/contract/desk/import'
import { getMessages } from '@/lib/messages/catalogue'
import { ImportState } from './import-state'

const answer = {
  id: 7,
  state: 'tried',
  file_name: 'fees.csv',
  source: 'fees-2026',
  by: 'Latha',
  at: '2026-11-26T05:00:00Z',
  expires_at: null,
  totals: null,
  version: 1,
  kind: 'own',
  title: 'Fees, 2026',
  licence: 'GODL-India',
  url: 'https://example.org/fees',
  dated: '2026-06-01',
  area: 'all',
  failure: null,
  is_stale: false,
  is_mappable: true,
  columns: [],
  rows: [],
  total: 0,
  page: 1,
  limit: 50,
}

test('why a list was not taken is said in the language of the page', () => {
  const failure = IMPORT_REASONS.takenOver
  const run = deskImportSchema.parse({ data: { ...answer, state: 'failed', failure, is_mappable: false } })
  const { rerender } = render(<ImportState run={run} lang="kn" text={getMessages('kn').deskImports} />)
  const text = getMessages('kn').deskImports
  expect(screen.getByRole('alert')).toHaveTextContent(text.rowReasons.reasons.takenOver)
  expect(screen.getByRole('alert')).not.toHaveTextContent(failure)
  rerender(<ImportState run={{ ...run, failure: 'Said otherwise' }} lang="kn" text={text} />)
  expect(screen.getByText('Said otherwise')).toHaveAttribute('lang', 'en')
})

test('before anybody imports it, the page says whose rows it takes, and what visitors are told of the list', () => {
  render(<ImportState run={deskImportSchema.parse({ data: answer })} lang="en" text={getMessages('en').deskImports} />)
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Whose rows are taken', 'All, also of other states'],
      ['Title that visitors read', 'Fees, 2026'],
      ['Licence', 'Government Open Data License – India'],
      ['Address where it stands', 'https://example.org/fees'],
      ['Day of which it is', '1 Jun 2026'],
    ]),
  )
})
