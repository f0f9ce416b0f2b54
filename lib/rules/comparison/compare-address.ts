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

/** The English address of a comparison: one for each choice and order, that can be passed on. */
export function comparePath(ids: readonly string[]): PagePath {
  return ids.length === 0 ? '/compare' : `/compare?ids=${ids.map(encodeURIComponent).join(',')}`
}
