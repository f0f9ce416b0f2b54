import { MAX_AT_ONCE } from '@/lib/contract/desk/bulk'
import { bulkPath, bulkQuery } from './bulk-path'

const asked = (path: string) => {
  const query: Record<string, string[]> = {}
  for (const [name, value] of new URL(path, 'http://x.example').searchParams) (query[name] ??= []).push(value)
  return Object.fromEntries(
    Object.entries(query).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  )
}

test('what is asked of whom comes back out of its address', () => {
  const query = { ids: ['7', '12'], found: null, field: 'ownership' as const, value: 'Trust & Co' }
  expect(bulkQuery(asked(bulkPath(query)))).toEqual({ ...query, isLook: true })
  expect(bulkQuery(asked(bulkPath({ ...query, value: '' })))).toMatchObject({ value: '', isLook: true })
})

test('all that a search finds comes back out of its address, by the search', () => {
  const query = { ids: [] as const, found: { q: 'hill', without: 'fee' }, field: 'ownership' as const, value: 'Trust' }
  expect(bulkQuery(asked(bulkPath(query)))).toEqual({ ...query, isLook: true })
  expect(bulkQuery({ all: 'found', id: '7', sort: 'name', page: '2', type: '3' })).toMatchObject({
    ...{ ids: [], found: { type: '3' } },
  })
})

test('nothing is looked at before a value is asked for, and who is to be retired is looked at at once', () => {
  expect(bulkQuery({ id: '7', field: 'ownership' })).toMatchObject({ ids: ['7'], isLook: false })
  expect(bulkQuery({ id: '7', field: 'retired' })).toMatchObject({ value: 'yes', isLook: true })
})

test('odd words are none of it, and no more are taken than a page has', () => {
  expect(bulkQuery({ id: ['x', '0', '7', '7', '-1'], field: 'name_en', look: '1' })).toEqual({
    ...{ ids: ['7'], found: null, field: null, value: '', isLook: false },
  })
  const many = Array.from({ length: MAX_AT_ONCE + 9 }, (_, index) => String(index + 1))
  expect(bulkQuery({ id: many }).ids).toHaveLength(MAX_AT_ONCE)
})
