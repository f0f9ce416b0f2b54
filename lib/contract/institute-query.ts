/** The parameters of `GET /institutes`, all optional (contract, "Directory" and "Optional parts"). */
export const INSTITUTE_PARAMETERS = [
  'search',
  'institute_type_id',
  'category_id',
  'district_id',
  'city_id',
  'min_rating',
  'max_rating',
  'min_fee',
  'max_fee',
  'is_residential',
  'page',
  'limit',
  'sort',
  'facets',
] as const
export type InstituteParameter = (typeof INSTITUTE_PARAMETERS)[number]

/** What may be asked; several values of one filter are joined by commas and are alternatives. */
export type InstituteQuery = Partial<Record<InstituteParameter, string>>

/** The orders of the directory; a provider ignores those that it does not know. */
export const INSTITUTE_SORTS = ['relevance', 'name', 'rating', 'fee'] as const
export type InstituteSort = (typeof INSTITUTE_SORTS)[number]

/** How many institutions an answer holds when nothing is asked, and at most. */
export const DEFAULT_LIMIT = 10
export const MAX_LIMIT = 100
