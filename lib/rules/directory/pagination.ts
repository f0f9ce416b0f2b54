/** A page's number, or a gap in which pages are left out. */
export type PageItem = number | 'gap'

const SHOWN_WHOLE = 5

/**
 * What the pagination shows (spec 2 §9): every page when there are five or fewer, otherwise the
 * first, the last, and the current one with its neighbours, with a gap wherever pages are left out.
 * Nothing for one page or none.
 * @param current from 1; one outside 1..total is read as the nearest
 */
export function listPageItems(current: number, total: number): PageItem[] {
  if (total <= 1) return []
  if (total <= SHOWN_WHOLE) return Array.from({ length: total }, (_, index) => index + 1)
  const here = Math.min(total, Math.max(1, current))
  const shown = new Set([1, here - 1, here, here + 1, total].filter((page) => page >= 1 && page <= total))
  const pages = [...shown].sort((a, b) => a - b)
  return pages.flatMap((page, index): PageItem[] => (page - (pages[index - 1] ?? 0) > 1 ? ['gap', page] : [page]))
}
