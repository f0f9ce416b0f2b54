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

function inRatings({ ratings, capacity }: DirectoryIndex, least: number, most: number): SlotSet {
  const chosen = new SlotSet(capacity)
  for (let slot = 0; slot < capacity; slot += 1) {
    const rating = ratings[slot] ?? NaN
    // NaN, of who has no rating, is in no range.
    if (rating >= least && rating <= most) chosen.add(slot)
  }
  return chosen
}

function inFees({ fees, capacity }: DirectoryIndex, least: number, most: number): SlotSet {
  const chosen = new SlotSet(capacity)
  for (let slot = 0; slot < capacity; slot += 1) if (fees.hasWithin(slot, least, most)) chosen.add(slot)
  return chosen
}

/** Who passes each filter that is set. */
export function passing(index: DirectoryIndex, filter: InstituteFilter): Passing {
  const sets = new Map<FilterName, SlotSet>()
  if (filter.typeId !== undefined) sets.set('institute_type_id', index.having('types', [filter.typeId]))
  if (filter.streamIds) sets.set('category_id', index.having('streams', filter.streamIds))
  if (filter.districtIds) sets.set('district_id', index.having('districts', filter.districtIds))
  if (filter.cityId !== undefined) sets.set('city_id', index.having('cities', [filter.cityId]))
  if (filter.minRating !== undefined || filter.maxRating !== undefined) {
    const [least, most] = ordered(filter.minRating, filter.maxRating)
    sets.set(
      'rating',
      index.keep(`rating ${least} ${most}`, () => inRatings(index, least, most)),
    )
  }
  if (filter.minFee !== undefined || filter.maxFee !== undefined) {
    const [least, most] = ordered(filter.minFee, filter.maxFee)
    sets.set('fee', inFees(index, least, most))
  }
  if (filter.isResidential) sets.set('is_residential', index.having('residential', [1]))
  return sets
}

/** Who of `found` passes all filters, but for `except`. */
export function filtered(found: SlotSet, sets: Passing, except?: FilterName): SlotSet {
  if (sets.size === 0) return found
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
  const whole = filtered(found, sets).toArray()
  const without = (name: FilterName) => (sets.has(name) ? filtered(found, sets, name).toArray() : whole)
  return {
    institute_type_id: index.types.count(without('institute_type_id')),
    category_id: index.streams.count(without('category_id')),
    district_id: index.districts.count(without('district_id')),
    city_id: index.cities.count(without('city_id')),
    rating: index.ratingSteps.count(without('rating')),
    is_residential: index.residential.count(without('is_residential')).get(1) ?? 0,
  }
}
