import type { Locale } from '@/lib/contract/language'
// eslint-disable-next-line no-restricted-imports -- next.config.ts loads this, and knows no @/
import { ID_PATTERN } from '../../contract/constants'
import { definitionOf, ROUTES, SIDE_PAGES } from './table'

type Rewrite = { source: string; destination: string; has?: { type: 'query'; key: string; value: string }[] }

/** A group that is called like the parameter, without the anchors that `has` adds itself. */
const idPattern = (name: string) => `(?<${name}>${ID_PATTERN.source.slice(1, -1)})`

function pageRewrites(): Rewrite[] {
  return ROUTES.flatMap((route): Rewrite[] => {
    const { identity } = definitionOf(route)
    if (identity === undefined) return [{ source: route, destination: route }]
    const folder = route.replace(/[^/]+$/, `:${identity}`)
    return [
      { source: route, destination: folder, has: [{ type: 'query', key: identity, value: idPattern(identity) }] },
      // No id, or one that cannot be any: middleware.ts gives it the status 404.
      { source: route, destination: '/missing/institution' },
    ]
  })
}

/**
 * From the address of each page, in each language, to its folder under app/[lang]. For next.config.ts, whose
 * loader takes an `@/` that stands in another file for a path beside its own: so there is none here but of types.
 */
export function rewrites(locales: readonly Locale[]): Rewrite[] {
  const sidePages = SIDE_PAGES.map((source) => ({ source, destination: source.replace(/\(.*\)/, '') }))
  const english: Rewrite[] = [...pageRewrites(), ...sidePages]
  return locales.flatMap(({ code, prefix }) =>
    english.map(({ source, destination, ...rest }) => ({
      source: (source === '/' ? prefix : prefix + source) || '/',
      destination: `/${code}${destination === '/' ? '' : destination}`,
      ...rest,
    })),
  )
}
