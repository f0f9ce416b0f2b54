import { RATING_BUCKETS } from '@/lib/rules/filters'
import type { InstituteFilter } from '../filter-search'
import type { SearchRecord } from '../record'
import type { Asked } from './random-directory'

/**
 * What the contract says of filters, facets and orders, computed by looking at every institution.
 * Nothing of the search is used here.
 */

function isWithin(value: number, low: number | undefined, high: number | undefined): boolean {
  const ends = [low ?? -Infinity, high ?? Infinity].sort((a, b) => a - b)
  return value >= (ends[0] ?? 0) && value <= (ends[1] ?? 0)
}

export function passes(record: SearchRecord, filter: InstituteFilter): boolean {
  const { typeId, streamIds, districtIds, cityId, minRating, maxRating, minFee, maxFee, isResidential } = filter
  if (typeId !== undefined && !record.typeIds.includes(typeId)) return false
  if (streamIds && !streamIds.some((id) => record.streamIds.includes(id))) return false
  if (districtIds && !districtIds.some((id) => record.districtId === id)) return false
  if (cityId !== undefined && record.cityId !== cityId) return false
  if (minRating !== undefined || maxRating !== undefined) {
    if (record.averageRating === null || !isWithin(record.averageRating, minRating, maxRating)) return false
  }
  if (minFee !== undefined || maxFee !== undefined) {
    if (!record.fees.some((fee) => isWithin(fee, minFee, maxFee))) return false
  }
  return isResidential !== true || record.isResidential
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
    return byName(a, b)
  }
  return [...records].sort(compare).map((record) => record.id)
}

/** By facet and option the total with this option alone chosen and all other filters kept; no zeros. */
export function bruteFacets(found: readonly SearchRecord[], filter: InstituteFilter) {
  const total = (over: InstituteFilter) => found.filter((record) => passes(record, { ...filter, ...over })).length
  const count = (options: Iterable<number>, choose: (option: number) => InstituteFilter) =>
    new Map([...new Set(options)].map((id) => [id, total(choose(id))] as const).filter(([, size]) => size > 0))
  return {
    institute_type_id: count(
      found.flatMap((record) => record.typeIds),
      (typeId) => ({ typeId }),
    ),
    category_id: count(
      found.flatMap((record) => record.streamIds),
      (id) => ({ streamIds: [id] }),
    ),
    district_id: count(
      found.flatMap((record) => record.districtId ?? []),
      (id) => ({ districtIds: [id] }),
    ),
    city_id: count(
      found.flatMap((record) => record.cityId ?? []),
      (cityId) => ({ cityId }),
    ),
    rating: count(
      RATING_BUCKETS.map(({ min }) => min),
      (min) => ({ minRating: min, maxRating: RATING_BUCKETS.find((bucket) => bucket.min === min)?.max }),
    ),
    is_residential: total({ isResidential: true }),
  }
}
