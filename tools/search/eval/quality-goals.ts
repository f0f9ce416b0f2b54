import type { Goal } from '@/tools/search/bench/goals'
import { showShare } from '@/tools/bench/tables'
import type { Scored } from './evaluate'
import { rate } from './score'

const MIN_RECALL = 0.98
/** The kind of query that is the name as the directory writes it, borne by one institution. */
const EXACT = 'exact'

/** The goals of the search's quality, and whether `ours` reaches them. */
export function judgeQuality(ours: readonly Scored[], names: { asked: number; notFirst: readonly string[] }): Goal[] {
  const reported = ours.filter(({ half }) => half === 'report').map(({ score }) => score)
  const { recallAt3 } = rate(reported)
  const exact = ours.filter(({ kind }) => kind === EXACT)
  const exactFirst = exact.filter(({ score }) => score.first).length
  const namesFirst = names.asked - names.notFirst.length
  return [
    {
      goal: `recall@3 of the report half at least ${showShare(MIN_RECALL)}`,
      found: showShare(recallAt3),
      passed: reported.length === 0 ? null : recallAt3 >= MIN_RECALL,
    },
    {
      goal: 'every query with an exact name brings it first',
      found: `${exactFirst} of ${exact.length}`,
      passed: exactFirst === exact.length,
    },
    {
      goal: 'every name of the directory that is tried brings that name first',
      found: `${namesFirst} of ${names.asked}`,
      passed: names.notFirst.length === 0,
    },
  ]
}
