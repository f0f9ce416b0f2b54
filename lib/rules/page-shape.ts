import { publicPath } from './public-path'
import { type Route, ROUTES } from './routes'

/** What a page looks like from afar: several pages have the same shape. */
export type PageShape =
  'home' | 'wide' | 'beside' | 'filter' | 'institute' | 'plans' | 'cards' | 'text' | 'account' | 'sign-in'

const SHAPES: Record<Route, PageShape> = {
  '/': 'home',
  '/about': 'wide',
  '/Whykarnataka': 'wide',
  '/careerCounselling': 'beside',
  '/mentoring': 'beside',
  '/contact': 'beside',
  '/filter': 'filter',
  '/filter/steps': 'text',
  '/college/detail': 'institute',
  '/pricing': 'plans',
  '/explore-all': 'cards',
  '/updates-list': 'cards',
  '/gallery': 'cards',
  '/compare': 'text',
  '/shortlist': 'cards',
  '/privacy': 'text',
  '/refund': 'text',
  '/tearms': 'text',
  '/myprofile': 'account',
  '/settings': 'account',
  '/college/review': 'sign-in',
  '/login': 'sign-in',
  '/register': 'sign-in',
}

/** The route of a path of the visitor's, in any language. */
function routeOf(pathname: string): Route | null {
  const path = publicPath(pathname)
  return ROUTES.find((route) => route === path) ?? null
}

/** What tells one page from another: its path and, of institutions, the id. Filters and tabs do not. */
function pageOf({ pathname, searchParams }: URL): string {
  const id = routeOf(pathname) === '/college/detail' ? searchParams.get('id') : null
  return id === null ? pathname : `${pathname}?id=${id}`
}

/**
 * The shape of the page that a visitor goes to.
 * @param to where to, as an absolute address or a path of this site
 * @param from the absolute address of the page that is shown
 * @returns `null` where no other page of ours comes: within the same page, and at unknown addresses
 */
export function shapeOnTheWay(to: string, from: string): PageShape | null {
  const [here, there] = [new URL(from), new URL(to, from)]
  const route = there.origin === here.origin ? routeOf(there.pathname) : null
  return route === null || pageOf(there) === pageOf(here) ? null : SHAPES[route]
}
