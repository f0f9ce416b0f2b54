import { FILTER_PARAMETERS } from '@/lib/rules/filters/address'
import { definitionOf, type Route, ROUTES } from './table'

/** The search parameters that the page of a route reads. */
export function readsOf(route: Route): readonly string[] {
  const { readsFilters = false, searchParams = [] } = definitionOf(route)
  return readsFilters ? [...FILTER_PARAMETERS, ...searchParams] : searchParams
}

/**
 * Of each page that is rendered on request the parameters that it reads, small enough to be sent along to browsers: one that is
 * rendered once knows none when it is.
 */
export const QUERIES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ROUTES.flatMap((route) => {
    const names = readsOf(route)
    return definitionOf(route).cache === 'until-changed' || names.length === 0 ? [] : [[route, names]]
  }),
)
