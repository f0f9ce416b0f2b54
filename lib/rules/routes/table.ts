// Imports nothing: the configuration of Next, the middleware and the process that listens read it, too.

/** What a page looks like from afar: several pages have the same skeleton. */
export type PageShape =
  'home' | 'wide' | 'beside' | 'filter' | 'institute' | 'plans' | 'cards' | 'text' | 'account' | 'sign-in'

/** In the bar and in the menu that slides in, or in the menu alone (spec 1 §2 "Navbar"). */
export type NavbarPlace = 'bar' | 'menu'
/**
 * The three places for links in the footer (spec 1 §2 "Footer"), and two lines that are ours whatever the content says:
 * what helps with an admission, and what is said of the data.
 */
export type FooterPlace = 'quick' | 'menu' | 'policies' | 'admission' | 'foot'

/** The calls of a provider that a whole page rests on. */
export type OptionalCall = 'calendar' | 'closing-ranks' | 'fee-rules'

type RouteDefinition = {
  shape: PageShape
  /** Only for whoever is signed in; others are asked to sign in first. */
  access?: 'private'
  /**
   * What the reverse proxy's cache does with it. `until-changed`: the same for everybody, and rendered once. `max-age`: the
   * same for everybody, but rendered on request, for its combinations are without end; kept for CONTENT_MAX_AGE.
   * `no-store`: it depends on the visitor.
   */
  cache: 'until-changed' | 'max-age' | 'no-store'
  /**
   * What search engines are told. `listed`: it stands in the sitemap. `by-content`: what the directory holds stands
   * there, as pages of this route. `hidden`: `noindex`.
   */
  indexing: 'listed' | 'by-content' | 'hidden'
  /**
   * The search parameters that the page reads; whatever else an address has, it is the same page. `ID_PATTERN`,
   * `cascadeStep`, `parseCompareIds`, `parseSharedIds`, `readSettingsTab` and `returnPath` say what may stand in them.
   */
  searchParams?: readonly string[]
  /** It also reads those of the filters (lib/rules/filters/address.ts). */
  readsFilters?: true
  /**
   * The optional call of the contract without which it has nothing to show: no link leads there, and no sitemap has it.
   */
  needs?: OptionalCall
  /** The search parameter that makes each value a page of its own: its folder has `[id]` for the last part. */
  identity?: 'id'
  /** What people and old links call it, in lower case, without hyphens and underscores; its path itself needs none. */
  aliases?: readonly string[]
  /** `label`: the key of its text in `links` and `footerLinks` of lib/messages/<language>/layout.ts. */
  links?: { label: string; navbar?: NavbarPlace; footer?: FooterPlace }
}

/** What most pages are, and what the table leaves out of theirs. */
const USUAL = { cache: 'until-changed', indexing: 'listed' } as const
type Entry = Omit<RouteDefinition, keyof typeof USUAL> & Partial<RouteDefinition>

/**
 * The pages of the website, spelt as their addresses (spec 2 §2, "Route table"), without a language: each stands
 * in every language. Its folder is the same path under app/[lang]. Links stand in this order wherever they stand.
 * `/filter/steps` is ours, for browsers without JavaScript, and so are `/compare`, `/shortlist` and `/shortlist/shared`.
 */
export const ROUTE_TABLE = {
  '/': { shape: 'home', aliases: ['home', 'index', 'index.html'] },
  '/about': { shape: 'wide', aliases: ['aboutus'], links: { label: 'about', navbar: 'bar', footer: 'menu' } },
  '/Whykarnataka': { shape: 'wide', links: { label: 'whyKarnataka', navbar: 'bar', footer: 'quick' } },
  '/mentoring': {
    shape: 'beside',
    aliases: ['mentoringteam', 'mentors'],
    links: { label: 'mentoring', navbar: 'bar', footer: 'quick' },
  },
  '/careerCounselling': {
    shape: 'beside',
    aliases: ['career', 'careercounseling', 'counselling', 'counseling'],
    links: { label: 'career', navbar: 'bar', footer: 'menu' },
  },
  '/contact': { shape: 'beside', aliases: ['contactus'], links: { label: 'contact', navbar: 'bar', footer: 'quick' } },
  '/pricing': { shape: 'plans', aliases: ['plans'] },
  '/filter': { shape: 'filter', cache: 'max-age', indexing: 'by-content', readsFilters: true },
  '/filter/steps': { shape: 'text', cache: 'max-age', indexing: 'hidden', readsFilters: true, searchParams: ['step'] },
  '/college/detail': { shape: 'institute', indexing: 'by-content', searchParams: ['id'], identity: 'id' },
  '/explore-all': { shape: 'cards', aliases: ['explore'] },
  '/compare': { shape: 'text', cache: 'max-age', searchParams: ['ids', 'add', 'undo'] },
  '/updates-list': { shape: 'cards', aliases: ['updates'] },
  '/privacy': { shape: 'text', aliases: ['privacypolicy'], links: { label: 'privacy', footer: 'policies' } },
  '/tearms': {
    shape: 'text',
    aliases: ['terms', 'termsandconditions', 'termsconditions', 'termsofservice', 'termsofuse'],
    links: { label: 'terms', footer: 'policies' },
  },
  '/refund': {
    shape: 'text',
    aliases: ['refundpolicy', 'refunds', 'refundandcancellationpolicy'],
    links: { label: 'refund', footer: 'policies' },
  },
  '/admission-chances': {
    shape: 'text',
    cache: 'max-age',
    needs: 'closing-ranks',
    searchParams: ['exam', 'category', 'course', 'district', 'fee', 'unknown', 'residential'],
    aliases: ['chances', 'cutoffs', 'closingranks'],
    links: { label: 'chances', footer: 'admission' },
  },
  '/admission-chances/answer': {
    shape: 'text',
    cache: 'no-store',
    indexing: 'hidden',
    searchParams: ['course', 'district', 'fee', 'unknown', 'residential', 'round', 'in', 'sort', 'page', 'all'],
  },
  '/dates': {
    shape: 'text',
    needs: 'calendar',
    aliases: ['examdates', 'calendar'],
    links: { label: 'dates', footer: 'admission' },
  },
  '/costs': {
    shape: 'text',
    cache: 'max-age',
    needs: 'fee-rules',
    searchParams: ['course', 'kind', 'college'],
    aliases: ['cost', 'fees', 'fee'],
    links: { label: 'costs', footer: 'admission' },
  },
  '/costs/answer': {
    shape: 'text',
    cache: 'no-store',
    indexing: 'hidden',
    searchParams: ['from', 'course', 'kind', 'college'],
  },
  '/sources': { shape: 'text', links: { label: 'sources', footer: 'foot' } },
  '/data': { shape: 'text', aliases: ['opendata'], links: { label: 'data', footer: 'foot' } },
  '/developers': { shape: 'text', aliases: ['api', 'developer'], links: { label: 'developers', footer: 'foot' } },
  '/correction': { shape: 'text', cache: 'max-age', indexing: 'hidden', searchParams: ['id', 'figure'] },
  '/gallery': { shape: 'cards', indexing: 'hidden' },
  '/shortlist': { shape: 'cards', indexing: 'hidden' },
  '/shortlist/shared': { shape: 'cards', cache: 'max-age', indexing: 'hidden', searchParams: ['ids'] },
  '/myprofile': {
    shape: 'account',
    access: 'private',
    cache: 'no-store',
    indexing: 'hidden',
    searchParams: ['subscription'],
    aliases: ['profile'],
  },
  '/settings': {
    shape: 'account',
    access: 'private',
    cache: 'no-store',
    indexing: 'hidden',
    searchParams: ['tab', 'discard'],
  },
  '/college/review': {
    shape: 'sign-in',
    access: 'private',
    cache: 'no-store',
    indexing: 'hidden',
    searchParams: ['id'],
  },
  '/college/report': { shape: 'sign-in', cache: 'no-store', indexing: 'hidden', searchParams: ['id', 'review'] },
  '/login': {
    shape: 'sign-in',
    cache: 'no-store',
    indexing: 'hidden',
    searchParams: ['return', 'step'],
    aliases: ['signin'],
  },
  '/register': {
    shape: 'sign-in',
    cache: 'no-store',
    indexing: 'hidden',
    searchParams: ['return', 'step'],
    aliases: ['signup'],
  },
} as const satisfies Readonly<Record<`/${string}`, Entry>>

export type Route = keyof typeof ROUTE_TABLE

/** Where a chosen plan is paid. */
export const PAYMENT_PAGE = '/pay/:id([0-9a-f-]{36})'

/**
 * Pages with a value in their path, and the one for developers, as Next writes patterns of paths. They are noted
 * in no list: nobody looks for them, and none is cached.
 */
export const SIDE_PAGES = [
  // lib/rules/enquiries/enquiry-form.ts has the forms.
  '/reply/:form(contact|counselling|mentoring)',
  PAYMENT_PAGE,
  '/styleguide',
] as const

/** A page of ours, and what follows its path: query or anchor. */
export type PagePath = Route | `${Route}${'?' | '#'}${string}` | `/reply/${string}` | `/pay/${string}`

export function isRoute(path: string): path is Route {
  return Object.hasOwn(ROUTE_TABLE, path)
}

export const ROUTES: readonly Route[] = Object.keys(ROUTE_TABLE).filter(isRoute)

/** What the table says of a route, with what it leaves out. */
export function definitionOf(route: Route): RouteDefinition {
  return { ...USUAL, ...ROUTE_TABLE[route] }
}

/** Pages that a visitor must be signed in for; signed-out visitors are asked to sign in first. */
export const PRIVATE_ROUTES: readonly Route[] = ROUTES.filter((route) => definitionOf(route).access === 'private')

/** What the page of a route tells crawlers of itself; `undefined`: nothing keeps them away. */
export function robotsOf(route: Route): { index: false } | undefined {
  return definitionOf(route).indexing === 'hidden' ? { index: false } : undefined
}

/** The shape of each page by its route, small enough to be sent along to browsers. */
export const ROUTE_SHAPES: Readonly<Record<string, PageShape>> = Object.fromEntries(
  ROUTES.map((route) => [route, definitionOf(route).shape]),
)
