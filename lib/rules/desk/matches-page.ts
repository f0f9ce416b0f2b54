import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskQuery } from './desk-query'

/** By which the list of rows in doubt is narrowed, in its address. */
export function matchesQuery(asked: SearchParams) {
  return deskQuery(asked, ['state', 'source', 'q', 'page'])
}

/** The page of that list, below `/desk/<language>`. */
export function matchesPage(asked: Readonly<Record<string, string>>): `/${string}` {
  const query = new URLSearchParams(matchesQuery(asked)).toString()
  return query === '' ? '/matches' : `/matches?${query}`
}

/** By which the list of institutions that stand there twice is narrowed. */
export const twiceQuery = (asked: SearchParams) => deskQuery(asked, ['state', 'page'])

/** The page of institutions that stand there twice. */
export function twicePage(asked: Readonly<Record<string, string>>): `/${string}` {
  const query = new URLSearchParams(twiceQuery(asked)).toString()
  return query === '' ? '/matches/twice' : `/matches/twice?${query}`
}
