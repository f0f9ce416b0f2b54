import { rise, treeMegabytes } from './memory'

describe('treeMegabytes', () => {
  const listing = `    1     0  4096
   10     1  2048
   11    10  1024
   12    11  512
   20     1 99999
`

  test('is that of a process, its children and theirs, and of nobody else', () => {
    expect(treeMegabytes(listing, 10)).toBe(3.5)
    expect(treeMegabytes(listing, 12)).toBe(0.5)
  })

  test('of a process that is not there is none', () => {
    expect(treeMegabytes(listing, 30)).toBe(0)
  })
})

describe('rise', () => {
  test('is what is added each time', () => {
    expect(rise([5, 7, 9, 11])).toBeCloseTo(2)
    expect(rise([3, 3, 3])).toBe(0)
  })

  test('is not that of one value that stands out in the middle', () => {
    expect(rise([4, 4, 90, 4, 4])).toBeCloseTo(0)
  })

  test('of fewer than two is not known', () => {
    expect(rise([1])).toBeNaN()
  })
})
