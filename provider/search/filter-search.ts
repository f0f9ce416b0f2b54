import type { DirectoryIndex } from './directory-index'
import { SlotSet, intersection } from './slot-set'

/** What is asked of the directory. Several values of one filter are alternatives; all filters apply. */
export type InstituteFilter = {
  typeId?: number | undefined
  streamIds?: readonly number[] | undefined
  districtIds?: readonly number[] | undefined
  cityId?: number | undefined
  minRating?: number | undefined
  maxRating?: number | undefined
  /** Rupees. Both ends of the range are inside it, and one course must be in it. */
  minFee?: number | undefined
  maxFee?: number | undefined
  isResidential?: boolean | undefined
}

/** A filter under the name of the parameter that sets it; ratings and fees are ranges. */
export type FilterName =
  'institute_type_id' | 'category_id' | 'district_id' | 'city_id' | 'rating' | 'fee' | 'is_residential'

/** By filter that is set: who passes it. */
export type Passing = ReadonlyMap<FilterName, SlotSet>

/** The ends in ascending order, whichever way round they were given. */
function ordered(low: number | undefined, high: number | undefined): [number, number] {
  const [least, most] = [low ?? -Infinity, high ?? Infinity]
  return least > most && low !== undefined && high !== undefined ? [high, low] : [least, most]
}

function choose(index: DirectoryIndex, isChosen: (slot: number) => boolean): SlotSet {
  const chosen = new SlotSet(index.capacity)
  index.all.forEach((slot) => {
    if (isChosen(slot)) chosen.add(slot)
  })
  return chosen
}

/** Who passes each filter that is set. */
export function passing(index: DirectoryIndex, filter: InstituteFilter): Passing {
  const { all } = index
  const sets = new Map<FilterName, SlotSet>()
  if (filter.typeId !== undefined) sets.set('institute_type_id', index.types.having([filter.typeId], all))
  if (filter.streamIds) sets.set('category_id', index.streams.having(filter.streamIds, all))
  if (filter.districtIds) sets.set('district_id', index.districts.having(filter.districtIds, all))
  if (filter.cityId !== undefined) sets.set('city_id', index.cities.having([filter.cityId], all))
  if (filter.minRating !== undefined || filter.maxRating !== undefined) {
    const [least, most] = ordered(filter.minRating, filter.maxRating)
    sets.set(
      'rating',
      choose(index, (slot) => {
        const rating = index.records[slot]?.averageRating ?? null
        return rating !== null && rating >= least && rating <= most
      }),
    )
  }
  if (filter.minFee !== undefined || filter.maxFee !== undefined) {
    const [least, most] = ordered(filter.minFee, filter.maxFee)
    sets.set(
      'fee',
      choose(index, (slot) => index.records[slot]?.fees.some((fee) => fee >= least && fee <= most) ?? false),
    )
  }
  if (filter.isResidential) sets.set('is_residential', index.residential.having([1], all))
  return sets
}

/** Who of `found` passes all filters, but for `except`. */
export function filtered(found: SlotSet, sets: Passing, except?: FilterName): SlotSet {
  return intersection(
    found,
    [...sets].flatMap(([name, set]) => (name === except ? [] : [set])),
  )
}

/** The contract's `facets`, by option: how many it would give beside what the other filters leave. */
export type FacetCounts = {
  institute_type_id: Map<number, number>
  category_id: Map<number, number>
  district_id: Map<number, number>
  city_id: Map<number, number>
  rating: Map<number, number>
  is_residential: number
}

export function countFacets(index: DirectoryIndex, found: SlotSet, sets: Passing): FacetCounts {
  const whole = filtered(found, sets)
  const without = (name: FilterName) => (sets.has(name) ? filtered(found, sets, name) : whole)
  return {
    institute_type_id: index.types.count(without('institute_type_id')),
    category_id: index.streams.count(without('category_id')),
    district_id: index.districts.count(without('district_id')),
    city_id: index.cities.count(without('city_id')),
    rating: index.ratingSteps.count(without('rating')),
    is_residential: index.residential.count(without('is_residential')).get(1) ?? 0,
  }
}
