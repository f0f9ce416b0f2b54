import { render, screen } from '@testing-library/react'
import { MAX_AT_ONCE, MAX_FOUND } from '@/lib/contract/desk/bulk'
import { getMessages } from '@/lib/messages/catalogue'
import { BulkAll } from './bulk-all'
import { inOrderOfFate } from './bulk-table'

const show = (total: number) =>
  render(
    <BulkAll
      total={total}
      query={{ q: 'hill', district: '7', sort: 'name', page: '2' }}
      lang="en"
      text={getMessages('en').deskBulk}
    />,
  )

test('more than a page, and no more than may be, can be changed by the search that finds them', () => {
  const { container } = show(MAX_AT_ONCE)
  expect(container).toBeEmptyDOMElement()
  show(MAX_FOUND)
  expect(screen.getByRole('link', { name: 'Change all 500 that are found' })).toHaveAttribute(
    'href',
    '/desk/en/institutions/change?all=found&q=hill&district=7',
  )
})

test('where more are found, it says how many may be', () => {
  show(MAX_FOUND + 1)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/500 at most/)).toBeInTheDocument()
})

test('what needs a look stands before what is plain', () => {
  const fates = (['changed', 'left', 'same', 'wrong', 'undone', 'kept'] as const).map((fate, at) => ({
    ...{ id: String(at), name: { en: 'x' }, version: null, before: '', after: '', flaw: null, fate },
  }))
  expect(inOrderOfFate(fates).map(({ fate }) => fate)).toEqual(['left', 'wrong', 'kept', 'changed', 'same', 'undone'])
})
