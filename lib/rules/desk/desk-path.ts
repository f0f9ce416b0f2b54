import type { Language } from '@/lib/contract/language'

/**
 * The desk stands apart from the website's routes: in no list of pages, no sitemap and no cache. Its language comes
 * after its path, so that the cookie of its session is sent nowhere else.
 */
export const DESK_PATH = '/desk'
/** What its forms post to. */
export const DESK_POSTS = `${DESK_PATH}/do/`

/** The page that says so to who may not see another. Next's own forbidden() leaves its words to JavaScript. */
export const DESK_FORBIDDEN = '/forbidden'

export const isDeskPath = (path: string) => path === DESK_PATH || path.startsWith(`${DESK_PATH}/`)

/** @param page below the overview, such as `/enquiries` */
export const deskPath = (lang: Language, page: `/${string}` | '' = '') => `${DESK_PATH}/${lang}${page}`
