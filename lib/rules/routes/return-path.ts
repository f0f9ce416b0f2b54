import { parseUrl } from '@/lib/contract/parse-url'
import { splitLanguage } from '@/lib/rules/routes/localized-url'
import { PAYMENT_PAGE, PRIVATE_ROUTES, ROUTES } from './table'

const MAX_LENGTH = 1_000
const HERE = 'https://here.invalid'
const NEVER: ReadonlySet<string> = new Set(['/login', '/register'])
const PAGES: ReadonlySet<string> = new Set(ROUTES.filter((route) => !NEVER.has(route)))
const PRIVATE_PAGES: ReadonlySet<string> = new Set(PRIVATE_ROUTES)
const PAYING = new RegExp(`^${PAYMENT_PAGE.replace(/:\w+/, '')}$`)

function pathTo(pages: ReadonlySet<string>, asked: string | null | undefined): string | null {
  if (!asked || asked.length > MAX_LENGTH || !/^\/(?![/\\])/.test(asked)) return null
  const url = parseUrl(asked, HERE)
  if (url === null || url.origin !== HERE) return null
  const { page } = splitLanguage(url.pathname)
  return pages.has(page) || PAYING.test(page) ? url.pathname + url.search + url.hash : null
}

/**
 * Where to go after signing in, of what stood in an address or a form: a page of ours in one of the
 * languages, with its query and anchor; `null` for anything else, so that nobody is sent elsewhere.
 */
export function returnPath(asked: string | null | undefined): string | null {
  return pathTo(PAGES, asked)
}

/** The same for the pages that need a session; `null` also for any other page of ours. */
export function privatePath(asked: string | null | undefined): string | null {
  return pathTo(PRIVATE_PAGES, asked)
}
