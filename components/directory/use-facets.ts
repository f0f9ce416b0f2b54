'use client'

import { useState } from 'react'
import type { InstituteResults } from '@/lib/client/institute-query'
import type { Facets } from '@/lib/contract/facets'
import type { Filters } from '@/lib/rules/filters'

/**
 * The counts beside the options; while results come, those of the results before, as far as they
 * speak of the same options. `null` where none are told.
 */
export function useFacets({ page, state }: InstituteResults, { typeId, districtIds }: Filters): Facets | null {
  const now = { facets: page?.facets ?? null, typeId, districts: districtIds.join() }
  const [last, setLast] = useState(now)
  const isLoading = state === 'loading'
  const isNew = now.facets !== last.facets || now.typeId !== last.typeId || now.districts !== last.districts
  if (!isLoading && isNew) setLast(now)
  const { facets, ...known } = isLoading ? last : now
  if (facets === null) return null
  return {
    ...facets,
    streams: known.typeId === now.typeId ? facets.streams : null,
    cities: known.districts === now.districts ? facets.cities : null,
  }
}
