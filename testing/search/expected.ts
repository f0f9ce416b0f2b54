import { type CountedFilter, DIRECTORY_FILTERS, type DirectoryFilter } from '@/lib/contract/institute-query'
import { RATING_BUCKETS } from '@/lib/rules/filters/values'
import type { FilterOption } from '@/provider/search/facet-table'
import type { FilterValue, InstituteFilter } from '@/provider/search/filter-column'
import type { SearchRecord } from '@/provider/search/record'
import { type Asked, valueOf } from './records'

// What the contract says of filters, facets and orders, by looking at every institution: nothing of the search is used.

function isWithin(value: number, low: number | undefined, high: number | undefined): boolean {
  const ends = [low ?? -Infinity, high ?? Infinity].sort((a, b) => a - b)
  return value >= (ends[0] ?? 0) && value <= (ends[1] ?? 0)
}

const listed = (value: FilterValue): readonly FilterOption[] =>
  value === null || value === false ? [] : value === true ? [1] : [value].flat()

/** Whether nobody has said what the filter asks for. */
function isUnknown(record: SearchRecord, name: DirectoryFilter): boolean {
  const value = valueOf(record, name)
  return value !== false && listed(value).length === 0
}

function passesOne(
  record: SearchRecord,
  filter: InstituteFilter,
  { name, parameters }: (typeof DIRECTORY_FILTERS)[number],
) {
  const values = listed(valueOf(record, name))
  if (filter.include_unknown?.includes(name) === true && isUnknown(record, name)) return true
  const bound = (end: string) => {
    const parameter = parameters.find((each) => each.startsWith(end))
    const value = parameter === undefined ? undefined : filter[parameter]
    return typeof value === 'number' ? value : undefined
  }
  if (parameters.some((parameter) => /^(min|max)_/.test(parameter))) {
    const [low, high] = [bound('min_'), bound('max_')]
    return (
      (low === undefined && high === undefined) ||
      values.some((value) => typeof value === 'number' && isWithin(value, low, high))
    )
  }
  const asked = filter[parameters[0]]
  return asked === undefined || asked === false || listed(asked).some((id) => values.includes(id))
}

export function passes(record: SearchRecord, filter: InstituteFilter): boolean {
  return DIRECTORY_FILTERS.every((each) => passesOne(record, filter, each))
}

const lower = (name: string) => name.toLowerCase()
const byName = (a: SearchRecord, b: SearchRecord) =>
  lower(a.name) === lower(b.name) ? a.id - b.id : lower(a.name) < lower(b.name) ? -1 : 1

/** The ids in the order that is asked for, by name unless told otherwise. */
export function sortedIds(records: readonly SearchRecord[], sort: Asked['sort']): number[] {
  const compare = (a: SearchRecord, b: SearchRecord) => {
    if (sort === 'rating')
      return (b.averageRating ?? 0) - (a.averageRating ?? 0) || b.reviewCount - a.reviewCount || byName(a, b)
    if (sort === 'fee') {
      const [first, second] = [Math.min(...a.fees), Math.min(...b.fees)]
      return first === second ? byName(a, b) : first - second
    }
    if (sort === 'kind') return a.typeId - b.typeId || byName(a, b)
    if (sort === 'changed') return b.changedAt - a.changedAt || byName(a, b)
    return byName(a, b)
  }
  return [...records].sort(compare).map((record) => record.id)
}

/** An option of a filter that is counted, chosen; ratings by their lower end. */
export function choose(name: CountedFilter, option: FilterOption): InstituteFilter {
  if (name === 'rating') {
    return { min_rating: option, max_rating: RATING_BUCKETS.find(({ min }) => min === option)?.max }
  }
  const { parameters, counted } = DIRECTORY_FILTERS.find((each) => each.name === name) ?? {}
  return parameters === undefined ? {} : { [parameters[0]]: counted === 'once' || [option] }
}

/** The filter without one of its filters. */
function without(filter: InstituteFilter, name: DirectoryFilter): InstituteFilter {
  const parameters: readonly string[] = DIRECTORY_FILTERS.find((each) => each.name === name)?.parameters ?? []
  return Object.fromEntries(Object.entries(filter).filter(([parameter]) => !parameters.includes(parameter)))
}

/** By filter of how many it is known what it asks for, of those that the other filters leave. */
export function bruteKnown(found: readonly SearchRecord[], filter: InstituteFilter) {
  return new Map(
    DIRECTORY_FILTERS.map(({ name }) => {
      const left = found.filter((record) => passes(record, without(filter, name)))
      const known = left.filter((record) => !isUnknown(record, name)).length
      return [name, { known, of: left.length }] as const
    }),
  )
}

/** By facet and option the total with this option alone chosen and all other filters kept; no zeros. */
export function bruteFacets(found: readonly SearchRecord[], filter: InstituteFilter) {
  const total = (name: CountedFilter, option: FilterOption) =>
    found.filter((record) => passes(record, { ...without(filter, name), ...choose(name, option), ...others(name) }))
      .length
  // Of an option those are counted that have it, not those of whom nobody has said.
  const others = (name: DirectoryFilter) => ({
    include_unknown: filter.include_unknown?.filter((each) => each !== name),
  })
  const facets = new Map<CountedFilter, Map<FilterOption, number> | number>()
  for (const { name, counted } of DIRECTORY_FILTERS) {
    if (counted === 'not') continue
    const had = found.flatMap((record) => listed(valueOf(record, name)))
    const options = name === 'rating' ? RATING_BUCKETS.map(({ min }) => min) : had
    const totals = [...new Set(options)].map((option) => [option, total(name, option)] as const)
    facets.set(name, counted === 'once' ? total(name, 1) : new Map(totals.filter(([, size]) => size > 0)))
  }
  return facets
}
