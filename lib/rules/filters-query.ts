import { FEE_MAX, FEE_MIN, type Filters, PAGE_SIZE, hasFeeRange } from '@/lib/rules/filters'

type Pair = readonly [name: string, value: string | number | null]

function toText(value: string | number): string {
  // Commas stay readable: they need no escape in a query.
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')
}

/**
 * The filters as the query of the filter page's address, without `?`, in one fixed order: equal
 * filters have equal queries, which also serve as cache keys. `''` for the bare page.
 * `parseFilters` reads it back.
 */
export function filtersToQuery(filters: Filters): string {
  const fees = hasFeeRange(filters)
  const pairs: Pair[] = [
    ['search', filters.search || null],
    ['instituteId', filters.typeId],
    ['categoryId', filters.streamIds.join() || null],
    ['districtId', filters.districtIds.join() || null],
    ['cityId', filters.cityId],
    ['min_rating', filters.minRating],
    ['max_rating', filters.maxRating],
    ['min_fee', fees ? filters.minFee : null],
    ['max_fee', fees ? filters.maxFee : null],
    ['residential', filters.isResidential ? 'true' : null],
    ['sort', filters.sort],
    ['page', filters.page > 1 ? filters.page : null],
  ]
  return pairs.flatMap(([name, value]) => (value === null ? [] : `${name}=${toText(value)}`)).join('&')
}

/** The filter page for these filters: a path and query, English unless a prefix such as `/kn` is given. */
export function filtersToHref(filters: Filters, prefix = ''): string {
  const query = filtersToQuery(filters)
  return query === '' ? `${prefix}/filter` : `${prefix}/filter?${query}`
}

/**
 * The filters as the query of the provider's `GET /institutes` (contract, "Directory"). A bound of
 * the fees that stands at the slider's end is not sent (docs/adr/0010). Counts beside the options are
 * always asked for; a provider without them ignores that.
 */
export function filtersToProviderQuery(filters: Filters): URLSearchParams {
  const pairs: Pair[] = [
    ['search', filters.search || null],
    ['institute_type_id', filters.typeId],
    ['category_id', filters.streamIds.join() || null],
    ['district_id', filters.districtIds.join() || null],
    ['city_id', filters.cityId],
    ['min_rating', filters.minRating],
    ['max_rating', filters.maxRating],
    ['min_fee', filters.minFee > FEE_MIN ? filters.minFee : null],
    ['max_fee', filters.maxFee < FEE_MAX ? filters.maxFee : null],
    ['is_residential', filters.isResidential ? 1 : null],
    ['sort', filters.sort],
    ['page', filters.page],
    ['limit', PAGE_SIZE],
    ['facets', 1],
  ]
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
}
