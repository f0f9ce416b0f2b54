import { ABUSE, againstOf, judge, LOOK_UP, SEARCH, type Measured } from './goals'
import type { DatabaseKind } from '@/tools/bench/scratch-databases'

function measured(database: DatabaseKind, institutes: number, p95: Record<string, number>): Measured {
  const summaries = Object.entries(p95).map(([name, time]) => {
    return [name, { samples: 600, p50: time, p95: time, p99: time, most: time }] as const
  })
  return { database, institutes, summaries: new Map(summaries) }
}
/** Of the search's own goals, which stand before those of all of India. */
const verdicts = (all: Measured[]) =>
  judge(all)
    .slice(0, 4)
    .map(({ passed }) => passed)
const FACETS = ['search, filters, facets', 'filters, facets']
const asked = (ms: number) => Object.fromEntries([SEARCH, ...FACETS].map((name) => [name, ms]))
const nation = (bytes: number, startMs: number, changeMs: number, ms: number) => ({
  ...measured('PostgreSQL', 1_500_000, asked(ms)),
  index: { kept: bytes * 1_500_000 },
  second: { startMs, changeMs },
})
const ofNation = (all: Measured[]) =>
  judge(all)
    .slice(4, 8)
    .map(({ passed }) => passed)

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

it('holds all of India to its own goals', () => {
  const small = measured('PostgreSQL', 100_000, asked(10))
  expect(ofNation([small, nation(1_000, 30_000, 1_000, 20)])).toEqual([true, true, true, true])
  expect(ofNation([small, nation(1_001, 30_001, 1_001, 21)])).toEqual([false, false, false, false])
  expect(ofNation([small])).toEqual([null, null, null, null])
})

it('judges nothing that was not measured', () => {
  expect(verdicts([measured('PostgreSQL', 57_888, { [SEARCH]: 1, [LOOK_UP]: 1 })])).toEqual([null, null, null, null])
})

it('compares each kind of search with another version, where one was asked the same', () => {
  const times = { [SEARCH]: 13, [againstOf(SEARCH)]: 10, suggest: 13.1, [againstOf('suggest')]: 10 }
  const compared = judge([measured('PostgreSQL', 100_000, times)]).slice(8)
  expect(compared.map(({ passed }) => passed)).toEqual([true, false])
})
