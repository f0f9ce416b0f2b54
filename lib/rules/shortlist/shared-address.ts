import type { PagePath } from '@/lib/rules/routes/table'
import { cleanIds } from '@/lib/rules/shortlist/selection'

/** So many institutions of a shortlist are passed on: each of them is read for one page. */
export const MAX_SHARED = 40

/** The English address under which a shortlist opens for anybody. */
export function sharedPath(ids: readonly string[]): PagePath {
  return `/shortlist/shared?ids=${ids.slice(0, MAX_SHARED).map(encodeURIComponent).join(',')}`
}

/** The institutions that such an address names. @param value as Next gives it */
export function parseSharedIds(value: string | string[] | undefined): string[] {
  return cleanIds([value ?? []].flat().flatMap((each) => each.split(','))).slice(0, MAX_SHARED)
}
