import type { ReviewList } from '@/lib/contract/desk/review'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { parseUrl } from '@/lib/contract/parse-url'
import type { DeskPost } from './desk-posts'

/**
 * The desk stands apart from the website's routes: in no list of pages, no sitemap and no cache. Its language comes
 * after its path, so that the cookie of its session is sent nowhere else.
 */
export const DESK_PATH = '/desk'
/** What its forms post to. */
export const DESK_POSTS = `${DESK_PATH}/do/`
export const deskPost = <Post extends DeskPost>(post: Post) => `${DESK_POSTS}${post}` as const

/** The page that says so to who may not see another. Next's own forbidden() leaves its words to JavaScript. */
export const DESK_FORBIDDEN = '/forbidden'

export const isDeskPath = (path: string) => path === DESK_PATH || path.startsWith(`${DESK_PATH}/`)

/** @param page below the overview, such as `/enquiries` */
export const deskPath = (lang: Language, page: `/${string}` | '' = '') => `${DESK_PATH}/${lang}${page}`

/** Says to a page of the desk where it stands, its query with it; middleware.ts sets it, whatever a browser sends. */
export const DESK_PAGE_HEADER = 'x-desk-page'
const HERE = 'https://here.invalid'
const MAX_RETURN_LENGTH = 1_000
/** Of which nobody is sent away, or to which nobody comes back. */
const NEVER: readonly (string | undefined)[] = [undefined, '', 'sign-in', 'invitation', 'forbidden', 'preview-over']

/**
 * Where to go after signing in, of what stood in an address or a form: a page of the desk, with its query and anchor; `null`
 * for anything else, so that nobody is sent elsewhere, and for the overview, to which everybody comes.
 */
export function deskReturn(asked: string | null | undefined): string | null {
  if (!asked || asked.length > MAX_RETURN_LENGTH) return null
  const url = parseUrl(asked, HERE)
  if (url === null || url.origin !== HERE || !asked.startsWith('/') || !url.pathname.startsWith(`${DESK_PATH}/`))
    return null
  const [lang, page] = url.pathname.slice(DESK_PATH.length + 1).split('/')
  if (!LANGUAGES.some((code) => code === lang) || NEVER.includes(page)) return null
  return url.pathname + url.search + url.hash
}

/** The page of signing in, and of a way back to which it leads then. */
export const signInPage = (back: string | null) =>
  back === null ? ('/sign-in' as const) : (`/sign-in?${new URLSearchParams({ back })}` as const)

/** The page of a list of reviews; that of those that wait needs no word. */
export const reviewsPage = (list: ReviewList) => (list === 'held' ? '/reviews' : (`/reviews?state=${list}` as const))

/** What the form of a section of content posts to. */
export const CONTENT_POST = deskPost('content')
/** And that of an institution's page. */
export const PAGE_POST = deskPost('institution-page')
/** Where a policy is looked at while it is typed. */
export const POLICY_CHECK = `${DESK_POSTS}policy-check`
/** A policy of 200 kB in each language; a form writes each byte of Kannada as three. */
export const MAX_CONTENT_BYTES = 1_536 * 1024
/** A control for each place in it, and one for a file where a picture stands. */
export const MAX_CONTENT_PARTS = 4_000

/** What a list is uploaded to. */
export const IMPORT_POST = deskPost('import-add')
/** So much is let through to it, so that it says itself beside its field what is too large. */
export const MAX_IMPORT_POST_BYTES = 16 * 1024 * 1024

/** What a picture of an institution is uploaded to, which says itself what is too large, as a section of content does of one. */
export const PICTURE_POST = deskPost('institution-picture-add')
export const MAX_PICTURE_POST_BYTES = MAX_IMPORT_POST_BYTES

/** What a brochure of an institution is uploaded to, and changed by. */
export const BROCHURE_POST = deskPost('institution-brochure')

/** Under it who may see a picture that is proposed is shown it. */
export const PROPOSED_PATH = `${DESK_PATH}/proposed/`
/** Where whoever is signed in at the desk opens a brochure as it stands. */
export const standingBrochure = (institute: string, brochure: string) =>
  `${DESK_PATH}/brochure/${encodeURIComponent(institute)}/${encodeURIComponent(brochure)}` as const

/** Under it stand the pictures of the guide. */
export const GUIDE_PICTURES = `${DESK_PATH}/guide/`

/** What an open page asks again and again. */
export const presencePath = (list: string, id: string) =>
  `${DESK_PATH}/presence?${new URLSearchParams({ list, id })}` as const

/** What the cookie of the desk's session is called. */
export const deskCookieName = (isHttps: boolean) => (isHttps ? '__Secure-desk-session' : 'desk-session')

/** Keeps whose the session is or was, so that what they typed is nobody else's. */
export const DESK_ACCOUNT_COOKIE = 'desk-account'
/** Keeps which browser asked for a passkey, while its dialogue is open. */
export const PASSKEY_COOKIE = 'desk-passkey'
/** The answer of an authenticator, as JSON: a thousand characters, a few more with a chain of certificates. */
export const MAX_PASSKEY_LENGTH = 16_000

/** Under it every public page can be looked at as it would be with a draft. */
export const PREVIEW_PATH = `${DESK_PATH}/preview`
/** Keeps by what a draft may be seen, under that path alone. */
export const PREVIEW_COOKIE = 'desk-preview'
/** Says to its page in which language it is, for what knows of no address. */
export const PREVIEW_LANGUAGE_HEADER = 'x-preview-language'

/** Where an editor's link leads, which whoever has it may open. */
export const previewLink = (token: string, page: string, lang: Language) =>
  `${PREVIEW_PATH}?${new URLSearchParams({ token, page, lang })}`
