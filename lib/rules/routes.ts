/**
 * The pages of the website, spelt as their addresses (spec 2 §2, "Route table"), without a language;
 * `/filter/steps` is ours, for browsers without JavaScript, and so are `/compare` and `/shortlist`.
 */
export const ROUTES = [
  '/',
  '/about',
  '/careerCounselling',
  '/Whykarnataka',
  '/mentoring',
  '/contact',
  '/pricing',
  '/filter',
  '/filter/steps',
  '/college/detail',
  '/explore-all',
  '/updates-list',
  '/privacy',
  '/refund',
  '/tearms',
  '/gallery',
  '/compare',
  '/shortlist',
  '/myprofile',
  '/settings',
  '/college/review',
  '/login',
  '/register',
] as const
export type Route = (typeof ROUTES)[number]

/** Pages that a visitor must be signed in for; signed-out visitors are asked to sign in first. */
export const PRIVATE_ROUTES = ['/myprofile', '/settings', '/college/review'] as const satisfies readonly Route[]
