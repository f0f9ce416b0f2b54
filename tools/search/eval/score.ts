import type { EvalQuery } from './query-set'

/** What the evaluation must know of an institution besides its id. */
export type Known = {
  id: number
  name: string
  city: string | null
  district: string | null
  typeIds: readonly number[]
}

/** Says whether an institution is a right answer to a query. */
export type IsRight = (id: number) => boolean

/** How one query went: whether the first, and the first three, were as they should; and 1 / the rank of the first right one. */
export type Score = { first: boolean; three: boolean; reciprocal: number }

/**
 * Scores the ids that a search gave, best first. Where an institution was asked for, one right
 * answer among the first three is enough; where a place was, all of the first three must lie there.
 */
export function scoreAnswer(query: EvalQuery, ids: readonly number[], isRight: IsRight): Score {
  const rank = ids.findIndex(isRight)
  const three = ids.slice(0, 3)
  return {
    first: rank === 0,
    three: 'answers' in query ? rank >= 0 && rank < 3 : three.length > 0 && three.every(isRight),
    reciprocal: rank < 0 ? 0 : 1 / (rank + 1),
  }
}

/** Shares of 1 over some queries; `NaN` of none. */
export type Quality = { queries: number; recallAt1: number; recallAt3: number; meanReciprocalRank: number }

export function rate(scores: readonly Score[]): Quality {
  const mean = (read: (score: Score) => number) => scores.reduce((sum, score) => sum + read(score), 0) / scores.length
  return {
    queries: scores.length,
    recallAt1: mean(({ first }) => Number(first)),
    recallAt3: mean(({ three }) => Number(three)),
    meanReciprocalRank: mean(({ reciprocal }) => reciprocal),
  }
}
