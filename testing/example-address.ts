import { definitionOf, type Route } from '@/lib/rules/routes/table'

/** An address of a route that stands with the sample: of what has pages of its own, the first. */
export function exampleAddress(route: Route): string {
  const { identity } = definitionOf(route)
  return identity === undefined ? route : `${route}?${identity}=1`
}
