import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskQuery } from './desk-query'

/** By which the list of colleges of closing ranks is narrowed, in its address. */
export const collegesQuery = (asked: SearchParams) => deskQuery(asked, ['state', 'exam', 'q', 'page'])

/** The page of one of them, below `/desk/<language>`, with what is searched for there. */
export const collegePage = (id: number | string, q: string) =>
  `/rank-colleges/${id}${q === '' ? '' : `?${new URLSearchParams({ q })}`}` as const
