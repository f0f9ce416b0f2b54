import type { District, Option } from '@/lib/contract/lookup'
import {
  clearSearch,
  setFees,
  toggleCity,
  toggleDistrict,
  toggleRating,
  toggleResidential,
  toggleStream,
  toggleType,
} from '@/lib/rules/filters-change'
import { FEE_MAX, FEE_MIN, type Filters, hasFeeRange, hasRating } from '@/lib/rules/filters'

/** The lists of the sidebar, as far as they are known. */
export type FilterNames = { types: readonly Option[]; streams: readonly Option[]; districts: readonly District[] }

/** One thing that narrows the results, with its name, and the filters without it. */
export type ActiveFilter = {
  key: string
  without: Filters
} & (
  | { kind: 'search'; text: string }
  | { kind: 'type' | 'stream' | 'district' | 'city'; name: string | null }
  | { kind: 'rating'; min: number | null; max: number | null }
  | { kind: 'fees'; min: number | null; max: number | null }
  | { kind: 'residential' }
)

function nameOf(options: readonly Option[], id: string): string | null {
  return options.find((option) => option.id === id)?.name ?? null
}

/** What narrows the results, in the order of the sidebar; `name` is `null` where no list knows the id. */
export function listActiveFilters(filters: Filters, names: FilterNames): ActiveFilter[] {
  const { search, typeId, cityId } = filters
  const active: (ActiveFilter | false)[] = [
    search !== '' && { kind: 'search', key: 'search', text: search, without: clearSearch(filters) },
    typeId !== null && {
      kind: 'type',
      key: `type-${typeId}`,
      name: nameOf(names.types, typeId),
      without: toggleType(filters, typeId),
    },
    ...filters.streamIds.map((id): ActiveFilter => {
      return {
        kind: 'stream',
        key: `stream-${id}`,
        name: nameOf(names.streams, id),
        without: toggleStream(filters, id),
      }
    }),
    ...filters.districtIds.map((id): ActiveFilter => {
      const without = toggleDistrict(filters, id)
      return { kind: 'district', key: `district-${id}`, name: nameOf(names.districts, id), without }
    }),
    cityId !== null && {
      kind: 'city',
      key: `city-${cityId}`,
      name: nameOf(
        names.districts.flatMap((district) => district.cities),
        cityId,
      ),
      without: toggleCity(filters, cityId),
    },
    hasRating(filters) && {
      kind: 'rating',
      key: 'rating',
      min: filters.minRating,
      max: filters.maxRating,
      without: toggleRating(filters, null),
    },
    filters.isResidential && { kind: 'residential', key: 'residential', without: toggleResidential(filters) },
    hasFeeRange(filters) && {
      kind: 'fees',
      key: 'fees',
      min: filters.minFee > FEE_MIN ? filters.minFee : null,
      max: filters.maxFee < FEE_MAX ? filters.maxFee : null,
      without: setFees(filters, FEE_MIN, FEE_MAX),
    },
  ]
  return active.filter((entry) => entry !== false)
}
