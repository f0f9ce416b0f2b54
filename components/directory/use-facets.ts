'use client'

import { useState } from 'react'
import type { InstituteResults } from '@/lib/client/directory/institute-query'
import type { Facets } from '@/lib/contract/facets'
import { stillTrue } from '@/lib/rules/filters/facets'
import type { Filters } from '@/lib/rules/filters/table'

/**
 * The counts beside the options; while results come, those of the results before, as far as they
 * speak of the same options. `null` where none are told.
 */
export function useFacets({ page, state }: InstituteResults, filters: Filters): Facets | null {
  const now = { facets: page?.facets ?? null, filters }
  const [last, setLast] = useState(now)
  const isLoading = state === 'loading'
  if (!isLoading && (now.facets !== last.facets || filters !== last.filters)) setLast(now)
  const known = isLoading ? last : now
  return known.facets && stillTrue(known.facets, known.filters, filters)
}
