import type { AskedQuery } from './asked-set'
import type { AskedScored } from './evaluate-asked'
import { folded, type Institution } from './predicate'

/** An institution for tests: an engineering college in Hassan, unless told otherwise. */
export function institution(id: number, but: Partial<Institution> = {}): Institution {
  const title = `College ${id}`
  return {
    id,
    title,
    names: [folded(title)],
    whereabouts: folded(title),
    district: 'Hassan',
    typeIds: [1],
    streamIds: [],
    ownership: 'private',
    isForWomen: false,
    isResidential: false,
    courses: [],
    ...but,
  }
}

export const presentQuery: AskedQuery = {
  query: 'engineering hassan',
  kind: 'kind-and-place',
  half: 'develop',
  right: { type: ['engineering'], district: ['Hassan'] },
}
export const absentQuery: AskedQuery = {
  query: 'law college hassan',
  kind: 'not-there',
  half: 'develop',
  absent: { type: ['law'] },
  nearest: [{ district: ['Hassan'] }],
}

/** A query that was asked and came out so. */
export function scoredQuery(query: AskedQuery, hit: boolean, precision = Number(hit)): AskedScored {
  return {
    judged: { query, fit: new Set([1]) },
    answer: { ids: [2], total: 1, isSaidMissing: false },
    score: { hit, precision },
  }
}
