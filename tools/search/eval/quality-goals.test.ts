import type { Scored } from './evaluate'
import { judgeQuality } from './quality-goals'

const scored = (half: 'develop' | 'report', three: boolean, kind = 'prefix', first = three): Scored => ({
  query: 'a',
  answers: ['aicte:1'],
  kind,
  half,
  ids: [],
  score: { first, three, reciprocal: 0 },
})
const times = (count: number, query: Scored) => Array.from({ length: count }, () => query)
const names = { asked: 3, notFirst: [] }
const verdicts = (all: Scored[], tried: Parameters<typeof judgeQuality>[1] = names) =>
  judgeQuality(all, tried).map(({ passed }) => passed)

it('counts the report half alone for recall', () => {
  const misses = times(50, scored('develop', false))
  expect(verdicts([...misses, ...times(98, scored('report', true)), ...times(2, scored('report', false))])[0]).toBe(
    true,
  )
  expect(verdicts([...misses, ...times(97, scored('report', true)), ...times(3, scored('report', false))])[0]).toBe(
    false,
  )
  expect(verdicts(misses)[0]).toBeNull()
})

it('wants an exact name first, in either half', () => {
  const second = (half: 'develop' | 'report') => scored(half, true, 'exact', false)
  expect(verdicts([scored('report', true, 'exact')])[1]).toBe(true)
  expect(verdicts([scored('report', true), second('develop')])[1]).toBe(false)
  expect(verdicts([scored('report', true), second('report')])[1]).toBe(false)
})

it('wants every tried name first', () => {
  expect(verdicts([scored('report', true)])[2]).toBe(true)
  expect(verdicts([scored('report', true)], { asked: 3, notFirst: ['A'] })[2]).toBe(false)
})
