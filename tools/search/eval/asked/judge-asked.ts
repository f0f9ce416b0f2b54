import type { AskedQuery } from './asked-set'
import { satisfies, type Institution, type Predicate } from './predicate'

/** What `GET /institutes` answered: ids, best first; and whether it says that what was asked is not there. */
export type AskedAnswer = { ids: readonly number[]; total: number; isSaidMissing: boolean }

/** `hit`: whether the first three hold what they should; `precision`: how much of them does. */
export type AskedScore = { hit: boolean; precision: number }

/** A query with the institutions that may be shown for it: the right ones or, where none is, the nearest. */
export type Judged = { query: AskedQuery; fit: ReadonlySet<number> }

const wantedOf = (query: AskedQuery) => ('right' in query ? [query.right] : query.nearest)

function idsOf(institutions: readonly Institution[], predicates: readonly Predicate[]): Set<number> {
  const fitting = institutions.filter((each) => predicates.some((predicate) => satisfies(each, predicate)))
  return new Set(fitting.map(({ id }) => id))
}

/** Finds for every query which institutions fit it. */
export function judgeQueries(queries: readonly AskedQuery[], institutions: readonly Institution[]): Judged[] {
  return queries.map((query) => ({ query, fit: idsOf(institutions, wantedOf(query)) }))
}

/** Queries for what the directory cannot show: those of schools, before the schools are in it. */
export const isAnswerable = ({ query, fit }: Judged) => 'absent' in query || fit.size > 0

/**
 * Throws, with every query at fault, where the set and the lists do not belong together: nothing is right, what should
 * not be there is, or a predicate for the nearest fits nothing.
 */
export function checkJudged(judged: readonly Judged[], institutions: readonly Institution[]): void {
  const complaints = judged.flatMap(({ query, fit }) => {
    if ('right' in query) return fit.size === 0 ? [`"${query.query}": no institution is a right answer`] : []
    const [there] = institutions.filter((each) => satisfies(each, query.absent))
    const empty = query.nearest.filter((predicate) => !institutions.some((each) => satisfies(each, predicate)))
    return [
      ...(there ? [`"${query.query}": ${there.title} should not be there`] : []),
      ...empty.map((predicate) => `"${query.query}": ${JSON.stringify(predicate)} fits nothing`),
    ]
  })
  if (complaints.length > 0) throw new Error(['The queries and the lists do not fit:', ...complaints].join('\n'))
}

/** Scores what a search answered, as README.md says. */
export function scoreAsked({ query, fit }: Judged, { ids, total, isSaidMissing }: AskedAnswer): AskedScore {
  const three = ids.slice(0, 3)
  const fitting = three.filter((id) => fit.has(id)).length
  if ('right' in query) return { hit: fitting > 0, precision: three.length === 0 ? 0 : fitting / three.length }
  if (total === 0) return { hit: true, precision: 1 }
  if (!isSaidMissing || three.length === 0) return { hit: false, precision: 0 }
  return { hit: fitting === three.length, precision: fitting / three.length }
}

/** Means over some queries; `NaN` of none. */
export type AskedQuality = { queries: number; hitAt3: number; precisionAt3: number }

export function rateAsked(scores: readonly AskedScore[]): AskedQuality {
  const mean = (read: (score: AskedScore) => number) =>
    scores.reduce((sum, score) => sum + read(score), 0) / scores.length
  return {
    queries: scores.length,
    hitAt3: mean(({ hit }) => Number(hit)),
    precisionAt3: mean(({ precision }) => precision),
  }
}
