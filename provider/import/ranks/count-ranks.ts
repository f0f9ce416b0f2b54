import { figure } from '@/lib/rules/text/figure'
import { inOrder } from '@/provider/closing-ranks/category-words'
import type { PreparedList } from './prepare-ranks'

/** How many ranks there are, in all and by category. */
type Counts = { ranks: number; categories: Record<string, number> }
/** What a run read of a list, so that it can be held against the paper. */
export type ListCounts = Counts & {
  exam: string
  year: number
  round: number
  title: string
  isChanged: boolean
  colleges: number
  courses: number
  /** Of a PDF. */
  pages: (Counts & { page: number })[]
}

function countsOf(cells: PreparedList['cells']): Counts {
  const categories: Record<string, number> = {}
  for (const { category } of cells) categories[category] = (categories[category] ?? 0) + 1
  return { ranks: cells.length, categories }
}

export function countRanks(list: PreparedList, isChanged: boolean): ListCounts {
  const byPage = new Map<number, PreparedList['cells'][number][]>()
  for (const cell of list.cells) if (cell.page !== null) byPage.set(cell.page, [...(byPage.get(cell.page) ?? []), cell])
  return {
    exam: list.exam,
    year: list.year,
    round: list.round,
    title: list.description.title,
    isChanged,
    colleges: list.colleges.length,
    courses: list.courses.length,
    ...countsOf(list.cells),
    pages: [...byPage].sort((a, b) => a[0] - b[0]).map(([page, cells]) => ({ page, ...countsOf(cells) })),
  }
}

/** A list in one line. */
export function sayCounts({ title, colleges, courses, ranks, pages, isChanged }: ListCounts): string {
  const on = pages.length === 0 ? '' : ` on ${pages.length} pages`
  const [of, all, total] = [courses, colleges, ranks].map((each) => figure(each))
  return `${title}: ${total} ranks${on}, of ${of} courses of ${all} colleges${isChanged ? '' : ', as before'}.`
}

/** Ranks by page and category, as a table. */
export function tableOf({ categories, ranks, pages }: ListCounts): string[] {
  const codes = inOrder(Object.keys(categories))
  const row = (head: string, counts: Counts) =>
    [head, ...codes.map((code) => String(counts.categories[code] ?? 0)), String(counts.ranks)]
      .map((cell) => cell.padStart(6))
      .join('')
  return [
    ['page', ...codes, 'all'].map((cell) => cell.padStart(6)).join(''),
    ...pages.map((page) => row(String(page.page), page)),
    row('all', { categories, ranks }),
  ]
}
