import type { z } from 'zod'
import { count, isFields, part, reading } from '@/lib/contract/lenient'

/** Totals by option; entries that cannot be read are left out. */
const counts = reading((value): Readonly<Record<string, number>> => {
  const entries = isFields(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([id, total]) => {
      const read = count.parse(total)
      return read === null || id === '__proto__' ? [] : [[id, read] as const]
    }),
  )
})

/** The optional `facets` of `GET /institutes?facets=1`; `residential` is `null` when not told. */
export const facetsSchema = part({
  institute_type_id: counts,
  category_id: counts,
  district_id: counts,
  city_id: counts,
  rating: counts,
  is_residential: count,
}).transform((facets) => ({
  instituteTypes: facets.institute_type_id,
  streams: facets.category_id,
  districts: facets.district_id,
  cities: facets.city_id,
  ratings: facets.rating,
  residential: facets.is_residential,
}))
export type Facets = z.output<typeof facetsSchema>

/** How many institutions an option would give; `null` when the provider does not say. */
export function facetCount(facet: Readonly<Record<string, number>>, id: string): number | null {
  return Object.hasOwn(facet, id) ? (facet[id] ?? null) : null
}
