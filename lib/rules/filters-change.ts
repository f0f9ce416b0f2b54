import type { HidingFilter } from '@/lib/contract/did-you-mean'
import {
  EMPTY_FILTERS,
  FEE_MAX,
  FEE_MIN,
  type Filters,
  type RatingBucket,
  type Sort,
  sortIds,
} from '@/lib/rules/filters'
import { fitFees, foldSearch } from '@/lib/rules/filters-parse'

/**
 * What a visitor does to the filters (spec 2 §4 "Filters"). Each change gives new filters and goes
 * back to page 1, because page 3 of other results means nothing.
 */

/** Choosing the chosen type again clears it. Streams belong to a type, so they go with it. */
export function toggleType(filters: Filters, id: string): Filters {
  return { ...filters, typeId: filters.typeId === id ? null : id, streamIds: [], page: 1 }
}

function toggleIn(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : sortIds([...ids, id])
}

export function toggleStream(filters: Filters, id: string): Filters {
  return { ...filters, streamIds: toggleIn(filters.streamIds, id), page: 1 }
}

/** Toggling a district clears the city. */
export function toggleDistrict(filters: Filters, id: string): Filters {
  return { ...filters, districtIds: toggleIn(filters.districtIds, id), cityId: null, page: 1 }
}

/** Choosing the chosen city again clears it. */
export function toggleCity(filters: Filters, id: string): Filters {
  return { ...filters, cityId: filters.cityId === id ? null : id, page: 1 }
}

export function isBucket({ minRating, maxRating }: Filters, bucket: RatingBucket): boolean {
  return minRating === bucket.min && maxRating === bucket.max
}

/** Choosing the chosen bucket again clears it; `null` clears any rating. */
export function toggleRating(filters: Filters, bucket: RatingBucket | null): Filters {
  const isOff = bucket === null || isBucket(filters, bucket)
  return { ...filters, minRating: isOff ? null : bucket.min, maxRating: isOff ? null : bucket.max, page: 1 }
}

export function toggleResidential(filters: Filters): Filters {
  return { ...filters, isResidential: !filters.isResidential, page: 1 }
}

/** Sets the fee range in rupees, brought to what the slider can hold (spec 2 §5). */
export function setFees(filters: Filters, minFee: number, maxFee: number): Filters {
  return { ...filters, ...fitFees(minFee, maxFee), page: 1 }
}

/**
 * Searches for a text within the filters that are set. A blank text is no search: the filters come
 * back as they are.
 */
export function setSearch(filters: Filters, text: string): Filters {
  const search = foldSearch(text)
  // An order chosen before would hide what the words match best.
  return search === '' ? filters : { ...filters, search, sort: null, page: 1 }
}

export function clearSearch(filters: Filters): Filters {
  return { ...filters, search: '', page: 1 }
}

/** Goes to a place instead of searching for its name; the other filters stay. */
export function searchPlace(filters: Filters, districtId: string, cityId: string | null): Filters {
  return { ...filters, search: '', districtIds: [districtId], cityId, page: 1 }
}

const NOTHING_OF: Readonly<Record<HidingFilter, Partial<Filters>>> = {
  institute_type_id: { typeId: null },
  category_id: { streamIds: [] },
  district_id: { districtIds: [] },
  city_id: { cityId: null },
  rating: { minRating: null, maxRating: null },
  fee: { minFee: FEE_MIN, maxFee: FEE_MAX },
  is_residential: { isResidential: false },
}

/**
 * The filters without one of them, and with all the others: streams stay without their type, and a
 * city without its district, because that is what the provider counted.
 */
export function dropFilter(filters: Filters, hiding: HidingFilter): Filters {
  return { ...filters, ...NOTHING_OF[hiding], page: 1 }
}

export function setSort(filters: Filters, sort: Sort | null): Filters {
  return { ...filters, sort, page: 1 }
}

/** Only pages within 1..total exist; another one changes nothing. */
export function setPage(filters: Filters, page: number, totalPages: number): Filters {
  return Number.isInteger(page) && page >= 1 && page <= totalPages ? { ...filters, page } : filters
}

/** Clear Filters: everything, the search, the order and the fee range too. */
export function clearFilters(): Filters {
  return EMPTY_FILTERS
}
