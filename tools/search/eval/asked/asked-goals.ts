import type { Goal } from '@/tools/search/bench/goals'
import { showShare } from '@/tools/bench/tables'
import { ASKED_KINDS } from './asked-set'
import type { AskedScored } from './evaluate-asked'
import { rateAsked } from './judge-asked'
import { ofAskedHalf } from './show-asked'

const MIN_HIT = 0.95
const MIN_PRECISION = 0.9
const MIN_OF_KIND = 0.88

/** The goals for what people ask, by the report half alone, and whether ours reaches them. */
export function judgeAsked(scored: readonly AskedScored[]): Goal[] {
  const reported = ofAskedHalf(scored, 'report')
  const rated = (some: readonly AskedScored[]) => rateAsked(some.map(({ score }) => score))
  const { queries, hitAt3, precisionAt3 } = rated(reported)
  const low = ASKED_KINDS.flatMap((kind) => {
    const ofKind = rated(reported.filter(({ judged }) => judged.query.kind === kind))
    const share = Math.min(ofKind.hitAt3, ofKind.precisionAt3)
    return share < MIN_OF_KIND ? [`${kind} ${showShare(share)}`] : []
  })
  const verdict = (isReached: boolean) => (queries === 0 ? null : isReached)
  return [
    {
      goal: `as people ask, report half: hit@3 at least ${showShare(MIN_HIT)}`,
      found: showShare(hitAt3),
      passed: verdict(hitAt3 >= MIN_HIT),
    },
    {
      goal: `as people ask, report half: precision@3 at least ${showShare(MIN_PRECISION)}`,
      found: showShare(precisionAt3),
      passed: verdict(precisionAt3 >= MIN_PRECISION),
    },
    {
      goal: `as people ask, report half: hit@3 and precision@3 of each kind at least ${showShare(MIN_OF_KIND)}`,
      found: low.length === 0 ? 'each' : `not ${low.join(', ')}`,
      passed: verdict(low.length === 0),
    },
  ]
}
