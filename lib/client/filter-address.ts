'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import type { Filters } from '@/lib/rules/filters'
import { parseFilters } from '@/lib/rules/filters-parse'
import { filtersToHref, filtersToQuery } from '@/lib/rules/filters-query'

/**
 * The filters that the address says, and the way to change it. Each change is a step in the history,
 * so that back and forward go through what was chosen.
 * @param prefix of the language, `''` or `/kn`
 */
export function useFilterAddress(prefix: string) {
  const searchParams = useSearchParams()
  const filters = useMemo(() => parseFilters(searchParams), [searchParams])
  const go = useCallback(
    (next: Filters) => {
      if (filtersToQuery(next) === filtersToQuery(filters)) return
      window.history.pushState(null, '', filtersToHref(next, prefix))
    },
    [filters, prefix],
  )
  return { filters, go }
}
