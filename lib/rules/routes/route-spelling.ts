import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/contract/language'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { definitionOf, type Route, ROUTES } from './table'

/** Longer ones are no page of ours, however they are spelt. */
const MAX_LENGTH = 128

/** A name as it is compared: `/Terms-And_Conditions` and `/termsandconditions` are one. */
function bare(path: string): string {
  return path
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
    .replaceAll(/[-_+&\s]/g, '')
}

const NAMES: ReadonlyMap<string, Route> = new Map(
  ROUTES.flatMap((route) => {
    const names = [...(definitionOf(route).aliases ?? []), ...(route === '/' ? [] : [bare(route)])]
    return names.map((name) => [name, route] as const)
  }),
)

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
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
  const right = localizedPath(route, language ?? DEFAULT_LANGUAGE)
  return right === pathname ? null : right
}
