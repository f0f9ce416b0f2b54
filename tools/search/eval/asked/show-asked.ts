import { markdownTable, showShare } from '@/tools/bench/tables'
import { ASKED_KINDS, type AskedQuery } from './asked-set'
import type { AskedScored, EvaluatedAsked } from './evaluate-asked'
import { rateAsked } from './judge-asked'

const HALVES = ['develop', 'report'] as const

export function ofAskedHalf(scored: readonly AskedScored[], half: AskedQuery['half']): AskedScored[] {
  return scored.filter(({ judged }) => judged.query.half === half)
}

/** Of the queries that were answered rightly, those of which the answer says all the same that it is not there. */
function wronglyMissing(scored: readonly AskedScored[]): number {
  return scored.filter(({ judged, answer, score }) => 'right' in judged.query && score.hit && answer.isSaidMissing)
    .length
}

function row(title: string, scored: readonly AskedScored[]): string[] {
  const { queries, hitAt3, precisionAt3 } = rateAsked(scored.map(({ score }) => score))
  return [title, String(queries), showShare(hitAt3), showShare(precisionAt3), String(wronglyMissing(scored))]
}

/** One table for each half: how each kind of query fared, and all of them. */
export function showAsked({ scored, left }: EvaluatedAsked): string {
  const table = (half: AskedQuery['half']) => {
    const ofHalf = ofAskedHalf(scored, half)
    const kinds = ASKED_KINDS.map((kind) =>
      row(
        kind,
        ofHalf.filter(({ judged }) => judged.query.kind === kind),
      ),
    )
    return markdownTable(
      [`as people ask (${half} half)`, 'queries', 'hit@3', 'precision@3', 'found, but said not to be there'],
      [...kinds, row('all', ofHalf)],
    )
  }
  const note = left > 0 ? [`Left out: ${left} queries that only schools can answer.`] : []
  return [...HALVES.map(table), ...note].join('\n\n')
}

/** What was not wholly right, of the develop half alone: whoever reads the other's misses spoils its figure. */
export function showAskedFailures({ scored, titles }: EvaluatedAsked): string {
  const nameOf = (id: number | undefined) => (id === undefined ? '' : (titles.get(id) ?? '?'))
  const lines = ofAskedHalf(scored, 'develop')
    .filter(({ score }) => !score.hit || score.precision < 1)
    .map(({ judged: { query, fit }, answer, score }) => {
      const example =
        'right' in query ? `one of ${fit.size}, as ${nameOf([...fit][0])}` : 'to hear that it is not there'
      const got = answer.ids.slice(0, 3).map(nameOf).join(' | ') || 'nothing'
      return `- [${query.kind}] ${score.hit ? 'partly' : 'MISS'} "${query.query}" wants ${example}; got ${got}${answer.isSaidMissing ? ' (said not to be there)' : ''}`
    })
  return [`${lines.length} queries of the develop half, as people ask, are not wholly right`, ...lines].join('\n')
}
