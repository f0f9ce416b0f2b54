import { judgeAsked } from './asked-goals'
import { ASKED_KINDS } from './asked-set'
import { presentQuery, scoredQuery } from './example'

type Kind = (typeof ASKED_KINDS)[number]

/** Hundred queries of each kind in one half, of which so many are hits. */
function hundredEach(half: 'develop' | 'report', hitsOf: (kind: Kind) => number, precision = 1) {
  return ASKED_KINDS.flatMap((kind) =>
    Array.from({ length: 100 }, (_, index) =>
      scoredQuery({ ...presentQuery, kind, half }, index < hitsOf(kind), precision),
    ),
  )
}
const verdicts = (scored: ReturnType<typeof hundredEach>) => judgeAsked(scored).map(({ passed }) => passed)

it('are reached, by a kind to the letter', () => {
  expect(verdicts(hundredEach('report', (kind) => (kind === 'women' ? 88 : 96), 0.91))).toEqual([true, true, true])
})

it('are missed one by one', () => {
  expect(verdicts(hundredEach('report', () => 94))).toEqual([false, true, true])
  expect(verdicts(hundredEach('report', () => 100, 0.89))).toEqual([true, false, true])
  const one = judgeAsked(hundredEach('report', (kind) => (kind === 'kannada-latin' ? 87 : 100)))
  expect(one.map(({ passed }) => passed)).toEqual([true, true, false])
  expect(one[2]?.found).toBe('not kannada-latin 87.0 %')
  const other = judgeAsked(
    ASKED_KINDS.flatMap((kind) =>
      scoredQuery({ ...presentQuery, kind, half: 'report' }, true, kind === 'course' ? 0.87 : 1),
    ),
  )
  expect(other.map(({ passed, found }) => [passed, found]).at(2)).toEqual([false, 'not course 87.0 %'])
})

it('count the report half alone', () => {
  expect(verdicts([...hundredEach('report', () => 100), ...hundredEach('develop', () => 0, 0)])).toEqual([
    true,
    true,
    true,
  ])
  expect(verdicts(hundredEach('develop', () => 0))).toEqual([null, null, null])
})
