import { percentile, ratio, summarize } from './statistics'

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  it('is the smallest value that the share does not exceed', () => {
    expect(percentile(hundred, 0.5)).toBe(50)
    expect(percentile(hundred, 0.95)).toBe(95)
    expect(percentile(hundred, 0.99)).toBe(99)
    expect(percentile(hundred, 1)).toBe(100)
  })

  it('is one of the values, however few there are', () => {
    expect(percentile([7], 0.95)).toBe(7)
    expect(percentile([3, 1], 0.5)).toBe(1)
    expect(percentile([3, 1], 0.51)).toBe(3)
    expect(percentile([10, 9], 0)).toBe(9)
  })

  it('is not a number of no values', () => {
    expect(percentile([], 0.5)).toBeNaN()
  })
})

it('summarises without changing the order of the times', () => {
  const times = [5, 1, 3]
  expect(summarize(times)).toEqual({ samples: 3, p50: 3, p95: 5, p99: 5, most: 5 })
  expect(times).toEqual([5, 1, 3])
})

it('has no ratio to nothing', () => {
  expect(ratio(6, 2)).toBe(3)
  expect(ratio(6, 0)).toBeNaN()
  expect(ratio(6, NaN)).toBeNaN()
})
