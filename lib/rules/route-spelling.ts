import { LANGUAGES } from '@/lib/contract/language'
import { ROUTES } from '@/lib/rules/routes'

/** What people and old links call our pages, without case, hyphens and underscores; the routes' own names are added. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  home: '/',
  index: '/',
  'index.html': '/',
  aboutus: '/about',
  contactus: '/contact',
  career: '/careerCounselling',
  careercounseling: '/careerCounselling',
  counselling: '/careerCounselling',
  counseling: '/careerCounselling',
  mentoringteam: '/mentoring',
  mentors: '/mentoring',
  plans: '/pricing',
  updates: '/updates-list',
  explore: '/explore-all',
  privacypolicy: '/privacy',
  refundpolicy: '/refund',
  refunds: '/refund',
  refundandcancellationpolicy: '/refund',
  terms: '/tearms',
  termsandconditions: '/tearms',
  termsconditions: '/tearms',
  termsofservice: '/tearms',
  termsofuse: '/tearms',
  profile: '/myprofile',
  signin: '/login',
  signup: '/register',
}

/** Longer ones are no page of ours, however they are spelt. */
const MAX_LENGTH = 128

/** A name as it is compared: `/Terms-And_Conditions` and `/termsandconditions` are one. */
function bare(path: string): string {
  return path
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
    .replaceAll(/[-_+&\s]/g, '')
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OTHER_NAMES),
  ...ROUTES.filter((route) => route !== '/').map((route) => [bare(route), route] as const),
])

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function withLanguage(language: string | undefined, route: string): string {
  if (language === undefined || language === 'en') return route
  return route === '/' ? `/${language}` : `/${language}${route}`
}

/**
 * Where an address that misspells one of our routes should lead: `/Why-karnataka` to `/Whykarnataka`,
 * `/KN/terms` to `/kn/tearms`. Only names in the route table or known as another name of one count.
 * @param pathname as it stands in the address, percent-encoded, without query
 * @returns `null` for the right spelling and for what is no page of ours
 */
export function rightSpelling(pathname: string): string | null {
  if (pathname.length > MAX_LENGTH) return null
  const path = decoded(pathname)
  const language = LANGUAGES.find((each) => new RegExp(`^/${each}(/|$)`, 'i').test(path))
  const page = language === undefined ? path : path.slice(language.length + 1)
  const route = page === '' || page === '/' ? '/' : NAMES.get(bare(page))
  if (route === undefined) return null
  const right = withLanguage(language, route)
  return right === pathname ? null : right
}
