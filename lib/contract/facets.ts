import type { z } from 'zod'
import { count, isFields, isNothing, part, reading } from '@/lib/contract/lenient'

/**
 * Totals by option, `null` for one that cannot be read: an option that is not named has none.
 * `null` for all of them when they are not told.
 */
const counts = reading((value): Readonly<Record<string, number | null>> | null => {
  if (isNothing(value) && value !== null) return {}
  if (!isFields(value)) return null
  const entries = Object.entries(value).filter(([id]) => id !== '__proto__')
  return Object.fromEntries(entries.map(([id, total]) => [id, count.parse(total)]))
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
