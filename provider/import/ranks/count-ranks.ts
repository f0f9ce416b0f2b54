import { figure } from '@/lib/rules/text/figure'
import { inOrder } from '@/provider/closing-ranks/category-words'
import type { PreparedList } from './prepare-ranks'

type Cell = { category: string; page: number | null }
/** How many ranks there are, in all and by category; `nobody`: how many cells say "--", `null` where that is not told. */
type Counts = {
  ranks: number
  categories: Record<string, number>
  nobody: { cells: number; categories: Record<string, number> } | null
}
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

function byCategory(cells: readonly Cell[]): Record<string, number> {
  const categories: Record<string, number> = {}
  for (const { category } of cells) categories[category] = (categories[category] ?? 0) + 1
  return categories
}

const countsOf = (ranks: readonly Cell[], nobody: readonly Cell[] | null): Counts => ({
  ranks: ranks.length,
  categories: byCategory(ranks),
  nobody: nobody && { cells: nobody.length, categories: byCategory(nobody) },
})

export function countRanks(list: PreparedList, isChanged: boolean): ListCounts {
  const { cells, nobody = null } = list
  const pages = [...new Set([...cells, ...(nobody ?? [])].flatMap(({ page }) => page ?? []))].sort((a, b) => a - b)
  const on = (of: number, all: readonly Cell[]) => all.filter(({ page }) => page === of)
  return {
    exam: list.exam,
    year: list.year,
    round: list.round,
    title: list.description.title,
    isChanged,
    colleges: list.colleges.length,
    courses: list.courses.length,
    ...countsOf(cells, nobody),
    pages: pages.map((page) => ({ page, ...countsOf(on(page, cells), nobody && on(page, nobody)) })),
  }
}

/** A list in one line. */
export function sayCounts({ title, colleges, courses, ranks, pages, isChanged }: ListCounts): string {
  const on = pages.length === 0 ? '' : ` on ${pages.length} pages`
  const [of, all, total] = [courses, colleges, ranks].map((each) => figure(each))
  return `${title}: ${total} ranks${on}, of ${of} courses of ${all} colleges${isChanged ? '' : ', as before'}.`
}

/** Ranks by page and category, as a table; where it is told, "12/24" is twelve ranks in 24 cells: the others say "--". */
export function tableOf({ pages, ...all }: ListCounts): string[] {
  const codes = inOrder([...new Set([...Object.keys(all.categories), ...Object.keys(all.nobody?.categories ?? {})])])
  const cell = (ranks: number, nobody: number | null) => (nobody === null ? `${ranks}` : `${ranks}/${ranks + nobody}`)
  const row = (head: string, { categories, ranks, nobody }: Counts) => [
    head,
    ...codes.map((code) => cell(categories[code] ?? 0, nobody && (nobody.categories[code] ?? 0))),
    cell(ranks, nobody && nobody.cells),
  ]
  const rows = [['page', ...codes, 'all'], ...pages.map((page) => row(String(page.page), page)), row('all', all)]
  const width = Math.max(...rows.flat().map(({ length }) => length)) + 2
  return rows.map((cells) => cells.map((each) => each.padStart(width)).join(''))
}
