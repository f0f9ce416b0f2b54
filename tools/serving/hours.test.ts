import { headLines, lineOf, type Minute, rowOf } from './hours'

const minute = (at: number): Minute => ({
  requests: 3,
  errors: at === 7 ? 1 : 0,
  timesMs: [at, at, at],
  websiteMb: 500 + at,
  providerMb: 200.04,
})
const minutes = (length: number) => Array.from({ length }, (_, index) => minute(index + 1))

describe('rowOf', () => {
  test('is of the last five minutes, with the memory at their end', () => {
    expect(rowOf('there', minutes(10), 120)).toEqual({
      provider: 'there',
      minute: 10,
      requests: 15,
      failed: 1,
      p50Ms: 8,
      p95Ms: 10,
      p99Ms: 10,
      websiteMb: 510,
      providerMb: 200,
    })
  })

  test('comes each five minutes, and at the end', () => {
    const ends = minutes(12).flatMap((_, index) => rowOf('there', minutes(index + 1), 12)?.minute ?? [])
    expect(ends).toEqual([5, 10, 12])
    expect(rowOf('there', minutes(12), 12)).toMatchObject({ requests: 6, p50Ms: 11 })
  })
})

test('a line has a cell for each head', () => {
  const row = rowOf('there', minutes(5), 5)
  const cells = (line: string) => line.split('|').length
  expect(row && cells(lineOf(row))).toBe(cells(headLines().split('\n')[0] ?? ''))
})
