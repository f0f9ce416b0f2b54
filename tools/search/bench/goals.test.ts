import { ABUSE, againstOf, judge, LOOK_UP, SEARCH, type Measured } from './goals'
import type { DatabaseKind } from './scratch-databases'

function measured(database: DatabaseKind, institutes: number, p95: Record<string, number>): Measured {
  const summaries = Object.entries(p95).map(([name, time]) => {
    return [name, { samples: 600, p50: time, p95: time, p99: time, most: time }] as const
  })
  return { database, institutes, summaries: new Map(summaries) }
}
const verdicts = (all: Measured[]) => judge(all).map(({ passed }) => passed)

it('passes what reaches the goals to the letter', () => {
  const all = [
    measured('PostgreSQL', 100_000, { [SEARCH]: 15, [LOOK_UP]: 0.5, [ABUSE]: 50 }),
    measured('PostgreSQL', 1_000_000, { [SEARCH]: 30 }),
    measured('embedded', 100_000, { [SEARCH]: 60 }),
  ]
  expect(verdicts(all)).toEqual([true, true, true, true])
})

it('fails what misses them', () => {
  const all = [
    measured('PostgreSQL', 100_000, { [SEARCH]: 15.1, [LOOK_UP]: 1.2 }),
    measured('PostgreSQL', 1_000_000, { [SEARCH]: 31 }),
    measured('embedded', 100_000, { [SEARCH]: 61, [ABUSE]: 51 }),
  ]
  expect(verdicts(all)).toEqual([false, false, false, false])
})

it('lets twelve look-ups take longer than 15 ms', () => {
  expect(verdicts([measured('PostgreSQL', 100_000, { [SEARCH]: 24, [LOOK_UP]: 2 })])[0]).toBe(true)
})

it('judges nothing that was not measured', () => {
  expect(verdicts([measured('PostgreSQL', 57_888, { [SEARCH]: 1, [LOOK_UP]: 1 })])).toEqual([null, null, null, null])
})

it('compares each kind of search with another version, where one was asked the same', () => {
  const times = { [SEARCH]: 13, [againstOf(SEARCH)]: 10, suggest: 13.1, [againstOf('suggest')]: 10 }
  expect(verdicts([measured('PostgreSQL', 100_000, times)]).slice(4)).toEqual([true, false])
})
