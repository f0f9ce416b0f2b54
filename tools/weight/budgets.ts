import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'
import type { Route } from '@/lib/rules/routes/table'

/** What a page costs on a phone. Bytes as they come over the wire, times in milliseconds. */
export type Weight = Bytes & Partial<Loading>
export type Bytes = {
  /** Everything that comes without scrolling, with headers. */
  total: number
  html: number
  css: number
  fonts: number
  images: number
  js: number
  /** JavaScript beyond what an empty page of the framework loads, by gzip. */
  ours: number
}
/** Left out where bytes alone are weighed. */
export type Loading = {
  /** Cumulative layout shift. */
  shift: number
  longestTask: number
}
export type Measure = keyof Weight

const KB = 1000
/** How far a page may pass its budget before it counts: measurements vary. */
const TOLERANCE = 1.05

/** Pages that are made to be worked with; the others are content. */
const TOOLS: readonly Route[] = ['/filter', '/college/detail']

/** A page of one language; `address`: where it stands. */
export type Page = { route: Route; language: Language; address: string }

/** What a page may cost; a measure that is missing has no budget. A script of its own needs a font of its own. */
export function budgetOf({ route, language }: Pick<Page, 'route' | 'language'>): Partial<Weight> {
  const isFirstLanguage = language === DEFAULT_LANGUAGE
  return {
    css: 20 * KB,
    fonts: (isFirstLanguage ? 60 : 75) * KB,
    shift: 0.02,
    longestTask: 200,
    ...(route === '/' ? { total: (isFirstLanguage ? 250 : 300) * KB } : {}),
    // The home page finds as well: its search box, its lists and its form (docs/weight.md).
    ...(TOOLS.includes(route) ? {} : { ours: (route === '/' ? 46 : 45) * KB }),
  }
}

/** The measures in which a page passes its budget by more than five per cent. */
export function passed(weight: Weight, budget: Partial<Weight>): Measure[] {
  const measures = Object.keys(budget) as Measure[]
  return measures.filter((measure) => (weight[measure] ?? 0) > (budget[measure] ?? Infinity) * TOLERANCE)
}

const COLUMNS: readonly (readonly [measure: Measure, title: string, write: (value: number) => string])[] = [
  ['total', 'total kB', kilobytes],
  ['html', 'HTML', kilobytes],
  ['css', 'CSS', kilobytes],
  ['fonts', 'fonts', kilobytes],
  ['images', 'images', kilobytes],
  ['js', 'JS', kilobytes],
  ['ours', 'of ours', kilobytes],
  ['shift', 'CLS', (value) => value.toFixed(3)],
  ['longestTask', 'longest task ms', (value) => value.toFixed(0)],
]

function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1)
}

/** The table of all pages in Markdown; what passes its budget is marked with `!`. */
export function weightTable(pages: readonly (Page & { weight: Weight })[]): string {
  const head = ['page', ...COLUMNS.map(([, title]) => title)]
  const rows = pages.map(({ weight, ...page }) => {
    const over = passed(weight, budgetOf(page))
    return [
      page.address,
      ...COLUMNS.map(([measure, , write]) => {
        const value = weight[measure]
        return value === undefined ? '' : write(value) + (over.includes(measure) ? ' !' : '')
      }),
    ]
  })
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
