import { publicPath } from './public-path'
import type { PageShape } from './table'

/** What tells one page from another: its path and, of institutions, the id. Filters and tabs do not. */
function pageOf({ pathname, searchParams }: URL): string {
  const id = publicPath(pathname) === '/college/detail' ? searchParams.get('id') : null
  return id === null ? pathname : `${pathname}?id=${id}`
}

/**
 * The shape of the page that a visitor goes to.
 * @param to where to, as an absolute address or a path of this site
 * @param from the absolute address of the page that is shown
 * @param shapes by route, in English: the server sends them along, so that no browser loads the table
 * @returns `null` where no other page of ours comes: within the same page, and at unknown addresses
 */
export function shapeOnTheWay(to: string, from: string, shapes: Readonly<Record<string, PageShape>>): PageShape | null {
  const [here, there] = [new URL(from), new URL(to, from)]
  if (there.origin !== here.origin || pageOf(there) === pageOf(here)) return null
  const path = publicPath(there.pathname)
  return Object.hasOwn(shapes, path) ? (shapes[path] ?? null) : null
}
