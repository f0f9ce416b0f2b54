import fc from 'fast-check'
import { listPageItems } from '@/lib/rules/directory/pagination'

describe('listPageItems', () => {
  it.each<[number, number, string]>([
    [1, 0, ''],
    [1, 1, ''],
    [1, 2, '1 2'],
    [1, 5, '1 2 3 4 5'],
    [3, 5, '1 2 3 4 5'],
    [5, 5, '1 2 3 4 5'],
    [1, 6, '1 2 gap 6'],
    [2, 6, '1 2 3 gap 6'],
    [3, 6, '1 2 3 4 gap 6'],
    [4, 6, '1 gap 3 4 5 6'],
    [6, 6, '1 gap 5 6'],
    [50, 99, '1 gap 49 50 51 gap 99'],
    [9999, 8, '1 gap 7 8'],
    [-3, 8, '1 2 gap 8'],
  ])('page %d of %d shows %s', (current, total, shown) => {
    expect(listPageItems(current, total).join(' ')).toBe(shown)
  })

  it('always leads to the first, the last, the current page and its neighbours, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }), (total, wanted) => {
        const current = Math.min(wanted, total)
        const items = listPageItems(current, total)
        const pages = items.filter((item) => item !== 'gap')
        expect(items.length).toBeLessThanOrEqual(7)
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        for (const page of [1, current - 1, current, current + 1, total]) {
          if (page >= 1 && page <= total) expect(pages).toContain(page)
        }
      }),
    )
  })
})
