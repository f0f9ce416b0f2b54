import type { z } from '@hono/zod-openapi'
import {
  DIRECTORY_FILTERS,
  type CountedFilter,
  type DirectoryFilter,
  type FilterParameter,
} from '@/lib/contract/institute-query'
import { flagParam, idListParam, idParam, numberParam } from '@/provider/http/params'
import { type FilterColumn, OptionColumn, ordered, RangeColumn, RatingColumn, type Slots } from './filter-column'
import { intersection, type SlotSet } from './slot-set'

/** How each filter is asked for. */
export const FILTER_PARAMETERS = {
  institute_type_id: idParam('The institution type'),
  category_id: idListParam('Streams, as a comma list of alternatives'),
  district_id: idListParam('Districts, as a comma list of alternatives'),
  city_id: idParam('The city'),
  min_rating: numberParam('The lowest average rating; institutions without one never match'),
  max_rating: numberParam('The highest average rating'),
  min_fee: numberParam('Rupees: one course must cost at least this'),
  max_fee: numberParam('Rupees: and at most this'),
  is_residential: flagParam('Residential institutions alone'),
} satisfies Record<FilterParameter, z.ZodType>

/** What is asked of the directory. Several values of one filter are alternatives; all filters apply. */
export type InstituteFilter = { [Name in FilterParameter]?: z.output<(typeof FILTER_PARAMETERS)[Name]> }

const one = (id: number | undefined) => (id === undefined ? undefined : [id])
const known = (id: number | null) => (id === null ? [] : [id])

/** One column for each filter of the contract: what an institution has of it, and who passes. */
export function filterColumns() {
  return {
    institute_type_id: new OptionColumn<InstituteFilter>(
      'institute_type_id',
      ({ typeIds }) => typeIds,
      ({ institute_type_id }) => one(institute_type_id),
    ),
    category_id: new OptionColumn<InstituteFilter>(
      'category_id',
      ({ streamIds }) => streamIds,
      ({ category_id }) => category_id,
    ),
    district_id: new OptionColumn<InstituteFilter>(
      'district_id',
      ({ districtId }) => known(districtId),
      ({ district_id }) => district_id,
    ),
    city_id: new OptionColumn<InstituteFilter>(
      'city_id',
      ({ cityId }) => known(cityId),
      ({ city_id }) => one(city_id),
    ),
    rating: new RatingColumn<InstituteFilter>(({ min_rating, max_rating }) => ordered(min_rating, max_rating)),
    fee: new RangeColumn<InstituteFilter>(
      ({ fees }) => fees,
      ({ min_fee, max_fee }) => ordered(min_fee, max_fee),
    ),
    is_residential: new OptionColumn<InstituteFilter>(
      'is_residential',
      ({ isResidential }) => (isResidential ? [1] : []),
      ({ is_residential }) => (is_residential ? [1] : undefined),
    ),
  } satisfies Record<DirectoryFilter, FilterColumn<InstituteFilter>> &
    Record<CountedFilter, OptionColumn<InstituteFilter>>
}
type Index = Slots & { columns: ReturnType<typeof filterColumns> }

/** By filter that is set: who passes it. */
export type Passing = ReadonlyMap<DirectoryFilter, SlotSet>

/** Who passes each filter that is set. */
export function passing(index: Index, asked: InstituteFilter): Passing {
  const sets = new Map<DirectoryFilter, SlotSet>()
  for (const { name } of DIRECTORY_FILTERS) {
    const set = index.columns[name].pass(asked, index)
    if (set !== null) sets.set(name, set)
  }
  return sets
}

/** Who of `found` passes all filters, but for `except`. */
export function filtered(found: SlotSet, sets: Passing, except?: DirectoryFilter): SlotSet {
  if (sets.size === 0) return found
  return intersection(
    found,
    [...sets].flatMap(([name, set]) => (name === except ? [] : [set])),
  )
}

/** The contract's `facets`, by option: how many it would give beside what the other filters leave. */
export function countFacets({ columns }: Index, found: SlotSet, sets: Passing) {
  const whole = filtered(found, sets).toArray()
  const without = (name: DirectoryFilter) => (sets.has(name) ? filtered(found, sets, name).toArray() : whole)
  const count = (name: CountedFilter) => columns[name].count(without(name))
  return {
    institute_type_id: count('institute_type_id'),
    category_id: count('category_id'),
    district_id: count('district_id'),
    city_id: count('city_id'),
    rating: count('rating'),
    is_residential: count('is_residential').get(1) ?? 0,
  } satisfies Record<CountedFilter, Map<number, number> | number>
}
export type FacetCounts = ReturnType<typeof countFacets>
