import type { Facets } from '@/lib/contract/facets'

/** How many institutions an option would give; `null` when the provider does not say. */
export function facetCount(facet: Facets['districts'], id: string): number | null {
  if (facet === null) return null
  return Object.hasOwn(facet, id) ? (facet[id] ?? null) : 0
}
