import type { Facet, Facets } from '@/lib/contract/facets'
import { FILTERS, type Filters } from './table'

/** How many institutions an option would give; `null` when the provider does not say. */
export function facetCount(facet: Facet | undefined, id: string): number | null {
  if (facet === null || facet === undefined || typeof facet === 'number') return facet ?? null
  return Object.hasOwn(facet, id) ? (facet[id] ?? null) : 0
}

/** What lists of options hang on, filter by filter: other choices, other options. */
function parentsOf(filters: Filters): { contract: string; chosen: string }[] {
  return FILTERS.flatMap((filter) =>
    filter.kind === 'list' && filter.under !== null
      ? [{ contract: filter.contract, chosen: filter.under.filter.ids(filters).join() }]
      : [],
  )
}

function without(facets: Facets, contracts: readonly string[]): Facets {
  return { ...facets, ...Object.fromEntries(contracts.map((contract) => [contract, null])) }
}

/** Options that hang on another choice are listed once that is made: until then they need no counts. */
export function shownFacets(facets: Facets, filters: Filters): Facets {
  return without(
    facets,
    parentsOf(filters).flatMap(({ contract, chosen }) => (chosen === '' ? contract : [])),
  )
}

/** Counts for other filters, as far as they speak of the same options. */
export function stillTrue(facets: Facets, before: Filters, now: Filters): Facets {
  const parents = parentsOf(before)
  return without(
    facets,
    parentsOf(now).flatMap(({ contract, chosen }, at) => (parents[at]?.chosen === chosen ? [] : contract)),
  )
}
