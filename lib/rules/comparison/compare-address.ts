import type { PagePath } from '@/lib/rules/routes/table'
import { cleanIds, MAX_COMPARED } from '@/lib/rules/shortlist/selection'

/** What an address asks to compare; `tooMany`: it names more than can be compared, and the first of them count. */
export type Asked = { ids: string[]; tooMany: boolean }

/**
 * The institutions that `/compare?ids=` names: by commas, or by several `ids` as a form sends them.
 * @param value as Next gives it
 */
export function parseCompareIds(value: string | string[] | undefined): Asked {
  const ids = cleanIds([value ?? []].flat().flatMap((each) => each.split(',')))
  return { ids: ids.slice(0, MAX_COMPARED), tooMany: ids.length > MAX_COMPARED }
}

const joined = (ids: readonly string[]) => ids.map(encodeURIComponent).join(',')

/** The English address of a comparison: one for each choice and order, that can be passed on. */
export function comparePath(ids: readonly string[]): PagePath {
  return ids.length === 0 ? '/compare' : `/compare?ids=${joined(ids)}`
}

/** Of a comparison out of which one was taken; the address has what it was before, so that it can be had back. */
export function removalPath(ids: readonly string[], removed: string): PagePath {
  const left = ids.filter((id) => id !== removed)
  return left.length === 0 ? `/compare?undo=${joined(ids)}` : `/compare?ids=${joined(left)}&undo=${joined(ids)}`
}

/** What `removalPath` took out, and what the comparison was before; `null` where nothing was. */
export function parseRemoval(undo: string | string[] | undefined, ids: readonly string[]) {
  const before = parseCompareIds(undo).ids
  const [removed, ...others] = before.filter((id) => !ids.includes(id))
  return removed === undefined || others.length > 0 ? null : { removed, before }
}
