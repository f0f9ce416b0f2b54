'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { filtersToHref, filtersToQuery, parseFilters } from '@/lib/rules/filters/address'
import type { Filters } from '@/lib/rules/filters/table'

/**
 * The filters that the address says, and the way to change it. Each change is a step in the history,
 * so that back and forward go through what was chosen.
 * @param prefix of the language, `''` or `/kn`
 */
export function useFilterAddress(prefix: string) {
  const searchParams = useSearchParams()
  const address = useMemo(() => parseFilters(searchParams), [searchParams])
  // Next tells of a new address in a transition, that is later: until then a box that was just
  // ticked would be drawn without its tick.
  const [going, setGoing] = useState<{ to: Filters; from: typeof searchParams } | null>(null)
  // Who goes back at once is where they were: Next, which has not gone anywhere yet, then tells of nothing.
  useEffect(() => {
    const stay = () => setGoing(null)
    window.addEventListener('popstate', stay)
    return () => window.removeEventListener('popstate', stay)
  }, [])
  const filters = going?.from === searchParams ? going.to : address
  const go = useCallback(
    (to: Filters) => {
      if (filtersToQuery(to) === filtersToQuery(filters)) return
      setGoing({ to, from: searchParams })
      window.history.pushState(null, '', filtersToHref(to, prefix))
    },
    [filters, searchParams, prefix],
  )
  return { filters, go }
}
