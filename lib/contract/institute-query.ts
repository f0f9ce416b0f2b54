import { INCLUDE_UNKNOWN, WITH_RECORDS } from '@/lib/contract/constants'

/**
 * The filters of `GET /institutes` (docs/contract.md "Directory", "Optional parts"), each under the name by which
 * `facets` counts it and `did_you_mean` says that it hides results. `parameters` set it. `counted`: by option, as
 * one number, or not at all. A provider may lack `ownership`, `gender`, `level` and `minority`, and then does not count
 * them: the website does not offer what is not counted.
 */
export const DIRECTORY_FILTERS = [
  { name: 'institute_type_id', parameters: ['institute_type_id'], counted: 'options' },
  { name: 'category_id', parameters: ['category_id'], counted: 'options' },
  { name: 'district_id', parameters: ['district_id'], counted: 'options' },
  { name: 'city_id', parameters: ['city_id'], counted: 'options' },
  { name: 'ownership', parameters: ['ownership'], counted: 'options' },
  { name: 'gender', parameters: ['gender'], counted: 'options' },
  { name: 'level', parameters: ['level'], counted: 'options' },
  { name: 'rating', parameters: ['min_rating', 'max_rating'], counted: 'options' },
  { name: 'fee', parameters: ['min_fee', 'max_fee'], counted: 'not' },
  { name: 'is_residential', parameters: ['is_residential'], counted: 'once' },
  { name: 'minority', parameters: ['minority'], counted: 'once' },
] as const
type Entry = (typeof DIRECTORY_FILTERS)[number]
export type DirectoryFilter = Entry['name']
/** Those with counts in `facets`. */
export type CountedFilter = Exclude<Entry, { counted: 'not' }>['name']
/** What sets a filter, or any of them. */
export type FilterParameter<Name extends DirectoryFilter = DirectoryFilter> = Extract<
  Entry,
  { name: Name }
>['parameters'][number]

/** The parameters of `GET /institutes`, all optional. */
export type InstituteParameter =
  'search' | FilterParameter | typeof INCLUDE_UNKNOWN | 'page' | 'limit' | 'sort' | 'facets' | typeof WITH_RECORDS

/** The orders of the directory; a provider ignores those that it does not know. */
export const INSTITUTE_SORTS = ['relevance', 'name', 'rating', 'fee'] as const
export type InstituteSort = (typeof INSTITUTE_SORTS)[number]

/** How many institutions an answer holds when nothing is asked. */
export const DEFAULT_LIMIT = 10

/** What words of a search may say (`understood`, lib/contract/understood.ts). */
export const UNDERSTOOD_KINDS = [
  'type', 'stream', 'course', 'college', 'ownership', 'women', 'men', 'residential', 'minority', 'place', 'sort',
] as const // prettier-ignore
export type UnderstoodKind = (typeof UNDERSTOOD_KINDS)[number]
