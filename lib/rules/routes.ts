/**
 * The route table (spec 2 §2), spelt as the specification spells it, as far as it is built. Each is
 * served in English at this address and in Kannada under `/kn`.
 */
export const ROUTES = ['/', '/filter', '/college/detail'] as const
export type Route = (typeof ROUTES)[number]

/** The spelling of the route table for a path in other capitals, such as `/Filter`; otherwise `null`. */
export function canonicalRoute(pathname: string): Route | null {
  const lower = pathname.toLowerCase()
  const route = ROUTES.find((candidate) => candidate.toLowerCase() === lower)
  return route === undefined || route === pathname ? null : route
}
