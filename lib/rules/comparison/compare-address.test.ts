import fc from 'fast-check'
import { comparePath, parseCompareIds, parseRemoval, removalPath } from '@/lib/rules/comparison/compare-address'

test.each([
  [undefined, []],
  ['', []],
  ['7', ['7']],
  ['7,3, 7,,9 ', ['7', '3', '9']],
  [
    ['7', '3,9'],
    ['7', '3', '9'],
  ],
])('%p asks for %p', (value, ids) => {
  expect(parseCompareIds(value)).toEqual({ ids, tooMany: false })
})

test('four are compared at most, the first of them', () => {
  expect(parseCompareIds('1,2,3,4,5')).toEqual({ ids: ['1', '2', '3', '4'], tooMany: true })
  expect(parseCompareIds('1,2,3,4,4')).toEqual({ ids: ['1', '2', '3', '4'], tooMany: false })
})

test('an address says what it was made of', () => {
  expect(comparePath([])).toBe('/compare')
  expect(comparePath(['1', 'a/b'])).toBe('/compare?ids=1,a%2Fb')
  const id = fc.string({ minLength: 1, maxLength: 20 }).filter((each) => !each.includes(',') && each.trim() === each)
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 4 }), (ids) => {
      const url = new URL(comparePath(ids), 'https://guide.example')
      expect(parseCompareIds(url.searchParams.get('ids') ?? undefined).ids).toEqual(ids)
    }),
  )
})

test('the address of a removal knows what to have back, and what was taken out', () => {
  const read = (path: string) => {
    const query = new URL(path, 'http://localhost').searchParams
    return parseRemoval(query.get('undo') ?? undefined, parseCompareIds(query.get('ids') ?? undefined).ids)
  }
  expect(removalPath(['7', '3', '9'], '3')).toBe('/compare?ids=7,9&undo=7,3,9')
  expect(read(removalPath(['7', '3', '9'], '3'))).toEqual({ removed: '3', before: ['7', '3', '9'] })
  expect(read(removalPath(['7'], '7'))).toEqual({ removed: '7', before: ['7'] })
  // Something that no removal makes takes nothing back.
  for (const path of ['/compare?ids=7', '/compare?ids=7&undo=7', '/compare?ids=7&undo=7,3,9', '/compare?undo='])
    expect(read(path)).toBeNull()
})
