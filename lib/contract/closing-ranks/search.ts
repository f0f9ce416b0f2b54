import type { Body } from '@/lib/contract/body'

/**
 * The orders of what a rank was enough for, the first unless asked. `safest`: enough in the earliest round first, and of one round
 * the widest margin first; `nearest`: the closing rank that is nearest to the rank first; `fee`: the lowest fee first.
 */
export const RANK_SORTS = ['safest', 'nearest', 'name', 'fee'] as const
export type RankSort = (typeof RANK_SORTS)[number]

/** A higher one was given in no list; a closing rank may have a half or a quarter. */
export const MAX_RANK = 9_999_999

/**
 * `POST /closing-ranks/search` (optional). A rank and a category are personal: they stand in no address. `year`: the
 * latest unless said. `also_categories`: codes by whose seats the same person may be admitted; of each course the best of
 * all is told, and a provider that does not know the field answers for `category` alone. Several values of `course_family`, `district_id` or `round` are alternatives; `round` is the earliest in
 * which the rank was enough; `enough_in`: rounds in each of which it was. `fee` in rupees a year; `include_unknown` of `fee`: a limit leaves in those of which it is not known.
 */
export const CLOSING_RANK_SEARCH = {
  exam: 'text',
  year: 'whole?',
  rank: 'rank',
  category: 'text',
  also_categories: 'words?',
  course_family: 'words?',
  district_id: 'words?',
  min_fee: 'whole?',
  max_fee: 'whole?',
  include_unknown: 'words?',
  is_residential: 'flag?',
  round: 'words?',
  enough_in: 'words?',
  sort: 'text?',
  page: 'whole?',
  limit: 'whole?',
} as const
export type ClosingRankSearchBody = Body<typeof CLOSING_RANK_SEARCH>
