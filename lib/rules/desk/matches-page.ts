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
